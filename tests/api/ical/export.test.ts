import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { calendar } from './calendars.ts';
import { type IcalApp, startIcal } from './ical-app.ts';

let app: IcalApp;
beforeEach(async () => (app = await startIcal()));
afterEach(() => app.close());

const stay = (checkIn: string, checkOut: string, more: object = {}) => ({
  estateId: 'est-a1',
  checkIn,
  checkOut,
  adults: 1,
  salesChannelId: 'chn-1',
  guestId: 'gst-1',
  ...more,
});
const book = async (body: object) => {
  const made = await app.call('POST', '/api/reservations', { as: 'admin', body });
  expect(made.status, made.text).toBe(201);
  return made.body;
};
const spans = (text: string) =>
  [...text.matchAll(/DTSTART;VALUE=DATE:(\d+)\r\nDTEND;VALUE=DATE:(\d+)\r\nSUMMARY:(\w+)/g)].map(
    ([, from, to, summary]) => `${from} ${to} ${summary}`,
  );

describe('GET /api/ical/<secret>.ics', () => {
  test('AV3: contains every occupied night, half-open, without names', async () => {
    const block = { estateId: 'est-a1', from: '2027-02-01', to: '2027-02-04', kind: 'OWNER_STAY', reason: 'OWNER' };
    const serviced = { ...block, from: '2027-02-10', to: '2027-02-12', kind: 'OUT_OF_SERVICE' };
    for (const body of [block, serviced]) {
      expect((await app.call('POST', '/api/out-of-order-periods', { as: 'admin', body })).status).toBe(201);
    }
    await book(stay('2027-01-01', '2027-01-04'));
    const answer = await app.calendar(await app.feed());
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(spans(answer.text)).toEqual([
      '20261201 20261205 Reserved',
      '20270101 20270104 Reserved',
      '20270201 20270204 Blocked',
    ]);
    expect(answer.text).not.toMatch(/Ada|Guest|R-0000|OWNER|EUR|note/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
  test('a lapsed hold and what came from the channel itself are not in it', async () => {
    const feed = await app.feed();
    await book(stay('2027-01-01', '2027-01-04', { salesChannelId: 'chn-air' }));
    await book(stay('2027-01-10', '2027-01-12'));
    const path = await app.link(feed);
    const now = async () => spans((await app.call('GET', path)).text);
    expect(await now()).toEqual(['20261201 20261205 Reserved', '20270110 20270112 Reserved']);
    app.clock.now += 25 * 3_600_000;
    expect(await now()).toEqual(['20261201 20261205 Reserved']);
  });
  test('a booking of the channel that was moved here from another home is new to it', async () => {
    const feed = await app.feed();
    const other = await app.feed({ estateId: 'est-a2' });
    const { items } = await app.imported(
      other,
      calendar([{ uid: 'u1', from: '2027-01-04', to: '2027-01-08', summary: 'Reserved' }]),
    );
    const path = `/api/reservations/${items[0]!.id}`;
    expect(spans((await app.calendar(other)).text)).toEqual([]);
    const moved = await app.call('PATCH', path, { as: 'admin', body: { estateId: 'est-a1' }, version: 1 });
    expect(moved.status, moved.text).toBe(200);
    expect(spans((await app.calendar(feed)).text)).toContain('20270104 20270108 Reserved');
    expect(spans((await app.calendar(other)).text)).toEqual([]);
  });
  test('an unchanged calendar is 304 by its ETag, and changes with the bookings', async () => {
    const feed = await app.feed();
    const first = await app.calendar(feed);
    const path = await app.link(feed);
    const etag = first.headers.etag!;
    const same = await app.call('GET', path, { headers: { 'if-none-match': etag } });
    expect([same.status, same.text, same.headers.etag]).toEqual([304, '', etag]);
    await book(stay('2027-01-01', '2027-01-04'));
    expect((await app.call('GET', path, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });
  test('UIDs stay, SEQUENCE grows with a change', async () => {
    const made = await book(stay('2027-01-01', '2027-01-04'));
    const feed = await app.feed();
    const of = async () =>
      (await app.calendar(feed)).text.split('BEGIN:VEVENT').find((part) => part.includes(made.id))!;
    expect(await of()).toContain('SEQUENCE:0');
    const body = { checkIn: '2027-01-02', checkOut: '2027-01-05' };
    expect((await app.call('PATCH', `/api/reservations/${made.id}`, { as: 'admin', body, version: 1 })).status).toBe(
      200,
    );
    expect(await of()).toMatch(/SEQUENCE:1\r\nDTSTART;VALUE=DATE:20270102\r\nDTEND;VALUE=DATE:20270105/);
  });
});

describe('the secret', () => {
  test('S5: has more than 128 random bits, is answered by its own call only, and to those who may', async () => {
    const feed = await app.feed();
    const path = await app.link(feed);
    const secret = /^\/api\/ical\/([A-Za-z0-9_-]{32})\.ics$/.exec(path)![1]!;
    for (const read of [`/api/ical-feeds/${feed}`, '/api/ical-feeds', `/api/ical-feeds/${feed}/history`]) {
      expect((await app.call('GET', read, { as: 'SuperAdmin' })).text).not.toContain(secret);
    }
    for (const as of ['MarketPlace', 'Accounting', 'HouseKeeping', 'Investor', 'client']) {
      expect((await app.call('GET', `/api/ical/links/${feed}`, { as })).status, as).toBe(403);
    }
    expect((await app.call('GET', `/api/ical/links/${feed}`)).status).toBe(401);
    expect((await app.call('GET', `/api/ical/links/${feed}`, { as: 'otherAdmin' })).status).toBe(404);
  });
  test('a new one ends the old one, and so do withdrawing it and turning the feed off', async () => {
    const feed = await app.feed();
    const old = await app.link(feed);
    const act = (name: string) =>
      app.call('POST', `/api/ical-feeds/${feed}/actions/${name}`, { as: 'admin', body: {} });
    expect((await act('renewLink')).status).toBe(200);
    const path = await app.link(feed);
    expect(path).not.toBe(old);
    expect([(await app.call('GET', old)).status, (await app.call('GET', path)).status]).toEqual([404, 200]);
    expect((await act('revokeLink')).status).toBe(200);
    expect((await app.call('GET', path)).status).toBe(404);
    expect((await app.call('GET', `/api/ical/links/${feed}`, { as: 'admin' })).status).toBe(404);
    expect((await act('renewLink')).status).toBe(200);
    const { body } = await app.call('GET', `/api/ical-feeds/${feed}`, { as: 'admin' });
    const off = await app.call('PATCH', `/api/ical-feeds/${feed}`, {
      as: 'admin',
      body: { isActive: false },
      version: body.version,
    });
    expect(off.status, off.text).toBe(200);
    expect((await app.call('GET', await app.link(feed))).status).toBe(404);
  });
  test('a wrong one is the 404 of every unknown address, and guessing soon ends', async () => {
    const feed = await app.feed();
    const right = await app.link(feed);
    const wrong = [
      `/api/ical/${'A'.repeat(32)}.ics`,
      `${right.slice(0, -5)}${right.at(-5) === 'x' ? 'y' : 'x'}.ics`,
      '/api/ical/x',
      '/api/ical/%2e%2e.ics',
      right.slice(0, -4),
    ];
    const texts = new Set<string>();
    for (const path of wrong) {
      const answer = await app.call('GET', path);
      expect(answer.status, path).toBe(404);
      texts.add(answer.text);
    }
    expect(texts.size).toBe(1);
    let status = 404;
    for (let guess = 0; guess < 40 && status === 404; guess += 1) {
      const answer = await app.call('GET', `/api/ical/${String(guess).padStart(32, 'B')}.ics`);
      status = answer.status;
      if (status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(status).toBe(429);
  });
  test('one feed an estate and channel; both stay; only https is fetched', async () => {
    const feed = await app.feed();
    const body = { estateId: 'est-a1', salesChannelId: 'chn-air' };
    expect((await app.call('POST', '/api/ical-feeds', { as: 'admin', body })).status).toBe(409);
    const change = (sent: object) =>
      app.call('PATCH', `/api/ical-feeds/${feed}`, { as: 'admin', body: sent, version: 1 });
    expect(Object.keys((await change({ estateId: 'est-a2' })).body.errors)).toEqual(['estateId']);
    for (const importUrl of ['http://a.example/x.ics', 'https://u:p@a.example/x.ics', 'https://a.example:8443/x.ics']) {
      expect(Object.keys((await change({ importUrl })).body.errors), importUrl).toEqual(['importUrl']);
    }
    expect((await change({ importUrl: 'https://a.example/x.ics' })).status).toBe(200);
  });
});
