import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Field } from '../../src/config/types.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());

const post = (path: string, body: unknown, as = 'admin') => app.call('POST', `/api/${path}`, { as, body });
const set = async (values: Record<string, unknown>) => {
  const { body } = await app.call('GET', '/api/settings', { as: 'admin' });
  const changed = await app.call('PATCH', '/api/settings', { as: 'admin', body: values, version: body.version });
  expect(changed.status, changed.text).toBe(200);
};
const config = async (as = 'admin') => (await app.call('GET', '/api/_meta/config', { as })).body;
const home = {
  code: 'NEW-1',
  propertyName: 'New home',
  type: 'APARTMENT',
  rentalModes: ['SHORT_TERM'],
  squareMeter: 60,
  roomCount: '1+1',
  bathCount: 1,
  maxGuests: 2,
  minNights: 1,
  basePrice: 10_000,
  address: { country: 'TR', city: 'ISTANBUL', district: 'Kadıköy' },
};
const expense = { type: 'EXPENSE', category: 'DUES', date: '2026-11-20', amount: 1000, bornBy: 'COMPANY' };

describe('currencies in use', () => {
  beforeEach(() => set({ currencies: ['TRY'], currency: 'TRY' }));

  test.each([
    ['estates', { ...home, currency: 'EUR' }, 'currency'],
    ['revenue-expenses', { ...expense, currency: 'EUR' }, 'currency'],
    ['accounts', { name: 'Euro desk', kind: 'CASH_DESK', currency: 'EUR' }, 'currency'],
    [
      'payments',
      { kind: 'COLLECTION', reservationId: 'res-1', method: 'CASH', amount: 100, currency: 'EUR' },
      'currency',
    ],
    ['coupons', { code: 'EUROS', type: 'FIXED', amount: 100, currency: 'EUR' }, 'currency'],
  ])('%s in another one: 422 beside the field, in words', async (path, body, field) => {
    const refused = await post(path, body);
    expect(refused.status, refused.text).toBe(422);
    expect(refused.body.errors[field]).toEqual(['EUR is not in use. Available: TRY.']);
  });

  test('a part of a record too, by its path', async () => {
    const refused = await post('estates', { ...home, contract: { payoutCurrency: 'USD' } });
    expect(refused.body.errors['contract.payoutCurrency']).toEqual(['USD is not in use. Available: TRY.']);
  });

  test('old records stay as they are: read, filtered, changed, and sold', async () => {
    const { body: old } = await app.call('GET', '/api/estates/est-a1', { as: 'admin' });
    expect(old['currency']).toBe('EUR');
    const body = { propertyName: 'Renamed', currency: 'EUR' };
    const kept = await app.call('PATCH', '/api/estates/est-a1', { as: 'admin', body, version: old.version });
    expect(kept, kept.text).toMatchObject({ status: 200, body: { currency: 'EUR', propertyName: 'Renamed' } });
    expect((await app.call('GET', '/api/estates?currency=EUR', { as: 'admin' })).body.total).toBeGreaterThan(0);
    const stay = { estateId: 'est-a1', checkIn: '2027-05-01', checkOut: '2027-05-04', adults: 2 };
    const booked = await post('reservations', { ...stay, guestId: 'gst-1', salesChannelId: 'chn-1' });
    expect(booked, booked.text).toMatchObject({ status: 201, body: { currency: 'EUR' } });
    // What names no currency keeps that of its stay.
    const paid = { kind: 'COLLECTION', reservationId: booked.body.id, method: 'CASH', amount: 100 };
    expect(await post('payments', paid)).toMatchObject({ status: 201, body: { currency: 'EUR' } });
  });

  test('another company uses its own', async () => {
    const refused = await post('revenue-expenses', { ...expense, currency: 'EUR' }, 'otherAdmin');
    expect(refused.status, refused.text).toBe(201);
  });

  test('every currency that people choose is among them', () => {
    const isChosen = (field: Field): boolean => field.type === 'enum' && field.enum === 'currency' && !field.readOnly;
    const chosen = app.resources
      // The list itself, the prices of the product, which are the platform's, and what only the server writes.
      .filter(({ name }) => !['settings', 'packages', 'statements'].includes(name))
      .flatMap(({ name, fields }) =>
        Object.values(fields).flatMap((field) => {
          const parts = field.type === 'object' || field.type === 'repeater' ? Object.values(field.fields) : [];
          const isTyped = !field.readOnly && field.from === undefined;
          return isTyped
            ? [field, ...parts].filter(isChosen).map((each) => ({ of: `${name}.${each.name}`, each }))
            : [];
        }),
      );
    expect(chosen.length).toBeGreaterThan(10);
    const free = chosen.filter(({ each }) => each.type === 'enum' && each.among !== '$company.currencies');
    expect(free.map(({ of }) => of)).toEqual([]);
  });
});

describe('what a new record begins with', () => {
  test('the usual, before anybody has set anything', async () => {
    const { body } = await post('estates', home);
    expect(body).toMatchObject({ currency: 'TRY', checkInTime: '15:00', checkOutTime: '11:00' });
  });

  test('the company’s currency and hours', async () => {
    await set({ currency: 'EUR', checkInTime: '16:30', checkOutTime: '10:15' });
    const { body } = await post('estates', home);
    expect(body).toMatchObject({
      currency: 'EUR',
      checkInTime: '16:30',
      checkOutTime: '10:15',
      contract: { payoutCurrency: 'EUR', recognition: 'CHECK_OUT' },
    });
    expect((await post('accounts', { name: 'Desk 2', kind: 'CASH_DESK' })).body).toMatchObject({ currency: 'EUR' });
  });

  test('forms know them with the configuration, which is another one when they change', async () => {
    const first = await app.call('GET', '/api/_meta/config', { as: 'Accounting' });
    expect(first.body['company']).toMatchObject({ currency: 'TRY', checkInTime: '15:00' });
    await set({ currencies: ['TRY', 'EUR'], currency: 'EUR', checkInTime: '16:30' });
    const headers = { 'if-none-match': String(first.headers['etag']) };
    const next = await app.call('GET', '/api/_meta/config', { as: 'Accounting', headers });
    expect(next.status).toBe(200);
    expect(next.body['company']).toEqual({
      currencies: ['TRY', 'EUR'],
      currency: 'EUR',
      checkInTime: '16:30',
      checkOutTime: '11:00',
    });
    // Nothing but what everybody may know.
    expect(Object.keys((await config('HouseKeeping'))['company'] as object)).toHaveLength(4);
  });
});

test('a home without hours of its own: cleaning, desk and turnovers go by the company’s', async () => {
  await app.store.transact((tx) => {
    const row = tx.table('estates', 'demo').get('est-a1');
    if (row) tx.put('estates', 'demo', { ...row, checkInTime: null, checkOutTime: null, cleaningState: 'DIRTY' });
  });
  await set({ checkInTime: '16:30', checkOutTime: '10:15' });
  const stay = { estateId: 'est-a1', checkIn: '2026-11-21', checkOut: '2026-11-23', adults: 2 };
  const { body } = await post('reservations', { ...stay, guestId: 'gst-1', salesChannelId: 'chn-1' });
  const confirmed = await post(`reservations/${body.id}/actions/confirm`, {});
  expect(confirmed.status, confirmed.text).toBe(200);
  const desk = await app.call('GET', '/api/today?date=2026-11-21', { as: 'admin' });
  expect(desk.text).toContain('"arrivesAt":"16:30","leavesAt":"10:15"');
  const tasks = await app.call('GET', '/api/housekeeping-tasks?pageSize=100', { as: 'admin' });
  const own = tasks.body.items.filter((task) => task['reservationId'] === body.id);
  expect(own.map((task) => [task['type'], task['windowStart']])).toEqual(
    expect.arrayContaining([
      ['CHECK_IN_PREP', '13:30'],
      ['CHECK_OUT_CLEAN', '10:15'],
    ]),
  );
});
