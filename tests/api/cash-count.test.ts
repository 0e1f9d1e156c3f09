import { afterEach, beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
  await app.call('POST', '/api/accounts', {
    as: 'admin',
    body: { name: 'Front desk', kind: 'CASH_DESK', currency: 'EUR' },
  });
  desk = app.store
    .table('accounts', 'demo')
    .equal('kind', 'CASH_DESK')
    .find(({ name }) => name === 'Front desk')!.id;
  await collect(10_050);
});
afterEach(() => app.close());

let desk: string;
const collect = (amount: number) =>
  app.call('POST', '/api/payments', {
    as: 'admin',
    body: {
      kind: 'COLLECTION',
      reservationId: 'res-r-000001',
      method: 'CASH',
      amount,
      currency: 'EUR',
      accountId: desk,
    },
  });
const balance = async () =>
  (await app.call('GET', '/api/accounts/balances', { as: 'admin' })).body.items.find(({ id }) => id === desk)?.[
    'balance'
  ];
const HUNDRED = [
  { value: 10_000, quantity: 1 },
  { value: 50, quantity: 1 },
  { value: 1, quantity: 0 },
];
const count = (body: object, as = 'Accounting', key?: string) =>
  app.call('POST', '/api/cash-counts', {
    as,
    body: { accountId: desk, pieces: HUNDRED, expected: 10_050, ...body },
    ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
  });
const entries = (id: string) =>
  app.store
    .table('ledger-entries', 'demo')
    .equal('docId', id)
    .map(({ account, accountId, debit, credit, docType }) => [docType, account, accountId, debit, credit]);

test('a drawer that is as the books say: kept with who counted, and nothing is posted', async () => {
  const made = await count({ reason: 'not needed' });
  expect([made.status, made.body]).toEqual([
    201,
    expect.objectContaining({
      expected: 10_050,
      counted: 10_050,
      difference: 0,
      reason: null,
      status: null,
      currency: 'EUR',
      // Denominations with no pieces are left out.
      pieces: [
        { value: 10_000, quantity: 1 },
        { value: 50, quantity: 1 },
      ],
    }),
  ]);
  expect(made.body['countedBy']).toBeTruthy();
  expect([entries(made.body.id), await balance()]).toEqual([[], 10_050]);
});

test('PA4: a difference has a reason and is posted, so that the books equal the drawer', async () => {
  const pieces = [{ value: 5000, quantity: 2 }];
  const refused = await count({ pieces });
  expect([refused.status, refused.body.errors]).toEqual([422, { reason: [expect.stringContaining('-0.50 EUR')] }]);
  const short = await count({ pieces, reason: 'A coin too few' });
  expect(entries(short.body.id)).toEqual([
    ['CASH_COUNT', 'CASH_DIFFERENCE', undefined, 50, 0],
    ['CASH_COUNT', 'CASH', desk, 0, 50],
  ]);
  expect(await balance()).toBe(10_000);
  const over = await count({ expected: 10_000, reason: 'Found it' });
  expect([over.body['difference'], await balance()]).toEqual([50, 10_050]);
});

test('money received during a count raises a question, and a repeated call counts once', async () => {
  await collect(1000);
  const stale = await count({});
  expect([stale.status, Object.keys(stale.body.errors)]).toEqual([409, ['expected']]);
  expect(stale.body.message).toContain('110.50 EUR, not 100.50 EUR');
  const key = 'the-same-count-of-the-drawer';
  const again = { expected: 11_050, reason: 'Ten short' };
  const first = await count(again, 'admin', key);
  const second = await count(again, 'admin', key);
  expect([first.status, second.body.id, await balance()]).toEqual([201, first.body.id, 10_050]);
});

test.each([
  ['a bank account', { accountId: 'acc-2' }, 'accountId'],
  ['a desk of another company', { accountId: 'acc-b' }, 'accountId'],
  ['a note that there is not', { pieces: [{ value: 3000, quantity: 1 }] }, 'pieces'],
  ['a note twice', { pieces: [HUNDRED[0], HUNDRED[0]] }, 'pieces'],
  ['half a note', { pieces: [{ value: 10_000, quantity: 0.5 }] }, 'pieces.0.quantity'],
  ['less than none', { pieces: [{ value: 10_000, quantity: -1 }] }, 'pieces.0.quantity'],
])('%s is refused beside its field', async (_what, body, field) => {
  const refused = await count(body);
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
});

test('a count stays as it was', async () => {
  const { id, version } = (await count({})).body;
  for (const body of [{ reason: 'Other' }, { pieces: [] }, { handsOverTo: 'Me' }]) {
    expect((await app.call('PATCH', `/api/cash-counts/${id}`, { as: 'admin', version, body })).status).toBe(409);
  }
  expect((await app.call('DELETE', `/api/cash-counts/${id}`, { as: 'admin', version })).status).toBe(409);
  for (const as of ['HouseKeeping', 'Investor']) expect((await count({}, as)).status).toBe(403);
});

test('handing over a shift: the person who counted cannot take it over, another one does so in their own name', async () => {
  const made = await count({ handsOverTo: ' Deniz ' });
  expect(made.body).toMatchObject({ handsOverTo: 'Deniz', status: 'WAITING', takenOverBy: null });
  const act = (action: string, as: string, body: object = {}) =>
    app.call('POST', `/api/cash-counts/${made.body.id}/actions/${action}`, { as, body });
  expect((await act('takeOver', 'Accounting')).status).toBe(409);
  const taken = await act('takeOver', 'admin');
  expect(taken.body).toMatchObject({ status: 'TAKEN_OVER', takenOverById: 'usr-admin' });
  expect([taken.body['takenOverBy'], taken.body['takenOverAt']].every(Boolean)).toBe(true);
  expect((await act('takeOver', 'SuperAdmin')).status).toBe(409);
});

test('a wrong count is not taken over, with a reason', async () => {
  const made = await count({ handsOverTo: 'Deniz' });
  const decline = (body: object) =>
    app.call('POST', `/api/cash-counts/${made.body.id}/actions/decline`, { as: 'admin', body });
  expect((await decline({})).status).toBe(422);
  expect((await decline({ declineReason: 'Fifty is missing' })).body).toMatchObject({
    status: 'DECLINED',
    declineReason: 'Fifty is missing',
    takenOverBy: null,
  });
});
