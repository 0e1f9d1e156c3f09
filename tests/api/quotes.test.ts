import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pickText } from '../../src/config/texts.ts';
import type { ClientConfig } from '../../src/config/types.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());

type Line = { readonly kind: string; readonly amount: number };
type Night = { readonly date: string; readonly amount: number; readonly source: string; readonly name?: string };
type Quote = { total: number; version: number; currency: string; lines: Line[]; nights: Night[]; difference: number };

const as = 'admin';
const post = (path: string, body: object, headers = {}) => app.call('POST', `/api/${path}`, { as, body, headers });
const patch = async (id: string, body: object) => {
  const { body: now } = await app.call('GET', `/api/reservations/${id}`, { as });
  return app.call('PATCH', `/api/reservations/${id}`, { as, body, version: now.version });
};
const act = (id: string, action: string, body: object = {}) =>
  app.call('POST', `/api/reservations/${id}/actions/${action}`, { as, body });
const quoteIn = (body: unknown) => (body as { quote: Quote }).quote;
const amounts = (quote: Quote) => Object.fromEntries(quote.lines.map(({ kind, amount }) => [kind, amount]));

const stay = { estateId: 'est-a1', checkIn: '2027-06-01', checkOut: '2027-06-11', adults: 2 };
const booking = { ...stay, salesChannelId: 'chn-1', guestId: 'gst-1' };
const MARKED = ({ status, body }: Awaited<ReturnType<typeof post>>) => [status, Object.keys(body.errors)];

/** PR6: 6 nights at 100, 4 at 120, 10 % for the length, a fee of 80 less 25 %, a coupon of 5 %. No cleaning. */
async function prepareWorkedExample(): Promise<void> {
  const free = await app.call('PATCH', '/api/estates/est-a1', { as, body: { cleaningFee: 0 }, version: 1 });
  const made = [
    await post('seasons', {
      name: 'Week',
      kind: 'SPECIFIC',
      from: '2027-06-07',
      to: '2027-06-30',
      adjust: 'ABSOLUTE',
      amount: 12_000,
      currency: 'EUR',
    }),
    await post('long-stay-discounts', { name: 'Ten', tiers: [{ minNights: 10, percent: 10 }] }),
    await post('facility-fees', {
      name: 'Spa',
      basis: 'PER_STAY',
      amount: 8000,
      currency: 'EUR',
      discounts: [{ minNights: 10, percent: 25 }],
    }),
    await post('coupons', { code: 'FIVE', type: 'PERCENT', percent: 5, maxUses: 1 }),
  ];
  expect([free.status, ...made.map(({ status }) => status)]).toEqual([200, 201, 201, 201, 201]);
}

describe('POST /api/quotes', () => {
  beforeEach(prepareWorkedExample);

  test('PR6 to the cent, with the card fee on top (PR5)', async () => {
    const { status, body } = await post('quotes', { ...stay, couponCode: 'five' });
    const quote = quoteIn(body);
    expect([status, quote.total, quote.currency]).toEqual([200, 98_340, 'EUR']);
    expect(amounts(quote)).toEqual({
      ACCOMMODATION: 108_000,
      LONG_STAY: -10_800,
      COUPON: -4_860,
      FACILITY_FEE: 8_000,
      FACILITY_DISCOUNT: -2_000,
    });
    const card = quoteIn((await post('quotes', { ...stay, couponCode: 'FIVE', paymentMethod: 'CREDIT_CARD' })).body);
    expect([amounts(card)['CARD_FEE'], card.total]).toEqual([3_629, 101_969]);
  });
  test('PR1 each night says where its price comes from; a daily price beats the season', async () => {
    await post('daily-prices', { estateId: 'est-a1', date: '2027-06-08', price: 20_000 });
    const { nights } = quoteIn((await post('quotes', stay)).body);
    expect(nights.slice(5, 8)).toMatchObject([
      { date: '2027-06-06', amount: 10_000, source: 'ESTATE' },
      { date: '2027-06-07', amount: 12_000, source: 'SEASON_SPECIFIC', name: 'Week' },
      { date: '2027-06-08', amount: 20_000, source: 'DAILY', refId: 'est-a1_2027-06-08' },
    ]);
  });
  describe('with a rule that is being typed', () => {
    const ten = { tiers: [{ minNights: 10, percent: 20 }] };
    const ask = (unsaved: unknown, who = as) =>
      app.call('POST', '/api/quotes', { as: who, body: { ...stay, unsaved } });
    const idOf = async (path: string) => (await app.call('GET', `/api/${path}`, { as })).body.items[0]?.id;

    test('a new one counts as if it were saved, without a name too, and nothing is', async () => {
      const fee = { basis: 'PER_STAY', amount: 1000, currency: 'EUR' };
      const { status, body } = await ask({ resource: 'facility-fees', record: fee });
      const charged = quoteIn(body).lines.filter(({ kind }) => kind === 'FACILITY_FEE');
      expect([status, charged.map(({ amount }) => amount)]).toEqual([200, [1_000, 8_000]]);
      const list = await app.call('GET', '/api/facility-fees', { as });
      expect(list.body.items.map(({ name }) => name)).not.toContain(null);
      // Nearer to the estate than the one that is for all.
      const near = { ...ten, scope: 'ESTATE', estateIds: ['est-a1'] };
      const nearer = quoteIn((await ask({ resource: 'long-stay-discounts', record: near })).body);
      expect(amounts(nearer)['LONG_STAY']).toBe(-21_600);
    });
    test('a changed one stands in the place of the stored one', async () => {
      const id = await idOf('long-stay-discounts?q=Ten');
      const changed = async (record: object) =>
        amounts(quoteIn((await ask({ resource: 'long-stay-discounts', id, record })).body));
      expect(await changed({ name: 'Ten', ...ten })).toMatchObject({ LONG_STAY: -21_600 });
      expect(await changed({ name: 'Ten', ...ten, isActive: false })).not.toHaveProperty('LONG_STAY');
      const fees = await idOf('facility-fees?q=Spa');
      const free = { name: 'Spa', basis: 'PER_STAY', amount: 500, currency: 'EUR', discounts: [] };
      const lines = amounts(quoteIn((await ask({ resource: 'facility-fees', id: fees, record: free })).body));
      expect(lines).toMatchObject({ FACILITY_FEE: 500, LONG_STAY: -10_800 });
      expect(amounts(quoteIn((await post('quotes', stay)).body))).toMatchObject({ FACILITY_FEE: 8000 });
    });
    const rule = (record: object, more: object = {}) => ({ resource: 'long-stay-discounts', record, ...more });
    test.each<[unknown, string]>([
      ['x', 'unsaved'],
      [{ ...rule(ten), price: 1 }, 'unsaved.price'],
      [{ resource: 'seasons', record: {} }, 'unsaved.resource'],
      [{ resource: 'users', record: {} }, 'unsaved.resource'],
      [rule(ten, { id: 'nobody' }), 'unsaved.id'],
      [rule(ten, { id: 7 }), 'unsaved.id'],
      [rule({}), 'unsaved.tiers'],
      [rule({ tiers: [{ minNights: 10, percent: 91 }] }), 'unsaved.tiers.0.percent'],
      [rule({ tiers: 'many' }), 'unsaved.tiers'],
      [rule({ ...ten, tenantId: 'bosphorus' }), 'unsaved.tenantId'],
      [rule({ ...ten, scope: 'ESTATE' }), 'unsaved.estateIds'],
      [rule({ ...ten, scope: 'ESTATE', estateIds: ['est-x1'] }), 'unsaved.estateIds'],
      [rule({ ...ten, validFrom: '2027-02-01', validTo: '2027-01-01' }), 'unsaved.validTo'],
    ])('%j is refused beside %s', async (unsaved, field) => {
      expect(MARKED(await ask(unsaved))).toEqual([422, [field]]);
    });
    test('asks for no right to write the rule, but for one to read it', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'konak-quotes-'));
      cpSync('resources', folder, { recursive: true });
      const file = join(folder, 'v1/operational/reservations.json');
      const json = readFileSync(file, 'utf8');
      const more = json
        .replace(/"Accounting": \[\s*"list"/, '"Accounting": ["create", "list"')
        .replace('"HouseKeeping": ["list"', '"HouseKeeping": ["create", "list"');
      writeFileSync(file, more);
      await app.close();
      app = await startApp({ resourcesDir: folder });
      rmSync(folder, { recursive: true, force: true });
      const reader = await ask(rule(ten), 'Accounting');
      const stranger = await ask(rule(ten), 'HouseKeeping');
      expect([reader.status, amounts(quoteIn(reader.body))['LONG_STAY']]).toEqual([200, -20_000]);
      expect(MARKED(stranger)).toEqual([422, ['unsaved.resource']]);
      expect((await ask(undefined, 'HouseKeeping')).status).toBe(200);
      expect((await ask(rule(ten), 'MarketPlace')).status).toBe(403);
    });
  });
  test('a refused coupon leaves the quote and says why, in the language asked for', async () => {
    const { body } = await post('quotes', { ...stay, couponCode: 'NONE' }, { 'accept-language': 'tr' });
    expect(body).toMatchObject({
      quote: { total: 103_200 },
      couponRefused: { reason: 'unknown', message: 'Bu kodla bir kupon yok.' },
    });
  });
  test('AV6 names the rules that the stay breaks and quotes all the same', async () => {
    await post('daily-prices', { estateId: 'est-a1', date: '2027-06-01', minNights: 14 });
    await post('daily-prices', { estateId: 'est-a1', date: '2027-06-04', isClosed: true });
    await post('daily-prices', { estateId: 'est-a1', date: '2027-06-11', closedToDeparture: true });
    expect((await post('quotes', stay)).body['policy']).toEqual([
      {
        key: 'policy.minNights',
        params: { min: 14, nights: 10 },
        message: 'The minimum stay for these dates is 14 nights; 10 selected.',
      },
      { key: 'policy.closed', params: { date: '2027-06-04' }, message: 'The night of 04 Jun 2027 is closed for sale.' },
      { key: 'policy.noDeparture', params: { date: '2027-06-11' }, message: 'No departures on 11 Jun 2027.' },
    ]);
  });
  test('SC1, SC2 the commission of the channel, and who owes what', async () => {
    const definition = { channelId: 'chn-1', base: 'ACCOMMODATION', rateType: 'PERCENT', validFrom: '2026-01-01' };
    await post('commission-definitions', { ...definition, percent: 15, vatPct: 20 });
    expect((await post('quotes', { ...stay, salesChannelId: 'chn-1' })).body['commission']).toMatchObject({
      amount: 14_580,
      vat: 2_916,
      collectedBy: 'COMPANY',
      guestOwes: 103_200,
      channelOwes: 0,
      companyOwes: 14_580,
    });
  });
  test.each<[object, string]>([
    [{ checkOut: '2027-06-01' }, 'checkOut'],
    [{ checkIn: '2027-02-30' }, 'checkIn'],
    [{ checkIn: '2026-11-19' }, 'checkIn'],
    [{ checkIn: 20270601 }, 'checkIn'],
    [{ checkOut: '2029-06-11' }, 'checkOut'],
    [{ adults: 0 }, 'adults'],
    [{ adults: 5 }, 'adults'],
    [{ adults: '2' }, 'adults'],
    [{ children: -1 }, 'children'],
    [{ estateId: 'est-x1' }, 'estateId'],
    [{ estateId: { $ne: null } }, 'estateId'],
    [{ salesChannelId: 'chn-b' }, 'salesChannelId'],
    [{ guestId: 'gst-b' }, 'guestId'],
    [{ reservationId: 'res-b' }, 'reservationId'],
    [{ couponCode: ['A'] }, 'couponCode'],
    [{ paymentMethod: 'GOLD' }, 'paymentMethod'],
    [{ mode: 'HOURLY' }, 'mode'],
    [{ total: 1 }, 'total'],
    [{ nightPrice: 1 }, 'nightPrice'],
  ])('%o is 422 beside its field', async (change, field) => {
    expect(MARKED(await post('quotes', { ...stay, ...change }))).toEqual([422, [field]]);
  });
  test('nothing at all is 422 with what is missing; no object is 400', async () => {
    expect(MARKED(await post('quotes', {}))).toEqual([422, ['estateId', 'checkIn', 'checkOut', 'adults']]);
    expect((await post('quotes', [])).status).toBe(400);
  });
  test.each([
    ['Accounting', 403],
    ['HouseKeeping', 403],
    ['Investor', 403],
    ['MarketPlace', 403],
    ['SuperAdmin', 200],
  ])('%s is answered %i', async (who, status) => {
    expect((await app.call('POST', '/api/quotes', { as: who, body: stay })).status).toBe(status);
  });
});

describe('the frozen quote (PR7, RS2)', () => {
  beforeEach(prepareWorkedExample);
  const book = (more: object = {}) => post('reservations', { ...booking, ...more });

  test('has every line and night on the page, not in lists, and no later price touches it', async () => {
    const { body } = await book();
    expect(body).toMatchObject({ totalPrice: 103_200, accommodationPrice: 97_200, nightPrice: 10_800 });
    expect(quoteIn(body)).toMatchObject({ version: 1, difference: null, total: 103_200, isKept: false });
    expect(quoteIn(body).nights).toHaveLength(10);
    await post('daily-prices', { estateId: 'est-a1', date: '2027-06-02', price: 90_000 });
    await app.call('PATCH', '/api/estates/est-a1', { as, body: { basePrice: 50_000 }, version: 2 });
    await patch(body.id, { notes: 'later' });
    await act(body.id, 'confirm');
    const { body: page } = await app.call('GET', `/api/reservations/${body.id}`, { as });
    expect([page['totalPrice'], quoteIn(page)]).toEqual([103_200, quoteIn(body)]);
    const { body: list } = await app.call('GET', '/api/reservations', { as });
    expect(list.items[0]).toMatchObject({ id: body.id, totalPrice: 103_200 });
    expect(Object.keys(list.items[0]!)).not.toContain('quote');
  });
  test('“How the price is made” has all that the price is made of, and it adds up', async () => {
    const { body: config } = await app.call('GET', '/api/_meta/config', { as });
    const { reservations } = config['resources'] as ClientConfig['resources'];
    const cards = reservations!.show.sections.flatMap((section) => (section.kind === 'fields' ? section : []));
    const card = cards.find(({ label }) => label && pickText(label, 'en') === 'How the price is made');
    const PARTS = ['accommodationPrice', 'facilityFees', 'cleaningFee', 'cardFee'];
    const shown = card?.fields ?? [];
    expect(shown.slice(shown.indexOf(PARTS[0]!), shown.indexOf('totalPrice'))).toEqual(PARTS);
    const { body } = await book({ paymentMethod: 'CREDIT_CARD' });
    const { body: page } = await app.call('GET', `/api/reservations/${body.id}`, { as });
    const amounts = PARTS.map((name) => Number(page[name] ?? 0));
    expect(amounts).toEqual([97_200, 6_000, 0, 3_808]);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(page['totalPrice']);
  });
  test('a change makes the next version with the difference, or keeps the price when asked to', async () => {
    const { body } = await book();
    await post('daily-prices', { estateId: 'est-a1', date: '2027-06-02', price: 90_000 });
    const kept = await patch(body.id, { checkOut: '2027-06-10', keepPrice: true });
    expect(kept.body).toMatchObject({ checkOut: '2027-06-10', totalPrice: 103_200, keepPrice: false });
    expect(quoteIn(kept.body)).toEqual({ ...quoteIn(body), isKept: true });
    const asked = await post('quotes', { ...stay, checkOut: '2027-06-11', reservationId: body.id });
    expect(asked.body).toMatchObject({ before: { total: 103_200, currency: 'EUR' }, quote: { version: 2 } });
    const priced = await patch(body.id, { checkOut: '2027-06-11' });
    // 80,000 more for one night, less 10 % for the length
    expect(quoteIn(priced.body)).toMatchObject({ version: 2, total: 175_200, difference: 72_000, isKept: false });
    expect(quoteIn(asked.body).total).toBe(175_200);
    expect(quoteIn((await patch(body.id, { adults: 3 })).body).version).toBe(3);
  });
  test('S6 a price from outside is refused', async () => {
    for (const field of ['quote', 'totalPrice', 'instalments', 'commissionAmount', 'couponId', 'collectedBy']) {
      expect(MARKED(await book({ [field]: null }))).toEqual([422, [field]]);
    }
  });
  test('PR5 paying by card adds the fee, paying otherwise takes it off, and the rest stays frozen', async () => {
    const { body } = await book();
    await post('daily-prices', { estateId: 'est-a1', date: '2027-06-02', price: 90_000 });
    const card = await patch(body.id, { paymentMethod: 'CREDIT_CARD' });
    expect(card.body).toMatchObject({ totalPrice: 107_008, remainingPrice: 107_008 });
    expect(quoteIn(card.body)).toMatchObject({ version: 2, difference: 3_808 });
    // How a part of it is paid then changes no price.
    const part = await act(body.id, 'recordPayment', { paidAmount: 100, paymentMethod: 'CASH' });
    expect(part.body).toMatchObject({ totalPrice: 107_008, remainingPrice: 106_908 });
    const cash = await patch(body.id, { paymentMethod: 'CASH' });
    expect(cash.body).toMatchObject({ totalPrice: 103_200, quote: { version: 3, difference: -3_808 } });
  });
});

describe('coupons on reservations (PR4)', () => {
  beforeEach(prepareWorkedExample);
  const used = async () => (await app.call('GET', '/api/coupons?code=FIVE', { as })).body.items[0]?.['usedCount'];
  const book = (checkIn: string, checkOut: string, couponCode = 'five') =>
    post('reservations', { ...booking, checkIn, checkOut, couponCode });

  test('a use counts when it is confirmed and is given back when it is cancelled', async () => {
    const { body } = await book('2027-07-01', '2027-07-03');
    expect(body).toMatchObject({ couponCode: 'FIVE', _refs: { couponId: 'FIVE' } });
    expect(await used()).toBe(0);
    await act(body.id, 'confirm');
    expect(await used()).toBe(1);
    expect((await act(body.id, 'cancel', { cancelReason: 'GUEST_REQUEST' })).status).toBe(200);
    expect(await used()).toBe(0);
  });
  test('of two that wait for the last use one is confirmed, the other is told why not', async () => {
    const first = await book('2027-07-01', '2027-07-03');
    const second = await book('2027-07-05', '2027-07-07');
    expect((await act(first.body.id, 'confirm')).status).toBe(200);
    const late = await act(second.body.id, 'confirm');
    expect([...MARKED(late), late.body.message]).toEqual([
      409,
      ['couponCode'],
      'This coupon has reached its usage limit (1).',
    ]);
    expect([await used(), (await book('2027-08-01', '2027-08-03')).status]).toEqual([1, 422]);
  });
  test('a failed payment gives nothing back that was never counted', async () => {
    const { body } = await book('2027-07-01', '2027-07-03');
    await act(body.id, 'fail', { failReason: 'Card refused' });
    expect(await used()).toBe(0);
  });
  test('a coupon in use is not deleted, and an unknown one is refused beside its field', async () => {
    await book('2027-07-01', '2027-07-03');
    const { body: coupons } = await app.call('GET', '/api/coupons?code=FIVE', { as });
    const { id, version } = coupons.items[0]!;
    expect((await app.call('DELETE', `/api/coupons/${id}`, { as, version })).status).toBe(409);
    expect(MARKED(await book('2027-08-01', '2027-08-03', 'NONE'))).toEqual([422, ['couponCode']]);
  });
});

describe('commission and months on reservations', () => {
  const definition = { channelId: 'chn-1', base: 'ACCOMMODATION', rateType: 'PERCENT', validFrom: '2026-01-01' };

  test('SC1 is frozen: a new definition is for later bookings only', async () => {
    const { body: old } = await post('commission-definitions', { ...definition, percent: 15 });
    const { body } = await post('reservations', booking);
    expect(body).toMatchObject({ commissionAmount: 15_000, commissionVat: 3_000, commissionDefinitionId: old.id });
    await app.call('PATCH', `/api/commission-definitions/${old.id}`, { as, body: { percent: 30 }, version: 1 });
    expect((await patch(body.id, { notes: 'x' })).body['commissionAmount']).toBe(15_000);
  });
  test('SC2 to a channel that collects the guest owes nothing', async () => {
    await app.call('PATCH', '/api/sales-channels/chn-1', {
      as,
      body: { collects: 'CHANNEL', commissionPct: 20 },
      version: 1,
    });
    const { body } = await post('reservations', booking);
    expect(body).toMatchObject({
      totalPrice: 105_000,
      commissionAmount: 20_000,
      channelOwes: 85_000,
      remainingPrice: 0,
      // The channel has not confirmed it: nothing is paid, and nothing is asked for.
      paymentState: null,
    });
  });
  test('PR8 a monthly stay is months and instalments, which payments fill in order', async () => {
    const monthly = { rentalModes: ['MONTHLY'], monthPrice: 200_000 };
    expect((await app.call('PATCH', '/api/estates/est-a1', { as, body: monthly, version: 1 })).status).toBe(200);
    const { body } = await post('reservations', {
      ...booking,
      checkIn: '2027-06-01',
      checkOut: '2027-08-11',
      rentalMode: 'MONTHLY',
    });
    expect(body).toMatchObject({
      // The fixture's 10 % from 28 nights on comes off the months too.
      totalPrice: 423_064,
      instalments: [
        { dueAt: '2026-11-20', amount: 158_548, status: 'WAITING' },
        { dueAt: '2027-07-01', amount: 200_000, status: 'WAITING' },
        { dueAt: '2027-08-01', amount: 64_516, status: 'WAITING' },
      ],
    });
    const paid = await act(body.id, 'recordPayment', { paidAmount: 305_000, paymentMethod: 'CASH' });
    expect((paid.body['instalments'] as { status: string }[]).map(({ status }) => status)).toEqual([
      'PAID',
      'PARTIAL',
      'WAITING',
    ]);
  });
});
