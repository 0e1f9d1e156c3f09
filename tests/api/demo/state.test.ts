import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openFileStore } from '../../store/directory.ts';
import { ask, type Demo, DEMO_ROWS, startDemo } from './demo-app.ts';

const app = await startDemo();
afterAll(() => app.close());

const kanban = '/api/apps/kanban';
const read = (url: string, as = 'admin'): Promise<Demo> => ask(app, url, as);

/** Each id on a board is an item, and none stands twice. */
function isWhole({ boards, items }: Demo): boolean {
  const placed = boards.flatMap((one) => one.itemsIds);
  const known = new Set(items.map(({ id }) => id));
  return new Set(placed).size === placed.length && placed.every((id) => known.has(id));
}

describe('a list under concurrent writes never shows half a change', () => {
  test('100 kanban calls at once, with readers between them', async () => {
    const writes = Array.from({ length: 100 }, (_, index) => {
      const kind = index % 5;
      if (kind === 0)
        return app.call('POST', `${kanban}/item/add`, {
          as: 'admin',
          body: { itemTitle: `Item ${index}`, boardName: 'x', boardId: 1 + (index % 3) },
        });
      if (kind === 1)
        return app.call('PUT', `${kanban}/item/state-update`, {
          as: 'admin',
          body: { boardId: 1 + (index % 3), ids: [1 + (index % 6)] },
        });
      if (kind === 2)
        return app.call('POST', `${kanban}/board/add`, { as: 'admin', body: { title: `Board ${index % 20}` } });
      if (kind === 3) return app.call('PUT', `${kanban}/board/state-update`, { as: 'admin', body: [1 + (index % 3)] });
      return app.call('DELETE', `${kanban}/item/${1 + (index % 6)}`, { as: 'admin' });
    });
    const reads = Array.from({ length: 30 }, () => read(kanban));
    for (const { status } of await Promise.all(writes)) expect([201, 204, 400]).toContain(status);
    for (const state of await Promise.all(reads)) expect(isWhole(state)).toBe(true);
    const after = await read(kanban);
    expect(isWhole(after)).toBe(true);
    const ids = after.boards.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const titles = after.boards.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
  test('100 toggles of one label at once leave it as it was; 51 more turn it round', async () => {
    const toggle = () => app.call('POST', '/api/apps/email', { as: 'admin', body: { ids: [2, 4], label: 'personal' } });
    const labels = async () => {
      const { emails } = await read('/api/apps/email');
      return [2, 4].map((id) => emails.find((one) => one.id === id)?.labels.includes('personal'));
    };
    await Promise.all(Array.from({ length: 100 }, toggle));
    expect(await labels()).toEqual([false, false]);
    await Promise.all(Array.from({ length: 51 }, toggle));
    expect(await labels()).toEqual([true, true]);
  });
  test('30 users at once get 30 ids', async () => {
    const made = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        app.call('POST', '/api/apps/users', { as: 'admin', body: { fullName: `User ${index}` } }),
      ),
    );
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(30);
  });
});

test('tenants do not see each other’s writes, and each has the seed', async () => {
  const url = '/api/apps/ecommerce/products';
  expect((await app.call('DELETE', `${url}/50`, { as: 'otherAdmin' })).status).toBe(204);
  expect((await read(url, 'otherAdmin')).total).toBe(49);
  expect((await read(url, 'admin')).total).toBe(50);
  const selected = await app.call('GET', url, { as: 'SuperAdmin', headers: { 'x-tenant-id': 'bosphorus' } });
  expect(selected.body.total).toBe(49);
  expect(selected.text).not.toContain('tenantId');
});

test('an emptied list stays empty', async () => {
  const vehicles = await read('/api/apps/invoice?itemsPerPage=-1');
  for (const { id } of vehicles.invoices) await app.call('DELETE', `/api/apps/invoice/${id}`, { as: 'admin' });
  expect(await read('/api/apps/invoice')).toEqual({ invoices: [], totalInvoices: 0 });
});

test('answered changes survive a crash', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'konak-demo-'));
  const copy = await mkdtemp(join(tmpdir(), 'konak-demo-'));
  const first = await startDemo({
    store: await openFileStore({ file: join(directory, 'konak.db'), seed: () => DEMO_ROWS }),
  });
  try {
    const added = await first.call('POST', `${kanban}/board/add`, { as: 'admin', body: { title: 'Kept' } });
    expect(added.status).toBe(201);
    await first.call('DELETE', '/api/apps/users/9', { as: 'admin' });
    // The files as a killed process would leave them.
    const files = (await readdir(directory)).filter((name) => !name.includes('lock'));
    for (const name of files) await cp(join(directory, name), join(copy, name));
    const second = await startDemo({
      store: await openFileStore({ file: join(copy, 'konak.db'), seed: () => ({}) }),
    });
    try {
      const body = await ask(second, kanban);
      expect(body.boards.map(({ title }) => title)).toContain('Kept');
      expect((await second.call('GET', '/api/apps/users/9', { as: 'admin' })).status).toBe(404);
    } finally {
      await second.close();
    }
  } finally {
    await first.close();
    for (const one of [directory, copy]) await rm(one, { recursive: true, force: true });
  }
});
