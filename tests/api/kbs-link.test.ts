import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

/** Valid by its check digits, and nobody's. */
const NUMBER = '10000000146';
const STAY = 'res-r-000001';

let app: TestApp;
beforeEach(async () => {
  const reservations = ROWS['reservations']?.map((row) =>
    row.id === STAY ? { ...row, checkIn: '2026-11-20', checkOut: '2026-11-24', children: 1 } : row,
  );
  app = await startApp({ rows: { ...ROWS, reservations: reservations ?? [] } });
});
afterEach(() => app.close());

const post = (path: string) => app.call('POST', `/api/${path}`, { as: 'admin', body: {} });
const get = async (path: string) => (await app.call('GET', `/api/${path}`, { as: 'admin' })).body;
const checkIn = () => post(`reservations/${STAY}/actions/checkIn`);
const notifications = async () => (await get(`kbs-notifications?reservationId=${STAY}`)).items;
const complete = async () => {
  const { version } = await get('guests/gst-1');
  const body = { isTurkishCitizen: true, tcIdentityNo: NUMBER };
  return app.call('PATCH', '/api/guests/gst-1', { as: 'admin', body, version });
};

describe('the one-time link', () => {
  const make = async () => {
    const made = await post(`kbs/links/${STAY}`);
    expect(made.status, made.text).toBe(201);
    return String(made.body['path']).split('/').at(-1)!;
  };
  const open = (secret: string) => app.call('GET', `/api/public/guest/${secret}`);
  const send = (secret: string, persons: object[], headers: Record<string, string> = {}) =>
    app.call('POST', `/api/public/guest/${secret}`, { body: { persons }, headers });
  const main = { ref: 'gst-1', isTurkishCitizen: true, tcIdentityNo: NUMBER };
  const child = {
    firstName: '<b>Can</b>',
    lastName: 'Guest',
    isTurkishCitizen: false,
    passportNo: 'X1234567',
    nationality: 'GB',
    birthDate: '2019-01-01',
  };

  test('shows first names only, takes everybody’s data once, and makes the notifications ready', async () => {
    await checkIn();
    const secret = await make();
    const stored = JSON.stringify([...app.store.table('_guest_links', '').all()]);
    expect(stored).not.toContain(secret);
    const shown = await open(secret);
    expect(shown.body).toMatchObject({
      estate: 'House A1',
      expected: 3,
      persons: [{ ref: 'gst-1', firstName: 'Ada', isComplete: false }],
    });
    expect(shown.text).not.toMatch(/"Guest"|\+90532/);
    expect((await send(secret, [main, child])).body).toEqual({ saved: true });
    expect((await notifications()).map(({ status }) => status)).toEqual(['READY', 'READY']);
    for (const again of [await open(secret), await send(secret, [main])]) expect(again.status).toBe(404);
    expect((await get(`stay-guests?reservationId=${STAY}`)).items).toMatchObject([{ source: 'LINK' }]);
  });

  test('unknown, used, withdrawn, replaced and expired look alike', async () => {
    const unknown = await open('x'.repeat(32));
    const replaced = await make();
    const withdrawn = await make();
    expect((await app.call('DELETE', `/api/kbs/links/${STAY}`, { as: 'admin' })).status).toBe(204);
    const expired = await make();
    const bodies = [unknown.text, (await open(replaced)).text, (await open(withdrawn)).text];
    app.clock.now += 6 * 86_400_000;
    bodies.push((await open(expired)).text, (await open('../../x')).text);
    expect(unknown.status).toBe(404);
    expect(new Set(bodies.slice(0, 4)).size).toBe(1);
  });

  test('the same call again is the same answer; guesses end soon', async () => {
    const secret = await make();
    const key = { 'idempotency-key': 'once' };
    const answers = await Promise.all([send(secret, [main, child], key), send(secret, [main, child], key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await get(`stay-guests?reservationId=${STAY}`)).total).toBe(1);
    const tries = [];
    for (let index = 0; index < 14; index += 1) tries.push((await open(String(index).repeat(32).slice(0, 32))).status);
    expect([tries[0], tries.at(-1)]).toEqual([404, 429]);
  });

  test.each([
    ['a wrong digit', [{ ...main, tcIdentityNo: '10000000147' }], ['persons.0.tcIdentityNo']],
    ['nothing', [{ ref: 'gst-1' }], ['persons.0.tcIdentityNo']],
    ['a birthday to come', [{ ...child, birthDate: '2030-01-01' }], ['persons.0.birthDate']],
    ['a foreigner without a passport', [{ ...child, passportNo: '' }], ['persons.0.passportNo']],
    ['somebody of another stay', [{ ...main, ref: 'gst-2' }], ['persons.0.ref']],
    ['a field of the staff', [{ ...main, isBlocked: true }], ['persons.0.isBlocked']],
    [
      'one number twice',
      [main, { ...main, ref: undefined, firstName: 'A', lastName: 'B' }],
      ['persons.1.tcIdentityNo'],
    ],
    ['too many', [main, child, { ...child, passportNo: 'X2345678' }, { ...child, passportNo: 'X3456789' }], ['form']],
  ])('%s is refused beside its field, and nothing is saved', async (_name, persons, fields) => {
    const secret = await make();
    const refused = await send(secret, persons);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, fields]);
    expect((await open(secret)).status).toBe(200);
    expect((await get(`stay-guests?reservationId=${STAY}`)).total).toBe(0);
  });

  test.each([[null], [{}], [{ persons: 'x' }], [{ persons: [] }], [{ persons: [1] }], [{ persons: [{ ref: 1 }] }]])(
    '%j is no form',
    async (body) => {
      const secret = await make();
      const { status } = await app.call('POST', `/api/public/guest/${secret}`, { body });
      expect([400, 422]).toContain(status);
    },
  );

  test('what is complete is not written over by a link', async () => {
    await complete();
    const secret = await make();
    const refused = await send(secret, [{ ...main, tcIdentityNo: '11111111110' }]);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['persons.0.ref']]);
  });

  test('none for a stay that is over', async () => {
    app.clock.now += 10 * 86_400_000;
    expect((await post(`kbs/links/${STAY}`)).status).toBe(409);
  });
});
