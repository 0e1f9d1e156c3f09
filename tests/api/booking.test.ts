import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());

const as = 'admin';
const stay = { estateId: 'est-a1', checkIn: '2027-06-01', checkOut: '2027-06-04', adults: 2 };
const booking = { ...stay, salesChannelId: 'chn-1', guestId: 'gst-1' };
const post = (path: string, body: object, headers = {}) => app.call('POST', `/api/${path}`, { as, body, headers });
const book = (more: object = {}, headers = {}) => post('reservations', { ...booking, ...more }, headers);
const get = (path: string, who = as) => app.call('GET', `/api/${path}`, { as: who });
const patch = async (id: string, body: object) => {
  const { body: now } = await get(`reservations/${id}`);
  return app.call('PATCH', `/api/reservations/${id}`, { as, body, version: now.version });
};
const act = (id: string, action: string) =>
  app.call('POST', `/api/reservations/${id}/actions/${action}`, { as, body: {} });

describe('what a booking may not be, beside its field', () => {
  const day = { code: 'SUMMER', type: 'PERCENT', percent: 10, validFrom: '2026-01-01', validTo: '2026-10-31' };
  beforeEach(async () => {
    expect((await post('coupons', day)).status).toBe(201);
    expect((await post('daily-prices', { estateId: 'est-a1', date: '2027-06-01', minNights: 5 })).status).toBe(201);
    const departure = { estateId: 'est-a1', date: '2027-06-10', closedToDeparture: true, closedToArrival: true };
    expect((await post('daily-prices', departure)).status).toBe(201);
  });

  test.each<[string, object, number, string, string, string]>([
    [
      'AV1 no night',
      { checkOut: '2027-06-01' },
      422,
      'checkOut',
      'The end must be after the beginning.',
      'Bitiş, başlangıçtan sonra olmalı.',
    ],
    [
      'AV1 backwards',
      { checkOut: '2027-05-30' },
      422,
      'checkOut',
      'The end must be after the beginning.',
      'Bitiş, başlangıçtan sonra olmalı.',
    ],
    ['in the past', { checkIn: '2026-11-19' }, 422, 'checkIn', 'This date is in the past.', 'Bu tarih geçmişte.'],
    [
      'AV4 taken',
      { checkIn: '2026-12-04', checkOut: '2026-12-09' },
      ...([409, 'checkIn'] as const),
      'These nights are taken by R-000001 (01 Dec 2026 – 05 Dec 2026).',
      'Bu geceler dolu: R-000001 (01 Ara 2026 – 05 Ara 2026).',
    ],
    [
      'AV8 too many',
      { adults: 4, children: 1 },
      ...([422, 'adults'] as const),
      '5 guests exceed the capacity of this estate (4).',
      '5 misafir, bu mülkün kapasitesini (4) aşıyor.',
    ],
    ['AV8 nobody', { adults: 0 }, 422, 'adults', 'At least 1.', 'En az 1.'],
    [
      'an unknown estate',
      { estateId: 'est-x1' },
      ...([422, 'estateId'] as const),
      'This record does not exist.',
      'Böyle bir kayıt yok.',
    ],
    [
      'AV6 too short',
      {},
      ...([422, 'changeReason'] as const),
      'The minimum stay for these dates is 5 nights; 3 selected.',
      'Bu tarihlerde en az 5 gece konaklanır; seçilen 3 gece.',
    ],
    [
      'AV6 closed to arrival',
      { checkIn: '2027-06-10', checkOut: '2027-06-12' },
      ...([422, 'changeReason'] as const),
      'No arrivals on 10 Jun 2027.',
      '10 Haz 2027 günü misafir girişi yapılamaz.',
    ],
    [
      'AV6 closed to departure',
      { checkIn: '2027-06-08', checkOut: '2027-06-10' },
      ...([422, 'changeReason'] as const),
      'No departures on 10 Jun 2027.',
      '10 Haz 2027 günü misafir çıkışı yapılamaz.',
    ],
    [
      'PR4 a coupon out of its window',
      { checkIn: '2027-07-01', checkOut: '2027-07-04', couponCode: 'summer' },
      ...([422, 'couponCode'] as const),
      'This coupon expired on 31 Oct 2026.',
      'Bu kuponun süresi 31 Eki 2026 tarihinde doldu.',
    ],
    [
      'S6 another price',
      { checkIn: '2027-07-01', checkOut: '2027-07-04', expectedTotal: 34_999 },
      ...([409, 'expectedTotal'] as const),
      'The price is now 350.00 EUR, not 349.99 EUR as shown. Nothing was saved.',
      'Fiyat şu anda 350,00 EUR; gösterilen 349,99 EUR idi. Hiçbir şey kaydedilmedi.',
    ],
    [
      'an agency where the channel is none',
      { checkIn: '2027-07-01', checkOut: '2027-07-04', agencyId: 'agc-1' },
      ...([422, 'agencyId'] as const),
      'An agency can only be chosen with a sales channel of type “Agency”.',
      'Acente yalnızca türü “Acente” olan bir satış kanalıyla seçilir.',
    ],
    [
      'S4 a status',
      { status: 'SUCCESSFUL' },
      ...([422, 'status'] as const),
      'This can only be changed through its actions.',
      'Bu yalnızca işlemleriyle değiştirilebilir.',
    ],
    [
      'S4 a booker',
      { bookerUserId: 'usr-x' },
      422,
      'bookerUserId',
      'This field is set by the server.',
      'Bu alanı sunucu kendisi yazar.',
    ],
  ])('%s', async (_, change, status, field, en, tr) => {
    const english = await book(change, { 'accept-language': 'en' });
    const turkish = await book(change, { 'accept-language': 'tr' });
    expect([english.status, english.body.errors]).toEqual([status, { [field]: [en] }]);
    expect([turkish.status, turkish.body.errors]).toEqual([status, { [field]: [tr] }]);
  });
  test.each(['1e400', '"12,5"', '1e300', '1.5', '"1"', '[]'])(
    'S6 an expected price of %s is refused',
    async (price) => {
      const raw = JSON.stringify({ ...booking, expectedTotal: 0 }).replace(
        '"expectedTotal":0',
        `"expectedTotal":${price}`,
      );
      const headers = { 'content-type': 'application/json' };
      const answer = await app.call('POST', '/api/reservations', { as, raw, headers });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['expectedTotal']]);
    },
  );
  test('a stale version is 412, none is 428, and PUT moves no status', async () => {
    const { body } = await book({ checkIn: '2027-07-01', checkOut: '2027-07-04' });
    const path = `/api/reservations/${body.id}`;
    expect((await app.call('PATCH', path, { as, body: { adults: 1 }, version: 9 })).status).toBe(412);
    expect((await app.call('PATCH', path, { as, body: { adults: 1 } })).status).toBe(428);
    const put = await app.call('PUT', path, { as, body: { ...booking, status: 'FINISHED' }, version: 1 });
    expect([put.status, Object.keys(put.body.errors)]).toEqual([422, ['status']]);
  });
});

describe('AV6, RS3 exceptions with a reason', () => {
  const short = { estateId: 'est-a1', date: '2027-06-01', minNights: 5 };

  test('staff say why, it is kept and in the history, and the next change is asked again', async () => {
    await post('daily-prices', short);
    const { status, body } = await book({ changeReason: 'The owner agreed' });
    const override = { reason: 'The owner agreed', rules: ['minNights'], at: '2026-11-20T09:00:00.000Z' };
    expect([status, body['override'], body['changeReason']]).toEqual([201, override, null]);
    const again = await patch(body.id, { checkOut: '2027-06-05' });
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['changeReason']]);
    expect((await patch(body.id, { notes: 'late' })).status).toBe(200);
    const longer = await patch(body.id, { checkOut: '2027-06-08' });
    expect([longer.status, longer.body['override']]).toEqual([200, null]);
    const { text } = await get(`reservations/${body.id}/history`);
    expect(text).toContain('The owner agreed');
  });
  test('a stay sold by a channel keeps its price, and its dates unless a reason is given', async () => {
    const channel = { name: 'Online', kind: 'OTA', color: '#112233', collects: 'COMPANY' };
    const { body: sold } = await post('sales-channels', channel);
    await post('daily-prices', short);
    const { status, body } = await book({ salesChannelId: sold.id, channelRef: 'HM1' });
    expect(status).toBe(201); // sold is sold, however short
    expect(Object.keys((await patch(body.id, { checkOut: '2027-06-05' })).body.errors)).toEqual(['changeReason']);
    expect((await patch(body.id, { adults: 3 })).body).toMatchObject({ adults: 3, totalPrice: 35_000 });
    expect((await patch(body.id, { estateId: 'est-a2' })).body).toMatchObject({
      totalPrice: 35_000,
      quote: { isKept: true },
    });
    const changed = await patch(body.id, { checkOut: '2027-06-05', changeReason: 'Told by phone' });
    expect(changed.body).toMatchObject({
      checkOut: '2027-06-05',
      totalPrice: 45_000,
      changeReason: null,
      override: { reason: 'Told by phone', rules: ['channelLocked'] },
    });
  });
});

describe('the hold', () => {
  test('is extended from its end, and begins again after it ran out while the nights are free', async () => {
    const { body } = await book();
    expect((await act(body.id, 'extendHold')).body).toMatchObject({ holdExpiresAt: '2026-11-22T09:00:00.000Z' });
    const row = app.store.table('reservations', 'demo').get(body.id)!;
    const lapsed = { ...row, holdExpiresAt: '2026-11-20T08:00:00.000Z' };
    await app.store.transact((tx) => tx.put('reservations', 'demo', lapsed));
    app.clock.now += 60_000;
    const other = await book();
    expect(other.status).toBe(201);
    expect((await act(body.id, 'extendHold')).status).toBe(409);
    expect((await act(other.body.id, 'release')).body).toMatchObject({
      status: 'CANCELLED',
      cancelReason: 'NO_PAYMENT',
    });
    expect((await act(body.id, 'extendHold')).body).toMatchObject({ holdExpiresAt: '2026-11-21T09:01:00.000Z' });
  });
});

describe('who booked, for whom, from what', () => {
  test('the server writes the booker; a copy names what it is of; copying does nothing to the old one', async () => {
    const { body } = await book({ copiedFromId: 'res-r-000001' });
    expect(body).toMatchObject({ bookerUserId: 'usr-admin', copiedFromId: 'res-r-000001', status: 'PENDING' });
    await act(body.id, 'release');
    expect((await act(body.id, 'copyAsNew')).status).toBe(404);
  });
  test('an agency goes with a channel of its kind', async () => {
    const channel = { name: 'Tours', kind: 'AGENCY', color: '#112233', collects: 'COMPANY' };
    const { body } = await post('sales-channels', channel);
    const made = await book({ salesChannelId: body.id, agencyId: 'agc-1' });
    expect([made.status, made.body._refs['agencyId']]).toEqual([201, 'Sun Travel']);
  });
});

describe('GET /api/availability?quote=true', () => {
  type Offer = { estateId: string; estate: object; quote: { total: number; lines: object[] }; policy: string[] };
  const ask = async (more: string, who = as) => {
    const answer = await get(`availability?checkIn=2027-06-01&checkOut=2027-06-04&quote=true&${more}`, who);
    return { ...answer, items: answer.body.items as unknown as Offer[] };
  };

  test('every estate with its price, its rules and the fields that are asked for; the price is the one that is saved', async () => {
    await post('daily-prices', { estateId: 'est-a2', date: '2027-06-01', price: 20_000, minNights: 5 });
    const { items } = await ask('fields=propertyName,maxGuests&adults=2');
    expect(items).toMatchObject([
      { estateId: 'est-a1', estate: { propertyName: 'House A1', maxGuests: 4 }, quote: { total: 35_000 }, policy: [] },
      {
        estateId: 'est-a2',
        quote: { total: 45_000 },
        policy: ['The minimum stay for these dates is 5 nights; 3 selected.'],
      },
      { estateId: 'est-b1', quote: { total: 35_000 } },
    ]);
    expect((await book({ expectedTotal: 35_000 })).status).toBe(201);
  });
  test('a card fee and a refused coupon, as the quote of one says them', async () => {
    const { items } = await ask('paymentMethod=CREDIT_CARD&couponCode=NONE&estateIds=est-a1');
    const { body } = await post('quotes', { ...stay, paymentMethod: 'CREDIT_CARD' });
    expect(items[0]).toMatchObject({ couponRefused: 'No coupon has this code.' });
    expect(items[0]!.quote.total).toBe((body['quote'] as { total: number }).total);
  });
  test('only for roles that may book; no field that the role may not read; no nonsense', async () => {
    expect((await ask('', 'MarketPlace')).status).toBe(403);
    expect((await ask('fields=ownerIds', 'SuperAdmin')).status).toBe(200);
    expect((await get('availability?checkIn=2027-06-01&checkOut=2027-06-04&fields=ownerIds', 'Investor')).status).toBe(
      400,
    );
    expect((await ask('fields=nothing')).status).toBe(400);
    expect((await get('availability?checkIn=2027-06-01&checkOut=2027-06-04&quote=maybe')).status).toBe(400);
  });
});

describe('AV5 GET /api/turnovers', () => {
  type Turnover = { date: string; readyAt: string; leaving: { code: string }; arriving: { code: string } };
  const items = async (query: string, who = as) =>
    (await get(`turnovers?${query}`, who)).body.items as unknown as Turnover[];

  test('warns and never blocks: by the days, by a stay, by one that is not saved yet', async () => {
    const first = await book({ plannedDeparture: '12:00' });
    const next = { checkIn: '2027-06-04', checkOut: '2027-06-07' };
    const asked = `estateId=est-a1&checkIn=2027-06-04&checkOut=2027-06-07`;
    expect(await items(`${asked}&plannedArrival=12:00`)).toMatchObject([{ leaving: { code: first.body.code } }]);
    expect(await items(`${asked}&plannedArrival=13:00`)).toEqual([]);
    const second = await book({ ...next, plannedArrival: '11:00' });
    expect(second.status).toBe(201);
    const conflict = {
      date: '2027-06-04',
      leavesAt: '12:00',
      arrivesAt: '11:00',
      readyAt: '12:00',
      estate: 'A1',
      home: 'House A1 · A1',
      leaving: { id: first.body.id, code: first.body.code },
      arriving: { id: second.body.id, code: second.body.code },
    };
    expect(await items('from=2027-06-01&to=2027-07-01')).toMatchObject([conflict]);
    expect(await items(`reservationId=${first.body.id}`)).toMatchObject([conflict]);
    expect(await items(`reservationId=${second.body.id}`, 'HouseKeeping')).toMatchObject([conflict]);
    expect(await items(`reservationId=${second.body.id}&${asked}&plannedArrival=18:00`)).toEqual([]);
    await act(second.body.id, 'release');
    expect(await items('from=2027-06-01&to=2027-07-01')).toEqual([]);
  });
  test('all of a stay on request, tight or not, with the hours between and the names that the role may know', async () => {
    const first = await book({ plannedDeparture: '10:00' });
    const second = await book({ checkIn: '2027-06-04', checkOut: '2027-06-07', plannedArrival: '16:30' });
    expect(await items(`reservationId=${second.body.id}`)).toEqual([]);
    const [before, ...more] = await items(`reservationId=${second.body.id}&all=true`);
    expect(more).toEqual([]);
    expect(before).toMatchObject({
      date: '2027-06-04',
      minutes: 390,
      isTight: false,
      isLeavingPlanned: true,
      leaving: { id: first.body.id, guest: expect.stringMatching(/./) as string },
    });
    const [after] = await items(`reservationId=${first.body.id}&all=true`, 'HouseKeeping');
    expect(after).toMatchObject({ arriving: { id: second.body.id, guest: null } });
    expect((await get(`turnovers?reservationId=${first.body.id}&all=maybe`)).status).toBe(400);
  });
  test('S1 own reservations only; nonsense is 400', async () => {
    await book({ plannedDeparture: '23:00' });
    await book({ checkIn: '2027-06-04', checkOut: '2027-06-07' });
    expect(await items('from=2027-06-01&to=2027-07-01', 'Investor')).toHaveLength(1);
    expect(await items('from=2027-06-01&to=2027-07-01', 'Investor2')).toEqual([]);
    expect((await get('turnovers', 'client')).status).toBe(403);
    for (const query of ['from=x', 'x=1', 'estateId=est-a1', 'from=2027-01-01&to=2028-01-01']) {
      expect((await get(`turnovers?${query}`)).status).toBe(400);
    }
    expect((await get('turnovers?reservationId=res-b')).status).toBe(404);
  });
});
