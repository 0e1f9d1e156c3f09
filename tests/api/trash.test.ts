import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memoryBlobs } from '../../json-server/records/files/blobs.ts';
import { createTrashSweep, TRASH } from '../../json-server/records/trash.ts';
import { allOld } from '../store/all-old.ts';
import { png } from './pictures.ts';
import { NOW } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Valid by its check digits, and nobody's. */
const NUMBER = '10000000146';

let app: TestApp;
const blobs = memoryBlobs();
beforeEach(async () => (app = await startApp({ blobs })));
afterEach(() => app.close());

type Who = { readonly as?: string; readonly headers?: Record<string, string> };
const make = async (path: string, body: object) => {
  const answer = await app.call('POST', `/api/${path}`, { as: 'admin', body });
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
};
const drop = async (path: string, version = 1) => {
  const { status, text } = await app.call('DELETE', `/api/${path}`, { as: 'admin', version });
  expect(status, text).toBe(204);
};
const restore = (path: string, { as = 'admin', headers = {} }: Who = {}) =>
  app.call('POST', `/api/${path}/restore`, { as, headers, body: {} });
const deleted = (collection: string, as = 'admin') => app.call('GET', `/api/${collection}/_deleted`, { as });
const titles = async (collection: string) => (await deleted(collection)).body.items.map(({ title }) => title);

const GUEST = { firstName: 'Ada', lastName: 'Yıldız', nationality: 'TR', email: 'ada@guests.example' };
const stay = (more: object = {}) => ({
  estateId: 'est-a1',
  checkIn: '2027-01-01',
  checkOut: '2027-01-04',
  adults: 2,
  salesChannelId: 'chn-1',
  guestId: 'gst-1',
  ...more,
});

describe('what is deleted can come back for 30 days', () => {
  test('under its id, with its own values; the list says who deleted it and when', async () => {
    const made = await make('guests', GUEST);
    app.clock.now += 1000;
    await drop(`guests/${made.id}`);
    const { body } = await deleted('guests');
    expect(body).toMatchObject({
      hasMore: false,
      items: [{ id: made.id, at: new Date(NOW + 1000).toISOString(), by: { id: 'usr-admin', name: 'admin Tester' } }],
    });
    expect(body.items[0]?.['title']).toContain('Yıldız');

    const back = await restore(`guests/${made.id}`, { as: 'SuperAdmin' });
    expect(back.status, back.text).toBe(200);
    expect(back.body).toMatchObject({ ...GUEST, id: made.id, version: 2, createdAt: made['createdAt'] });
    expect(back.body).not.toHaveProperty('_warnings');
    expect((await app.call('GET', `/api/guests/${made.id}`, { as: 'admin' })).status).toBe(200);
    expect((await deleted('guests')).body).toEqual({ items: [], hasMore: false });
    const history = await app.call('GET', `/api/guests/${made.id}/history`, { as: 'admin' });
    expect(history.body.items.map(({ action }) => action)).toEqual(['restore', 'delete', 'create']);
  });
  test('asking twice restores once, whether it is repeated or two do it', async () => {
    const { id } = await make('guests', GUEST);
    await drop(`guests/${id}`);
    const headers = { 'idempotency-key': 'once' };
    const answers = await Promise.all([restore(`guests/${id}`), restore(`guests/${id}`, { as: 'SuperAdmin' })]);
    answers.push(await restore(`guests/${id}`, { headers }), await restore(`guests/${id}`, { headers }));
    expect(answers.map(({ status, body }) => [status, body.version])).toEqual(Array(4).fill([200, 2]));
  });
  test('what was never there, and what is there, is told as ever', async () => {
    expect((await restore('guests/nobody')).status).toBe(404);
    expect((await restore('guests/gst-1')).body).toMatchObject({ id: 'gst-1', firstName: 'Ada' });
  });
  test('the newest 200 are listed, and that there are more', async () => {
    const entry = (n: number) => {
      const row = { id: `g${n}`, tenantId: 'demo', firstName: 'Ada', lastName: `No ${n}`, version: 1 };
      const at = new Date(NOW - (300 - n) * 1000).toISOString();
      return { id: `guests/g${n}`, tenantId: 'demo', of: 'guests', at, by: null, row, states: [], files: [], lost: [] };
    };
    const put = (from: number, to: number) =>
      app.store.transact((tx) => {
        for (let n = from; n < to; n++) tx.put(TRASH, 'demo', entry(n));
      });
    await put(0, 200);
    expect((await deleted('guests')).body).toMatchObject({ hasMore: false, items: { length: 200 } });
    await put(200, 201);
    const { items, hasMore } = (await deleted('guests')).body;
    expect([items.length, items[0]?.id, items.at(-1)?.id, hasMore]).toEqual([200, 'g200', 'g1', true]);
  });
  test('after 30 days it is neither listed nor brought back, and the sweep takes it', async () => {
    const { id } = await make('guests', GUEST);
    await drop(`guests/${id}`);
    const sweep = createTrashSweep(app.store);
    expect(await sweep(NOW + 29 * DAY)).toBe(0);
    app.clock.now += 31 * DAY;
    expect((await deleted('guests', 'SuperAdmin')).body.items).toHaveLength(0);
    expect((await restore(`guests/${id}`, { as: 'SuperAdmin' })).status).toBe(404);
    expect(await sweep(app.clock.now)).toBe(1);
    expect(await allOld(app.store, TRASH)).toEqual([]);
  });
  test('a resource that says so keeps nothing', async () => {
    const { id } = await make('daily-prices', { estateId: 'est-a1', date: '2027-03-01', price: 9000 });
    await drop(`daily-prices/${id}`);
    expect((await restore(`daily-prices/${id}`)).status).toBe(404);
  });
});

describe('who may', () => {
  test('who may delete such records, in their own tenant', async () => {
    await drop('estates/est-a2');
    for (const as of ['Accounting', 'HouseKeeping', 'client']) {
      expect((await deleted('estates', as)).status, as).toBe(403);
      expect((await restore('estates/est-a2', { as })).status, as).toBe(403);
    }
    expect((await app.call('GET', '/api/estates/_deleted')).status).toBe(401);
    expect((await deleted('estates', 'otherAdmin')).body).toEqual({ items: [], hasMore: false });
    expect((await restore('estates/est-a2', { as: 'otherAdmin' })).status).toBe(404);
    expect((await app.call('PUT', '/api/estates/est-a2/restore', { as: 'admin' })).status).toBe(405);
  });
  test('through a view only what the view showed', async () => {
    await drop('estates/est-a2');
    expect((await deleted('estate-placeholders')).body.items).toHaveLength(0);
    expect((await restore('estate-placeholders/est-a2')).status).toBe(404);
    expect((await deleted('estates')).body.items).toHaveLength(1);
  });
});

/** A confirmed stay with the cleaning that it made. */
const dropStay = async (id: string, version: number) => {
  const tasks = await app.call('GET', `/api/housekeeping-tasks?reservationId=${id}`, { as: 'admin' });
  for (const task of tasks.body.items) await drop(`housekeeping-tasks/${task.id}`, task.version);
  await drop(`reservations/${id}`, version);
};

describe('what it claims is claimed anew', () => {
  test('a unique value that somebody took meanwhile refuses it by name', async () => {
    const made = await make('coupons', { code: 'SPRING', type: 'PERCENT', percent: 5 });
    await drop(`coupons/${made.id}`);
    await make('coupons', { code: 'SPRING', type: 'PERCENT', percent: 7 });
    const refused = await restore(`coupons/${made.id}`);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([409, ['code']]);
    expect(await titles('coupons')).toEqual(['SPRING']);
  });
  test('nights that somebody took meanwhile refuse it, with whose they are; free again, it comes back with its states', async () => {
    const made = await make('reservations', stay({ status: undefined }));
    const { body: confirmed } = await app.call('POST', `/api/reservations/${made.id}/actions/confirm`, {
      as: 'admin',
      body: {},
    });
    const statesOf = async () => {
      const path = `/api/reservation-status-history?reservationId=${made.id}&pageSize=-1`;
      return (await app.call('GET', path, { as: 'admin' })).body.items.map(({ id }) => id).sort();
    };
    const states = await statesOf();
    await dropStay(made.id, confirmed.version);
    expect(await statesOf()).toEqual([]);
    const other = await make('reservations', stay({ checkIn: '2027-01-03', checkOut: '2027-01-06' }));
    const refused = await restore(`reservations/${made.id}`);
    expect([refused.status, refused.body['blockedBy']]).toMatchObject([409, { code: other.code }]);

    await drop(`reservations/${other.id}`);
    const back = await restore(`reservations/${made.id}`);
    expect(back.status, back.text).toBe(200);
    expect(back.body).toMatchObject({
      code: made.code,
      status: 'SUCCESSFUL',
      stayState: confirmed['stayState'],
      totalPrice: confirmed['totalPrice'],
      version: confirmed.version + 1,
    });
    expect(await statesOf()).toEqual(states);
    expect((await restore(`reservations/${other.id}`)).status).toBe(409);
  });
  test('the use of a coupon that a deletion gave back counts again', async () => {
    const coupon = await make('coupons', { code: 'TWICE', type: 'PERCENT', percent: 5, isActive: true });
    const usesOf = () => app.store.table('coupons', 'demo').get(coupon.id)?.['usedCount'] ?? 0;
    const made = await make('reservations', stay({ couponCode: 'TWICE' }));
    const path = `reservations/${made.id}`;
    const { body } = await app.call('POST', `/api/${path}/actions/confirm`, { as: 'admin', body: {} });
    expect(usesOf()).toBe(1);
    await dropStay(made.id, body.version);
    expect(usesOf()).toBe(0);
    expect((await restore(path)).status).toBe(200);
    expect(usesOf()).toBe(1);
  });
  test('a reference that is gone too is named; once it is back, so is the record', async () => {
    const guest = await make('guests', GUEST);
    const made = await make('reservations', stay({ guestId: guest.id }));
    await drop(`reservations/${made.id}`);
    const { version } = (await app.call('GET', `/api/guests/${guest.id}`, { as: 'admin' })).body;
    await drop(`guests/${guest.id}`, version);
    const refused = await restore(`reservations/${made.id}`);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['guestId']]);
    expect((await restore(`guests/${guest.id}`)).status).toBe(200);
    expect((await restore(`reservations/${made.id}`)).status).toBe(200);
  });
});

describe('what does not come back', () => {
  test('masked numbers are not kept, and whoever restores is told', async () => {
    const { id } = await make('guests', { ...GUEST, isTurkishCitizen: true, tcIdentityNo: NUMBER });
    await drop(`guests/${id}`);
    expect(JSON.stringify(await allOld(app.store, TRASH))).not.toContain(NUMBER);
    const back = await restore(`guests/${id}`, { headers: { 'accept-language': 'tr' } });
    expect(back.body).toMatchObject({ lastName: 'Yıldız', tcIdentityNo: null });
    expect(back.body['_warnings']).toMatchObject([{ field: 'tcIdentityNo', message: /saklanmadı/ }]);
  });
  test('an account is passive and has no password', async () => {
    await app.store.transact((tx) => {
      const row = tx.table('users', 'demo').get('usr-purchasing');
      if (row) tx.put('users', 'demo', { ...row, passwordHash: 'scrypt$hash' });
    });
    await drop('users/usr-purchasing');
    expect((await restore('users/usr-purchasing')).body).toMatchObject({ status: 'PASSIVE', role: 'Purchasing' });
    expect(app.store.table('users', 'demo').get('usr-purchasing')?.['passwordHash']).toBeUndefined();
    expect((await app.call('GET', '/api/suppliers', { as: 'Purchasing' })).status).toBe(401);
  });
  test('nobody brings back an account above their own, which they do not see', async () => {
    const path = '/api/users/usr-superadmin';
    await app.store.transact((tx) => {
      const row = tx.table('users', 'demo').get('usr-superadmin');
      if (row) tx.put('users', 'demo', { ...row, id: 'usr-second', email: 'second@demo.com' });
    });
    expect((await app.call('DELETE', path, { as: 'SuperAdmin', version: 1 })).status).toBe(204);
    expect((await app.call('POST', `${path}/restore`, { as: 'admin', body: {} })).status).toBe(404);
  });
  test('what was deleted of a person who is forgotten', async () => {
    const guest = await make('guests', GUEST);
    const asked = {
      name: 'Ada',
      email: GUEST.email,
      phone: '+905321112233',
      message: 'A quiet room',
      subject: 'OTHER',
    };
    const letter = await make('contact-requests', asked);
    const made = await make('reservations', stay({ guestId: guest.id, notes: 'Ada likes tea' }));
    await drop(`reservations/${made.id}`);
    await drop(`contact-requests/${letter.id}`);
    const erased = await app.call('POST', `/api/guests/${guest.id}/actions/eraseOnRequest`, {
      as: 'admin',
      body: { erasureReason: 'Letter of 3 May' },
    });
    expect(erased.status, erased.text).toBe(200);
    const kept = JSON.stringify(await allOld(app.store, TRASH));
    for (const word of ['likes tea', 'quiet room', GUEST.email]) expect(kept).not.toContain(word);
    expect((await restore(`reservations/${made.id}`)).status).toBe(404);
    expect(await createTrashSweep(app.store)(NOW)).toBeGreaterThan(0);
  });
});

test('files wait with their record, unread, and go with it', async () => {
  const send = { as: 'admin', raw: png(), headers: { 'content-type': 'image/png', 'x-file-name': 'a.png' } };
  const { body: file } = await app.call('POST', '/api/files', send);
  const { body: estate } = await app.call('PATCH', '/api/estates/est-a2', {
    as: 'admin',
    version: 1,
    body: { photos: [{ id: file.id }] },
  });
  const read = async () => (await app.call('GET', `/api/files/${file.id}`, { as: 'admin' })).status;
  await drop('estates/est-a2', estate.version);
  expect(await read()).toBe(404);
  expect((await restore('estates/est-a2')).body['photos']).toMatchObject([{ id: file.id, name: 'a.png' }]);
  expect(await read()).toBe(200);
  await drop('estates/est-a2', estate.version + 1);
  await createTrashSweep(app.store)(NOW + 31 * DAY);
  expect(await blobs.read(file.id)).toBeUndefined();
});
