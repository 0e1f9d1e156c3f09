import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startWith } from './own-files.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());

const STAY = {
  estateId: 'est-a1',
  checkIn: '2027-01-01',
  checkOut: '2027-01-04',
  adults: 2,
  salesChannelId: 'chn-1',
  guestId: 'gst-1',
};
/** A home without a permit: a stay in it may be held and not confirmed. */
const UNPERMITTED = { ...STAY, estateId: 'est-a2' };
type Sent = { readonly as?: string; readonly headers?: Readonly<Record<string, string>> };
const book = (more: object = {}, { as = 'admin', headers = {} }: Sent = {}) =>
  app.call('POST', '/api/reservations', { as, headers, body: { ...STAY, confirm: true, ...more } });
const rows = (collection: string) => [...app.store.table(collection, 'demo').all()];
const of = (collection: string, id: string) => rows(collection).filter((row) => row['reservationId'] === id);
const history = async (id: string) =>
  (await app.store.old('_history', 'demo').latest({ by: `reservations/${id}` })).reverse();

describe('a booking that is confirmed at once', () => {
  test('is confirmed by the call that creates it, and the request is not stored', async () => {
    const { status, body } = await book();
    expect([status, body.status, body['warnings']]).toEqual([201, 'SUCCESSFUL', undefined]);
    expect(body).toMatchObject({ code: 'R-000003', holdExpiresAt: null, confirmedOn: '2026-11-20', version: 1 });
    expect(app.store.table('reservations', 'demo').get(body.id)).not.toHaveProperty('confirm');
  });

  test('is the stay that two calls make, in one transaction instead of two', async () => {
    const commits: string[][] = [];
    const stop = app.store.onCommit((changes) => commits.push(changes.map(({ collection }) => collection)));
    const once = await book();
    const own = () => commits.filter((collections) => collections.includes('reservations')).length;
    expect(own()).toBe(1);
    const held = await book({ checkIn: '2027-02-01', checkOut: '2027-02-04', confirm: false });
    const path = `/api/reservations/${held.body.id}`;
    const twice = await app.call('POST', `${path}/actions/confirm`, { as: 'admin', body: {} });
    expect(own()).toBe(3);
    stop();
    const EXPECTED = [
      'status',
      'paymentState',
      'totalPrice',
      'remainingPrice',
      'holdExpiresAt',
      'confirmedOn',
      'stayState',
    ];
    const kept = ({ body }: typeof once) => Object.fromEntries(EXPECTED.map((key) => [key, body[key]]));
    expect(kept(once)).toEqual(kept(twice));
    const actions = async (id: string) => (await history(id)).map(({ action }) => action);
    expect(await actions(once.body.id)).toEqual(['create', 'confirm']);
    expect(await actions(held.body.id)).toEqual(['create', 'confirm']);
    expect((await history(once.body.id))[1]?.['changes']).toEqual({ status: { from: 'PENDING', to: 'SUCCESSFUL' } });
  });

  test('is followed once: one letter, one deposit, one piece of cleaning', async () => {
    await app.store.transact((tx) =>
      tx.put('settings', 'demo', { id: 'set-1', tenantId: 'demo', version: 1, autoConfirmation: true }),
    );
    const guest = app.store.table('guests', 'demo').get('gst-1')!;
    await app.store.transact((tx) => tx.put('guests', 'demo', { ...guest, email: 'ada@example.com' }));
    const { body } = await book();
    expect(of('messages', body.id).map(({ kind, status }) => [kind, status])).toEqual([
      ['GUEST_CONFIRMATION', 'WAITING'],
    ]);
    const held = await book({ checkIn: '2027-02-01', checkOut: '2027-02-04', confirm: false });
    await app.call('POST', `/api/reservations/${held.body.id}/actions/confirm`, { as: 'admin', body: {} });
    for (const collection of ['messages', 'security-deposits', 'housekeeping-tasks', 'revenue-expenses', 'payments']) {
      expect([collection, of(collection, body.id).length]).toEqual([collection, of(collection, held.body.id).length]);
    }
    expect(of('housekeeping-tasks', body.id).length).toBeGreaterThan(0);
  });

  test('is only held where confirming is refused, and says why in the language of the call', async () => {
    const { status, body } = await book(UNPERMITTED);
    expect([status, body.status]).toEqual([201, 'PENDING']);
    expect(body['holdExpiresAt']).toBe('2026-11-21T09:00:00.000Z');
    expect(body['warnings']).toEqual([
      { field: 'estateId', message: expect.stringContaining('A2 has no tourism rental permit') as unknown },
    ]);
    expect((await history(body.id)).map(({ action }) => action)).toEqual(['create']);
    expect(body.code).toBe('R-000003');
    const later = { ...UNPERMITTED, checkIn: '2027-02-01', checkOut: '2027-02-04' };
    const turkish = await book(later, { headers: { 'accept-language': 'tr' } });
    expect(JSON.stringify(turkish.body['warnings'])).toContain('izin');
    expect(JSON.stringify(turkish.body['warnings'])).not.toContain('permit');
  });

  test('is only held where the role may create and not confirm; one that may not create writes nothing', async () => {
    const size = app.store.table('reservations', 'demo').size;
    const { status } = await book({}, { as: 'Accounting' });
    expect([status, app.store.table('reservations', 'demo').size]).toEqual([403, size]);

    const path = 'v1/operational/reservations';
    const file = JSON.parse(readFileSync(`resources/${path}.json`, 'utf8')) as { access: { grants: object } };
    const grants = { ...file.access.grants, Accounting: ['list', 'show', 'create'] };
    await app.close();
    app = await startWith({ [path]: { ...file, access: { ...file.access, grants } } });
    const held = await book({}, { as: 'Accounting' });
    expect([held.status, held.body.status]).toEqual([201, 'PENDING']);
    const refused = await app.call('POST', `/api/reservations/${held.body.id}/actions/confirm`, {
      as: 'Accounting',
      body: {},
    });
    expect(refused.status).toBe(403);
    expect(held.body['warnings']).toEqual([{ field: 'confirm', message: refused.body.message }]);
  });

  test('is refused, and nothing written, where it could not be held either', async () => {
    const size = app.store.table('reservations', 'demo').size;
    const taken = await book({ checkIn: '2026-12-02', checkOut: '2026-12-04' });
    expect([taken.status, taken.body['blockedBy']]).toEqual([409, expect.objectContaining({ code: 'R-000001' })]);
    const wrong = await book({ adults: 0 });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['adults']]);
    const word = await book({ confirm: 'yes' });
    expect([word.status, word.body.errors]).toEqual([422, { confirm: ['Yes or no is expected.'] }]);
    expect(app.store.table('reservations', 'demo').size).toBe(size);
  });

  test.each([
    ['confirmed', {}, 'SUCCESSFUL'],
    ['held', UNPERMITTED, 'PENDING'],
  ])('sent again with its key is the same answer: %s', async (_, stay, state) => {
    const headers = { 'idempotency-key': 'once-1' };
    const first = await book(stay, { headers });
    const again = await book(stay, { headers });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(first.body.status).toBe(state);
    expect(again.headers['idempotent-replayed']).toBe('true');
    const other = await book({ ...stay, confirm: false }, { headers });
    expect(other.status).toBe(422);
    expect(rows('reservations').filter(({ checkIn }) => checkIn === STAY.checkIn)).toHaveLength(1);
  });

  test.each([
    ['confirmed', {}],
    ['held', UNPERMITTED],
  ])('of twenty at once for the same nights one wins: %s', async (_, stay) => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(stay)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(rows('reservations').filter(({ checkIn }) => checkIn === STAY.checkIn)).toHaveLength(1);
  });

  test('changes nothing for resources that have no such action', async () => {
    const body = { firstName: 'Ada', lastName: 'Guest', phone: '+905321234567', confirm: true };
    const answer = await app.call('POST', '/api/guests', { as: 'admin', body });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['confirm']]);
  });
});
