import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '../../src/config/types.ts';
import { GLOBAL } from '../../json-server/store/types.ts';
import { act, listen, startCompanies } from './companies-app.ts';
import { USERS } from './rows.ts';
import type { TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startCompanies()));
afterEach(() => app.close());

const IN_BOSPHORUS = { 'x-tenant-id': 'bosphorus' };
const change = (tenant: string, id: string, set: Readonly<Record<string, Json>>) =>
  app.store.transact((tx) => tx.put('users', tenant, { ...tx.table('users', tenant).get(id)!, ...set }));
/** A change of the other company that its listeners hear of. */
const rename = async () => {
  const path = '/api/estate-groups/grp-b';
  const { headers } = await app.call('GET', path, { as: 'SuperAdmin', headers: IN_BOSPHORUS });
  const options = { as: 'SuperAdmin', headers: { ...IN_BOSPHORUS, 'if-match': headers.etag! } };
  expect((await app.call('PATCH', path, { ...options, body: { name: `Old town ${headers.etag}` } })).status).toBe(200);
};
/** Resolves when the connection has ended; that it heard nothing of the other company meanwhile is part of it. */
async function isOut(heard: Awaited<ReturnType<typeof listen>>): Promise<void> {
  await rename();
  await heard.ended;
  expect(heard.text()).not.toContain('grp-b');
}

describe('12.9 an open connection hears nothing that a new call would not be told', () => {
  test('of a company that is suspended: its own people', async () => {
    const heard = await listen(app, 'otherAdmin');
    expect((await act(app, 'bosphorus', 'suspend')).status).toBe(200);
    await isOut(heard);
  });
  test('of a company that is suspended: people of others who work in it', async () => {
    await change('demo', 'usr-admin', { tenantIds: ['demo', 'bosphorus'] });
    const heard = await listen(app, 'admin', IN_BOSPHORUS);
    await act(app, 'bosphorus', 'suspend');
    await isOut(heard);
  });
  test('the platform’s own people still look into it', async () => {
    const heard = await listen(app, 'SuperAdmin', IN_BOSPHORUS);
    await act(app, 'bosphorus', 'suspend');
    await rename();
    expect(await heard.until('grp-b')).toContain('"estate-groups"');
    heard.end();
  });
  test('of a company that is no longer one of theirs', async () => {
    await change('demo', 'usr-admin', { tenantIds: ['demo', 'bosphorus'] });
    const heard = await listen(app, 'admin', IN_BOSPHORUS);
    await change('demo', 'usr-admin', { tenantIds: ['demo'] });
    await isOut(heard);
  });

  test.each(['deactivate', 'resetPassword'])('of a user whom %s shut out', async (action) => {
    const heard = await listen(app, 'otherAdmin');
    // Somebody else stays who may let others in (US2).
    await app.store.transact((tx) =>
      tx.put('users', 'bosphorus', { ...USERS['otherAdmin']!, id: 'usr-b-two', email: 'two@bosphorus.demo.com' }),
    );
    const path = `/api/users/usr-b-admin/actions/${action}`;
    const answer = await app.call('POST', path, { as: 'SuperAdmin', headers: IN_BOSPHORUS, body: {} });
    expect(answer.status, answer.text).toBe(200);
    await isOut(heard);
  });
  test('of a user whom something else than a person made passive', async () => {
    const heard = await listen(app, 'otherAdmin');
    await change('bosphorus', 'usr-b-admin', { status: 'PASSIVE' });
    await isOut(heard);
  });
  test('of a passive user it ends at once, whatever else happens or not', async () => {
    // A role that hears nothing about users, so no event closes it on the way.
    const heard = await listen(app, 'HouseKeeping');
    await change('demo', USERS['HouseKeeping']!.id, { status: 'PASSIVE' });
    await heard.ended;
  });
  test('of a user who has to set up a second factor first', async () => {
    const heard = await listen(app, 'otherAdmin');
    await app.store.transact((tx) => {
      const [settings] = [...tx.table('settings', 'bosphorus').all()];
      const row = settings ?? { id: 'set-b', tenantId: 'bosphorus', version: 1 };
      tx.put('settings', 'bosphorus', { ...row, secondFactorRoles: ['admin'] });
    });
    await isOut(heard);
  });
  test('of a session that is over by time', async () => {
    const heard = await listen(app, 'otherAdmin');
    app.clock.now += 40 * 24 * 60 * 60 * 1000;
    await app.store.transact((tx) =>
      tx.put('estate-groups', 'bosphorus', { ...tx.table('estate-groups', 'bosphorus').get('grp-b')!, name: 'Later' }),
    );
    await heard.ended;
    expect(heard.text()).not.toContain('grp-b');
  });
  test('people with the right stay connected', async () => {
    const heard = await listen(app, 'otherAdmin');
    await change('bosphorus', 'usr-b-admin', { phone: '+905001112233' });
    await rename();
    expect(await heard.until('grp-b')).toContain('"estate-groups"');
    heard.end();
  });
});

describe('12.9 the calendar link of a suspended company', () => {
  test('is the 404 of a link that never was, also for who asks whether it has changed; reopened it is the same again', async () => {
    const as = 'otherAdmin';
    expect((await app.call('POST', '/api/ical-feeds/icf-b/actions/renewLink', { as, body: {} })).status).toBe(200);
    const path = String((await app.call('GET', '/api/ical/links/icf-b', { as })).body['path']);
    const { status, headers } = await app.call('GET', path);
    expect(status).toBe(200);
    await act(app, 'bosphorus', 'suspend');
    const known = { headers: { 'if-none-match': headers.etag! } };
    const [gone, unchanged, never] = await Promise.all([
      app.call('GET', path),
      app.call('GET', path, known),
      app.call('GET', `/api/ical/${'A'.repeat(32)}.ics`),
    ]);
    expect([gone.status, unchanged.status, gone.text]).toEqual([404, 404, never.text]);
    await act(app, 'bosphorus', 'reopen');
    expect((await app.call('GET', path)).status).toBe(200);
  });
  test('nor is there one of a company that is closed', async () => {
    const as = 'otherAdmin';
    await app.call('POST', '/api/ical-feeds/icf-b/actions/renewLink', { as, body: {} });
    const path = String((await app.call('GET', '/api/ical/links/icf-b', { as })).body['path']);
    await app.store.transact((tx) =>
      tx.put('tenants', GLOBAL, { ...tx.table('tenants', GLOBAL).get('bosphorus')!, status: 'CLOSED' }),
    );
    expect((await app.call('GET', path)).status).toBe(404);
  });
});
