import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findTenant } from '../../json-server/accounts/tenant.ts';
import { BOTH, CARDS, type PayApp, startPayApp, STAY, until } from './card-payment-app.ts';
import { recordsOf } from '../../json-server/records/records.ts';

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

describe('a link is made by staff', () => {
  test('for all that remains, with the fee on its own, until the hold ends', async () => {
    const made = await pay.app.call('POST', '/api/card-payment-orders', { as: 'admin', body: { reservationId: STAY } });
    expect(made.status, made.text).toBe(201);
    expect(made.body).toMatchObject({
      amount: 45_000,
      cardFee: 1661,
      total: 46_661,
      currency: 'EUR',
      status: 'WAITING',
      feePercent: 3.69,
      expiresAt: '2026-11-23T09:00:00.000Z',
    });
    expect(made.body.id).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(made.body['orderId']).toBe(made.body.id);
  });

  test.each([
    [{ amount: 45_001 }, 422],
    [{ amount: 0 }, 422],
    [{ amount: -5 }, 422],
    [{ amount: '12,5' }, 422],
    [{ status: 'PAID' }, 422],
    [{ total: 1 }, 422],
  ])('S4, S6: %j is refused', async (body, status) => {
    const made = await pay.app.call('POST', '/api/card-payment-orders', {
      as: 'admin',
      body: { reservationId: STAY, ...body },
    });
    expect(made.status, made.text).toBe(status);
  });

  test('nobody can edit, delete or pay it by hand; other roles see none', async () => {
    const id = await pay.makeLink();
    const path = `/api/card-payment-orders/${id}`;
    const edit = { as: 'SuperAdmin', body: { amount: 1 }, version: 1 };
    expect((await pay.app.call('PATCH', path, edit)).status).toBe(409);
    expect((await pay.app.call('PATCH', path, { ...edit, body: { status: 'PAID' } })).status).toBe(422);
    expect((await pay.app.call('PATCH', path, { ...edit, as: 'Accounting' })).status).toBe(403);
    expect((await pay.app.call('DELETE', path, { as: 'SuperAdmin', version: 1 })).status).toBe(409);
    for (const action of ['pay', 'begin', 'fail', 'expire']) {
      expect((await pay.app.call('POST', `${path}/actions/${action}`, { as: 'SuperAdmin', body: {} })).status).toBe(
        403,
      );
    }
    for (const as of ['HouseKeeping', 'Investor', 'Purchasing', 'MarketPlace']) {
      expect((await pay.app.call('GET', path, { as })).status, as).toBe(403);
    }
    expect((await pay.app.call('GET', path, { as: 'otherAdmin' })).status).toBe(404);
  });

  test('it is sent by the outbox, once, and noted', async () => {
    const guests = pay.app.store.table('guests', 'demo').get('gst-1')!;
    const change = { as: 'admin', body: { email: 'ada@guests.example', phone: '+905321234567' }, version: 0 };
    await pay.app.call('PATCH', `/api/guests/${guests.id}`, { ...change, version: Number(guests['version'] ?? 1) });
    const id = await pay.makeLink();
    const body = { orderId: id, channel: 'MAIL' };
    const headers = { 'idempotency-key': 'send-1', origin: 'https://evil.example', host: 'evil.example' };
    const sent = await pay.app.call('POST', '/api/card-payments/send', { as: 'Accounting', body, headers });
    expect([sent.status, sent.body['to']], sent.text).toEqual([201, 'ada@guests.example']);
    await pay.app.call('POST', '/api/card-payments/send', { as: 'Accounting', body, headers });
    const messages = pay.app.store.table('messages', 'demo').equal('reservationId', STAY);
    const links = messages.filter((row) => row['kind'] === 'PAYMENT_LINK');
    expect(links).toHaveLength(1);
    // The server's own address, whatever the request says of itself.
    expect(links[0]!['body']).toContain(`http://localhost:3000/v1/public/pay/${id}`);
    const way = { orderId: id, channel: 'WHATSAPP_LINK' };
    const link = await pay.app.call('POST', '/api/card-payments/send', { as: 'admin', body: way });
    expect(String(link.body['whatsAppUrl'])).toMatch(/^https:\/\/wa\.me\/905321234567\?text=/);
    await pay.app.call('POST', `/api/card-payment-orders/${id}/actions/cancel`, { as: 'admin', body: {} });
    expect((await pay.app.call('POST', '/api/card-payments/send', { as: 'admin', body })).status).toBe(409);
  });
});

describe('S5: what a guest sees', () => {
  test('shows the summary without the guest’s data', async () => {
    await pay.app.store.transact((tx) => {
      const stay = tx.table('reservations', 'demo').get(STAY)!;
      tx.put('reservations', 'demo', { ...stay, adults: 2, children: 1, infants: 1 });
    });
    const { status, body, text } = await shown(await pay.makeLink({ amount: 10_000 }));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      estate: 'House A1',
      checkIn: '2026-12-01',
      nights: 4,
      guests: 4,
      reservationCode: 'R-000001',
      amount: 10_000,
      cardFee: 369,
      total: 10_369,
      currency: 'EUR',
    });
    for (const secret of ['Ada', 'gst-1', 'phone', 'identity', 'street', 'acceptedIp'])
      expect(text).not.toContain(secret);
    expect(body['contracts']).toHaveLength(2);
  });

  test('unknown, paid, cancelled, expired, foreign and guessed ids are one and the same', async () => {
    const unknown = await shown('x'.repeat(32));
    expect(unknown.status).toBe(404);
    const paid = await pay.pay(CARDS.secure);
    await until(isPaid(paid));
    await again({});
    const cancelled = await pay.makeLink();
    await pay.app.call('POST', `/api/card-payment-orders/${cancelled}/actions/cancel`, { as: 'admin', body: {} });
    const expired = await pay.makeLink({ amount: 100 });
    pay.app.clock.now += 73 * 3_600_000;
    for (const id of [cancelled, expired, 'ordr', '1', '%2e', 'res-r-000001']) {
      const answer = await shown(id);
      expect([answer.status, answer.text], id).toEqual([404, unknown.text]);
    }
    const begun = await pay.start(cancelled);
    expect([begun.status, begun.text]).toEqual([404, unknown.text]);
  });

  test('the company’s own contract, filled with the stay, and its version', async () => {
    const own = {
      id: 'ctx-own',
      tenantId: 'demo',
      version: 1,
      kind: 'CANCELLATION',
      number: 3,
      status: 'PUBLISHED',
      validFrom: '2026-01-01T00:00:00.000Z',
      titleEn: 'Our terms',
      titleTr: 'Koşullarımız',
      bodyEn: 'Home {home}, {nights} nights, by {guest}. {total}, now {payment}.',
      bodyTr: '{home}',
    };
    await pay.app.store.transact((tx) => tx.put('contract-texts', 'demo', own));
    // A link for a part: the contract is about the whole stay.
    const { body } = await shown(await pay.makeLink({ amount: 100 }));
    const contracts = body['contracts'] as readonly object[];
    const text = 'Home House A1, 4 nights, by ……. €450.04, now €1.04.';
    expect(contracts[1]).toEqual({ kind: 'CANCELLATION', version: '3', title: 'Our terms', text });
  });

  test('the company by the name that its settings give it', async () => {
    const settings = [...pay.app.store.table('settings', 'demo').all()][0]!;
    await pay.app.store.transact((tx) => tx.put('settings', 'demo', { ...settings, companyName: 'Sea Homes' }));
    expect((await shown(await pay.makeLink())).body['company']).toBe('Sea Homes');
  });

  test('a company that is shut takes no money by a link', async () => {
    const id = await pay.makeLink();
    expect((await shown(id)).status).toBe(200);
    const company = findTenant(recordsOf(pay.app.store), 'demo')!;
    await pay.app.store.transact((tx) => tx.put('tenants', '', { ...company, status: 'SUSPENDED' }));
    expect((await shown(id)).status).toBe(404);
  });

  test('guessing is slowed down, whatever a header says of the address', async () => {
    const statuses = new Set<number>();
    for (let guess = 0; guess < 20; guess += 1) {
      const headers = { 'x-forwarded-for': `10.0.0.${guess}` };
      statuses.add((await pay.app.call('GET', `/api/public/pay/${guess}`, { headers })).status);
    }
    expect([...statuses]).toEqual([404, 429]);
  });
});

describe('S6, S8: what is sent with a start', () => {
  test.each([
    [{ installment: 1 }, 422],
    [{ installment: 1, acceptedContracts: ['CANCELLATION'] }, 422],
    [{ installment: 1, acceptedContracts: [{ kind: 'CANCELLATION', version: 'old' }, 'DISTANCE_SALES'] }, 422],
    [{ installment: 0, acceptedContracts: BOTH }, 422],
    [{ installment: 99, acceptedContracts: BOTH }, 422],
    [{ installment: 5, acceptedContracts: BOTH }, 422],
    [{ installment: '3', acceptedContracts: BOTH }, 422],
    [{ installment: 1, acceptedContracts: BOTH, amount: 1 }, 422],
    [{ installment: 1, acceptedContracts: BOTH, expectedTotal: 1 }, 409],
    [{ installment: 1, acceptedContracts: BOTH, cvv: '123' }, 400],
    [{ installment: 1, acceptedContracts: BOTH, note: CARDS.secure }, 400],
    [[], 400],
  ])('%j', async (body, status) => {
    const id = await pay.makeLink();
    const answer = await pay.start(id, body);
    expect(answer.status, answer.text).toBe(status);
    expect(answer.text).not.toContain(CARDS.secure);
    expect(pay.row(id)['status']).toBe('WAITING');
    expect(pay.payments()).toEqual([]);
  });

  test('which texts were accepted, in which version and language, is kept', async () => {
    const id = await pay.makeLink();
    const body = { installment: 3, acceptedContracts: BOTH, expectedTotal: 46_661 };
    const answer = await pay.start(id, body, { 'accept-language': 'tr' });
    expect(answer.status, answer.text).toBe(200);
    expect(pay.row(id)).toMatchObject({ status: 'THREEDS', installment: 3 });
    expect(pay.row(id)['acceptances']).toEqual(
      BOTH.map((kind) => ({ kind, version: '2026-01', language: 'tr', at: '2026-11-20T09:00:00.000Z' })),
    );
  });

  test('R10: the same call fifty times is one payment', async () => {
    const id = await pay.makeLink();
    const headers = { 'idempotency-key': 'one' };
    const body = { installment: 1, acceptedContracts: BOTH };
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay.start(id, body, headers)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await pay.start(id, body, headers)).text).toBe(answers[0]!.text);
    expect((await pay.start(id, { ...body, installment: 3 }, headers)).status).toBe(422);
    expect(pay.row(id)['tries']).toHaveLength(1);
  });
});
