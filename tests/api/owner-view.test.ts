import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forPerson } from '../../json-server/accounts/person-fields.ts';
import { createSnapshot, type Snapshot } from '../../json-server/live/snapshot.ts';
import { listen } from './companies-app.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

// IV1: what an owner is shown of guests and prices is said once, in the owner's record, and holds in every answer.

const PHONE = '+905551112299';
const guests = ROWS['guests']!.map((guest) => ({ ...guest, phone: PHONE, email: 'ada@guests.example' }));

let app: TestApp;
beforeEach(async () => (app = await startApp({ rows: { ...ROWS, guests } })));
afterEach(() => app.close());

const set = async (body: object) => {
  const { body: now } = await app.call('GET', '/api/investors/inv-1', { as: 'admin' });
  const answer = await app.call('PATCH', '/api/investors/inv-1', { as: 'admin', body, version: now.version });
  expect(answer.status, answer.text).toBe(200);
};
const PRICES = ['nightPrice', 'accommodationPrice', 'cleaningFee', 'totalPrice'];
const CONTACT = { guestFirstName: 'Ada', guestLastName: 'Guest', guestPhone: PHONE, guestEmail: 'ada@guests.example' };
const STAY = '/api/investor-reservations/res-r-000001';

/** Everything that an owner can ask for about stays and homes. */
const ASKED = [
  '/api/investor-reservations?pageSize=-1',
  STAY,
  `${STAY}/history`,
  '/api/investor-reservations/export.csv',
  '/api/reservations?pageSize=-1',
  '/api/reservations/res-r-000001',
  '/api/investor-estates?pageSize=-1',
  '/api/investor-estates/est-a1',
  '/api/estates/est-a1',
  '/api/investor-summary',
  '/api/tape?from=2026-11-01&to=2027-03-01',
  '/api/search?q=R-000001',
  `/api/search?q=${encodeURIComponent(PHONE)}`,
  '/api/notifications',
  '/api/turnovers?from=2026-11-01&to=2027-03-01&all=true',
  '/api/investor-reservations/_stats?sum=totalPrice',
];
const answers = async (as = 'Investor', headers = {}) =>
  Object.fromEntries(
    await Promise.all(
      ASKED.map(async (path) => {
        const { status, text } = await app.call('GET', path, { as, headers });
        return [path, status === 200 ? text : ''] as const;
      }),
    ),
  );

describe('contact of guests', () => {
  test('is shown to one owner also after another, who may not see it, has asked first', async () => {
    const role = 'Investor';
    const snapshot = await createSnapshot(app.live.current());
    const isReadBy = ({ config, rightsOf }: Snapshot) =>
      rightsOf({ role, resource: config.resources['investor-reservations']! }).readable.has('guestPhone');
    const asked = [false, true].map((showGuestContact) => {
      const user = { id: 'usr', role, tenantId: 'demo', showPrices: true, showGuestContact };
      return isReadBy(forPerson(snapshot, { role, values: { user, today: '', now: '' } }));
    });
    expect(asked).toEqual([false, true]);
  });

  test('is hidden by default, in every answer', async () => {
    for (const [path, text] of Object.entries(await answers())) {
      expect([path, /Ada|905551112299|ada@guests/.test(text.replaceAll(encodeURIComponent(PHONE), ''))]).toEqual([
        path,
        false,
      ]);
    }
    expect((await app.call('GET', '/api/investor-reservations?sortBy=guestPhone', { as: 'Investor' })).status).toBe(
      400,
    );
  });

  test('is shown where the owner’s record says so: list, record and export, of the own stays alone', async () => {
    await set({ showGuestContact: true });
    expect((await app.call('GET', STAY, { as: 'Investor' })).body).toMatchObject(CONTACT);
    const { body } = await app.call('GET', '/api/investor-reservations', { as: 'Investor' });
    expect(body.items).toMatchObject([CONTACT]);
    const csv = await app.call('GET', '/api/investor-reservations/export.csv', { as: 'Investor' });
    expect(csv.text).toContain('Ada');
    for (const text of Object.values(await answers('Investor2'))) expect(text).not.toContain('Ada');
    expect((await app.call('GET', '/api/guests', { as: 'Investor' })).status).toBe(403);
    const { body: guest } = await app.call('GET', '/api/guests/gst-1', { as: 'admin' });
    const phone = { as: 'admin', body: { phone: '+905559998877' }, version: guest.version };
    expect((await app.call('PATCH', '/api/guests/gst-1', phone)).status).toBe(200);
    const { body: again } = await app.call('GET', '/api/investor-reservations', { as: 'Investor' });
    expect(again.items[0]).toMatchObject({ guestPhone: '+905559998877' });
    await set({ showGuestContact: false });
    expect((await app.call('GET', STAY, { as: 'Investor' })).text).not.toContain('Ada');
  });
});

describe('prices', () => {
  test('are shown unless the owner’s record says otherwise; then no answer has one', async () => {
    const { body: stay } = await app.call('GET', STAY, { as: 'Investor' });
    expect(Object.keys(stay)).toEqual(expect.arrayContaining(PRICES));
    const summary = (await app.call('GET', '/api/investor-summary', { as: 'Investor' })).body;
    expect(summary['showsIncome']).toBe(true);
    await set({ showPrices: false });
    for (const [path, text] of Object.entries(await answers())) {
      expect([path, /(?:nightPrice|accommodationPrice|totalPrice|basePrice|cleaningFee)"/.test(text)]).toEqual([
        path,
        false,
      ]);
      expect([path, /\b(?:45000|50000|10000)\b/.test(text)]).toEqual([path, false]);
    }
    for (const query of ['totalPrice.gt=1', 'sortBy=totalPrice']) {
      expect((await app.call('GET', `/api/investor-reservations?${query}`, { as: 'Investor' })).status).toBe(400);
    }
    const hidden = (await app.call('GET', '/api/investor-summary', { as: 'Investor' })).body;
    expect(hidden['showsIncome']).toBe(false);
    expect((hidden['months'] as { income: { of: unknown[] } }[]).flatMap(({ income }) => income.of)).toEqual([]);
    const other = await app.call('GET', '/api/investor-reservations', { as: 'Investor2' });
    expect(Object.keys(other.body.items[0]!)).toEqual(expect.arrayContaining(PRICES));
  });

  test('a browser hears of it at once, and is not told of the fields', async () => {
    const configOf = async () => (await app.call('GET', '/api/_meta/config', { as: 'Investor' })).text;
    expect(await configOf()).toContain('totalPrice');
    const heard = await listen(app, 'Investor');
    await set({ showPrices: false });
    await heard.until('event: config');
    expect(await configOf()).not.toContain('totalPrice');
  });

  test('staff who look through the owner’s eyes see what the owner sees', async () => {
    await set({ showPrices: false, showGuestContact: true });
    await app.call('POST', '/api/investor-previews', { as: 'admin', body: { investorId: 'inv-1' } });
    const { body } = await app.call('GET', STAY, { as: 'admin', headers: { 'x-view-as': 'inv-1' } });
    expect(body).toMatchObject(CONTACT);
    expect(Object.keys(body)).not.toContain('totalPrice');
  });
});
