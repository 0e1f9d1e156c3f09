import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROWS } from './rows.ts';
import { validBody } from './samples.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => {
  const estates = ROWS['estates']!.map((row) => (row['tenantId'] === 'demo' ? { ...row, groupId: 'grp-1' } : row));
  app = await startApp({ rows: { ...ROWS, estates } });
});
afterEach(() => app.close());

type Item = { readonly id: string; readonly version: number; readonly changes?: object; readonly message?: string };
const bulk = (body: object, as = 'admin') => app.call('POST', '/api/estates/bulk', { as, body });
const items = (body: unknown) => (body as { items: readonly Item[] }).items;
const price = (id: string) => app.store.table('estates', 'demo').get(id)?.['basePrice'];

describe('POST /api/estates/bulk', () => {
  test.each([[''], [null]])('a change of the status to %j is asked which', async (status) => {
    const { status: code, body } = await bulk({ groupId: 'grp-1', status });
    expect([code, body.errors]).toEqual([422, { status: ['Select Estate Status!'] }]);
  });
  test('a preview says old and new of each estate and saves nothing', async () => {
    const { status, body } = await bulk({ groupId: 'grp-1', price: { percent: 10 }, minNights: 3, dryRun: true });
    expect([status, body['changed'], body['refused']]).toEqual([200, 3, 0]);
    expect(items(body)[0]).toMatchObject({
      id: 'est-a1',
      version: 1,
      title: 'House A1 · A1',
      currency: 'EUR',
      changes: { basePrice: { from: 10_000, to: 11_000 }, minNights: { to: 3 } },
    });
    expect(price('est-a1')).toBe(10_000);
  });
  test('then all of it happens, with a history each, and a second time nothing does', async () => {
    const change = { groupId: 'grp-1', price: { price: 9000, currency: 'EUR' }, status: 'PASSIVE' };
    expect((await bulk(change)).body).toMatchObject({ changed: 3, refused: 0 });
    for (const id of ['est-a1', 'est-a2', 'est-b1']) {
      expect(app.store.table('estates', 'demo').get(id)).toMatchObject({
        basePrice: 9000,
        status: 'PASSIVE',
        version: 3,
      });
      const { body } = await app.call('GET', `/api/estates/${id}/history`, { as: 'admin' });
      expect(body.items.map((entry) => entry['action'])).toEqual(['deactivate', 'update']);
    }
    expect((await bulk(change)).body).toMatchObject({ changed: 0 });
  });
  test('one that cannot change keeps all as they are, and is named with the reason', async () => {
    const { version } = app.store.table('estates', 'demo').get('est-b1') as unknown as { version: number };
    await app.call('PATCH', '/api/estates/est-b1', { as: 'admin', body: { currency: 'TRY' }, version });
    const change = { groupId: 'grp-1', price: { amount: 500, currency: 'EUR' } };
    const preview = await bulk({ ...change, dryRun: true });
    expect(preview.body).toMatchObject({ changed: 2, refused: 1 });
    expect(items(preview.body).find(({ id }) => id === 'est-b1')?.message).toMatch(/TRY/);
    const refused = await bulk(change);
    expect([refused.status, items(refused.body).map(({ id }) => id)]).toEqual([409, ['est-b1']]);
    expect([price('est-a1'), price('est-a2')]).toEqual([10_000, 10_000]);
  });
  test('a state changes by its actions only, and what changed since the preview is refused', async () => {
    expect((await bulk({ ids: ['est-a1'], status: 'ARCHIVED' })).status).toBe(409);
    const stale = await bulk({ ids: ['est-a1'], minNights: 2, versions: { 'est-a1': 9 } });
    expect([stale.status, items(stale.body)[0]?.message]).toEqual([409, expect.stringContaining('preview')]);
  });
  test.each([
    [{ groupId: 'grp-1' }],
    [{ price: { percent: 5 } }],
    [{ groupId: 'grp-1', ids: ['est-a1'], minNights: 2 }],
    [{ groupId: 'grp-1', price: { percent: 5, amount: 3 } }],
    [{ groupId: 'grp-1', price: { amount: 1.5, currency: 'EUR' } }],
    [{ groupId: 'grp-1', price: 'cheap' }],
    [{ groupId: 'grp-1', prices: 1 }],
  ])('%o makes no sense', async (body) => {
    expect((await bulk(body)).status).toBe(422);
  });
  test('only for people who may edit estates, and only their own', async () => {
    for (const as of ['Accounting', 'HouseKeeping', 'Investor']) {
      expect((await bulk({ groupId: 'grp-1', minNights: 2 }, as)).status, as).toBe(403);
    }
    expect((await bulk({ ids: ['est-x1'], minNights: 2 })).status).toBe(404);
    expect((await bulk({ groupId: 'grp-1', minNights: 2 }, 'otherAdmin')).body).toMatchObject({ changed: 0 });
  });
});

describe('placeholder estates', () => {
  const place = async () => {
    const body = validBody(app.live.current().config.resources['estates']!);
    const made = await app.call('POST', '/api/estate-placeholders', { as: 'admin', body });
    expect(made.status, made.text).toBe(201);
    const row = app.store.table('estates', 'demo').get(made.body.id)!;
    await app.store.transact((tx) => tx.put('estates', 'demo', { ...row, status: 'ACTIVE', maxGuests: 30 }));
    return made.body.id;
  };
  const stay = (estateId: string, checkIn: string, checkOut: string) => ({
    estateId,
    checkIn,
    checkOut,
    adults: 2,
    salesChannelId: 'chn-1',
    guestId: 'gst-1',
  });
  const book = (body: object) => app.call('POST', '/api/reservations', { as: 'admin', body });

  test('hold stays under the rule of nights, and are offered by nobody', async () => {
    const id = await place();
    expect((await book(stay(id, '2027-01-01', '2027-01-04'))).status).toBe(201);
    expect((await book(stay(id, '2027-01-03', '2027-01-05'))).status).toBe(409);
    const found = await app.call('GET', '/api/availability?checkIn=2027-03-01&checkOut=2027-03-04', { as: 'admin' });
    expect(found.body.items.map((item) => item['estateId'])).not.toContain(id);
    const feed = await app.call('POST', '/api/ical-feeds', {
      as: 'admin',
      body: { estateId: id, salesChannelId: 'chn-1' },
    });
    expect([feed.status, Object.keys(feed.body.errors)]).toEqual([422, ['estateId']]);
    const list = await app.call('GET', '/api/estate-placeholders', { as: 'admin' });
    expect(list.body.items.map((item) => item.id)).toEqual([id]);
  });
  test('a home that becomes one is in no channel’s calendar any more', async () => {
    const body = { estateId: 'est-a1', salesChannelId: 'chn-1' };
    const feed = await app.call('POST', '/api/ical-feeds', { as: 'admin', body });
    const { body: link } = await app.call('GET', `/api/ical/links/${feed.body.id}`, { as: 'admin' });
    expect((await app.call('GET', link['path'] as string)).status).toBe(200);
    await app.call('PATCH', '/api/estates/est-a1', { as: 'admin', body: { isPlaceholder: true }, version: 1 });
    expect((await app.call('GET', link['path'] as string)).status).toBe(404);
    const text = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
    const sent = await app.call('POST', '/api/ical/import', { as: 'admin', body: { feedId: feed.body.id, text } });
    expect(sent.status).toBe(422);
  });
  test('a stay moves to a free home: refused where it is not, with the price kept or made anew (RS2)', async () => {
    const id = await place();
    const made = await book(stay(id, '2026-12-02', '2026-12-04'));
    const move = (estateId: string, more: object = {}) => ({
      id: made.body.id,
      version: 1,
      estateId,
      checkIn: '2026-12-02',
      checkOut: '2026-12-04',
      ...more,
    });
    const send = (body: object) => app.call('POST', '/api/tape/moves', { as: 'admin', body });
    const offer = await send({ check: true, moves: [move('est-a2')] });
    expect(offer.body.items[0]).toMatchObject({ isFree: true, record: { totalPrice: 25_000 } });
    expect((await send({ moves: [move('est-a1')] })).status).toBe(409);
    expect((await send({ moves: [move('est-a2', { keepPrice: true })] })).status).toBe(200);
    expect(app.store.table('reservations', 'demo').get(made.body.id)).toMatchObject({
      estateId: 'est-a2',
      totalPrice: made.body['totalPrice'],
    });
  });
});
