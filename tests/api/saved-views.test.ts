import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ListSettings } from '../../src/wire/list-settings.ts';
import { type Answer, startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());

const LIST = 'reservations';
const settings = async (as: string, list = LIST): Promise<ListSettings> => {
  const answer = await app.call('GET', `/api/_meta/lists?resource=${list}`, { as });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as ListSettings;
};
const choose = (as: string, body: object) =>
  app.call('PUT', '/api/_meta/lists', { as, body: { resource: LIST, ...body } });
const save = (as: string, body: object = {}) =>
  app.call('POST', '/api/_meta/views', { as, body: { resource: LIST, name: 'Mine', query: {}, ...body } });
const change = (as: string, id: string, body: object) => app.call('PUT', `/api/_meta/views/${id}`, { as, body });
const remove = (as: string, id: string) => app.call('DELETE', `/api/_meta/views/${id}`, { as });
const made = async (as: string, body: object = {}): Promise<string> => {
  const answer = await save(as, body);
  expect(answer.status, answer.text).toBe(201);
  return String(answer.body['created']);
};
const names = async (as: string) => (await settings(as)).views.map(({ name }) => name);

const BY_PRICE = {
  filters: [
    { key: 'status', operator: 'eq', value: 'SUCCESSFUL' },
    { key: 'totalPrice', operator: 'gte', value: '1' },
  ],
  sort: { key: 'totalPrice', direction: 'DESC' },
};

describe('columns', () => {
  test('are a person’s own, list by list and company by company, and go back to the usual', async () => {
    const columns = [{ field: 'status' }, { field: 'code', width: 150 }];
    expect((await choose('admin', { columns })).body).toMatchObject({ columns });
    expect((await settings('admin')).columns).toEqual(columns);
    expect((await settings('admin', 'estates')).columns).toBeNull();
    expect((await settings('Accounting')).columns).toBeNull();
    expect((await settings('otherAdmin')).columns).toBeNull();
    await choose('admin', { columns: null });
    expect((await settings('admin')).columns).toBeNull();
  });

  test('what the role may not read is offered to nobody and kept for nobody', async () => {
    const all = await settings('admin');
    const few = await settings('HouseKeeping');
    expect(all.fields).toContain('totalPrice');
    expect(few.fields).not.toContain('totalPrice');
    const columns = [{ field: 'totalPrice' }, { field: 'code' }, { field: '__proto__' }, { field: 'nope' }, 7];
    expect((await choose('HouseKeeping', { columns })).body['columns']).toEqual([{ field: 'code' }]);
    expect((await choose('HouseKeeping', { columns: [{ field: 'totalPrice' }] })).body['columns']).toBeNull();
  });
});

describe('saved views', () => {
  test('personal ones are seen, changed and deleted by nobody else, of this company or another', async () => {
    const id = await made('Accounting', { query: BY_PRICE, columns: [{ field: 'code' }] });
    const [view] = (await settings('Accounting')).views;
    expect(view).toMatchObject({
      id,
      name: 'Mine',
      isMine: true,
      isShared: false,
      mayChange: true,
      mayDelete: true,
      isPartial: false,
      query: BY_PRICE,
      columns: [{ field: 'code' }],
    });
    for (const other of ['admin', 'SuperAdmin', 'HouseKeeping', 'otherAdmin']) {
      expect(await names(other)).toEqual([]);
      expect((await change(other, id, { name: 'Theirs' })).status).toBe(404);
      expect((await remove(other, id)).status).toBe(404);
      expect((await choose(other, { opens: id })).status).toBe(422);
    }
    expect(await names('Accounting')).toEqual(['Mine']);
  });

  test('are renamed, brought up to date, opened first and deleted', async () => {
    const id = await made('Accounting');
    expect((await change('Accounting', id, { name: '  Late   payers ' })).status).toBe(200);
    await change('Accounting', id, { query: BY_PRICE });
    await change('Accounting', id, { columns: [{ field: 'status' }] });
    expect((await choose('Accounting', { opens: id })).body).toMatchObject({ opens: id });
    expect(await settings('Accounting')).toMatchObject({
      opens: id,
      views: [{ name: 'Late payers', query: BY_PRICE, columns: [{ field: 'status' }] }],
    });
    // Columns and what the list opens with are chosen apart.
    await choose('Accounting', { columns: [{ field: 'code' }] });
    expect(await settings('Accounting')).toMatchObject({ opens: id, columns: [{ field: 'code' }] });
    expect((await remove('Accounting', id)).body).toMatchObject({ opens: null, views: [] });
    expect((await remove('Accounting', id)).status).toBe(404);
  });

  test('only who has the right shares one, and changes or deletes what is shared', async () => {
    expect((await save('Accounting', { isShared: true })).status).toBe(403);
    const own = await made('Accounting');
    expect((await change('Accounting', own, { isShared: true })).status).toBe(403);
    expect((await settings('Accounting')).mayShare).toBe(false);
    expect((await settings('admin')).mayShare).toBe(true);

    const id = await made('admin', { name: 'All of us', isShared: true });
    expect(await names('Accounting')).toEqual(['Mine', 'All of us']);
    expect((await settings('Accounting')).views[1]).toMatchObject({
      isMine: false,
      isShared: true,
      by: 'admin Tester',
      mayChange: false,
      mayDelete: false,
    });
    expect(await names('otherAdmin')).toEqual([]);
    expect((await change('Accounting', id, { name: 'Mine now' })).status).toBe(403);
    expect((await remove('Accounting', id)).status).toBe(403);
    expect((await choose('Accounting', { opens: id })).status).toBe(200);
    expect((await change('SuperAdmin', id, { name: 'Ours' })).status).toBe(200);
    expect(await names('Accounting')).toEqual(['Mine', 'Ours']);
    // No longer shared: it is its maker's again, and nobody else's list opens with it.
    await change('admin', id, { isShared: false });
    expect(await settings('Accounting')).toMatchObject({ opens: null, views: [{ name: 'Mine' }] });
    expect(await names('SuperAdmin')).toEqual([]);
  });

  test('who saves second hears who was first and when, and may still save over it', async () => {
    const id = await made('admin', { name: 'All of us', isShared: true });
    const seen = async (as: string) => (await settings(as)).views.find((view) => view.id === id)?.version;
    expect([await seen('admin'), await seen('SuperAdmin')]).toEqual([1, 1]);
    expect((await change('SuperAdmin', id, { query: BY_PRICE, version: 1 })).status).toBe(200);
    const late = await change('admin', id, { query: { q: 'sea' }, version: 1 });
    expect([late.status, late.body]).toMatchObject([
      409,
      { type: 'urn:konak:problem:viewChanged', changedBy: 'SuperAdmin Tester', version: 2 },
    ]);
    expect(late.body['changedAt']).toEqual(expect.stringMatching(/^2026-/));
    expect((await settings('admin')).views[0]).toMatchObject({ query: BY_PRICE, version: 2 });
    // Over what they heard of; not over a third one.
    expect((await change('admin', id, { query: { q: 'sea' }, version: 2 })).status).toBe(200);
    expect((await change('SuperAdmin', id, { name: 'Ours', version: 2 })).status).toBe(409);
    expect((await change('SuperAdmin', id, { name: 'Ours', version: 'x' })).status).toBe(400);
    expect((await settings('admin')).views[0]).toMatchObject({ name: 'All of us', query: { q: 'sea' }, version: 3 });
  });

  test('a shared one asks what its reader may ask: the rest is left out, and their list answers', async () => {
    await made('admin', { isShared: true, query: BY_PRICE, columns: [{ field: 'totalPrice' }, { field: 'code' }] });
    const [view] = (await settings('HouseKeeping')).views;
    expect(view).toMatchObject({
      query: { filters: [BY_PRICE.filters[0]] },
      columns: [{ field: 'code' }],
      isPartial: true,
    });
    expect(JSON.stringify(view)).not.toContain('totalPrice');
    expect((await app.call('GET', '/api/reservations?status=SUCCESSFUL', { as: 'HouseKeeping' })).status).toBe(200);
    // Another list’s readers hear nothing of it.
    expect((await settings('admin', 'estates')).views).toEqual([]);
  });

  test('a name is needed, short, and once a person and list', async () => {
    await made('admin', { name: 'Ödenmemiş' });
    for (const name of ['', '   ', 'x'.repeat(61), 'a\u0000b', 'ÖDENMEMİŞ', 7, null, undefined]) {
      const answer = await save('admin', { name });
      expect([answer.status, Object.keys(answer.body.errors)], String(name)).toEqual([422, ['name']]);
    }
    await made('SuperAdmin', { name: 'Ödenmemiş' });
    await made('admin', { name: 'Ödenmemiş', resource: 'estates' });
    const other = await made('admin', { name: 'Other' });
    expect((await change('admin', other, { name: 'ödenmemiş' })).status).toBe(422);
    expect((await change('admin', other, { name: 'Other' })).status).toBe(200);
  });

  test('fifty a person and list, whoever presses how often at once', async () => {
    for (let count = 0; count < 48; count += 1) await made('admin', { name: `View ${count}` });
    const last = await Promise.all(Array.from({ length: 5 }, (_, count) => save('admin', { name: `Last ${count}` })));
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422, 422]);
    await made('admin', { name: 'Elsewhere', resource: 'estates' });
    await made('SuperAdmin', { name: 'Mine' });
  });

  test('the same request sent twice makes one', async () => {
    const send = (): Promise<Answer> =>
      app.call('POST', '/api/_meta/views', {
        as: 'admin',
        body: { resource: LIST, name: 'Once', query: {} },
        headers: { 'idempotency-key': 'k1' },
      });
    expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
    expect(await names('admin')).toEqual(['Once']);
  });
});

describe('conditions', () => {
  const ask = (as: string, where: unknown, more = '') =>
    app.call('GET', `/api/reservations?where=${encodeURIComponent(JSON.stringify(where))}${more}`, { as });
  const EITHER = { any: [{ status: 'SUCCESSFUL' }, { not: { status: { in: ['SUCCESSFUL', 'CANCELLED'] } } }] };

  test('a list is asked any of them, all of them and their contrary, within its rights and row scope', async () => {
    const all = (await app.call('GET', '/api/reservations?pageSize=-1', { as: 'admin' })).body.items;
    const not = all.filter(({ status }) => status !== 'CANCELLED');
    const found = await ask('admin', EITHER, '&pageSize=-1');
    expect(found.body.items.map(({ id }) => id).toSorted()).toEqual(not.map(({ id }) => id).toSorted());
    expect((await ask('admin', { all: [EITHER, { status: 'CANCELLED' }] })).body.total).toBe(0);
    const own = (await app.call('GET', '/api/reservations', { as: 'Investor' })).body.total;
    expect((await ask('Investor', EITHER)).body.total).toBeLessThanOrEqual(own);
    expect((await ask('admin', { totalPrice: { gte: '1' } })).status).toBe(200);
    const refused = await ask('HouseKeeping', { any: [{ status: 'SUCCESSFUL' }, { totalPrice: { gte: '1' } }] });
    expect([refused.status, refused.body.errors]).toEqual([400, { where: ['This condition cannot be used here.'] }]);
  });

  test('a saved one is left out for who may not ask it', async () => {
    const where = JSON.stringify({ any: [{ totalPrice: { gte: '1' } }, { status: 'SUCCESSFUL' }] });
    await made('admin', { isShared: true, query: { where } });
    expect((await settings('admin')).views[0]).toMatchObject({ query: { where }, isPartial: false });
    expect((await settings('HouseKeeping')).views[0]).toMatchObject({ query: {}, isPartial: true });
  });
});

describe('odd questions', () => {
  test.each([
    ['GET', '/api/_meta/lists', undefined, 400],
    ['GET', '/api/_meta/lists?resource=nope', undefined, 404],
    ['GET', '/api/_meta/lists?resource=__proto__', undefined, 404],
    ['PUT', '/api/_meta/lists', [], 400],
    ['PUT', '/api/_meta/lists', { columns: [] }, 400],
    ['PUT', '/api/_meta/lists', { resource: 'constructor', columns: [] }, 404],
    ['PUT', '/api/_meta/lists', { resource: LIST, opens: 7 }, 422],
    ['POST', '/api/_meta/views', 'text', 400],
    ['POST', '/api/_meta/views', { resource: LIST, name: 'A', isShared: 'yes' }, 400],
    ['PUT', '/api/_meta/views/nope', { name: 'A' }, 404],
    ['DELETE', '/api/_meta/views/nope', undefined, 404],
  ])('%s %s %j is %i', async (method, path, body, status) => {
    const answer = await app.call(method, path, { as: 'admin', ...(body !== undefined && { body }) });
    expect(answer.status, answer.text).toBe(status);
  });

  test('strangers get nothing, and a role only the lists it may open', async () => {
    expect((await app.call('GET', `/api/_meta/lists?resource=${LIST}`)).status).toBe(401);
    expect((await app.call('GET', '/api/_meta/lists?resource=payments', { as: 'HouseKeeping' })).status).toBe(404);
    expect((await save('HouseKeeping', { resource: 'payments' })).status).toBe(404);
  });

  test('a question beyond reason is refused, and unknown parts of one are not kept', async () => {
    const filter = (value: string) => ({
      key: 'code',
      operator: 'in',
      value: Array.from({ length: 90 }, () => value),
    });
    const filters = Array.from({ length: 20 }, () => filter('g'.repeat(100)));
    expect((await save('admin', { query: { filters } })).status).toBe(422);
    await made('admin', { query: { view: 'nope', filters: [{ key: 'constructor', operator: 'eq', value: 'x' }] } });
    expect((await settings('admin')).views[0]?.query).toEqual({});
  });
});
