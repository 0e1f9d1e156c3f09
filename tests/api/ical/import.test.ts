import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { textIn } from '../../../json-server/live/rows/rows.ts';
import { AIRBNB, BOOKING_COM, calendar, VRBO } from './calendars.ts';
import { type IcalApp, type Imported, startIcal } from './ical-app.ts';

let app: IcalApp;
beforeEach(async () => (app = await startIcal()));
afterEach(() => app.close());

const rowsOf = (collection: string) => [...app.store.table(collection, 'demo').all()];
const made = (collection: string) =>
  rowsOf(collection).filter(({ createdAt }) => createdAt !== '2026-01-01T08:00:00.000Z');
const stays = () =>
  made('reservations').map((row) => `${textIn(row, 'checkIn')} ${textIn(row, 'checkOut')} ${textIn(row, 'status')}`);
const blocks = () =>
  made('out-of-order-periods').map(
    (row) => `${textIn(row, 'from')} ${textIn(row, 'to')}${row['releasedAt'] ? ' released' : ''}`,
  );
const did = ({ items }: Imported) => items.map(({ action, from, to }) => `${action} ${from} ${to}`);
const reserved = (uid: string, from: string, to: string) => ({ uid, from, to, summary: 'Reserved' });
/** Versions of everything an import may write but the feed. */
const state = () =>
  ['reservations', 'out-of-order-periods', 'guests', '_ical_events', '_history', 'reservation-status-history'].map(
    (name) => app.store.table(name, 'demo').version,
  );

describe('what channels export', () => {
  test('Airbnb: a booking with its number, and nights that are out of order', async () => {
    const result = await app.imported(await app.feed(), AIRBNB);
    expect(did(result)).toEqual(['CREATED 2027-01-04 2027-01-08', 'BLOCKED 2027-01-15 2027-01-20']);
    const [stay] = made('reservations');
    expect(stay).toMatchObject({
      status: 'SUCCESSFUL',
      channelRef: 'HMABC4XYZ9',
      salesChannelId: 'chn-air',
      estateId: 'est-a1',
      adults: 1,
      paymentMethod: 'CHANNEL_COLLECT',
      collectedBy: 'CHANNEL',
      remainingPrice: 0,
      stayState: 'EXPECTED',
      guestId: 'gst-channel-chn-air',
    });
    expect(made('out-of-order-periods')[0]).toMatchObject({
      kind: 'OUT_OF_ORDER',
      reason: 'OTHER',
      note: 'Airbnb: Airbnb (Not available)',
      code: 'B-00002',
    });
    const [change] = made('reservation-status-history').filter(({ axis }) => axis === 'BOOKING');
    expect(change).toMatchObject({ to: 'SUCCESSFUL', source: 'CHANNEL', reservationId: stay!.id });
  });
  test('Booking.com: closed days, whatever is behind them', async () => {
    expect(did(await app.imported(await app.feed({ salesChannelId: 'chn-book' }), BOOKING_COM))).toEqual([
      'BLOCKED 2027-02-01 2027-02-05',
    ]);
  });
  test('Vrbo: the name of the guest, and closed days', async () => {
    const result = await app.imported(await app.feed(), VRBO);
    expect(did(result)).toEqual(['CREATED 2027-03-01 2027-03-06', 'BLOCKED 2027-03-10 2027-03-12']);
    expect(made('guests')[0]).toMatchObject({ firstName: 'Ayşe', lastName: 'Airbnb' });
  });
});

test('a line of many parameters is refused before it costs the square of its length', async () => {
  const line = `DESCRIPTION${';P=1'.repeat(600)}:x`;
  const feed = await app.feed();
  for (const text of [line, line.replace(/(.{70})/g, '$1\r\n ')]) {
    const answer = await app.importText(feed, AIRBNB.replace('BEGIN:VEVENT', `BEGIN:VEVENT\r\n${text}`));
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining('2000')]);
  }
  expect(stays()).toEqual([]);
});

describe('the same calendar again', () => {
  test.each([
    ['Airbnb', AIRBNB],
    ['Booking.com', BOOKING_COM],
    ['Vrbo', VRBO],
  ])('%s changes nothing, also in another order and with other line ends', async (_name, text) => {
    const feed = await app.feed();
    await app.imported(feed, text);
    const before = state();
    for (const again of [text, text.replaceAll('\r\n', '\n')]) {
      const { items, counts } = await app.imported(feed, again);
      expect([items, counts['unchanged']]).toEqual([[], counts['events']]);
    }
    expect(state()).toEqual(before);
  });
  test('a dry run says the same and leaves nothing', async () => {
    const feed = await app.feed();
    const rows = () =>
      JSON.stringify(['reservations', 'guests', '_ical_events', '_sequences', 'ical-feeds'].map(rowsOf));
    const before = rows();
    const tried = await app.imported(feed, AIRBNB, '&dryRun=true');
    expect(tried).toMatchObject({ dryRun: true, counts: { created: 1, blocked: 1 } });
    expect(tried.items.every(({ id }) => id === undefined)).toBe(true);
    expect(rows()).toBe(before);
    const { counts, items } = await app.imported(feed, AIRBNB);
    expect([counts, items[0]!.code]).toEqual([tried.counts, 'R-000003']);
    expect((await app.call('GET', `/api/ical-feeds/${feed}`, { as: 'admin' })).body['lastImport']).toMatchObject({
      state: 'OK',
      created: 1,
      blocked: 1,
      at: '2026-11-20T09:00:00.000Z',
    });
  });
  test('a booking entered by hand with the channel’s number is the same one', async () => {
    const feed = await app.feed();
    const body = {
      estateId: 'est-a1',
      checkIn: '2027-01-04',
      checkOut: '2027-01-08',
      adults: 2,
      salesChannelId: 'chn-air',
      guestId: 'gst-1',
      channelRef: 'HMABC4XYZ9',
    };
    expect((await app.call('POST', '/api/reservations', { as: 'admin', body })).status).toBe(201);
    expect((await app.imported(feed, AIRBNB)).counts['created']).toBe(0);
    expect(stays()).toHaveLength(1);
  });
});

describe('what changes in the calendar', () => {
  test('moves its reservation, even into nights that another of it leaves', async () => {
    const feed = await app.feed();
    await app.imported(
      feed,
      calendar([reserved('u1', '2027-01-04', '2027-01-08'), reserved('u2', '2027-01-08', '2027-01-10')]),
    );
    const result = await app.imported(
      feed,
      calendar([reserved('u1', '2027-01-08', '2027-01-10'), reserved('u2', '2027-01-12', '2027-01-14')]),
    );
    expect(did(result).sort()).toEqual(['MOVED 2027-01-08 2027-01-10', 'MOVED 2027-01-12 2027-01-14']);
    expect(stays()).toEqual(['2027-01-08 2027-01-10 SUCCESSFUL', '2027-01-12 2027-01-14 SUCCESSFUL']);
  });
  test('a chain in the worst order moves as a whole; two that change places cannot', async () => {
    const feed = await app.feed();
    const nights = (index: number) => [`2027-01-${10 + index}`, `2027-01-${11 + index}`] as const;
    const at = (shift: number) =>
      Array.from({ length: 12 }, (_, index) => reserved(`u${index}`, ...nights(index + shift)));
    await app.imported(feed, calendar(at(0)));
    const { counts } = await app.imported(feed, calendar(at(1)));
    expect([counts['moved'], counts['conflict']]).toEqual([12, 0]);
    const [first, second, ...others] = at(1);
    const swapped = [
      { ...first!, from: second!.from, to: second!.to },
      { ...second!, from: first!.from, to: first!.to },
    ];
    expect((await app.imported(feed, calendar([...swapped, ...others]))).counts).toMatchObject({
      conflict: 2,
      moved: 0,
    });
    expect((await app.imported(feed, calendar([...swapped, ...others]))).items).toEqual([]);
  });
  test('what is gone or cancelled is cancelled for the channel’s sake; a feed of parts cancels nothing', async () => {
    const feed = await app.feed();
    const whole = [reserved('u1', '2027-01-04', '2027-01-08'), reserved('u2', '2027-01-08', '2027-01-10')];
    await app.imported(feed, calendar(whole));
    const one = [{ ...whole[0]!, lines: ['STATUS:CANCELLED'] }, whole[1]!];
    expect(did(await app.imported(feed, calendar(one)))).toEqual(['CANCELLED 2027-01-04 2027-01-08']);
    expect(made('reservations')[0]).toMatchObject({ status: 'CANCELLED', cancelReason: 'CHANNEL' });
    const { body } = await app.call('GET', `/api/ical-feeds/${feed}`, { as: 'admin' });
    const change = (isFull: boolean, version: number) =>
      app.call('PATCH', `/api/ical-feeds/${feed}`, { as: 'admin', body: { isFull }, version });
    await change(false, body.version);
    expect(did(await app.imported(feed, calendar([])))).toEqual([]);
    await change(true, body.version + 1);
    expect(did(await app.imported(feed, calendar([])))).toEqual(['CANCELLED 2027-01-08 2027-01-10']);
  });
  test('a booking that comes back is a new one, and says what it was', async () => {
    const feed = await app.feed();
    const text = calendar([reserved('u1', '2027-01-04', '2027-01-08')]);
    await app.imported(feed, text);
    await app.imported(feed, calendar([]));
    expect(did(await app.imported(feed, text))).toEqual(['CREATED 2027-01-04 2027-01-08']);
    const [first, second] = made('reservations');
    expect([first, second]).toMatchObject([
      { status: 'CANCELLED' },
      { status: 'SUCCESSFUL', channelRef: 'u1', copiedFromId: first!.id },
    ]);
    expect(first).not.toHaveProperty('channelRef');
  });
  test('a stay cancelled by staff stays cancelled while the channel still has it', async () => {
    const feed = await app.feed();
    const text = calendar([reserved('u1', '2027-01-04', '2027-01-08')]);
    const { items } = await app.imported(feed, text);
    const body = { cancelReason: 'GUEST_REQUEST' };
    const path = `/api/reservations/${items[0]!.id}/actions/cancel`;
    expect((await app.call('POST', path, { as: 'admin', body })).status).toBe(200);
    expect((await app.imported(feed, text)).items).toEqual([]);
    expect(stays()).toEqual(['2027-01-04 2027-01-08 CANCELLED']);
  });
  test('a stay that has begun is left to people, one that is over to history', async () => {
    const feed = await app.feed({ estateId: 'est-a2' });
    await app.imported(
      feed,
      calendar([reserved('u1', '2026-11-18', '2026-11-24'), reserved('u0', '2026-11-01', '2026-11-04')]),
    );
    expect(stays()).toEqual(['2026-11-18 2026-11-24 SUCCESSFUL']);
    expect(did(await app.imported(feed, calendar([])))).toEqual(['KEPT 2026-11-18 2026-11-24']);
    expect(stays()).toEqual(['2026-11-18 2026-11-24 SUCCESSFUL']);
  });
  test('most bookings gone at once is asked about first', async () => {
    const feed = await app.feed();
    const many = Array.from({ length: 8 }, (_, index) =>
      reserved(`u${index}`, `2027-02-0${index + 1}`, `2027-02-0${index + 2}`),
    );
    await app.imported(feed, calendar(many));
    const refused = await app.importText(feed, calendar([]));
    expect([refused.status, refused.body['confirm'], refused.body.message]).toEqual([
      409,
      'confirmGone',
      expect.stringContaining('8 of 8'),
    ]);
    expect((await app.imported(feed, calendar([]), '&confirmGone=true')).counts['cancelled']).toBe(8);
  });
  test('closed days lie around what is booked, follow the channel, and give way to its own bookings', async () => {
    const feed = await app.feed();
    const closed = (from: string, to: string) => ({ uid: 'c1', from, to, summary: 'Airbnb (Not available)' });
    await app.imported(feed, calendar([closed('2026-11-28', '2026-12-10')]));
    // est-a1 has a stay from the 1st to the 5th.
    expect(blocks()).toEqual(['2026-11-28 2026-12-01', '2026-12-05 2026-12-10']);
    await app.imported(
      feed,
      calendar([closed('2026-11-28', '2026-12-10'), reserved('u1', '2026-12-06', '2026-12-08')]),
    );
    expect(stays()).toEqual(['2026-12-06 2026-12-08 SUCCESSFUL']);
    expect(blocks().filter((text) => !text.endsWith('released'))).toEqual([
      '2026-11-28 2026-12-01',
      '2026-12-05 2026-12-06',
      '2026-12-08 2026-12-10',
    ]);
    await app.imported(feed, calendar([reserved('u1', '2026-12-06', '2026-12-08')]));
    expect(blocks()).not.toEqual([]);
    expect(blocks().filter((text) => !text.endsWith('released'))).toEqual([]);
  });
});

describe('AV4: nights that somebody else has', () => {
  const wanted = [reserved('u1', '2026-12-03', '2026-12-07')];
  test('are kept as ALLREADYTAKEN with the winner’s code, listed once, and booked as soon as they are free', async () => {
    const feed = await app.feed();
    const { conflicts } = await app.imported(feed, calendar(wanted));
    expect(conflicts).toMatchObject([{ code: 'R-000003', takenBy: { code: 'R-000001', id: 'res-r-000001' } }]);
    const [lost] = made('reservations');
    expect({ stayState: null, ...lost }).toMatchObject({
      status: 'ALLREADYTAKEN',
      takenByCode: 'R-000001',
      takenById: 'res-r-000001',
      channelConflict: 'OPEN',
      stayState: null,
    });
    expect((await app.imported(feed, calendar(wanted))).items).toEqual([]);
    const list = await app.call('GET', '/api/channel-conflicts', { as: 'admin' });
    expect([list.body.total, list.body.items[0]!._refs['takenById']]).toEqual([1, 'Ada Guest · House A1 · R-000001']);
    const winner = { as: 'admin', body: { estateId: 'est-a2' }, version: 1 };
    expect((await app.call('PATCH', '/api/reservations/res-r-000001', winner)).status).toBe(200);
    expect(did(await app.imported(feed, calendar(wanted)))).toEqual(['CREATED 2026-12-03 2026-12-07']);
    expect(made('reservations')).toMatchObject([
      { id: lost!.id, status: 'ALLREADYTAKEN', channelConflict: 'SOLVED' },
      { status: 'SUCCESSFUL', copiedFromId: lost!.id, channelRef: 'u1' },
    ]);
    expect(made('reservations')[0]).not.toHaveProperty('channelRef');
    expect((await app.imported(feed, calendar(wanted))).items).toEqual([]);
  });
  test('a booking that cannot follow its event stays where it is until it can', async () => {
    const feed = await app.feed();
    await app.imported(feed, calendar([reserved('u1', '2027-01-04', '2027-01-08')]));
    const { conflicts } = await app.imported(feed, calendar(wanted));
    expect(conflicts).toHaveLength(1);
    expect(stays()).toEqual(['2027-01-04 2027-01-08 SUCCESSFUL', '2026-12-03 2026-12-07 ALLREADYTAKEN']);
    expect((await app.imported(feed, calendar(wanted))).items).toEqual([]);
    await app.call('PATCH', '/api/reservations/res-r-000001', {
      as: 'admin',
      body: { estateId: 'est-a2' },
      version: 1,
    });
    expect(did(await app.imported(feed, calendar(wanted)))).toEqual(['MOVED 2026-12-03 2026-12-07']);
    expect(made('reservations').map((row) => [row['status'], row['channelConflict'] ?? null])).toEqual([
      ['SUCCESSFUL', null],
      ['ALLREADYTAKEN', 'SOLVED'],
    ]);
  });
  test('people keep ours or dismiss it, and the list is short again', async () => {
    const feed = await app.feed();
    const { conflicts } = await app.imported(feed, calendar(wanted));
    const act = (name: string) =>
      app.call('POST', `/api/channel-conflicts/${conflicts[0]!.id}/actions/${name}`, { as: 'admin', body: {} });
    expect((await act('keepOurs')).status).toBe(200);
    expect((await app.call('GET', '/api/channel-conflicts?view=open', { as: 'admin' })).body.total).toBe(0);
    expect((await act('dismissConflict')).status).toBe(200);
    expect((await app.call('GET', '/api/channel-conflicts', { as: 'admin' })).body.total).toBe(0);
    expect((await app.imported(feed, calendar(wanted))).items).toEqual([]);
    expect(did(await app.imported(feed, calendar([])))).toEqual(['SOLVED 2026-12-03 2026-12-07']);
  });
});

describe('calendars that are odd', () => {
  test('what is left or refused says why; the rest is imported', async () => {
    const lines = (...more: string[]) => ({ uid: more.join('').slice(0, 30), lines: more, summary: 'Reserved' });
    const { items, counts } = await app.imported(
      await app.feed(),
      calendar([
        lines('DTSTART;VALUE=DATE:20270104'),
        lines('DTSTART;TZID=Europe/Istanbul:20270106T150000', 'DTEND;TZID=Europe/Istanbul:20270108T110000'),
        lines('DTSTART:20270109T220000Z', 'DTEND:20270112T080000Z'),
        lines('DTSTART;VALUE=DATE:20270115', 'DURATION:P2D'),
        lines('DTSTART;VALUE=DATE:20270201', 'DTEND;VALUE=DATE:20270203', 'RRULE:FREQ=WEEKLY;COUNT=2'),
        lines('DTSTART;VALUE=DATE:20270301', 'RRULE:FREQ=SECONDLY'),
        lines('DTSTART;VALUE=DATE:20270231'),
        lines('DTSTART;VALUE=DATE:20270410', 'DTEND;VALUE=DATE:20270401'),
        lines('SUMMARY:nothing'),
        reserved('long', '2027-05-01', '2029-05-01'),
        reserved('far', '2099-05-01', '2099-05-04'),
        reserved('past', '2026-05-01', '2026-05-04'),
        reserved('res-r-000001@konak', '2026-12-01', '2026-12-05'),
        reserved('twice', '2027-06-01', '2027-06-04'),
        reserved('twice', '2027-06-01', '2027-06-04'),
        { ...reserved('revised', '2027-06-10', '2027-06-12'), lines: ['SEQUENCE:2'] },
        { ...reserved('revised', '2027-07-10', '2027-07-12'), lines: ['SEQUENCE:1'] },
      ]),
    );
    expect(stays()).toEqual([
      '2027-01-04 2027-01-05 SUCCESSFUL',
      '2027-01-06 2027-01-08 SUCCESSFUL',
      '2027-01-10 2027-01-12 SUCCESSFUL',
      '2027-01-15 2027-01-17 SUCCESSFUL',
      '2027-02-01 2027-02-03 SUCCESSFUL',
      '2027-02-08 2027-02-10 SUCCESSFUL',
      '2027-06-01 2027-06-04 SUCCESSFUL',
      '2027-06-10 2027-06-12 SUCCESSFUL',
    ]);
    const said = (action: string) => items.filter((item) => item.action === action).map(({ message }) => message);
    expect(said('REFUSED')).toHaveLength(5);
    expect(said('LEFT')).toHaveLength(3);
    expect([...said('REFUSED'), ...said('LEFT')].every((text) => text && !text.startsWith('ical.'))).toBe(true);
    expect(counts['repeated']).toBe(2);
  });
  test.each([
    ['no calendar', 'hello', 422],
    ['nothing', '', 422],
    ['broken off', AIRBNB.slice(0, 300), 422],
    ['a line that is none', AIRBNB.replace('SUMMARY:Reserved', 'rubbish'), 422],
    ['bytes that are no UTF-8', Buffer.from([0x42, 0xff, 0xfe]), 400],
  ])('%s is refused in words and changes nothing', async (_name, raw, status) => {
    const feed = await app.feed();
    const before = state();
    const answer = await app.call('POST', `/api/ical/import?feedId=${feed}`, {
      as: 'admin',
      raw,
      headers: { 'content-type': 'text/calendar' },
    });
    expect([answer.status, state()]).toEqual([status, before]);
    expect(answer.body.message).not.toMatch(/^ical\./);
  });
  test('S18: more than 5 MB is 413, more than 10,000 events 422; 10,000 past ones are read and left', async () => {
    const feed = await app.feed();
    expect((await app.importText(feed, `BEGIN:VCALENDAR\r\n${'X'.repeat(5 * 1024 * 1024)}`)).status).toBe(413);
    const many = (count: number) =>
      calendar(Array.from({ length: count }, (_, index) => reserved(`u${index}`, '2020-01-01', '2020-01-02')));
    expect((await app.importText(feed, many(10_001))).status).toBe(422);
    expect((await app.imported(feed, many(10_000))).counts).toMatchObject({ events: 10_000, left: 10_000, created: 0 });
  });
  test('the call: JSON with a text, unknown members, no feed, another tenant’s, no right, no address', async () => {
    const feed = await app.feed();
    const send = (body: object, as = 'admin') => app.call('POST', '/api/ical/import', { as, body });
    expect((await send({ feedId: feed, text: AIRBNB, dryRun: true })).body).toMatchObject({ dryRun: true });
    expect((await send({ feedId: feed, texts: '' })).status).toBe(422);
    expect((await send({ text: AIRBNB })).status).toBe(422);
    expect((await send({ feedId: feed, text: AIRBNB }, 'otherAdmin')).status).toBe(404);
    expect((await send({ feedId: feed, text: AIRBNB }, 'MarketPlace')).status).toBe(403);
    expect(Object.keys((await send({ feedId: feed })).body.errors)).toEqual(['importUrl']);
    expect((await app.call('POST', '/api/ical/import', { body: {} })).status).toBe(401);
  });
});
