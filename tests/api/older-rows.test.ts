import { afterEach, describe, expect, test } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { idOf, statementsOf, stay, withRows } from './statements-help.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
afterEach(() => app.close());

/** As rows are that are older than a field, or came with data that leave out what is empty. */
const withoutNulls = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withoutNulls)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).flatMap(([key, of]) => (of === null ? [] : [[key, withoutNulls(of)]])))
      : value;
const strip = (collection: string, id: string) =>
  app.store.transact((tx) => {
    const row = tx.table(collection, 'demo').get(id);
    tx.put(collection, 'demo', withoutNulls(row) as Row);
  });

describe('a published statement whose row lacks what is empty', () => {
  const { generate, one, act, publish } = statementsOf(() => app);
  const started = async (paid: boolean) => {
    app = await startApp({
      rows: withRows({
        stays: [stay('res-oct', { checkIn: '2026-10-05', checkOut: '2026-10-15', accommodationPrice: 1_000_000 })],
        charges: [],
      }),
    });
    await generate(10);
    await publish(idOf(10));
    if (paid) await act(idOf(10), 'pay');
    await strip('statements', idOf(10));
    expect(await one(idOf(10))).toMatchObject({ status: paid ? 'PAID' : 'PUBLISHED', withholdingTax: 160_000 });
  };
  test.each([
    [false, { withholdingDocNo: '2026/11-7' }],
    [false, {}],
    [true, { withholdingDocNo: '2026/11-8' }],
  ])('is declared (paid: %s, %j), once', async (paid, body) => {
    await started(paid);
    const answer = await act(idOf(10), 'declareWithholding', body);
    expect([answer.status, answer.body.message]).toEqual([200, undefined]);
    expect(await one(idOf(10))).toMatchObject({ ...body, withholdingDeclaredAt: expect.any(String) as string });
    expect((await act(idOf(10), 'declareWithholding')).status).toBe(409);
  });
  test('stays as it is otherwise', async () => {
    await started(false);
    const { version } = await one(idOf(10));
    const answer = await app.call('PATCH', `/api/statements/${idOf(10)}`, {
      as: 'Accounting',
      body: { note: 'Later' },
      version,
    });
    expect(answer.status).toBe(409);
  });
});

describe('what recurs', () => {
  test.each([
    ['recurring-expenses', 'rex-1', { description: 'Dues of the building' }],
    ['recurring-tasks', 'rec-1', { title: 'Pool, large' }],
  ])('%s: an edit of something else leaves the next day where it is', async (collection, id, body) => {
    app = await startApp();
    // A day that passed while the server was down is still to be made up for.
    await app.store.transact((tx) => {
      const row = tx.table(collection, 'demo').get(id);
      if (row)
        tx.put(collection, 'demo', { ...row, startsOn: '2026-06-20', nextOn: '2026-10-20', makeOn: '2026-10-13' });
    });
    await strip(collection, id);
    const { version } = (await app.call('GET', `/api/${collection}/${id}`, { as: 'admin' })).body;
    const answer = await app.call('PATCH', `/api/${collection}/${id}`, { as: 'admin', body, version });
    expect([answer.status, answer.body['nextOn']]).toEqual([200, '2026-10-20']);
  });
});

test('IV1: what begins with yes is yes of an owner whose record is older than the field, in answers and in filters', async () => {
  app = await startApp();
  expect(app.store.table('investors', 'demo').get('inv-1')?.['showPrices']).toBeUndefined();
  const found = async (query: string) => {
    const { body } = await app.call('GET', `/api/investors?${query}`, { as: 'admin' });
    return body.items.map(({ id, ...row }) => [id, row['showPrices']]);
  };
  expect(await found('showPrices=true')).toContainEqual(['inv-1', true]);
  expect(await found('showPrices.ne=true')).toEqual([]);
  const { body: one } = await app.call('GET', '/api/investors/inv-1', { as: 'admin' });
  expect(one).toMatchObject({ showPrices: true, showGuestContact: null });
  const no = { as: 'admin', body: { showPrices: false }, version: one.version };
  expect((await app.call('PATCH', '/api/investors/inv-1', no)).body).toMatchObject({ showPrices: false });
  expect(await found('showPrices=false')).toEqual([['inv-1', false]]);
  expect(await found('showPrices.ne=true')).toEqual([['inv-1', false]]);
});
