import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../src/domain/calendar/iso-date.ts';
import { longestTurnOf } from '../../measured/turns.ts';
import { calendar, type SampleEvent } from './calendars.ts';
import { type IcalApp, startIcal } from './ical-app.ts';
import { stepwise } from './stepwise.ts';

/** ms that nobody else may have to wait. */
const MAX_MS = 50;
let app: IcalApp;
beforeAll(async () => (app = await startIcal({ isLarge: true })));
afterAll(() => app.close());

const size = (collection: string) => app.store.table(collection, 'demo').size;
const event = (uid: string, from: string, nights: number, summary = 'Reserved'): SampleEvent => ({
  uid,
  from,
  to: addDays(from, nights),
  summary,
});

test('ten thousand events on the same nights hold nobody up, and are not ten thousand entries', async () => {
  const feed = await app.feed();
  const text = calendar(
    Array.from({ length: 10_000 }, (_, index) => event(`u${index}`, '2027-03-01', 4, `Reserved - N${index}`)),
  );
  const tried = () => app.imported(feed, text, '&dryRun=true');
  expect(await longestTurnOf(MAX_MS, { work: tried })).toBeLessThanOrEqual(MAX_MS);
  const before = [size('reservations'), size('guests')];
  const clear = () => app.imported(feed, calendar([]), '&confirmGone=true');
  expect(await longestTurnOf(MAX_MS, { prepare: clear, work: () => app.imported(feed, text) })).toBeLessThanOrEqual(
    MAX_MS,
  );
  // Whoever is only counted is no guest either.
  const rounds = (size('reservations') - before[0]!) / 501;
  expect([Number.isInteger(rounds), size('guests') - before[1]!]).toEqual([true, rounds * 501]);
  const after = size('reservations');
  const { counts, items } = await app.imported(feed, text);
  expect([counts['unchanged'], counts['conflictsBeyond'], counts['conflict'], items]).toEqual([501, 9499, 0, []]);
  // The nights are free: one of them is booked, and none of those that lost before becomes an entry.
  const winner = [...app.store.table('reservations', 'demo').equal('checkIn', '2027-03-01')].find(
    (row) => row['status'] === 'SUCCESSFUL',
  )!;
  await app.call('POST', `/api/reservations/${winner.id}/actions/cancel`, {
    as: 'admin',
    body: { cancelReason: 'GUEST_REQUEST' },
  });
  expect((await app.imported(feed, text)).counts).toMatchObject({ created: 1, conflictsBeyond: 9499 });
  expect(size('reservations')).toBe(after + 1);
  const { body } = await app.call('GET', `/api/ical-feeds/${feed}`, { as: 'admin' });
  expect(body['lastImport']).toMatchObject({ state: 'CONFLICTS' });
}, 120_000);

test('a year of nights one by one, and closed days between them, hold nobody up', async () => {
  const feed = await app.feed({ salesChannelId: 'chn-book' });
  const stays = Array.from({ length: 365 }, (_, index) => event(`n${index}`, addDays('2028-01-01', index * 2), 1));
  const closed = event('closed', '2028-01-01', 800, 'Blocked');
  const run = () => app.imported(feed, calendar([...stays, closed]));
  const clear = () => app.imported(feed, calendar([]), '&confirmGone=true');
  expect(await longestTurnOf(MAX_MS, { prepare: clear, work: run })).toBeLessThanOrEqual(MAX_MS);
  expect((await run()).counts).toMatchObject({ created: 0, blocked: 0, conflict: 0 });
}, 120_000);

test('nights that somebody books between two steps of an import are theirs', async () => {
  const feed = await app.feed({ estateId: 'est-a2' });
  const stays = Array.from({ length: 20 }, (_, index) => event(`s${index}`, `2027-05-${10 + index}`, 1));
  const body = {
    estateId: 'est-a2',
    checkIn: '2027-05-28',
    checkOut: '2027-05-30',
    adults: 1,
    salesChannelId: 'chn-1',
    guestId: 'gst-1',
  };
  let step = 0;
  let status = 0;
  const { body: answer } = await stepwise(
    app,
    () => app.importText(feed, calendar(stays)),
    async () => {
      step += 1;
      if (step === 25) status = (await app.call('POST', '/api/reservations', { as: 'admin', body })).status;
    },
  );
  expect(status).toBe(201);
  expect(answer['counts']).toMatchObject({ created: 18, conflict: 2 });
});
