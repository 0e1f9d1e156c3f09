import type { Row } from '../../src/config/types.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CARDS, STAY, type PayApp, startPayApp, until } from './card-payment-app.ts';

let pay: PayApp;
beforeEach(async () => (pay = await startPayApp()));
afterEach(() => pay.close());

const isPaid = (id: string) => () => pay.row(id)['status'] === 'PAID';
/** Later, so that whatever hangs is asked for. */
const reconcile = async (ms = 60_000) => {
  pay.app.clock.now += ms;
  await pay.reconciler.run();
};

describe('what goes back, and how often a link is tried', () => {
  const begun = async () => {
    await pay.close();
    pay = await startPayApp({ status: 'PENDING', holdExpiresAt: '2026-11-20T10:00:00.000Z' });
    const id = await pay.makeLink();
    const url = String((await pay.start(id)).body['redirectUrl']);
    await pay.enterCard(url, CARDS.secure);
    return { id, url };
  };

  const act = (id: string, action: string, as = 'Accounting') =>
    pay.app.call('POST', `/api/card-payment-orders/${id}/actions/${action}`, { as, body: {} });
  const toReview = async () =>
    (await pay.app.call('GET', '/api/card-payment-orders?view=attention', { as: 'Accounting' })).body.total;
  const post = (more: object) =>
    pay.app.call('POST', '/api/payments', {
      as: 'Accounting',
      body: { kind: 'REFUND', reservationId: STAY, method: 'BANK_TRANSFER', currency: 'EUR', reason: 'x', ...more },
    });
  const reverse = (payment: string) =>
    pay.app.call('POST', `/api/payments/${payment}/actions/reverse`, { as: 'Accounting', body: { reason: 'x' } });

  test('PA4: what left by bank or was reversed is not refunded to the card; the provider is not asked', async () => {
    const id = await pay.pay(CARDS.secure);
    await until(isPaid(id));
    const asked: unknown[] = [];
    pay.speak({ ...pay.provider, refund: (refund) => (asked.push(refund), pay.provider.refund(refund)) });
    const back = await post({ amount: 46_661 });
    const refused = await act(id, 'requestRefund');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Nothing of this payment is left to refund: the 466.61 EUR charged to the card was refunded in another way, or its payment was reversed.',
    ]);
    await reverse(back.body.id);
    expect((await reverse(pay.payments()[0]!.id)).status).toBe(200);
    expect((await act(id, 'requestRefund')).status).toBe(409);
    await reconcile();
    expect([asked, pay.stay()['paidAmount']]).toEqual([[], 0]);
  });

  test('PA4: what is on its way to the card goes back no other way; of the rest only what is left', async () => {
    const id = await pay.pay(CARDS.secure);
    await until(isPaid(id));
    await post({ amount: 10_000 });
    expect((await act(id, 'requestRefund')).status).toBe(200);
    expect(pay.row(id)['refundAmount']).toBe(36_661);
    expect((await post({ amount: 1 })).body.errors).toEqual({
      amount: [
        '0.01 EUR cannot be refunded: of the 366.61 EUR collected on R-000001, 366.61 EUR is already on its way back to the card.',
      ],
    });
    // Money of others beside it does not make the card's own reversible.
    await post({ kind: 'COLLECTION', amount: 90_000, isOverpaymentMeant: true });
    expect((await reverse(pay.payments()[0]!.id)).status).toBe(422);
    await reconcile();
    expect(pay.row(id)['refundState']).toBe('REFUNDED');
    expect(pay.stay()).toMatchObject({ paidAmount: 90_000, refundedAmount: 46_661 });
    expect((await reverse(pay.payments()[0]!.id)).status).toBe(422);
  });

  test('a stay cancelled at the bank: paid back by hand, its refund item is closed, and open again with that refund', async () => {
    const { id, url } = await begun();
    await pay.app.call('POST', `/api/reservations/${STAY}/actions/cancel`, {
      as: 'admin',
      body: { cancelReason: 'GUEST_REQUEST' },
    });
    await pay.enterCode(url);
    await until(isPaid(id));
    expect(pay.row(id)).toMatchObject({ refundState: 'DUE', refundReason: 'CLOSED', refundAmount: 46_661 });
    await post({ amount: 6661 });
    expect(pay.row(id)).toMatchObject({ refundState: 'DUE', refundReason: 'CLOSED', refundAmount: 40_000 });
    const back = await post({ amount: 40_000 });
    expect([pay.row(id)['refundState'], await toReview()]).toEqual([undefined, 0]);
    expect((await act(id, 'requestRefund')).status).toBe(409);
    await reverse(back.body.id);
    expect(pay.row(id)).toMatchObject({ refundState: 'DUE', refundReason: 'CLOSED', refundAmount: 40_000 });
  });

  test('RS3: cancelled with "give it back now", the provider is asked at once for what the fee leaves', async () => {
    const { id, url } = await begun();
    await pay.enterCode(url);
    await until(isPaid(id));
    await pay.app.call('POST', `/api/reservations/${STAY}/actions/cancel`, {
      as: 'admin',
      body: { cancelReason: 'GUEST_REQUEST', cancelFee: 10_000, refundNow: true },
    });
    expect(pay.row(id)).toMatchObject({ refundState: 'REQUESTED', refundAmount: 36_661 });
    expect(pay.stay()).toMatchObject({ refundDue: 36_661 });
    await reconcile();
    expect({ refundDue: null, ...pay.stay() }).toMatchObject({
      paidAmount: 10_000,
      refundDue: null,
      paymentState: 'REFUNDED',
    });
    // What went to the card is gone: a cancellation that is taken back leaves the stay owing it.
    const back = await pay.app.call('POST', `/api/reservations/${STAY}/actions/undoCancel`, { as: 'admin', body: {} });
    expect(back.body['_warnings']).toMatchObject([{ field: 'paidAmount' }]);
    expect(pay.stay()).toMatchObject({ status: 'SUCCESSFUL', paidAmount: 10_000, remainingPrice: 36_661 });
  });

  const asked = async (body: object) => {
    pay.app.clock.now += 1000;
    return pay.app.call('POST', `/api/reservations/${STAY}/actions/refund`, {
      as: 'Accounting',
      version: Number(pay.stay()['version']),
      body: { backMethod: 'CREDIT_CARD', backReason: 'No hot water', ...body },
    });
  };
  const proposed = async () =>
    (await pay.app.call('GET', `/api/reservations/${STAY}/actions/refund`, { as: 'Accounting' })).body;

  test('PA4: a refund on the page of the stay goes to the card that paid, once, with its reason', async () => {
    const id = await pay.pay(CARDS.secure);
    await until(isPaid(id));
    const { values, notes } = await proposed();
    expect([values, notes[0]]).toEqual([
      { backAmount: null, backMethod: 'CREDIT_CARD', backReason: null },
      expect.stringContaining('up to 466.61 EUR to the card'),
    ]);
    const done = await asked({ backAmount: 5000 });
    expect(done.body['_warnings']).toMatchObject([{ field: 'backMethod', message: /50\.00 EUR is on its way/ }]);
    expect(pay.row(id)).toMatchObject({ refundState: 'REQUESTED', refundReason: 'ASKED', refundAmount: 5000 });
    // Nothing is refunded before the provider says so, and the same money goes no other way.
    expect([pay.payments().length, pay.stay()['paidAmount']]).toEqual([1, 46_661]);
    expect((await asked({ backAmount: 46_000, backMethod: 'BANK_TRANSFER' })).status).toBe(422);
    await reconcile();
    const refunds = pay.payments().filter((row) => row['kind'] === 'REFUND');
    expect(refunds).toMatchObject([{ amount: 5000, method: 'CREDIT_CARD', origin: 'CARD', reason: 'No hot water' }]);
    expect(refunds[0]).not.toHaveProperty('refundReason');
    expect(pay.stay()).toMatchObject({ paidAmount: 41_661, refundedAmount: 5000 });
    // Its provider gives an order back once: what follows is recorded only.
    expect((await proposed()).notes).toEqual([]);
  });

  test('PA4: a refund above the cards’ total is not split silently', async () => {
    const id = await pay.pay(CARDS.secure);
    await until(isPaid(id));
    await post({ kind: 'COLLECTION', method: 'CASH', amount: 10_000, isOverpaymentMeant: true });
    expect((await proposed()).values).toMatchObject({ backAmount: 10_000, backMethod: 'CREDIT_CARD' });
    const refused = await asked({ backAmount: 50_000 });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { backAmount: [expect.stringContaining('466.61 EUR. Refund the rest in a second step')] },
    ]);
    expect((await asked({ backAmount: 10_000, backMethod: 'CASH' })).status).toBe(200);
    expect([pay.row(id)['refundState'] ?? null, pay.stay()['paidAmount']]).toEqual([null, 46_661]);
  });

  test('RS3: for a cancelled stay, the amount above its fee can be refunded to the card later', async () => {
    const id = await pay.pay(CARDS.secure);
    await until(isPaid(id));
    await pay.app.call('POST', `/api/reservations/${STAY}/actions/cancel`, {
      as: 'admin',
      body: { cancelReason: 'GUEST_REQUEST', cancelFee: 10_000, refundNow: false },
    });
    expect((await proposed()).values).toMatchObject({ backAmount: 36_661, backMethod: 'CREDIT_CARD' });
    expect((await asked({ backAmount: 36_662 })).body.errors).toEqual({
      backAmount: [expect.stringContaining('The rest was kept')],
    });
    expect((await asked({ backAmount: 36_661 })).status).toBe(200);
    expect(pay.row(id)).toMatchObject({ refundState: 'REQUESTED', refundReason: 'CANCELLED', refundAmount: 36_661 });
    await reconcile();
    expect({ refundDue: null, ...pay.stay() }).toMatchObject({
      paidAmount: 10_000,
      refundDue: null,
      paymentState: 'REFUNDED',
    });
    // The fee is kept: nothing more is offered.
    expect((await asked({ backAmount: 100, backMethod: 'BANK_TRANSFER' })).status).toBe(409);
  });

  test('PA1: charged while staff took the rest: what is beyond what is owed is a refund item', async () => {
    const id = await pay.makeLink();
    const url = String((await pay.start(id)).body['redirectUrl']);
    await pay.enterCard(url, CARDS.secure);
    const cash = await post({ kind: 'COLLECTION', method: 'CASH', amount: 44_000 });
    await pay.enterCode(url);
    await until(isPaid(id));
    // From the remaining 10.00, with the fee.
    expect(pay.stay()).toMatchObject({
      chargesTotal: 37,
      paidAmount: 90_661,
      paymentState: 'OVERPAID',
      refundDue: 45_624,
    });
    expect(pay.row(id)).toMatchObject({ refundState: 'DUE', refundReason: 'OVERPAID', refundAmount: 45_624 });
    expect(await toReview()).toBe(1);
    // The cash was a slip of the hand: what is still too much is the fee that was not kept.
    await reverse(cash.body.id);
    expect(pay.row(id)).toMatchObject({ refundState: 'DUE', refundAmount: 1624 });
    await act(id, 'requestRefund');
    await reconcile();
    expect(pay.stay()).toMatchObject({ paidAmount: 45_037, paymentState: 'PAID', remainingPrice: 0 });
  });

  test('WB5: tries that were left count for nothing; five that failed close the link until staff open it again', async () => {
    const id = await pay.makeLink();
    for (let no = 1; no <= 7; no += 1) expect((await pay.start(id)).status).toBe(200);
    expect((await act(id, 'reopen')).status).toBe(409);
    for (let no = 1; no <= 5; no += 1) {
      const url = String((await pay.start(id)).body['redirectUrl']);
      await pay.enterCard(url, CARDS.declined);
      await until(() => pay.row(id)['status'] === 'FAILED');
    }
    expect((await pay.start(id)).status).toBe(404);
    expect([pay.row(id)['spentReason'], await toReview()]).toEqual(['TRIES', 1]);
    expect((await act(id, 'reopen', 'HouseKeeping')).status).toBe(403);
    expect((await act(id, 'reopen')).status).toBe(200);
    expect({ spentReason: null, failureCode: null, ...pay.row(id) }).toMatchObject({
      status: 'WAITING',
      spentReason: null,
      failureCode: null,
    });
    const url = String((await pay.start(id)).body['redirectUrl']);
    await pay.enterCard(url, CARDS.plain);
    await until(isPaid(id));
  });

  test('a start that may not be ends nothing: the try that is alive goes on', async () => {
    const id = await pay.makeLink();
    const url = String((await pay.start(id)).body['redirectUrl']);
    const failed = { state: 'FAILED', installment: 1, total: 46_661, at: '2026-11-20T09:00:00.000Z' };
    const tries = [1, 2, 3, 4, 5].map((no) => ({ ...failed, ref: `${id}.x${no}` }));
    const order = { ...pay.row(id), tries: [...tries, ...(pay.row(id)['tries'] as object[])] };
    await pay.app.store.transact((tx) => tx.put('card-payment-orders', 'demo', order as Row));
    expect((await pay.start(id)).status).toBe(404);
    await pay.enterCard(url, CARDS.plain);
    await until(isPaid(id));
  });
});
