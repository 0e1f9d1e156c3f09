import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());

const STAY = '/api/reservations/res-r-000001';
const CHARGES = '/api/reservation-charges';
const body = (more: object = {}) => ({
  reservationId: 'res-r-000001',
  kind: 'MINIBAR',
  quantity: 3,
  unitAmount: 1250,
  ...more,
});
const add = (more: object = {}, headers: Record<string, string> = {}, as = 'Accounting') =>
  app.call('POST', CHARGES, { as, body: body(more), headers });
const stay = async () => (await app.call('GET', STAY, { as: 'admin' })).body;
const patch = (id: string, change: object, version: number, headers: Record<string, string> = {}) =>
  app.call('PATCH', `${CHARGES}/${id}`, { as: 'Accounting', body: change, version, headers });
const act = (action: string, sent: object = {}) =>
  app.call('POST', `${STAY}/actions/${action}`, { as: 'admin', body: sent });
const cancel = () => act('cancel', { cancelReason: 'NO_PAYMENT' });

describe('what the guest bears is owed beyond the price', () => {
  test('from the creation of a charge, over its change, to its deletion', async () => {
    const made = await add();
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({
        code: 'CH-000002',
        currency: 'EUR',
        amount: 3750,
        bornBy: 'GUEST',
        date: '2026-11-20',
      }),
    ]);
    expect(await stay()).toMatchObject({ chargesTotal: 3750, totalPrice: 45_000, remainingPrice: 48_750, version: 2 });
    expect((await add({ quantity: 1, unitAmount: 250 })).status).toBe(201);
    expect(await stay()).toMatchObject({ chargesTotal: 4000, remainingPrice: 49_000 });
    const changed = await patch(made.body.id, { quantity: 2 }, 1);
    expect(changed.body).toMatchObject({ amount: 2500 });
    expect(await stay()).toMatchObject({ chargesTotal: 2750, remainingPrice: 47_750 });
    expect((await patch(made.body.id, { bornBy: 'OWNER' }, 2)).body).toMatchObject({ amount: 2500 });
    expect(await stay()).toMatchObject({ chargesTotal: 250, remainingPrice: 45_250 });
    await patch(made.body.id, { bornBy: 'GUEST' }, 3);
    const gone = await app.call('DELETE', `${CHARGES}/${made.body.id}`, { as: 'Accounting', version: 4 });
    expect(gone.status).toBe(204);
    expect(await stay()).toMatchObject({ chargesTotal: 250, remainingPrice: 45_250 });
  });

  test('not dated long ago or after the stay, and never more than adds up exactly', async () => {
    const errors = async (more: object) => (await add(more)).body.errors;
    expect(await errors({ date: '1900-01-01' })).toEqual({
      date: [
        '01 Jan 1900 is before the stay and more than 60 days ago. Enter 21 Sept 2026 or later; the limit is in the settings under Money and times.',
      ],
    });
    expect(await errors({ date: '2099-01-01' })).toEqual({
      date: ['01 Jan 2099 is too late. The latest possible date is 05 Dec 2026: today or the day of check-out.'],
    });
    const most = { id: 'chr-most', tenantId: 'demo', version: 1, reservationId: 'res-r-000001', bornBy: 'GUEST' };
    const row = {
      ...most,
      quantity: 1,
      unitAmount: Number.MAX_SAFE_INTEGER - 45_000,
      kind: 'OTHER',
      date: '1900-01-01',
    };
    await app.store.transact((tx) => tx.put('reservation-charges', 'demo', row));
    expect(Object.keys(await errors({ quantity: 1, unitAmount: 1 }))).toEqual(['unitAmount']);
    expect(await stay()).toMatchObject({ version: 1 });
    // A day that was allowed once is left as it is.
    expect((await patch('chr-most', { quantity: 1, unitAmount: 100 }, 1)).status).toBe(200);
  });

  test('stays owed through later payments and changes of the reservation', async () => {
    await add();
    const price = { totalPrice: 45_000, chargesTotal: 3750 };
    expect((await act('recordPayment', { paidAmount: 45_000, paymentMethod: 'CASH' })).body).toMatchObject({
      ...price,
      remainingPrice: 3750,
      paymentState: 'PARTIAL',
    });
    const { version } = await stay();
    const noted = await app.call('PATCH', STAY, { as: 'admin', body: { notes: 'Late' }, version });
    expect(noted.body).toMatchObject({ ...price, remainingPrice: 3750 });
    await act('recordPayment', { paidAmount: 3750, paymentMethod: 'CASH' });
    expect(await stay()).toMatchObject({ remainingPrice: 0, paymentState: 'PAID' });
    await add({ quantity: 1, unitAmount: 100 });
    expect(await stay()).toMatchObject({ remainingPrice: 100, paymentState: 'PARTIAL' });
  });

  test('is in the history and the states of the reservation, by whom', async () => {
    await act('recordPayment', { paidAmount: 45_000, paymentMethod: 'CASH' });
    await add();
    const { body: history } = await app.call('GET', `${STAY}/history`, { as: 'admin' });
    expect(history.items[0]).toMatchObject({
      action: 'update',
      by: { id: 'usr-accounting' },
      changes: { chargesTotal: { from: null, to: 3750 }, remainingPrice: { from: 0, to: 3750 } },
    });
    const states = '/api/reservation-status-history?reservationId=res-r-000001&axis=PAYMENT&to=PARTIAL';
    expect((await app.call('GET', states, { as: 'admin' })).body.items).toMatchObject([{ from: 'PAID' }]);
  });

  test('the charges of others leave the reservation as it was', async () => {
    const before = await stay();
    for (const bornBy of ['OWNER', 'COMPANY']) expect((await add({ bornBy })).status).toBe(201);
    expect(await stay()).toEqual(before);
  });

  test('the same request twice charges once', async () => {
    const key = { 'idempotency-key': 'charge-1' };
    const first = await add({}, key);
    const second = await add({}, key);
    expect([second.status, second.body.id]).toEqual([201, first.body.id]);
    expect(await stay()).toMatchObject({ chargesTotal: 3750, version: 2 });
  });
});

describe('a charge is refused, in words beside its reservation', () => {
  const closed = {
    en: 'R-000001 was cancelled or did not take place: no more charges can be added.',
    tr: 'R-000001 iptal edilmiş ya da gerçekleşmemiş: artık ek ücret eklenemez.',
  };
  const fixed = {
    en: 'A charge cannot move to another reservation. Delete it and create a new one.',
    tr: 'Ek ücret başka rezervasyona taşınamaz. Silip yenisini ekleyin.',
  };
  test.each(['en', 'tr'] as const)(
    'on a cancelled reservation, in %s; its words and its end are free',
    async (language) => {
      const { body: made } = await add();
      expect((await cancel()).status).toBe(200);
      const before = await stay();
      const words = { 'accept-language': language };
      for (const refused of [await add({}, words), await patch(made.id, { quantity: 9 }, 1, words)]) {
        expect([refused.status, refused.body.errors]).toEqual([409, { reservationId: [closed[language]] }]);
      }
      expect(await stay()).toEqual(before);
      expect((await patch(made.id, { note: 'Never paid' }, 1)).status).toBe(200);
      await app.call('DELETE', `${CHARGES}/${made.id}`, { as: 'Accounting', version: 2 });
      expect(await stay()).toMatchObject({ chargesTotal: 0, remainingPrice: 0 });
    },
  );
  test.each(['en', 'tr'] as const)('for another reservation than its own, in %s', async (language) => {
    const { body: made } = await add();
    const moved = await patch(made.id, { reservationId: 'res-r-000002' }, 1, { 'accept-language': language });
    expect([moved.status, moved.body.errors]).toEqual([422, { reservationId: [fixed[language]] }]);
    expect(await stay()).toMatchObject({ chargesTotal: 3750 });
  });
  test.each([
    ['quantity', { quantity: 0 }],
    ['unitAmount', { unitAmount: 0 }],
    ['unitAmount', { unitAmount: 1.5 }],
    ['amount', { amount: 1 }],
    ['currency', { currency: 'TRY' }],
    ['reservationId', { reservationId: 'res-b' }],
    ['kind', { kind: 'TIP' }],
    ['vatPct', { vatPct: '18' }],
  ])('%s that makes no sense', async (field, more) => {
    const answer = await add(more);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });
  test('and its reservation is not deleted while it is there', async () => {
    await add();
    const { version } = await stay();
    expect((await app.call('DELETE', STAY, { as: 'admin', version })).status).toBe(409);
  });
  test('nor moved to a home of another currency', async () => {
    await add({ bornBy: 'OWNER' });
    const home = app.store.table('estates', 'demo').get('est-b1')!;
    await app.store.transact((tx) => tx.put('estates', 'demo', { ...home, currency: 'TRY' }));
    const { version } = await stay();
    const moved = await app.call('PATCH', STAY, {
      as: 'admin',
      body: { estateId: 'est-b1', checkIn: '2027-02-01', checkOut: '2027-02-05' },
      version,
    });
    expect([moved.status, moved.body.errors]).toEqual([
      409,
      { estateId: ['R-000001 has extra charges in EUR. Delete them before moving it to a home priced in TRY.'] },
    ]);
  });
});
