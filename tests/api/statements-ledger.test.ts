import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isBalanced, type Posting } from '../../src/domain/ledger/posting.ts';
import type { Row } from '../../src/config/types.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
afterEach(() => app.close());

const demo = (row: Row): Row => ({ tenantId: 'demo', version: 1, createdAt: '2026-01-01T08:00:00.000Z', ...row });
const CONTRACT = {
  feePct: 20,
  feeBase: 'ACCOMMODATION',
  commissionBeforeFee: true,
  recognition: 'CHECK_OUT',
  payoutCurrency: 'TRY',
};
const stay = (id: string, checkIn: string, checkOut: string, accommodationPrice: number): Row =>
  demo({
    id,
    code: id.toUpperCase(),
    estateId: 'est-a1',
    ownerIds: ['inv-1'],
    adults: 2,
    status: 'FINISHED',
    salesChannelId: 'chn-1',
    guestId: 'gst-1',
    currency: 'TRY',
    cleaningFee: 0,
    paidAmount: 0,
    checkIn,
    checkOut,
    accommodationPrice,
    totalPrice: accommodationPrice,
  });
const expense = (id: string, more: object): Row =>
  demo({
    id,
    no: id.toUpperCase(),
    type: 'EXPENSE',
    category: 'MAINTENANCE',
    date: '2026-09-20',
    currency: 'TRY',
    estateId: 'est-a1',
    bornBy: 'OWNER',
    approval: 'NOT_NEEDED',
    vatPct: '20',
    vatAmount: 0,
    ...more,
  });
const bank = demo({ id: 'acc-bank', name: 'Lira bank', kind: 'BANK', currency: 'TRY', isActive: true });
const second = demo({ id: 'acc-second', name: 'Second bank', kind: 'BANK', currency: 'TRY', isActive: true });
const euros = demo({ id: 'acc-euros', name: 'Euro bank', kind: 'BANK', currency: 'EUR', isActive: true });
const owners = demo({ id: 'acc-owners', name: 'Owners', kind: 'OWNER', currency: 'TRY', isActive: true });

const IBAN = 'TR330006100519786457841326';
/** September ends with a debt of 250.00, October earns 8,000.00 for the owner, of which 20 % is withheld. */
const start = async (accounts: readonly Row[] = [bank, owners], expenses: readonly Row[] = []) => {
  app = await startApp({
    rows: {
      ...ROWS,
      accounts: [...accounts],
      payments: [],
      'ledger-entries': [],
      estates: (ROWS['estates'] ?? []).map((row) =>
        row.id === 'est-a1' ? { ...row, currency: 'TRY', contract: CONTRACT } : row,
      ),
      investors: (ROWS['investors'] ?? []).map((row) =>
        row.id === 'inv-1' ? { ...row, iban: IBAN, withholdingEnabled: true, withholdingRatePct: 20 } : row,
      ),
      reservations: [
        stay('res-sep', '2026-09-02', '2026-09-04', 0),
        stay('res-oct', '2026-10-05', '2026-10-15', 1_000_000),
      ],
      'revenue-expenses': [expense('exp-sep', { amount: 25_000 }), ...expenses],
    },
  });
};
const CODE = ROWS['estates']?.find(({ id }) => id === 'est-a1')?.['code'] as string;
const idOf = (month: string) => `st-2026-${month}-est-a1-inv-1-TRY`;
const get = async (path: string) => (await app.call('GET', `/api/${path}`, { as: 'Accounting' })).body;
const generate = (month: number) =>
  app.call('POST', '/api/statements/generate', { as: 'Accounting', body: { year: 2026, month } });
const act = (month: string, action: string, body: object = {}) =>
  app.call('POST', `/api/statements/${idOf(month)}/actions/${action}`, { as: 'Accounting', body });
const publish = async (month: string) => {
  expect((await act(month, 'review')).status).toBe(200);
  expect((await act(month, 'publish')).status).toBe(200);
};
const entries = () => [...app.store.table('ledger-entries', 'demo').all()];
/** What the entries say that the company owes the owner for the home. */
const owed = () =>
  entries()
    .filter((row) => row['account'] === 'OWNER' && row['investorId'] === 'inv-1' && row['estateId'] === 'est-a1')
    .reduce((sum, row) => sum + Number(row['credit']) - Number(row['debit']), 0);
const expectBalanced = () => {
  expect(entries()).not.toEqual([]);
  for (const id of new Set(entries().map(({ docId }) => docId))) {
    expect(isBalanced(entries().filter(({ docId }) => docId === id) as unknown as Posting[])).toBe(true);
  }
};
type Extract = {
  readonly party: string;
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly opening: number;
  readonly closing: number;
  readonly entries: readonly Row[];
};
const extract = async (query: string) => (await get(`extracts?${query}`)) as unknown as Extract;

describe('AC6: statements and the ledger', () => {
  beforeEach(() => start());

  test('publishing posts the amount and the tax, and the owner’s entries say the balance of the last statement', async () => {
    await generate(9);
    await generate(10);
    expect(entries()).toEqual([]);
    await publish('09');
    expect([owed(), (await get(`statements/${idOf('09')}`))['balance']]).toEqual([-25_000, -25_000]);
    await publish('10');
    const october = await get(`statements/${idOf('10')}`);
    expect(october).toMatchObject({ amount: 800_000, withholdingTax: 160_000, carryover: -25_000, balance: 615_000 });
    expect(owed()).toBe(615_000);
    const posted = entries().filter(({ docId }) => docId === idOf('10'));
    expect(posted.map((row) => [row['account'], row['debit'], row['credit'], row['baseAmount']])).toEqual([
      ['OWNER', 0, 800_000, -800_000],
      ['REVENUE', 800_000, 0, 800_000],
      ['OWNER', 160_000, 0, 160_000],
      ['TAX', 0, 160_000, -160_000],
    ]);
    expectBalanced();
  });

  test('a payout says which account pays, and on which IBAN; another bank account in the currency may be chosen', async () => {
    await app.close();
    await start([bank, second, euros, owners]);
    await generate(9);
    await publish('09');
    await generate(10);
    await publish('10');
    expect(await get(`statements/${idOf('10')}`)).toMatchObject({ payoutAccountId: bank.id, payoutIban: null });
    for (const payoutAccountId of [owners.id, euros.id, 'acc-nowhere']) {
      const refused = await act('10', 'pay', { payoutAccountId });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['payoutAccountId']]);
    }
    const { body } = await act('10', 'pay', { payoutAccountId: second.id });
    expect(body).toMatchObject({ payoutAccountId: second.id, payoutIban: IBAN, balance: 615_000, period: '2026-10' });
    expect(body['_refs']).toMatchObject({ payoutAccountId: 'Second bank', investorId: expect.any(String) as string });
    expect((await get('payments?pageSize=-1')).items).toMatchObject([{ accountFromId: second.id }]);
  });

  test('an account that was closed in the meantime pays nothing', async () => {
    await generate(9);
    await publish('09');
    await generate(10);
    await publish('10');
    await app.store.transact((tx) => tx.put('accounts', 'demo', { ...bank, isActive: false }));
    const refused = await act('10', 'pay');
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['payoutAccountId']]);
    expect((await get('payments?pageSize=-1')).items).toEqual([]);
  });

  test('paying goes from the bank over the owners’ account, once', async () => {
    await generate(9);
    await publish('09');
    await generate(10);
    await publish('10');
    const before = entries().length;
    const answers = await Promise.all([act('10', 'pay', { payoutReference: 'EFT 42' }), act('10', 'pay')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { items } = await get('payments?pageSize=-1');
    expect(items).toMatchObject([
      {
        id: `pay-${idOf('10')}`,
        kind: 'TRANSFER',
        purpose: 'OWNER_PAYOUT',
        status: 'SUCCESSFUL',
        amount: 615_000,
        currency: 'TRY',
        accountFromId: bank.id,
        accountToId: owners.id,
      },
    ]);
    expect(await get(`statements/${idOf('10')}`)).toMatchObject({
      status: 'PAID',
      paidAmount: 615_000,
      payoutPaymentId: `pay-${idOf('10')}`,
    });
    expect([owed(), entries().length]).toEqual([0, before + 4]);
    expectBalanced();
    const { items: balances } = await get('accounts/balances');
    expect(balances.map(({ id, balance }) => [id, balance])).toEqual([
      [bank.id, -615_000],
      [owners.id, 0],
    ]);
    const again = await act('10', 'pay');
    expect([again.status, entries().length, (await get('payments')).total]).toEqual([409, before + 4, 1]);
  });

  test.each(['investorId=inv-1', 'estateId=est-a1'])('the extract of %s has them, and adds up', async (whose) => {
    app.clock.now = Date.parse('2026-11-24T20:59:30.000Z');
    await generate(9);
    await publish('09');
    // A minute on, the next day has begun in Istanbul.
    app.clock.now += 60_000;
    await generate(10);
    await publish('10');
    await act('10', 'pay');
    const whole = await extract(`${whose}&currency=TRY`);
    const sep = idOf('09');
    const oct = idOf('10');
    const september = `2026-09 · ${CODE}`;
    const october = `2026-10 · ${CODE}`;
    expect(whole.entries.map((row) => [row['docId'], row['docName'], row['debit'], row['credit']])).toEqual([
      [sep, september, 25_000, 0],
      [oct, october, 0, 800_000],
      [oct, october, 160_000, 0],
      [oct, october, 615_000, 0],
    ]);
    expect([whole.opening, whole.closing, whole.entries[0]?.['docType']]).toEqual([0, 0, 'STATEMENT']);
    const later = await extract(`${whose}&currency=TRY&from=2026-11-25&to=2026-11-25`);
    const moved = later.entries.reduce((sum, row) => sum + Number(row['debit']) - Number(row['credit']), 0);
    expect([later.opening, moved, later.closing]).toEqual([25_000, -25_000, 0]);
    expect((await extract(`${whose}&currency=EUR`)).entries).toEqual([]);
  });

  test('an extract tells a statement, its tax, its payout and a returned payout apart', async () => {
    await generate(9);
    await publish('09');
    await generate(10);
    await publish('10');
    await act('10', 'pay');
    const reverse = `/api/payments/pay-${idOf('10')}/actions/reverse`;
    const reversal = await app.call('POST', reverse, { as: 'Accounting', body: { reason: 'Account closed' } });
    expect(reversal.status).toBe(200);
    await act('10', 'pay');
    const { entries: found } = await extract('investorId=inv-1&from=2026-01-01&to=2026-12-31');
    expect(found.map(({ kind }) => kind)).toEqual([
      ...['STATEMENT', 'STATEMENT', 'WITHHOLDING', 'PAYOUT', 'PAYOUT_BACK', 'PAYOUT'],
    ]);
  });

  test('without a currency the account opens in one that it has movements in, and says which there are', async () => {
    const entry = (id: string, currency: string) =>
      demo({
        id,
        account: 'OWNER',
        date: '2026-10-05',
        docType: 'STATEMENT',
        docId: 'st-1',
        estateId: 'est-a1',
        currency,
        investorId: 'inv-1',
        debit: 0,
        credit: 5000,
      });
    const put = (row: Row) => app.store.transact((tx) => tx.put('ledger-entries', 'demo', row));
    const whose = 'estateId=est-a1&from=2026-01-01&to=2026-12-31';
    expect(await extract(whose)).toMatchObject({ currency: 'TRY', currencies: [], entries: [] });
    await put(entry('e-1', 'EUR'));
    const euro = await extract(whose);
    expect(euro).toMatchObject({ currency: 'EUR', currencies: ['EUR'], closing: -5000 });
    expect(euro.party).toContain(CODE);
    await put(entry('e-2', 'TRY'));
    expect(await extract(whose)).toMatchObject({ currency: 'TRY', currencies: ['TRY', 'EUR'], closing: -5000 });
    expect(await extract(`${whose}&currency=USD`)).toMatchObject({ currency: 'USD', currencies: ['TRY', 'EUR'] });
    expect((await app.call('GET', `/api/extracts?${whose}&currency=GBP`, { as: 'Accounting' })).status).toBe(400);
  });
});

test('without an account of the owners the payout goes from the bank at once', async () => {
  await start([bank]);
  await generate(9);
  await publish('09');
  await generate(10);
  await publish('10');
  expect((await act('10', 'pay')).body).toMatchObject({ status: 'PAID', payoutPaymentId: null });
  const out = entries().filter(({ id }) => id.includes('payout'));
  expect(out.map((row) => [row['account'], row['accountId'] ?? null, row['debit'], row['credit']])).toEqual([
    ['OWNER', null, 615_000, 0],
    ['BANK', bank.id, 0, 615_000],
  ]);
  expect([owed(), (await get('payments')).total]).toEqual([0, 0]);
  expectBalanced();
});

test('AC7: what the owner bears stands on the statement once it is approved', async () => {
  await start();
  const body = {
    type: 'EXPENSE',
    category: 'MAINTENANCE',
    date: '2026-10-20',
    description: 'Boiler',
    currency: 'TRY',
    amount: 600_000,
    estateId: 'est-a1',
    bornBy: 'OWNER',
  };
  const made = await app.call('POST', '/api/revenue-expenses', { as: 'Accounting', body });
  expect([made.status, made.body['approval']]).toEqual([201, 'WAITING']);
  await app.call('POST', '/api/revenue-expenses', { as: 'Accounting', body: { ...body, bornBy: 'COMPANY' } });
  const costs = async () => {
    await generate(10);
    const lines = (await get(`statements/${idOf('10')}`))['lines'] as readonly Row[];
    return lines.filter(({ source }) => source === 'EXPENSE').map(({ kind, refId, amount }) => [kind, refId, amount]);
  };
  expect(await costs()).toEqual([]);
  const approve = (action: string, more: object = {}) =>
    app.call('POST', `/api/revenue-expenses/${made.body.id}/actions/${action}`, { as: 'admin', body: more });
  expect((await approve('approve')).body).toMatchObject({ approval: 'APPROVED' });
  expect(await costs()).toEqual([['EXPENSE', made.body.id, -600_000]]);
  expect((await approve('reject', { rejectReason: 'Twice' })).status).toBe(200);
  expect(await costs()).toEqual([]);
});

describe('AC5, PA4: a payout that comes back', () => {
  const statement = () => get(`statements/${idOf('10')}`);
  const paidOnce = async () => {
    await generate(9);
    await publish('09');
    await generate(10);
    await publish('10');
    expect((await act('10', 'pay', { payoutReference: 'EFT 42' })).status).toBe(200);
  };
  const reverse = (id: string) =>
    app.call('POST', `/api/payments/${id}/actions/reverse`, { as: 'Accounting', body: { reason: 'Wrong IBAN' } });

  test('reversed, the balance is owed again and nothing else changed; it is paid again, once', async () => {
    await start();
    await paidOnce();
    const before = await statement();
    expect((await reverse(`pay-${idOf('10')}`)).status).toBe(200);
    const after = await statement();
    expect(after).toMatchObject({
      status: 'PUBLISHED',
      paidAt: null,
      paidAmount: null,
      payoutPaymentId: null,
      payoutReference: null,
      balance: 615_000,
      lines: before['lines'],
      publishedAt: before['publishedAt'],
      payoutReverseReason: 'Wrong IBAN',
    });
    expect(owed()).toBe(615_000);
    expectBalanced();
    const history = (await get(`statements/${idOf('10')}/history`))['items'] as readonly Row[];
    expect(history.map(({ action }) => action)).toContain('reversePayout');
    expect((await reverse(`pay-${idOf('10')}`)).status).toBe(409);
    const again = await Promise.all([act('10', 'pay', { payoutReference: 'EFT 43' }), act('10', 'pay')]);
    expect(again.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await statement()).toMatchObject({ status: 'PAID', payoutPaymentId: `pay-${idOf('10')}-2` });
    expect(owed()).toBe(0);
    expectBalanced();
    const { items: balances } = await get('accounts/balances');
    expect(balances.map(({ balance }) => balance)).toEqual([-615_000, 0]);
    // And back once more.
    expect((await reverse(`pay-${idOf('10')}-2`)).status).toBe(200);
    expect([(await statement())['status'], owed()]).toEqual(['PUBLISHED', 615_000]);
    expectBalanced();
  });

  test('a month that was published after it carries nothing of it, so it is still paid for itself', async () => {
    await start([bank, owners], [expense('exp-oct', { date: '2026-11-03', amount: 100_000 })]);
    app.clock.now = Date.parse('2026-12-10T09:00:00.000Z');
    await paidOnce();
    await generate(11);
    await publish('11');
    expect(await get(`statements/${idOf('11')}`)).toMatchObject({ carryover: 0, balance: -100_000 });
    expect((await reverse(`pay-${idOf('10')}`)).status).toBe(200);
    expect(owed()).toBe(515_000);
    expect((await act('10', 'pay')).status).toBe(200);
    expect(owed()).toBe(-100_000);
    expectBalanced();
  });

  test('the next open month carries it on', async () => {
    await start([bank, owners], [expense('exp-oct', { date: '2026-11-03', amount: 100_000 })]);
    app.clock.now = Date.parse('2026-12-10T09:00:00.000Z');
    await paidOnce();
    await generate(11);
    await reverse(`pay-${idOf('10')}`);
    expect(await get(`statements/${idOf('11')}`)).toMatchObject({ carryover: 615_000, balance: 515_000 });
  });

  test('one that left no payment is taken back on the statement', async () => {
    await start([bank]);
    await paidOnce();
    const answer = await act('10', 'reversePayout', { payoutReverseReason: 'Account closed' });
    expect([answer.status, answer.body['status'], owed()]).toEqual([200, 'PUBLISHED', 615_000]);
    expectBalanced();
    expect((await act('10', 'pay')).status).toBe(200);
    expect(owed()).toBe(0);
    expectBalanced();
  });

  test('one with a payment takes it back with it, with a reason', async () => {
    await start();
    await paidOnce();
    const unsaid = await act('10', 'reversePayout');
    expect([unsaid.status, Object.keys(unsaid.body.errors)]).toEqual([422, ['payoutReverseReason']]);
    expect((await act('10', 'reversePayout', { payoutReverseReason: 'Account closed' })).status).toBe(200);
    expect(await get(`payments/pay-${idOf('10')}`)).toMatchObject({
      status: 'REVERSED',
      reverseReason: 'Account closed',
    });
    expect([(await statement())['status'], owed()]).toEqual(['PUBLISHED', 615_000]);
    expectBalanced();
    expect((await reverse(`pay-${idOf('10')}`)).status).toBe(409);
    expect((await act('10', 'pay')).status).toBe(200);
    expect(owed()).toBe(0);
    expectBalanced();
  });
});
