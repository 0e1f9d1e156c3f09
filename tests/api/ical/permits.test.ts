import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NOW } from '../rows.ts';
import { runJobs } from '../run-jobs.ts';
import { calendar } from './calendars.ts';
import { type IcalApp, type Imported, startIcal } from './ical-app.ts';

const DAY = 24 * 3_600_000;
let app: IcalApp;
let feed: string;
beforeEach(async () => {
  app = await startIcal();
  feed = await app.feed();
});
afterEach(() => app.close());

const PERMIT = 'prm-a1';
const booked = (from: string, to: string) => calendar([{ uid: 'u1', from, to, summary: 'Reserved' }]);
const FROM = '2027-01-04';
const TO = '2027-01-08';
const permits = () => [...app.store.table('legal-permits', 'demo').equal('estateId', 'est-a1')];
const losePermit = () =>
  app.store.transact((tx) => {
    for (const { id } of permits()) tx.remove('legal-permits', 'demo', id);
  });
const grantPermit = () =>
  app.store.transact((tx) => {
    tx.put('legal-permits', 'demo', {
      id: PERMIT,
      tenantId: 'demo',
      version: 1,
      estateId: 'est-a1',
      permitNo: '48-9',
      status: 'VALID',
      issuedAt: '2026-01-01',
      expiresAt: null,
    });
  });
const stay = () => [...app.store.table('reservations', 'demo').all()].find((row) => row['channelRef'] === 'u1');
const call = (method: string, path: string, body?: object, version?: number) =>
  app.call(method, `/api${path}`, { as: 'admin', ...(body && { body }), ...(version !== undefined && { version }) });
/** Somebody tries to book the nights by hand. */
const bookAgain = (checkIn = FROM, checkOut = TO) =>
  call('POST', '/reservations', {
    estateId: 'est-a1',
    checkIn,
    checkOut,
    adults: 2,
    salesChannelId: 'chn-1',
    guestId: 'gst-1',
  });
const tick = (days: number) => runJobs(app, NOW + days * DAY);
const did = ({ items }: Imported) => items.map(({ action }) => action);
const listed = async () => (await call('GET', '/channel-conflicts?view=open')).body.items;

describe('ES3, AV3: a channel sells nights of a home without a valid permit', () => {
  beforeEach(losePermit);

  test('they are kept for as long as it takes, and people are told', async () => {
    const { items } = await app.imported(feed, booked(FROM, TO));
    expect(items).toMatchObject([{ action: 'CREATED', message: expect.stringContaining('no valid permit') as string }]);
    expect({ holdExpiresAt: null, ...stay() }).toMatchObject({
      status: 'PENDING',
      holdExpiresAt: null,
      channelConflict: 'NO_PERMIT',
    });
    await tick(30);
    expect(stay()?.['status']).toBe('PENDING');
    expect((await bookAgain()).status).toBe(409);
    expect(await listed()).toMatchObject([{ code: items[0]?.code, channelConflict: 'NO_PERMIT' }]);
    // The same again changes nothing.
    const { version } = stay()!;
    expect(did(await app.imported(feed, booked(FROM, TO)))).toEqual([]);
    expect(stay()).toMatchObject({ version });
  });

  test('neither a move by the channel nor one by people gives them an end, and there is none to extend', async () => {
    await app.imported(feed, booked(FROM, TO));
    expect(did(await app.imported(feed, booked('2027-01-05', '2027-01-09')))).toEqual(['MOVED']);
    expect({ holdExpiresAt: null, ...stay() }).toMatchObject({
      checkIn: '2027-01-05',
      status: 'PENDING',
      holdExpiresAt: null,
    });
    const { id, version } = stay()!;
    const moved = { checkIn: '2027-01-06', checkOut: '2027-01-10', changeReason: 'The channel asked for it' };
    expect((await call('PATCH', `/reservations/${id}`, moved, Number(version))).status).toBe(200);
    // Nothing to extend: the action is for holds that end.
    expect((await call('POST', `/reservations/${id}/actions/extendHold`, {})).status).toBe(409);
    expect({ holdExpiresAt: null, ...stay() }).toMatchObject({ checkIn: '2027-01-06', holdExpiresAt: null });
    await tick(30);
    expect((await bookAgain('2027-01-06', '2027-01-10')).status).toBe(409);
  });

  test('the first import after the permit is there confirms it, and the list is short again', async () => {
    await app.imported(feed, booked(FROM, TO));
    await grantPermit();
    expect(did(await app.imported(feed, booked(FROM, TO)))).toEqual(['SOLVED']);
    expect(stay()).toMatchObject({ status: 'SUCCESSFUL', channelConflict: 'SOLVED' });
    expect(await listed()).toEqual([]);
    expect(did(await app.imported(feed, booked(FROM, TO)))).toEqual([]);
  });

  test('people confirm or cancel it from the list', async () => {
    await app.imported(feed, booked(FROM, TO));
    const act = (action: string, body: object) =>
      call('POST', `/channel-conflicts/${stay()!.id}/actions/${action}`, body);
    expect((await act('confirm', {})).status).toBe(409);
    expect((await act('cancel', { cancelReason: 'CHANNEL' })).status).toBe(200);
    expect(stay()).toMatchObject({ status: 'CANCELLED', channelConflict: 'SOLVED' });
    expect((await bookAgain()).status).toBe(201);
  });
});

test('ES3: a confirmed stay that its channel moves beyond the permit keeps the new nights, unconfirmed', async () => {
  await app.imported(feed, booked(FROM, TO));
  expect(stay()?.['status']).toBe('SUCCESSFUL');
  await losePermit();
  const { items } = await app.imported(feed, booked('2027-02-01', '2027-02-05'));
  expect(items).toMatchObject([{ action: 'MOVED', message: expect.stringContaining('no valid permit') as string }]);
  expect({ holdExpiresAt: null, ...stay() }).toMatchObject({
    checkIn: '2027-02-01',
    status: 'PENDING',
    holdExpiresAt: null,
  });
  expect((await bookAgain('2027-02-01', '2027-02-05')).status).toBe(409);
  expect((await listed()).length).toBe(1);
});

test('a stay that somebody only held is confirmed when its channel has it, so that the hold cannot end', async () => {
  const held = await call('POST', '/reservations', {
    estateId: 'est-a1',
    checkIn: FROM,
    checkOut: TO,
    adults: 2,
    guestId: 'gst-1',
    salesChannelId: 'chn-air',
    channelRef: 'u1',
  });
  expect(held.body['holdExpiresAt']).not.toBeNull();
  expect(did(await app.imported(feed, booked(FROM, TO)))).toEqual(['SOLVED']);
  await tick(30);
  expect(stay()).toMatchObject({ id: held.body.id, status: 'SUCCESSFUL' });
});
