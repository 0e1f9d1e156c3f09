import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());

const make = (body: object = {}, as = 'admin'): Promise<Answer> =>
  app.call('POST', '/api/api-keys', { as, body: { name: 'Website', role: 'Accounting', ...body } });
const made = async (body: object = {}, as = 'admin') => {
  const answer = await make(body, as);
  expect(answer.status, answer.text).toBe(201);
  return { id: answer.body.id, key: String(answer.body['key']), version: answer.body.version };
};
type With = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: unknown };
const withKey = (key: string, path: string, { method = 'GET', headers = {}, body }: With = {}) =>
  app.call(method, path, { body, headers: { Authorization: `Bearer ${key}`, ...headers } });
const status = async (key: string, path: string, options: With = {}) => (await withKey(key, path, options)).status;
const setUser = (id: string, more: object) =>
  app.store.transact((tx) => tx.put('users', 'demo', { ...app.store.table('users', 'demo').get(id)!, ...more }));

describe('a key', () => {
  test('is answered once, and never again', async () => {
    const { id, key } = await made();
    expect(key).toMatch(/^knk_[\w-]{32}$/);
    const { text: one, body } = await app.call('GET', `/api/api-keys/${id}`, { as: 'admin' });
    expect(body).toMatchObject({ name: 'Website', role: 'Accounting', userId: 'usr-admin' });
    const list = await app.call('GET', '/api/api-keys', { as: 'admin' });
    const history = await app.call('GET', `/api/api-keys/${id}/history`, { as: 'admin' });
    for (const text of [one, list.text, history.text]) {
      expect(text).not.toContain(key);
      expect(text).not.toContain('keyHash');
    }
    const rows = ['api-keys', '_key_links'].flatMap((name) => [
      ...app.store.table(name, name === 'api-keys' ? 'demo' : '').all(),
    ]);
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  test('is not in a repeated answer, and cannot be sent by a client', async () => {
    const headers = { 'Idempotency-Key': 'one' };
    const body = { name: 'Website', role: 'Accounting' };
    const send = () => app.call('POST', '/api/api-keys', { as: 'admin', body, headers });
    const first = await send();
    const again = await send();
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    expect([typeof first.body['key'], again.body['key']]).toEqual(['string', undefined]);
    expect((await make({ key: 'knk_mine' })).body.errors).toHaveProperty('key');
  });

  test('opens what its role may, and ends with its deletion', async () => {
    const { id, key, version } = await made();
    const own = await withKey(key, '/api/reservations?pageSize=2');
    expect(own.body.items).toEqual(
      (await app.call('GET', '/api/reservations?pageSize=2', { as: 'Accounting' })).body.items,
    );
    expect(await status(key, '/api/users')).toBe(403);
    expect((await app.call('DELETE', `/api/api-keys/${id}`, { as: 'admin', version })).status).toBe(204);
    expect(await status(key, '/api/reservations')).toBe(401);
    expect(await status('knk_' + 'A'.repeat(32), '/api/reservations')).toBe(401);
  });

  test('ends at its hour', async () => {
    const expiresAt = new Date(app.clock.now + 60_000).toISOString();
    const { key } = await made({ expiresAt });
    expect(await status(key, '/api/estates')).toBe(200);
    app.clock.now += 60_000;
    expect(await status(key, '/api/estates')).toBe(401);
    expect((await make({ name: 'Late', expiresAt })).body.errors).toHaveProperty('expiresAt');
  });

  test('is named in the history of what it changes, and says when it was used', async () => {
    const { id, key } = await made({ role: 'admin' });
    const { body: guest } = await withKey(key, '/api/guests', {
      method: 'POST',
      body: { firstName: 'Ada', lastName: 'Guest', email: 'ada@guests.example' },
    });
    const history = await app.call('GET', `/api/guests/${guest.id}/history`, { as: 'admin' });
    expect(JSON.parse(history.text)).toMatchObject({
      items: [{ by: { id: 'usr-admin', name: expect.stringMatching(/^Website \(/) as string } }],
    });
    await withKey(key, '/api/estates');
    app.clock.now += 61_000;
    await withKey(key, '/api/estates');
    const used = await app.call('GET', `/api/api-keys/${id}`, { as: 'admin' });
    expect(used.body).toMatchObject({ calls: 3, lastUsedAt: new Date(app.clock.now).toISOString() });
  });
});

describe('a key never has more than its role and its person', () => {
  test('people cannot lend a role above their own, and only admins create keys', async () => {
    expect((await make({ role: 'SuperAdmin' })).body.errors).toHaveProperty('role');
    expect((await make({}, 'Accounting')).status).toBe(403);
    const { id, version } = await made();
    const edit = await app.call('PATCH', `/api/api-keys/${id}`, { as: 'admin', version, body: { role: 'admin' } });
    expect(edit.status).toBe(422);
  });

  test('it ends while its person may not sign in, or has lost the rank', async () => {
    const { key } = await made();
    await setUser('usr-admin', { status: 'PASSIVE' });
    expect(await status(key, '/api/estates')).toBe(401);
    await setUser('usr-admin', { status: 'ACTIVE', role: 'HouseKeeping' });
    expect(await status(key, '/api/estates')).toBe(401);
    await setUser('usr-admin', { role: 'admin' });
    expect(await status(key, '/api/estates')).toBe(200);
  });

  test('a webhook that it makes has its role, not its person’s', async () => {
    const { key } = await made({ role: 'admin' }, 'SuperAdmin');
    const body = { url: 'https://hooks.example.com/x', events: ['guests.created'] };
    const hook = await withKey(key, '/api/webhooks', { method: 'POST', body });
    expect([hook.status, hook.body['role']]).toEqual([201, 'admin']);
    const change = (role: string | null) =>
      withKey(key, `/api/webhooks/${hook.body.id}`, {
        method: 'PATCH',
        body: { role },
        headers: { 'If-Match': String(hook.headers['etag']) },
      });
    expect([(await change(null)).status, (await change('SuperAdmin')).status]).toEqual([422, 422]);
  });

  test('it sees the homes of its person only', async () => {
    const { key } = await made();
    await setUser('usr-admin', { estateScope: ['est-a1'] });
    expect((await withKey(key, '/api/estates')).body.items.map(({ id }) => id)).toEqual(['est-a1']);
  });

  test('it works in its own company, through nobody’s eyes, and is no person', async () => {
    const { key } = await made({ role: 'admin' });
    const saved = { resource: 'estates', name: 'All', query: {} };
    const view = await app.call('POST', '/api/_meta/views', { as: 'admin', body: saved });
    expect(await status(key, '/api/estates', { headers: { 'X-Tenant-Id': 'demo' } })).toBe(200);
    expect(await status(key, '/api/estates', { headers: { 'X-Tenant-Id': 'bosphorus' } })).toBe(403);
    expect(await status(key, '/api/estates', { headers: { 'X-View-As': 'role:Investor' } })).toBe(403);
    expect(await status(key, '/api/auth/me')).toBe(200);
    const refused = [
      ['GET', '/api/auth/sessions'],
      ['GET', '/api/_meta/events'],
      ['PUT', `/api/view-feeds/${view.body['created'] as string}`],
      ['GET', '/api/api-keys'],
      ['POST', '/api/api-keys'],
      ['POST', '/api/users'],
    ] as const;
    for (const [method, path] of refused) {
      expect(await status(key, path, { method, ...(method === 'POST' && { body: {} }) }), path).toBe(403);
    }
    expect(await status(key, '/api/users')).toBe(200);
  });
});

describe('limits of a key', () => {
  test('to some lists: nothing else answers, and nothing else is found', async () => {
    expect((await make({ resources: ['estates', 'homes'] })).body.errors).toHaveProperty('resources');
    const { key } = await made({ role: 'admin', resources: ['estates'] });
    expect(await status(key, '/api/estates')).toBe(200);
    for (const path of [
      '/api/reservations',
      '/api/guests/gst-1',
      '/api/search?q=House',
      '/api/tape?from=2026-12-01&to=2026-12-05',
      '/api/today',
    ]) {
      expect(await status(key, path), path).toBe(403);
    }
    const joint = await withKey(
      key,
      `/api/_meta/reads?of=${encodeURIComponent('/estates')}&of=${encodeURIComponent('/guests')}`,
    );
    const { answers } = JSON.parse(joint.text) as { answers: { status: number }[] };
    expect(answers.map((answer) => answer.status)).toEqual([200, 403]);
  });

  test('to some addresses', async () => {
    expect((await make({ addresses: ['house'] })).body.errors).toHaveProperty('addresses');
    const { key: near } = await made({ name: 'Near', addresses: ['127.0.0.0/8'] });
    const { key: far } = await made({ name: 'Far', addresses: ['203.0.113.7'] });
    expect([await status(near, '/api/estates'), await status(far, '/api/estates')]).toEqual([200, 403]);
  });

  test('to so many calls a minute, as each answer says', async () => {
    await app.close();
    app = await startApp({ apiRateLimit: 3 });
    const { key } = await made();
    const first = await withKey(key, '/api/estates');
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': '2' });
    expect(Number(first.headers['ratelimit-reset'])).toBeGreaterThan(0);
    await withKey(key, '/api/estates');
    expect((await withKey(key, '/api/estates/none')).headers['ratelimit-remaining']).toBe('0');
    const late = await withKey(key, '/api/estates');
    expect([late.status, late.headers['ratelimit-remaining']]).toEqual([429, '0']);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    // People are counted apart.
    expect((await app.call('GET', '/api/estates', { as: 'admin' })).headers['ratelimit-limit']).toBeUndefined();
  });
});
