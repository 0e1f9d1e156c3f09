import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMemoryStore } from '../../json-server/store/memory-store.ts';
import type { Store } from '../../json-server/store/types.ts';
import type { Row } from '../../src/config/types.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

const GUEST: Row = {
  id: 'gst-busy',
  tenantId: 'demo',
  version: 1,
  firstName: 'İpek',
  lastName: 'Yılmaz',
  nationality: 'TR',
  isBlocked: false,
  createdAt: '2026-01-01T08:00:00.000Z',
  updatedAt: '2026-01-01T08:00:00.000Z',
};
const OTHER: Row = { ...GUEST, id: 'gst-other', firstName: 'Can' };
const FILE = ['ID,First name,Last name,Nationality', 'gst-busy,İpek,Demir,TR', ',Yeni,Misafir,TR'].join('\r\n');

/** Somebody writes this record each time just before a transaction begins. */
let written: string | undefined;
let collection = 'guests';
let tries = 0;
let app: TestApp;
beforeAll(async () => {
  const inner = createMemoryStore(structuredClone({ ...ROWS, guests: [...(ROWS['guests'] ?? []), GUEST, OTHER] }));
  const transact: Store['transact'] = async (work) => {
    const row = written === undefined ? undefined : inner.table(collection, 'demo').get(written);
    if (row) {
      tries += 1;
      await inner.transact((tx) => tx.put(collection, 'demo', { ...row, note: `Note ${tries}` }));
    }
    return inner.transact(work);
  };
  const store: Store = new Proxy(inner, {
    get: (target, name) => {
      if (name === 'transact') return transact;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  app = await startApp({ store });
});
afterAll(() => app.close());

const send = () =>
  app.call('POST', '/api/guests/import', { as: 'admin', raw: FILE, headers: { 'content-type': 'text/csv' } });
const lastName = () => app.store.table('guests', 'demo').get('gst-busy')?.['lastName'];
const size = () => app.store.table('guests', 'demo').size;

test('while others keep changing the same records, nothing is imported, and the answer says so', async () => {
  const before = size();
  [written, tries] = ['gst-busy', 0];
  const busy = await send();
  written = undefined;
  expect([busy.status, busy.body.message]).toEqual([
    409,
    'Others are changing the same records again and again. Nothing was imported; please try again in a moment.',
  ]);
  expect(tries).toBeGreaterThan(1);
  expect([lastName(), size()]).toEqual(['Yılmaz', before]);
});

test('writes to other records do not delay it', async () => {
  [written, tries] = ['gst-other', 0];
  const done = await send();
  written = undefined;
  expect([done.status, done.body['created'], done.body['updated']]).toEqual([200, 1, 1]);
  expect(lastName()).toBe('Demir');
  expect(app.store.table('guests', 'demo').get('gst-other')?.['note']).toMatch(/^Note/);
});

test('nights of prices that are worked out in slices: the same, and the same request twice is saved once', async () => {
  const cells = [{ estateId: 'est-a1', from: '2027-06-01', to: '2027-06-03', seen: '', minNights: 3 }];
  const save = (key: string) =>
    app.call('POST', '/api/price-grid', { as: 'admin', body: { cells }, headers: { 'idempotency-key': key } });
  [collection, written, tries] = ['estates', 'est-a1', 0];
  const busy = await save('first');
  expect([busy.status, busy.body.message]).toEqual([409, expect.stringContaining('Nothing was saved')]);
  expect(tries).toBeGreaterThan(1);
  [written, tries] = ['est-a2', 0];
  const saved = await save('second');
  const again = await save('second');
  written = undefined;
  expect([saved.status, saved.body['written'], again.text]).toEqual([200, 3, saved.text]);
});

test('an answer names as many issues as somebody reads', async () => {
  const body = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`k${index}`, 1]));
  const { status, body: answer } = await app.call('POST', '/api/guests', { as: 'admin', body });
  expect([status, Object.keys(answer.errors).length]).toEqual([422, 500]);
});
