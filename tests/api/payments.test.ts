import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { unfitFields } from '../../src/config/misfit.ts';
import type { Row } from '../../src/config/types.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());

const ID = 'res-r-000001';
const STAY = `/api/reservations/${ID}`;
const cash = { kind: 'COLLECTION', reservationId: ID, method: 'CASH', amount: 20_000, currency: 'EUR' };
const pay = (more: object = {}, headers: Record<string, string> = {}, as = 'Accounting') =>
  app.call('POST', '/api/payments', { as, body: { ...cash, ...more }, headers });
const refund = (amount: number, more: object = {}) => pay({ kind: 'REFUND', amount, reason: 'Left early', ...more });
const stay = async () => (await app.call('GET', STAY, { as: 'admin' })).body;
const act = (action: string, body: object = {}, as = 'admin') =>
  app.call('POST', `${STAY}/actions/${action}`, { as, body });
const reverse = (id: string, reason = 'Typed twice') =>
  app.call('POST', `/api/payments/${id}/actions/reverse`, { as: 'Accounting', body: { reason } });
const entries = (docId: string) =>
  app.store
    .table('ledger-entries', 'demo')
    .equal('docId', docId)
    .map((row) => [row['account'], row['debit'], row['credit']]);
const all = async () => (await app.call('GET', '/api/payments?pageSize=-1', { as: 'admin' })).body;
const change = (collection: string, id: string, set: object) =>
  app.store.transact((tx) => tx.put(collection, 'demo', { ...tx.table(collection, 'demo').get(id), ...set } as Row));

describe('PA1 what was paid is the sum of the payments', () => {
  test('a collection and a refund move balance, state and ledger of the stay in one transaction', async () => {
    const made = await pay();
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({ no: 'P-000002', status: 'SUCCESSFUL', baseAmount: 20_000, rate: null }),
    ]);
    expect(await stay()).toMatchObject({ paidAmount: 20_000, remainingPrice: 25_000, paymentState: 'PARTIAL' });
    expect(entries(made.body.id)).toEqual([
      ['CASH', 20_000, 0],
      ['GUEST', 0, 20_000],
    ]);
    await pay({ amount: 25_000, method: 'BANK_TRANSFER' });
    expect(await stay()).toMatchObject({ paidAmount: 45_000, remainingPrice: 0, paymentState: 'PAID' });
    expect((await refund(5000)).status).toBe(201);
    expect(await stay()).toMatchObject({ paidAmount: 40_000, remainingPrice: 5000, paymentState: 'PARTIAL' });
    const states = `/api/reservation-status-history?reservationId=${ID}&axis=PAYMENT&pageSize=-1`;
    expect((await app.call('GET', states, { as: 'admin' })).body.total).toBe(3);
  });
  test('too much in one go is OVERPAID, not refused', async () => {
    await pay({ amount: 45_001 });
    expect(await stay()).toMatchObject({ remainingPrice: -1, paymentState: 'OVERPAID' });
  });
  test('recording a payment takes the amount received: twice the same is twice', async () => {
    const first = await act('recordPayment', { paidAmount: 17_200, paymentMethod: 'CASH' }, 'Accounting');
    expect([first.status, first.body]).toEqual([
      200,
      expect.objectContaining({ paidAmount: 17_200, remainingPrice: 27_800, paymentState: 'PARTIAL' }),
    ]);
    const second = await act('recordPayment', { paidAmount: 17_200, paymentMethod: 'BANK_TRANSFER' });
    expect(second.body).toMatchObject({ paidAmount: 34_400, remainingPrice: 10_600 });
    expect((await all()).items.filter((row) => row['reservationId'] === ID)).toMatchObject([
      { method: 'BANK_TRANSFER', amount: 17_200, origin: 'RESERVATION' },
      { method: 'CASH', amount: 17_200 },
    ]);
    for (const body of [{}, { paidAmount: 0 }]) {
      const refused = await act('recordPayment', body);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['paidAmount']]);
    }
  });
  test('the sum cannot be written; a new reservation may include its first collection', async () => {
    const { version } = await stay();
    const written = await app.call('PATCH', STAY, { as: 'admin', body: { paidAmount: 9 }, version });
    expect([written.status, Object.keys(written.body.errors)]).toEqual([422, ['paidAmount']]);
    const booking = { estateId: 'est-a1', checkIn: '2027-01-01', checkOut: '2027-01-04', adults: 2, paidAmount: 5000 };
    const made = await app.call('POST', '/api/reservations', {
      as: 'admin',
      body: { ...booking, salesChannelId: 'chn-1', guestId: 'gst-1', paymentMethod: 'CASH' },
    });
    expect(made.body).toMatchObject({ paidAmount: 5000, paymentState: 'PARTIAL' });
    const [first] = (await all()).items;
    expect(first).toMatchObject({ reservationId: made.body.id, amount: 5000, method: 'CASH', kind: 'COLLECTION' });
    expect((await reverse(first!.id)).status).toBe(200);
    const { body } = await app.call('GET', `/api/reservations/${made.body.id}`, { as: 'admin' });
    expect(body).toMatchObject({ paidAmount: 0, paymentState: 'UNPAID' });
  });
  test('what stood on a stay before there were payments becomes one of its own', async () => {
    await change('reservations', ID, { paidAmount: 10_000, remainingPrice: 35_000 });
    await pay();
    expect(await stay()).toMatchObject({ paidAmount: 30_000, remainingPrice: 15_000 });
    expect((await all()).items.map((row) => [row['origin'], row['amount']])).toContainEqual(['OPENING', 10_000]);
  });
});

describe('PA4 a posted payment stays as it is', () => {
  test('no PUT, PATCH or DELETE', async () => {
    const { body } = await pay();
    const path = `/api/payments/${body.id}`;
    const put = { ...cash, paidAt: body['paidAt'] };
    for (const [method, sent] of [
      ['PATCH', { amount: 1 }],
      ['PUT', { ...put, amount: 1 }],
      // What is wrong or missing does not matter: no other value would do.
      ['PUT', {}],
      ['PATCH', { amount: -1 }],
      ['DELETE', undefined],
    ] as const) {
      const answer = await app.call(method, path, { as: 'admin', version: 1, ...(sent && { body: sent }) });
      expect([method, answer.status]).toEqual([method, 409]);
    }
    expect(await stay()).toMatchObject({ paidAmount: 20_000 });
  });
  test('it is reversed by a linked record, once, with a reason; the ledger has both', async () => {
    const { body } = await pay();
    expect((await reverse(body.id, '')).status).toBe(422);
    expect((await reverse(body.id)).body).toMatchObject({
      status: 'REVERSED',
      reason: null,
      reverseReason: 'Typed twice',
    });
    expect(await stay()).toMatchObject({ paidAmount: 0, remainingPrice: 45_000, paymentState: 'UNPAID' });
    expect((await reverse(body.id)).status).toBe(409);
    const mirror = await app.call('GET', `/api/payments/${body.id}-r`, { as: 'admin' });
    expect(mirror.body).toMatchObject({ kind: 'REFUND', status: 'REVERSED', reversesId: body.id, amount: 20_000 });
    expect(entries(`${body.id}-r`)).toEqual([
      ['CASH', 0, 20_000],
      ['GUEST', 20_000, 0],
    ]);
    expect((await reverse(`${body.id}-r`)).status).toBe(409);
    // Nor does the check of all data miss a reason.
    const [resource] = app.resources.filter(({ name }) => name === 'payments');
    const unfit = unfitFields({ resource: resource!, values: { user: {}, today: '2026-11-20', now: '' } });
    const kept = [body.id, `${body.id}-r`].map((id) => app.store.table('payments', 'demo').get(id)!);
    expect(kept.map(unfit)).toEqual([[], []]);
  });
  test('a refund that is reversed keeps the reason it was given back for', async () => {
    await pay();
    const { body } = await refund(5000);
    expect((await app.call('POST', `/api/payments/${body.id}/actions/reverse`, { as: 'Accounting' })).status).toBe(422);
    expect((await reverse(body.id)).body).toMatchObject({ reason: 'Left early', reverseReason: 'Typed twice' });
    const mirror = await app.call('GET', `/api/payments/${body.id}-r`, { as: 'admin' });
    expect(mirror.body).toMatchObject({ kind: 'COLLECTION', reason: 'Typed twice', reverseReason: null });
    expect(await stay()).toMatchObject({ paidAmount: 20_000 });
  });
  test('not below what was given back of it', async () => {
    const { body } = await pay();
    await refund(15_000);
    const refused = await reverse(body.id);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      {
        reason: [
          'P-000002 cannot be reversed: 150.00 EUR more has been refunded or used than would be left. Reverse that first.',
        ],
      },
    ]);
    expect(await stay()).toMatchObject({ paidAmount: 5000 });
  });
});

describe('refused with the amounts, and nothing is posted', () => {
  test('more refunded than collected, and more cash than came in cash', async () => {
    await pay({ method: 'BANK_TRANSFER' });
    await pay({ amount: 1000 });
    const before = (await all()).total;
    expect((await refund(21_001)).body.errors).toEqual({
      amount: ['210.01 EUR is more than was collected on R-000001: 210.00 EUR.'],
    });
    const cashRefund = await app.call('POST', '/api/payments', {
      as: 'admin',
      body: { ...cash, kind: 'REFUND', amount: 1001, reason: 'Noise' },
      headers: { 'accept-language': 'tr' },
    });
    expect([cashRefund.status, cashRefund.body.errors]).toEqual([
      422,
      { amount: ['Nakit 10,01 EUR, R-000001 için nakit tahsil edilenden fazla: 210,00 EUR içinden 10,00 EUR.'] },
    ]);
    expect((await refund(1000, { reason: '' })).status).toBe(422);
    expect((await all()).total).toBe(before);
  });
  test('a collection on a cancelled stay; its money goes back', async () => {
    await pay();
    await act('cancel', { cancelReason: 'GUEST_REQUEST' });
    const refused = await pay({ amount: 100 });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      {
        reservationId: [
          'R-000001 was cancelled or did not take place: 1.00 EUR cannot be collected. Paid so far: 200.00 EUR.',
        ],
      },
    ]);
    expect((await refund(20_000)).status).toBe(201);
    expect(await stay()).toMatchObject({ paidAmount: 0 });
  });
  test('two people collecting the same rest at once: one is refused', async () => {
    const both = await Promise.all([pay({ amount: 45_000 }), pay({ amount: 45_000 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.errors).toEqual({
      amount: ['Nothing left to pay on R-000001: 450.00 EUR of 450.00 EUR paid. 450.00 EUR was not posted.'],
    });
    expect(await stay()).toMatchObject({ paidAmount: 45_000, paymentState: 'PAID' });
    expect((await pay({ amount: 500, isOverpaymentMeant: true })).status).toBe(201);
  });
  test('more than twice what is owed is asked about first', async () => {
    const refused = await pay({ amount: 90_001 });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([409, ['amount']]);
    expect((await act('recordPayment', { paidAmount: 90_001 })).status).toBe(409);
    expect(await stay()).toMatchObject({ paidAmount: 0 });
    expect((await act('recordPayment', { paidAmount: 44_000 })).status).toBe(200);
    expect((await pay({ amount: 2000 })).status).toBe(201);
    expect((await pay({ amount: 90_001, isOverpaymentMeant: true })).status).toBe(201);
  });
  test('AC5: not dated long ago, nor into a month that a published statement has closed', async () => {
    const stated = { tenantId: 'demo', version: 1, estateId: 'est-a1', investorId: 'inv-1', year: 2026, month: 10 };
    const row = {
      id: 'stm-x',
      ...stated,
      period: '2026-10',
      currency: 'EUR',
      status: 'PUBLISHED',
      lines: [],
      balance: 0,
    };
    await app.store.transact((tx) => tx.put('statements', 'demo', row as Row));
    const errors = async (paidAt: string) => (await pay({ paidAt })).body.errors;
    expect(await errors('1900-01-01T09:00:00.000Z')).toEqual({
      paidAt: [
        '01 Jan 1900 is more than 60 days ago. Enter 21 Sept 2026 or later; the limit is in the settings under Money and times.',
      ],
    });
    expect(await errors('2026-10-15T09:00:00.000Z')).toEqual({
      paidAt: [
        'October 2026 is closed: an owner statement of this home is published for it. Enter a date in an open month and put the real date in the note.',
      ],
    });
    expect(await errors('2026-09-22T09:00:00.000Z')).toBeUndefined();
    const { id, version } = (await app.call('GET', '/api/settings', { as: 'admin' })).body;
    const set = { as: 'admin', version, body: { backdatingDays: 10 } };
    expect((await app.call('PATCH', `/api/company-settings/${id}`, set)).status).toBe(200);
    expect(Object.keys(await errors('2026-11-09T09:00:00.000Z'))).toEqual(['paidAt']);
    expect(await errors('2026-11-10T09:00:00.000Z')).toBeUndefined();
  });
  test('another rest than the one that was shown', async () => {
    await pay();
    const refused = await pay({ amount: 100, expectedRemaining: 45_000 });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([409, ['amount']]);
    expect((await pay({ amount: 100, expectedRemaining: 25_000 })).body['expectedRemaining'] ?? null).toBeNull();
  });
  test('the same request twice posts once', async () => {
    const key = { 'idempotency-key': 'payment-1' };
    const first = await pay({}, key);
    const second = await pay({}, key);
    expect([second.status, second.body.id]).toEqual([201, first.body.id]);
    expect((await pay({ amount: 1 }, key)).status).toBe(422);
    expect(await stay()).toMatchObject({ paidAmount: 20_000 });
  });
  test.each([
    ['amount', { amount: 0 }],
    ['amount', { amount: 1.5 }],
    ['kind', { kind: 'GIFT' }],
    ['reservationId', { reservationId: 'res-b' }],
    ['reservationId', { reservationId: null }],
    ['currency', { currency: 'GBP' }],
    ['status', { status: 'REVERSED' }],
    ['paidAt', { paidAt: '2027-01-01T00:00:00.000Z' }],
    ['origin', { origin: 'OPENING' }],
  ])('%s that makes no sense', async (field, more) => {
    const answer = await pay(more);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });
});

describe('PA5 another currency than the stay’s', () => {
  test('counts at the buying rate of the day, which stays on it; it balances in both', async () => {
    const made = await pay({ amount: 2_406_170, currency: 'TRY' });
    expect(made.body).toMatchObject({
      rate: '48.1234',
      rateDate: '2026-11-19',
      baseAmount: 50_000,
      baseCurrency: 'EUR',
    });
    expect(await stay()).toMatchObject({ paidAmount: 50_000 });
    expect(entries(made.body.id)).toEqual([
      ['CASH', 2_406_170, 0],
      ['EXCHANGE', 0, 2_406_170],
      ['EXCHANGE', 50_000, 0],
      ['GUEST', 0, 50_000],
    ]);
  });
  test('is refused without a rate, which is named', async () => {
    const refused = await pay({ currency: 'USD' });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { currency: ['There is no exchange rate between USD and EUR on or before 20 Nov 2026. Enter one, or use EUR.'] },
    ]);
  });
});

describe('PA2 the deposit', () => {
  const deposit = async () =>
    (await app.call('GET', `/api/security-deposits?reservationId=${ID}`, { as: 'admin' })).body.items[0]!;
  const settle = async (action: string, body: object = {}) =>
    app.call('POST', `/api/security-deposits/${(await deposit()).id}/actions/${action}`, { as: 'Accounting', body });
  beforeEach(async () => {
    await change('estates', 'est-a1', { securityDeposit: 30_000 });
    await change('reservations', ID, { status: 'PENDING' });
    await act('confirm');
  });

  test('is asked for when the stay is confirmed, taken, held and given back; never part of the balance', async () => {
    expect(await deposit()).toMatchObject({ state: 'REQUIRED', required: 30_000, collected: 0, currency: 'EUR' });
    expect((await settle('collect', { amount: 30_000, method: 'CASH' })).body).toMatchObject({
      state: 'COLLECTED',
      held: 30_000,
    });
    expect(await stay()).toMatchObject({ paidAmount: 0, remainingPrice: 45_000 });
    await change('reservations', ID, { checkIn: '2026-11-20', checkOut: '2026-11-24' });
    expect((await act('checkIn')).status).toBe(200);
    expect(await deposit()).toMatchObject({ state: 'HELD' });
    expect((await settle('giveBack', { amount: 30_001, method: 'CASH' })).body.errors).toEqual({
      amount: ['300.01 EUR is more than the deposit still held: 300.00 EUR.'],
    });
    expect((await settle('giveBack', { amount: 30_000, method: 'CASH' })).body).toMatchObject({
      state: 'REFUNDED',
      held: 0,
    });
    expect((await settle('giveBack', { amount: 1, method: 'CASH' })).status).toBe(409);
  });
  test('is withheld with reason and evidence only, and is partly withheld once the rest is back', async () => {
    await settle('collect', { amount: 30_000 });
    expect(Object.keys((await settle('withhold', { amount: 10_000 })).body.errors)).toEqual(['reason']);
    expect(Object.keys((await settle('withhold', { amount: 10_000, reason: 'Table' })).body.errors)).toEqual([
      'evidence',
    ]);
    const kept = await settle('withhold', { amount: 10_000, reason: 'Table', evidenceNote: 'Photo of 20 Nov' });
    expect(kept.body).toMatchObject({ state: 'HELD', withheld: 10_000, held: 20_000 });
    const back = await settle('giveBack', { amount: 20_000 });
    expect(back.body).toMatchObject({ state: 'PARTLY_WITHHELD', withheld: 10_000, refunded: 20_000, held: 0 });
  });
  test('follows payments made elsewhere and their reversal', async () => {
    const made = await pay({ kind: 'DEPOSIT_IN', amount: 30_000 });
    expect([made.status, await deposit()]).toMatchObject([201, { state: 'COLLECTED', collected: 30_000 }]);
    expect((await pay({ kind: 'DEPOSIT_OUT', amount: 30_001 })).status).toBe(422);
    await reverse(made.body.id);
    expect(await deposit()).toMatchObject({ state: 'REQUIRED', collected: 0 });
    expect(await stay()).toMatchObject({ paidAmount: 0 });
  });
  test('is waived with a reason; one a stay', async () => {
    // The head of its page and the sentence afterwards name the guest, who stands in another record.
    expect((await deposit())['_refs']).toMatchObject({
      'reservationId.guestId': expect.stringMatching(/\S/) as string,
    });
    expect((await settle('waive')).status).toBe(422);
    expect((await settle('waive', { waiveReason: 'Regular guest' })).body).toMatchObject({ state: 'WAIVED' });
    const second = await app.call('POST', '/api/security-deposits', {
      as: 'admin',
      body: { reservationId: ID, required: 1 },
    });
    expect(second.status).toBe(409);
  });
});

describe('PA3, PA6 transfers', () => {
  const account = async (name: string, kind: string, currency = 'EUR') =>
    (await app.call('POST', '/api/accounts', { as: 'Accounting', body: { name, kind, currency } })).body.id;
  const move = (body: object) =>
    app.call('POST', '/api/payments', { as: 'Accounting', body: { kind: 'TRANSFER', currency: 'EUR', ...body } });

  test('move money between accounts and change no balance of a guest', async () => {
    const desk = await account('Desk', 'CASH_DESK');
    const bank = await account('Bank', 'BANK');
    await pay();
    const made = await move({ accountFromId: desk, accountToId: bank, amount: 15_000, purpose: 'CASH_TO_BANK' });
    expect(made.status, JSON.stringify(made.body.errors)).toBe(201);
    expect(await stay()).toMatchObject({ paidAmount: 20_000 });
    const balances = await app.call('GET', '/api/accounts/balances', { as: 'Accounting' });
    expect(balances.body.items.map((item) => [item['name'], item['balance']])).toEqual(
      expect.arrayContaining([
        ['Desk', 5000],
        ['Bank', 15_000],
      ]),
    );
    const same = await move({ accountFromId: bank, accountToId: bank, amount: 1, purpose: 'INTERNAL' });
    expect([same.status, Object.keys(same.body.errors)]).toEqual([422, ['accountToId']]);
    const lira = await account('Lira', 'BANK', 'TRY');
    const other = await move({ accountFromId: bank, accountToId: lira, amount: 1, purpose: 'INTERNAL' });
    expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['accountToId']]);
  });
  test('a payout of a channel settles its stays less the fees', async () => {
    const channel = await account('Agoda', 'CHANNEL');
    const bank = await account('Bank', 'BANK');
    const lines = [
      { reservationId: ID, amount: 45_000, fee: 6750 },
      { reservationId: 'res-r-000002', amount: 45_000, fee: 0 },
    ];
    const payout = { accountFromId: channel, accountToId: bank, purpose: 'CHANNEL_PAYOUT', lines };
    const wrong = await move({ ...payout, amount: 90_000 });
    expect(wrong.body.errors).toEqual({ amount: ['The stays minus fees come to 832.50 EUR, not 900.00 EUR.'] });
    const made = await move({ ...payout, amount: 83_250 });
    expect(made.body['lines']).toMatchObject([{ receivedInBank: 38_250 }, { receivedInBank: 45_000 }]);
    expect(entries(made.body.id)).toEqual([
      ['BANK', 83_250, 0],
      ['CHANNEL', 0, 45_000],
      ['CHANNEL_FEE', 6750, 0],
      ['CHANNEL', 0, 45_000],
    ]);
  });
});
