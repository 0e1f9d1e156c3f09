import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BOTH, CARDS, CODE, type PayApp, startPayApp, STAY, until } from './card-payment-app.ts';

let pay: PayApp;
beforeEach(async () => (pay = await startPayApp()));
afterEach(() => pay.close());

const again = async (stay: object): Promise<void> => {
  await pay.close();
  pay = await startPayApp(stay);
};
const shown = (id: string) => pay.app.call('GET', `/api/public/pay/${id}`);
const isPaid = (id: string) => () => pay.row(id)['status'] === 'PAID';
/** Later, so that whatever hangs is asked for. */
const reconcile = async (ms = 60_000) => {
  pay.app.clock.now += ms;
  await pay.reconciler.run();
};

describe('WB4: paid only when the provider says so', () => {
  test('with 3-D Secure: payment, fee and balance follow, once', async () => {
    const id = await pay.makeLink({ amount: 20_000 });
    const { body } = await pay.start(id);
    const url = String(body['redirectUrl']);
    expect(await pay.enterCard(url, CARDS.secure)).toEqual({ status: 'success' });
    expect(pay.row(id)['status']).toBe('THREEDS');
    const back = await pay.enterCode(url);
    expect(back.status).toBe(303);
    expect(back.headers.get('location')).toContain('/v1/public/pay/3ds?status=success#');
    await until(isPaid(id));
    expect(pay.row(id)).toMatchObject({ paidTotal: 20_738, maskedPan: '•••• 0008', bankName: 'Halkbank' });
    expect(pay.stay()).toMatchObject({ paidAmount: 20_738, chargesTotal: 738, remainingPrice: 25_000 });
    expect(pay.payments()).toMatchObject([
      { kind: 'COLLECTION', amount: 20_738, method: 'CREDIT_CARD', origin: 'CARD' },
    ]);
    await reconcile();
    expect(pay.payments()).toHaveLength(1);
    expect((await shown(id)).status).toBe(404);
  });

  test('without 3-D Secure, in instalments that cost more', async () => {
    const id = await pay.makeLink({ amount: 10_000 });
    const { body } = await pay.start(id, { installment: 6, acceptedContracts: BOTH });
    const url = String(body['redirectUrl']);
    expect(await pay.enterCard(url, CARDS.secure.replace('552879', '552879'))).toEqual({ status: 'success' });
    await pay.enterCode(url);
    await until(isPaid(id));
    expect(pay.row(id)).toMatchObject({ installment: 6, paidTotal: 10_836 });
    expect(pay.stay()).toMatchObject({ chargesTotal: 836, remainingPrice: 35_000 });
  });

  test('instalments that the card does not have are refused in the frame', async () => {
    const id = await pay.makeLink();
    const { body } = await pay.start(id, { installment: 3, acceptedContracts: BOTH });
    const refused = await pay.enterCard(String(body['redirectUrl']), '4111111111111111');
    expect(refused).toEqual({ status: 'failure', errorCode: 'NOT_OFFERED' });
  });

  test('declined: failed, nothing posted, and a new try pays', async () => {
    const id = await pay.pay(CARDS.declined);
    await until(() => pay.row(id)['status'] === 'FAILED');
    expect(pay.row(id)['failureCode']).toBe('DECLINED');
    expect(pay.payments()).toEqual([]);
    const { body } = await pay.start(id);
    const url = String(body['redirectUrl']);
    await pay.enterCard(url, CARDS.plain);
    await until(isPaid(id));
    expect(pay.payments()).toHaveLength(1);
  });

  test('three wrong codes end it', async () => {
    const id = await pay.makeLink();
    const url = String((await pay.start(id)).body['redirectUrl']);
    await pay.enterCard(url, CARDS.secure);
    for (const code of ['1', '2']) expect((await pay.enterCode(url, code)).status).toBe(200);
    expect((await pay.enterCode(url, '3')).status).toBe(303);
    await until(() => pay.row(id)['status'] === 'FAILED');
    expect(pay.row(id)['failureCode']).toBe('WRONG_CODE');
    expect((await pay.enterCode(url, CODE)).status).toBe(303);
    await reconcile();
    expect(pay.payments()).toEqual([]);
  });

  test('a bank that never answers is given up in the end', async () => {
    const id = await pay.pay(CARDS.timeout);
    await reconcile(30_000);
    expect(pay.row(id)['status']).toBe('THREEDS');
    await reconcile(16 * 60_000);
    expect(pay.row(id)).toMatchObject({ status: 'FAILED', failureCode: 'TIMEOUT' });
  });

  test.each(['late', 'badSignature', 'died'] as const)('%s: the provider is asked', async (card) => {
    const id = await pay.pay(CARDS[card]);
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(pay.row(id)['status']).toBe('THREEDS');
    await reconcile(5000);
    expect(pay.row(id)['status']).toBe('PAID');
    await reconcile();
    expect(pay.payments()).toHaveLength(1);
  });

  test('two messages about one payment', async () => {
    const id = await pay.pay(CARDS.double);
    await until(isPaid(id));
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(pay.payments()).toHaveLength(1);
    expect(pay.stay()['paidAmount']).toBe(46_661);
  });

  test('S7: another amount than agreed does not count as paid, and staff are notified', async () => {
    const id = await pay.pay(CARDS.lessCharged);
    await until(() => pay.row(id)['status'] === 'FAILED');
    expect(pay.row(id)).toMatchObject({ failureCode: 'MISMATCH', attention: 'MISMATCH' });
    expect(pay.payments()).toEqual([]);
    const list = await pay.app.call('GET', '/api/card-payment-orders?view=attention', { as: 'admin' });
    expect(list.body.items.map((item) => item.id)).toEqual([id]);
  });
});

describe('a guest sees what is paid for', () => {
  test('the picture of the home is on the page, only behind the link', async () => {
    const raw = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const headers = { 'content-type': 'image/png', 'x-file-name': 'home.png' };
    const file = await pay.app.call('POST', '/api/files', { as: 'admin', raw, headers });
    const home = `/api/estates/${pay.stay()['estateId'] as string}`;
    const id = await pay.makeLink();
    expect((await shown(id)).body['picture']).toBe(null);
    const { version } = (await pay.app.call('GET', home, { as: 'admin' })).body;
    const body = { photos: [{ id: file.body['id'] }] };
    expect((await pay.app.call('PATCH', home, { as: 'admin', version, body })).status).toBe(200);
    const path = String((await shown(id)).body['picture']);
    expect(path).toBe(`/api/public/pay-picture/${id}`);
    const picture = await pay.app.call('GET', path);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await pay.app.call('GET', `/api/public/pay-picture/${id}x`)).status).toBe(404);
    // What cannot be paid any more shows nothing.
    expect(
      (await pay.app.call('POST', `/api/card-payment-orders/${id}/actions/cancel`, { as: 'admin', body: {} })).status,
    ).toBe(200);
    expect((await pay.app.call('GET', path)).status).toBe(404);
  });

  test('a receipt once it is paid, and none before', async () => {
    const id = await pay.makeLink({ amount: 10_000 });
    const { body } = await pay.start(id, { installment: 6, acceptedContracts: BOTH });
    const url = String(body['redirectUrl']);
    await pay.enterCard(url, CARDS.secure);
    const back = await pay.enterCode(url);
    const token = new URL(back.headers.get('location')!).hash.slice(1);
    await until(isPaid(id));
    const result = await pay.app.call('GET', `/api/public/pay-result/${token}`);
    const [payment] = pay.payments();
    expect(result.body).toMatchObject({
      state: 'PAID',
      total: 10_836,
      receipt: {
        checkIn: pay.stay()['checkIn'],
        no: payment?.['no'],
        reference: payment?.['reference'],
        card: '•••• 0008',
        bank: 'Halkbank',
        installment: 6,
      },
    });
    const lines = (result.body['receipt'] as { lines: { kind: string; amount: number }[] }).lines;
    expect(lines.map(({ kind }) => kind)).toEqual(['AMOUNT', 'CARD_FEE', 'SURCHARGE']);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(10_836);
    // Nothing of it says who the guest is.
    expect(result.text).not.toContain('Ada');
  });
});

describe('S7: forged and replayed messages', () => {
  const sign = (body: string, at = Date.now(), secret = pay.noticeSecret) => {
    const timestamp = String(Math.floor(at / 1000));
    const mac = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    return { 'x-pay-timestamp': timestamp, 'x-pay-signature': `v1=${mac}` };
  };
  const notify = (body: string, headers: Record<string, string>) =>
    pay.app.call('POST', '/api/public/pay/webhook', { raw: body, headers });

  test('only signed ones count, and they only make us ask', async () => {
    const id = await pay.makeLink();
    const url = String((await pay.start(id)).body['redirectUrl']);
    await pay.enterCard(url, CARDS.secure);
    const body = JSON.stringify({ ref: `${id}.1`, status: 'CAPTURED', total: 46_661, currency: 'EUR' });
    expect((await notify(body, {})).status).toBe(401);
    expect((await notify(body, sign(body, Date.now(), 'another'))).status).toBe(401);
    expect((await notify(body, sign(body, Date.now() - 600_000))).status).toBe(401);
    expect((await notify(`${body} `, sign(body))).status).toBe(401);
    const told = await notify(body, sign(body));
    expect([told.status, told.text]).toEqual([200, '{"received":true}']);
    expect(pay.row(id)['status']).toBe('THREEDS');
    await pay.enterCode(url);
    await until(isPaid(id));
    const replayed = await notify(body, sign(body));
    expect([replayed.status, replayed.text]).toEqual([200, '{"received":true}']);
    expect(pay.payments()).toHaveLength(1);
    const unknown = JSON.stringify({ ref: 'nothing.1' });
    expect((await notify(unknown, sign(unknown))).text).toBe('{"received":true}');
  });

  test('the browser’s return parameters count for nothing; its token shows the result', async () => {
    const id = await pay.makeLink();
    const url = String((await pay.start(id)).body['redirectUrl']);
    await pay.enterCard(url, CARDS.declined);
    const back = await fetch(url, { redirect: 'manual' });
    const token = new URL(back.headers.get('location')!).hash.slice(1);
    await until(() => pay.row(id)['status'] === 'FAILED');
    const result = await pay.app.call('GET', `/api/public/pay-result/${token}?status=success`);
    expect(result.body).toMatchObject({
      state: 'FAILED',
      reservationCode: 'R-000001',
      failureCode: 'DECLINED',
      receipt: null,
    });
    for (const wrong of [id, `${id}.`, `${token}x`, 'x.y']) {
      expect((await pay.app.call('GET', `/api/public/pay-result/${wrong}`)).status, wrong).toBe(404);
    }
  });

  test('crash between capture and message; before and after the provider is asked', async () => {
    const { provider } = pay;
    const id = await pay.makeLink();
    // The provider took it on, and the line broke before its answer.
    pay.speak({ ...provider, create: async (asked) => (await provider.create(asked), { kind: 'UNREACHABLE' }) });
    expect((await pay.start(id)).status).toBe(503);
    expect(pay.row(id)['tries']).toMatchObject([{ state: 'NEW' }]);
    // It never reached the provider.
    pay.speak({ ...provider, create: () => Promise.resolve({ kind: 'UNREACHABLE' }) });
    expect((await pay.start(id)).status).toBe(503);
    expect(pay.row(id)['tries']).toMatchObject([{ state: 'CANCELLED' }, { state: 'NEW' }]);
    await reconcile();
    expect(pay.row(id)).toMatchObject({ status: 'WAITING', tries: [{}, { state: 'LOST' }] });
    pay.speak(provider);
    const url = String((await pay.start(id)).body['redirectUrl']);
    await pay.enterCard(url, CARDS.died);
    await pay.enterCode(url);
    await reconcile(5000);
    expect(pay.row(id)['status']).toBe('PAID');
    expect(pay.payments()).toHaveLength(1);
  });
});

describe('two tabs, late money, refunds', () => {
  test('the second tab ends the first; a retry first asks whether the earlier try succeeded', async () => {
    const id = await pay.makeLink();
    const first = String((await pay.start(id)).body['redirectUrl']);
    const second = String((await pay.start(id)).body['redirectUrl']);
    expect(second).not.toBe(first);
    expect(await pay.enterCard(first, CARDS.plain)).toEqual({ status: 'failure', errorCode: 'OVER' });
    await pay.enterCard(second, CARDS.died);
    await pay.enterCode(second);
    expect(pay.row(id)['status']).toBe('THREEDS');
    expect((await pay.start(id)).status).toBe(404);
    expect(pay.row(id)['status']).toBe('PAID');
    expect(pay.payments()).toHaveLength(1);
  });

  test('a double charge is refunded automatically', async () => {
    const { provider } = pay;
    const id = await pay.makeLink();
    const first = String((await pay.start(id)).body['redirectUrl']);
    // A provider that says it gave the first up, and charges it all the same.
    const kept = { kind: 'PAYMENT', providerRef: 'x', status: 'CANCELLED', total: 46_661, currency: 'EUR' } as const;
    const none = { maskedPan: '', bankName: '', failureCode: '' };
    pay.speak({ ...provider, cancel: (ref) => Promise.resolve({ ...kept, ...none, ref }) });
    const second = String((await pay.start(id)).body['redirectUrl']);
    await pay.enterCard(second, CARDS.plain);
    await until(isPaid(id));
    await pay.enterCard(first, CARDS.plain);
    await until(() => pay.row(id)['refundState'] === 'REQUESTED');
    await reconcile();
    expect(pay.row(id)).toMatchObject({ refundState: 'REFUNDED', refundReason: 'PAID_TWICE', refundRef: `${id}.1` });
    expect(pay.payments()).toHaveLength(1);
  });

  const PENDING = { status: 'PENDING', holdExpiresAt: '2026-11-20T10:00:00.000Z' };
  test('a waiting stay is confirmed by the money', async () => {
    await again(PENDING);
    const id = await pay.pay(CARDS.secure);
    await until(isPaid(id));
    expect(pay.stay()).toMatchObject({ status: 'SUCCESSFUL', paymentState: 'PAID', remainingPrice: 0 });
  });

  const lapse = async (id: string, url: string, taken: boolean) => {
    pay.app.clock.now += 3_700_000;
    const lapsed = { ...pay.stay(), status: 'FAILED', failCause: 'HOLD_EXPIRED', holdExpiresAt: null };
    const winner = { ...pay.stay(), id: 'res-winner', code: 'R-WINNER', status: 'SUCCESSFUL', holdExpiresAt: null };
    await pay.app.store.transact((tx) => {
      tx.put('reservations', 'demo', lapsed);
      if (taken) tx.put('reservations', 'demo', winner);
    });
    await pay.enterCode(url);
    await until(isPaid(id));
  };
  const begun = async () => {
    await again(PENDING);
    const id = await pay.makeLink();
    const url = String((await pay.start(id)).body['redirectUrl']);
    await pay.enterCard(url, CARDS.secure);
    return { id, url };
  };

  test('paid after the hold: the nights are still free, so the stay is confirmed', async () => {
    const { id, url } = await begun();
    await lapse(id, url, false);
    expect(pay.stay()).toMatchObject({ status: 'SUCCESSFUL', remainingPrice: 0 });
    expect(pay.row(id)['refundState'] ?? null).toBeNull();
  });

  test('paid after the hold and the nights are taken: ALLREADYTAKEN, and a refund item that staff give back', async () => {
    const { id, url } = await begun();
    await lapse(id, url, true);
    expect(pay.stay()).toMatchObject({ status: 'ALLREADYTAKEN', takenByCode: 'R-WINNER', takenById: 'res-winner' });
    expect(pay.row(id)).toMatchObject({ refundState: 'DUE', refundReason: 'ALREADY_TAKEN', refundAmount: 46_661 });
    expect(pay.payments()).toMatchObject([{ kind: 'COLLECTION', amount: 46_661 }]);
    const list = await pay.app.call('GET', '/api/card-payment-orders?view=attention', { as: 'Accounting' });
    expect(list.body.total).toBe(1);
    const action = `/api/card-payment-orders/${id}/actions/requestRefund`;
    expect((await pay.app.call('POST', action, { as: 'Accounting', body: {} })).status).toBe(200);
    expect((await pay.app.call('POST', action, { as: 'Accounting', body: {} })).status).toBe(409);
    await reconcile();
    expect(pay.row(id)['refundState']).toBe('REFUNDED');
    expect(pay.payments().map(({ kind, amount }) => [kind, amount])).toEqual([
      ['COLLECTION', 46_661],
      ['REFUND', 46_661],
    ]);
    expect(pay.stay()['paidAmount']).toBe(0);
  });

  test('cancelled after it was paid: a refund item of all but the fee, less what went back otherwise', async () => {
    await again(PENDING);
    const id = await pay.pay(CARDS.secure);
    await until(isPaid(id));
    const stay = `/api/reservations/${STAY}`;
    const body = { cancelReason: 'GUEST_REQUEST', cancelFee: 6661 };
    expect((await pay.app.call('POST', `${stay}/actions/cancel`, { as: 'admin', body })).status).toBe(200);
    expect(pay.stay()).toMatchObject({ refundDue: 40_000, grandTotal: 6661 });
    expect(pay.row(id)).toMatchObject({ refundState: 'DUE', refundReason: 'CANCELLED', refundAmount: 40_000 });
    const by = { method: 'BANK_TRANSFER', currency: 'EUR', reservationId: STAY, reason: 'In part' };
    const refund = (amount: number) =>
      pay.app.call('POST', '/api/payments', { as: 'admin', body: { ...by, kind: 'REFUND', amount } });
    const back = await refund(40_000);
    expect(pay.row(id)['refundState']).toBeUndefined();
    await pay.app.call('POST', `/api/payments/${back.body.id}/actions/reverse`, { as: 'admin', body: { reason: 'x' } });
    await refund(10_000);
    expect(pay.row(id)).toMatchObject({ refundState: 'DUE', refundAmount: 30_000 });
    const action = `/api/card-payment-orders/${id}/actions/requestRefund`;
    expect((await pay.app.call('POST', action, { as: 'Accounting', body: {} })).status).toBe(200);
    await reconcile();
    expect(pay.row(id)['refundState']).toBe('REFUNDED');
    expect(pay.stay()).toMatchObject({ paidAmount: 6661, refundedAmount: 40_000, paymentState: 'REFUNDED' });
    // Said by a word of a list, which each reader has in the own language.
    const given = pay.payments().at(-1);
    expect([given?.['reason'] ?? null, given?.['refundReason'], given?.['amount']]).toEqual([
      null,
      'CANCELLED',
      30_000,
    ]);
  });

  test('a stay that cannot be confirmed is paid, keeps its nights, and staff are notified', async () => {
    await again(PENDING);
    const id = await pay.makeLink();
    const url = String((await pay.start(id)).body['redirectUrl']);
    await pay.enterCard(url, CARDS.secure);
    await pay.app.store.transact((tx) => {
      for (const permit of tx.table('legal-permits', 'demo').equal('estateId', 'est-a1')) {
        tx.put('legal-permits', 'demo', { ...permit, status: 'REVOKED' });
      }
    });
    await pay.enterCode(url);
    await until(isPaid(id));
    expect(pay.row(id)['attention']).toBe('NOT_CONFIRMED');
    expect({ holdExpiresAt: null, ...pay.stay() }).toMatchObject({
      status: 'PENDING',
      holdExpiresAt: null,
      paymentState: 'PAID',
    });
  });
});
