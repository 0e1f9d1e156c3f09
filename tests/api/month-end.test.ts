import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { ROWS } from './rows.ts';
import { idOf, statementsOf, withRows } from './statements-help.ts';
import { startApp, type TestApp } from './support.ts';

const IBAN = 'TR330006100519786457841326';
const account = (id: string, tenantId: string, more: object): Row => ({
  id,
  tenantId,
  version: 1,
  createdAt: '2026-01-01T08:00:00.000Z',
  name: id,
  kind: 'BANK',
  isActive: true,
  ...more,
});

let app: TestApp;
const start = async (more: Readonly<Record<string, readonly Row[]>> = {}) => {
  const rows = withRows({ investor: { iban: IBAN, payoutCurrency: 'TRY', email: 'owner@example.com' } });
  const accounts: readonly Row[] = [
    ...(ROWS['accounts'] ?? []),
    account('acc-try', 'demo', { currency: 'TRY', iban: 'TR560006100519786457841325' }),
    account('acc-own', 'demo', { kind: 'OWNER', currency: 'TRY' }),
    account('acc-eur', 'demo', { currency: 'EUR', iban: 'DE89370400440532013000' }),
    account('acc-other', 'bosphorus', { currency: 'TRY' }),
  ];
  app = await startApp({ rows: { ...rows, accounts, ...more } });
  app.clock.now = Date.parse('2026-12-02T09:00:00.000Z');
};
beforeEach(() => start());
afterEach(() => app.close());
const { generate, one, publish, act } = statementsOf(() => app);

type MonthRow = { id: string; version: number; status: string; oddities: { code: string }[] };
const monthOf = async (month: number, as = 'Accounting') => {
  const { status, body } = await app.call('GET', `/api/statements/month-end?year=2026&month=${month}`, { as });
  return { status, body, rows: (body['rows'] ?? []) as unknown as MonthRow[], missing: body['missing'] };
};
const rowOf = async (month: number, as = 'Accounting') => {
  const row = (await monthOf(month, as)).rows.find(({ id }) => id === idOf(month));
  if (!row) throw new Error('The month does not have the statement');
  return { id: row.id, version: row.version, oddities: row.oddities.map(({ code }) => code) };
};
const send = (path: string, body: object, as = 'Accounting', headers = {}) =>
  app.call('POST', `/api/statements/${path}`, { as, body, headers });
const publishNow = async (month: number) => send('publish', { statements: [await rowOf(month)] });
const payNow = async (month: number, accountId = 'acc-try', more: { as?: string; headers?: object } = {}) => {
  const { id, version } = await rowOf(month);
  return send('pay-out', { accountId, statements: [{ id, version }] }, more.as, more.headers);
};
const batches = async () => (await app.call('GET', '/api/payout-batches', { as: 'Accounting' })).body.total;
const payoutsOf = async (id: string) =>
  (await app.call('GET', `/api/payments?statementId=${id}`, { as: 'Accounting' })).body.total;

/** September is a debt, October owes the owner. */
const toOctober = async () => {
  await generate(9);
  await publish(idOf(9));
  await generate(10);
};

/** September comes to zero: its one cost is left out. */
const startAtZero = async () => {
  await app.close();
  await start();
  await generate(9);
  const { version, lines } = await one(idOf(9));
  const left = (lines as readonly object[]).map((line) => ({ ...line, excluded: true, note: 'Ours' }));
  const edited = await app.call('PATCH', `/api/statements/${idOf(9)}`, {
    as: 'Accounting',
    version,
    body: { lines: left },
  });
  expect(edited.status, edited.text).toBe(200);
  await publish(idOf(9));
};

describe('the month as it stands', () => {
  test('says what is missing, then what is odd and why', async () => {
    expect(await monthOf(9)).toMatchObject({ status: 200, missing: 1, rows: [] });
    await generate(9);
    const { rows, missing } = await monthOf(9);
    expect(missing).toBe(0);
    expect(rows.find(({ id }) => id === idOf(9))?.oddities.map(({ code }) => code)).toContain('NEGATIVE');
    await generate(10);
    expect((await rowOf(10)).oddities).toContain('EARLIER_OPEN');
  });

  test('a draft whose sources have changed since says so', async () => {
    await toOctober();
    expect((await rowOf(10)).oddities).not.toContain('STALE');
    const added = { reservationId: 'res-oct', kind: 'OTHER', date: '2026-10-20', quantity: 1, unitAmount: 10_000 };
    await app.call('POST', '/api/reservation-charges', { as: 'Accounting', body: { ...added, bornBy: 'OWNER' } });
    expect((await rowOf(10)).oddities).toContain('STALE');
  });

  test('a month that is not over is refused', async () => {
    expect((await monthOf(12)).status).toBe(400);
  });
});

describe('publishing many', () => {
  beforeEach(toOctober);

  test('reviews and publishes in one press, and the mail goes out once', async () => {
    const answer = await publishNow(10);
    expect([answer.status, answer.body]).toEqual([200, { published: 1, skipped: [] }]);
    expect(await one(idOf(10))).toMatchObject({ status: 'PUBLISHED', publishedAt: expect.any(String) as string });
    const mails = await app.call('GET', `/api/messages?statementId=${idOf(10)}`, { as: 'admin' });
    expect(mails.body.total).toBe(1);
  });

  test('what is odd unseen, or has changed, stays as it is; two at once publish it once', async () => {
    const seen = await rowOf(10);
    expect(seen.oddities).toEqual(['STAYS_UNPAID']);
    const skippedOf = async (more: object) => {
      const { body } = await send('publish', { statements: [{ ...seen, ...more }] });
      return body['skipped'];
    };
    const skip = (reason: string) => [{ id: seen.id, estate: 'House A1 · A1', reason }];
    expect(await skippedOf({ oddities: [] })).toEqual(skip('ODD'));
    expect(await skippedOf({ version: seen.version + 5 })).toEqual(skip('CHANGED'));
    expect((await one(idOf(10)))['status']).toBe('DRAFT');
    const both = await Promise.all([send('publish', { statements: [seen] }), send('publish', { statements: [seen] })]);
    expect(both.map(({ body }) => body['published']).toSorted()).toEqual([0, 1]);
    expect(await skippedOf({})).toEqual(skip('PUBLISHED'));
  });
});

describe('paying out', () => {
  beforeEach(async () => {
    await toOctober();
    await publishNow(10);
  });

  test('pays, writes the batch down, and its file is the same later', async () => {
    const paid = await payNow(10);
    expect([paid.status, paid.body]).toEqual([
      200,
      expect.objectContaining({ count: 1, total: 1_678_950, currency: 'TRY', formats: ['CSV'] }) as object,
    ]);
    expect(await one(idOf(10))).toMatchObject({
      status: 'PAID',
      paidAmount: 1_678_950,
      payoutAccountId: 'acc-try',
      payoutIban: IBAN,
      payoutReference: paid.body['no'],
    });
    const path = `/api/statements/bank-file?batchId=${String(paid.body['batchId'])}&format=CSV`;
    const file = (await app.call('GET', path, { as: 'Accounting' })).body;
    expect(file['text']).toContain(`;${IBAN};16789,50;TRY;House A1 · A1 · 2026-10;A1 2026-10`);
    const owner = await app.call('GET', '/api/investors/inv-1', { as: 'admin' });
    await app.call('PATCH', '/api/investors/inv-1', {
      as: 'admin',
      body: { iban: 'DE89370400440532013000' },
      version: owner.body['version'],
    });
    expect((await app.call('GET', path, { as: 'Accounting' })).body).toEqual(file);
    const sepa = await app.call('GET', path.replace('CSV', 'SEPA'), { as: 'Accounting' });
    expect(sepa.status).toBe(404);
  });

  test('happens once: pressed twice under one key, and by two people at once', async () => {
    const headers = { 'idempotency-key': 'press-1' };
    const { id, version } = await rowOf(10);
    const body = { accountId: 'acc-try', statements: [{ id, version }] };
    const first = await send('pay-out', body, 'Accounting', headers);
    const again = await send('pay-out', body, 'Accounting', headers);
    expect([first.status, again.body]).toEqual([200, first.body]);
    const other = await send('pay-out', body, 'admin');
    expect([other.status, other.body.errors['statements']?.[0]]).toEqual([
      409,
      expect.stringContaining('already paid'),
    ]);
    expect([await batches(), await payoutsOf(id)]).toEqual([2, 1]);
  });

  test('two at once pay it once', async () => {
    const answers = await Promise.all([payNow(10), payNow(10, 'acc-try', { as: 'admin' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await payoutsOf(idOf(10))).toBe(1);
  });

  test.each([
    ['another company’s account', 'acc-other', 'accountId'],
    ['no account at all', 'nothing', 'accountId'],
    ['an account that is no bank’s', 'acc-own', 'accountId'],
    ['an account in another currency', 'acc-eur', 'statements'],
  ])('%s is refused and nothing is paid', async (_what, accountId, field) => {
    const answer = await payNow(10, accountId);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect((await one(idOf(10)))['status']).toBe('PUBLISHED');
    expect(await batches()).toBe(1);
  });

  test('what comes to zero is closed in the same step, with no payment and no line, or by itself without an account', async () => {
    await startAtZero();
    await generate(10);
    await publishNow(10);
    const [zero, owed] = [await rowOf(9), await rowOf(10)].map(({ id, version }) => ({ id, version }));
    expect((await one(zero!.id))['balance']).toBe(0);
    const pay = (statements: unknown, accountId?: string) =>
      send('pay-out', { ...(accountId === undefined ? {} : { accountId }), statements });
    // What is owed needs an account, and then nothing of the step is done.
    const without = await pay([zero, owed]);
    expect([without.status, without.body.errors['statements']?.[0]]).toEqual([
      422,
      expect.stringContaining('Choose the account'),
    ]);
    expect((await one(zero!.id))['status']).toBe('PUBLISHED');
    const stale = await pay([{ ...zero, version: 99 }, owed], 'acc-try');
    expect([stale.status, (await one(owed!.id))['status']]).toEqual([409, 'PUBLISHED']);

    const paid = await pay([zero, owed], 'acc-try');
    expect([paid.status, paid.body]).toEqual([200, expect.objectContaining({ count: 1, settled: 1 }) as object]);
    expect(await one(zero!.id)).toMatchObject({
      status: 'PAID',
      paidAmount: 0,
      payoutAccountId: null,
      payoutIban: null,
      payoutPaymentId: null,
      payoutReference: null,
    });
    expect([await payoutsOf(zero!.id), await payoutsOf(owed!.id)]).toEqual([0, 1]);
    const path = `/api/statements/bank-file?batchId=${String(paid.body['batchId'])}&format=CSV`;
    expect((await app.call('GET', path, { as: 'Accounting' })).text).not.toContain('2026-09');
  });

  test('a month that comes to zero is closed by itself, and writes down no batch', async () => {
    await startAtZero();
    const { id, version } = await rowOf(9);
    const known = await batches();
    const body = { statements: [{ id, version }] };
    const closed = await send('pay-out', body);
    expect([closed.status, closed.body]).toEqual([
      200,
      { batchId: null, no: '', count: 0, settled: 1, total: 0, currency: '', formats: [] },
    ]);
    expect([(await one(id))['status'], await batches()]).toEqual(['PAID', known]);
    expect((await send('pay-out', body)).status).toBe(409);
  });

  test('what has changed since it was seen stops the whole batch', async () => {
    const { id, version } = await rowOf(10);
    const answer = await send('pay-out', { accountId: 'acc-try', statements: [{ id, version: version + 1 }] });
    expect([answer.status, answer.body.errors['statements']?.[0]]).toEqual([409, expect.stringContaining('changed')]);
  });
});

describe('who is limited to some homes (US1)', () => {
  const limited = (user: Row): Row => (user['role'] === 'Accounting' ? { ...user, estateScope: ['est-b1'] } : user);

  test('sees, publishes and pays nothing of the others, and no batch of somebody else', async () => {
    await app.close();
    await start({ users: (ROWS['users'] ?? []).map(limited) });
    for (const month of [9, 10]) await generate(month, {}, 'admin');
    for (const action of ['review', 'publish']) await act(idOf(9), action, {}, 'admin');
    const seen = await rowOf(10, 'admin');
    expect(await monthOf(10)).toMatchObject({ status: 200, rows: [] });
    expect((await send('publish', { statements: [seen] })).status).toBe(404);
    await send('publish', { statements: [seen] }, 'admin');
    const { body } = await app.call('GET', `/api/statements/${seen.id}`, { as: 'admin' });
    const statements = [{ id: seen.id, version: body['version'] }];
    expect((await send('pay-out', { accountId: 'acc-try', statements })).status).toBe(404);
    const paid = await send('pay-out', { accountId: 'acc-try', statements }, 'admin');
    const path = `/api/statements/bank-file?batchId=${String(paid.body['batchId'])}&format=CSV`;
    expect((await app.call('GET', path, { as: 'admin' })).status).toBe(200);
    expect((await app.call('GET', path, { as: 'Accounting' })).status).toBe(404);
    expect(await batches()).toBe(0);
  });
});

test.each(['Investor', 'HouseKeeping', 'Purchasing'])('%s can do none of it', async (as) => {
  const body = { statements: [{ id: idOf(10), version: 1 }] };
  const answers = [
    await app.call('GET', '/api/statements/month-end?year=2026&month=10', { as }),
    await send('publish', body, as),
    await send('pay-out', { ...body, accountId: 'acc-try' }, as),
    await app.call('GET', '/api/statements/bank-file?batchId=pbt-1&format=CSV', { as }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});

test.each([
  ['publish', {}, ['statements']],
  ['publish', { statements: [{ id: 1 }] }, ['statements']],
  [
    'publish',
    {
      statements: [
        { id: 'a', version: 1 },
        { id: 'a', version: 1 },
      ],
    },
    ['statements'],
  ],
  ['publish', { statements: [{ id: 'a', version: 1 }], more: 1 }, ['more']],
  ['pay-out', { accountId: 7, statements: [{ id: 'a', version: 1 }] }, ['accountId']],
])('%s of %j is refused beside its fields', async (path, body, fields) => {
  const answer = await send(path, body);
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, fields]);
});
