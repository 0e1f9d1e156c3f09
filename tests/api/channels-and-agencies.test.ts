import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

const channels = [
  ...ROWS['sales-channels']!,
  ...[
    { id: 'chn-ota', name: 'Sea Rooms', kind: 'OTA', collects: 'COMPANY' },
    { id: 'chn-agc', name: 'By agencies', kind: 'AGENCY', collects: 'COMPANY' },
  ].map((more) => ({ ...ROWS['sales-channels']![0]!, ...more })),
];
const estates = ROWS['estates']!.map((row) =>
  row.id === 'est-a2' ? { ...row, channelIds: ['chn-1', 'chn-agc'] } : row,
);

let app: TestApp;
beforeEach(async () => (app = await startApp({ rows: { ...ROWS, estates, 'sales-channels': channels } })));
afterEach(() => app.close());

const as = 'admin';
const headers = { 'accept-language': 'en' };
const STAY = { estateId: 'est-a2', checkIn: '2027-02-01', checkOut: '2027-02-04', adults: 2, guestId: 'gst-1' };
const book = (more: object) => app.call('POST', '/api/reservations', { as, headers, body: { ...STAY, ...more } });
type Warned = { readonly field: string; readonly message: string };
const warningsOf = (body: { readonly [key: string]: unknown }, field: string): string[] =>
  ((body['_warnings'] ?? []) as readonly Warned[]).filter((each) => each.field === field).map(({ message }) => message);

describe('a home is sold through its channels', () => {
  test('staff who book through another one are warned and book all the same', async () => {
    const answer = await book({ salesChannelId: 'chn-ota' });
    expect(answer.status, answer.text).toBe(201);
    expect(warningsOf(answer.body, 'salesChannelId')).toEqual([
      'A2 is not sold through Sea Rooms. Add the channel to the home under “Sold through”, or choose another one.',
    ]);
    const later = await app.call('PATCH', `/api/reservations/${answer.body.id}`, {
      as,
      body: { adults: 1 },
      version: 1,
    });
    expect([later.status, warningsOf(later.body, 'salesChannelId')]).toEqual([200, []]);
  });
  test('its own channels bring no warning, and neither does a home that names none', async () => {
    expect(warningsOf((await book({ salesChannelId: 'chn-1' })).body, 'salesChannelId')).toEqual([]);
    const free = await book({ estateId: 'est-a1', salesChannelId: 'chn-ota' });
    expect([free.status, warningsOf(free.body, 'salesChannelId')]).toEqual([201, []]);
  });
  test('a file’s row and a new calendar feed are refused, and say why', async () => {
    const head = 'estateId,checkIn,checkOut,adults,guestId,salesChannelId';
    const row = 'est-a2,2027-03-01,2027-03-04,2,gst-1,';
    const send = (channel: string) =>
      app.call('POST', '/api/reservations/import?dryRun=true', {
        as,
        raw: `${head}\n${row}${channel}\n`,
        headers: { ...headers, 'content-type': 'text/csv' },
      });
    const refused = await send('chn-ota');
    expect(refused.text).toContain('A2 is not sold through Sea Rooms.');
    expect((await send('chn-1')).body['created']).toBe(1);
    const feed = { estateId: 'est-a2', salesChannelId: 'chn-ota' };
    const made = await app.call('POST', '/api/ical-feeds', { as, headers, body: feed });
    expect([made.status, Object.keys(made.body.errors)]).toEqual([422, ['salesChannelId']]);
  });
  test('a booking in the calendar of a channel that was taken away is refused; the calendar is read all the same', async () => {
    const feed = await app.call('POST', '/api/ical-feeds', {
      as,
      body: { estateId: 'est-a1', salesChannelId: 'chn-ota' },
    });
    expect(feed.status, feed.text).toBe(201);
    await app.store.transact((tx) => {
      tx.put('estates', 'demo', { ...tx.table('estates', 'demo').get('est-a1')!, channelIds: ['chn-1'] });
    });
    const event = [
      'BEGIN:VEVENT',
      'UID:u1',
      'SUMMARY:Reserved',
      'DTSTART;VALUE=DATE:20270301',
      'DTEND;VALUE=DATE:20270304',
      'END:VEVENT',
    ];
    const raw = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...event, 'END:VCALENDAR', ''].join('\r\n');
    const answer = await app.call('POST', `/api/ical/import?feedId=${feed.body.id}`, {
      as,
      raw,
      headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.text).toContain('A1 is not sold through Sea Rooms.');
    const stays = await app.call('GET', '/api/reservations?salesChannelId=chn-ota', { as });
    expect(stays.body.total).toBe(0);
  });
});

describe('an agency’s terms', () => {
  const terms = async (body: object) => {
    const { body: now } = await app.call('GET', '/api/agencies/agc-1', { as });
    const answer = await app.call('PATCH', '/api/agencies/agc-1', { as, body, version: now.version });
    expect(answer.status, answer.text).toBe(200);
  };
  const agency = { salesChannelId: 'chn-agc', agencyId: 'agc-1' };
  test('beyond its limit the booking is made with a warning that names what is owed', async () => {
    await terms({ currency: 'EUR', creditLimit: 100_000 });
    const first = await book(agency);
    expect([first.status, warningsOf(first.body, 'agencyId')]).toEqual([201, []]);
    await terms({ creditLimit: 40_000 });
    const again = await book({ ...agency, estateId: 'est-a1' });
    expect(again.status, again.text).toBe(201);
    expect(warningsOf(again.body, 'agencyId')).toEqual([
      'Sun Travel owes 700.00 EUR with this booking. Its credit limit is 400.00 EUR.',
    ]);
    const other = await app.call('PATCH', `/api/reservations/${again.body.id}`, {
      as,
      body: { adults: 1 },
      version: 1,
    });
    expect(warningsOf(other.body, 'agencyId')).toEqual([]);
  });
  test('balances beyond the payment term are named', async () => {
    const made = await book(agency);
    const stay = app.store.table('reservations', 'demo').get(made.body.id)!;
    const left = { checkIn: '2026-09-28', checkOut: '2026-10-01', status: 'FINISHED' };
    await app.store.transact((tx) => tx.put('reservations', 'demo', { ...stay, ...left }));
    await terms({ currency: 'EUR', paymentTermDays: 50 });
    const inTime = await book({ ...agency, checkIn: '2027-04-01', checkOut: '2027-04-03' });
    expect([inTime.status, warningsOf(inTime.body, 'agencyId')]).toEqual([201, []]);
    await terms({ paymentTermDays: 49 });
    const late = await book({ ...agency, checkIn: '2027-05-01', checkOut: '2027-05-03' });
    expect(late.status, late.text).toBe(201);
    expect(warningsOf(late.body, 'agencyId')).toEqual([
      'Overdue stays of Sun Travel: 1, 350.00 EUR in total. They were due 49 days after check-out.',
    ]);
  });
});
