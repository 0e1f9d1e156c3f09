import { afterEach, describe, expect, test, vi } from 'vitest';
import { hashPassword } from '../../../json-server/accounts/passwords.ts';
import { MAX_SESSIONS } from '../../../json-server/accounts/sessions.ts';
import { GLOBAL } from '../../../json-server/store/types.ts';
import type { Row } from '../../../src/config/types.ts';
import { ROWS } from '../rows.ts';
import type { TestApp } from '../support.ts';
import { bearer, login, me, PASSWORD, PEOPLE, start } from './auth-app.ts';

/** Computations of argon2 since the last look: what the time of an answer is made of. */
const work = vi.hoisted(() => ({ done: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    hash: (...asked: Parameters<typeof real.hash>) => ((work.done += 1), real.hash(...asked)),
    verify: (...asked: Parameters<typeof real.verify>) => ((work.done += 1), real.verify(...asked)),
  };
});
async function counted<Answer>(asked: () => Promise<Answer>): Promise<{ answer: Answer; hashes: number }> {
  work.done = 0;
  const answer = await asked();
  return { answer, hashes: work.done };
}

let app: TestApp;
afterEach(() => app.close());
const OTHER = 'the password of the other company';
const BOTH = 'both@demo.com';
const person = (tenantId: string, more: Readonly<Record<string, string>>): Row => ({
  id: `usr-both-${tenantId}`,
  tenantId,
  version: 1,
  email: BOTH,
  role: 'admin',
  status: 'ACTIVE',
  ...more,
});
/** With one person who has an account in each of two companies, and a password for each. */
async function open(more: readonly Row[] = []) {
  const one = await hashPassword(PASSWORD);
  const two = await hashPassword(OTHER);
  const both = [
    person('demo', { passwordHash: one, lastLoginAt: '2026-11-01T00:00:00.000Z' }),
    person('bosphorus', { passwordHash: two }),
  ];
  app = await start({ rows: { ...ROWS, users: [...PEOPLE, ...both, ...more] } });
}
const tenantOf = (body: Readonly<Record<string, unknown>>): unknown =>
  (body['userData'] as { tenantId?: unknown } | undefined)?.tenantId;

describe('12.12 the time of an answer tells nothing of accounts', () => {
  test.each([
    ['nobody', 'nobody@demo.com', 'wrong', 400, 2],
    ['one account', 'admin@demo.com', 'wrong', 400, 2],
    ['an account in two companies', BOTH, 'wrong', 400, 2],
    ['an account without a password', 'invited@demo.com', 'wrong', 400, 2],
    ['the right password', 'admin@demo.com', PASSWORD, 201, 1],
  ])('%s: as many computations as always, the first time already', async (_, email, password, status, work) => {
    await open([{ ...person('demo', {}), id: 'usr-invited', email: 'invited@demo.com', status: 'INVITED' }]);
    for (let time = 0; time < 2; time += 1) {
      const { answer, hashes } = await counted(() => login(app, email, { password }));
      expect([answer.status, hashes]).toEqual([status, work]);
    }
  });
  test('a person with two passwords in two companies gets in with each at the first attempt', async () => {
    await open();
    expect(tenantOf((await login(app, BOTH, { password: OTHER })).body)).toBe('bosphorus');
    expect(tenantOf((await login(app, BOTH)).body)).toBe('demo');
    // From the first sign-in on, one computation answers for both.
    for (const [password, tenant] of [
      [PASSWORD, 'demo'],
      [OTHER, 'bosphorus'],
    ] as const) {
      const { answer, hashes } = await counted(() => login(app, BOTH, { password }));
      expect([answer.status, tenantOf(answer.body), hashes]).toEqual([201, tenant, 1]);
    }
    expect((await login(app, BOTH, { password: 'wrong' })).status).toBe(400);
  });
  test('a company named in the header is asked alone', async () => {
    await open();
    const headers = { 'x-tenant-id': 'bosphorus' };
    const { answer, hashes } = await counted(() => login(app, BOTH, { password: PASSWORD, headers }));
    expect([answer.status, hashes]).toEqual([400, 2]);
    expect(tenantOf((await login(app, BOTH, { password: OTHER, headers })).body)).toBe('bosphorus');
  });
  test('registering with an address of another company opens nothing, and does not affect its owner', async () => {
    await open();
    const body = { email: 'admin@bosphorus.demo.com', password: 'chosen by a stranger' };
    expect((await app.call('POST', '/api/auth/register', { body })).status).toBe(201);
    expect((await login(app, body.email, { password: body.password })).status).toBe(400);
    expect((await login(app, body.email, { password: body.password })).status).toBe(400);
    for (let time = 0; time < 3; time += 1) expect((await login(app, body.email)).status).toBe(201);
  });
  test('a changed password still opens both accounts at the first attempt', async () => {
    await open();
    const { accessToken } = (await login(app, BOTH)).body;
    const body = { currentPassword: PASSWORD, newPassword: 'a third password for tests' };
    expect((await app.call('POST', '/api/auth/password', { ...bearer(accessToken), body })).status).toBe(201);
    for (const [password, tenant] of [
      [body.newPassword, 'demo'],
      [OTHER, 'bosphorus'],
    ] as const) {
      expect(tenantOf((await login(app, BOTH, { password })).body)).toBe(tenant);
    }
  });

  test('registering does the same work for a new address and for one that is taken', async () => {
    await open();
    const ask = async (email: string) => {
      const written = vi.spyOn(app.served, 'transact');
      const { answer, hashes } = await counted(() =>
        app.call('POST', '/api/auth/register', { body: { email, password: PASSWORD, name: 'New' } }),
      );
      // Two that the answer waits for, the try itself and what comes of it, and one after it that mails the link or finds that there is none to mail.
      await expect.poll(() => written.mock.calls.length).toBe(3);
      const did = { status: answer.status, text: answer.text, hashes };
      const ended = await Promise.allSettled(written.mock.results.map(({ value }) => value as Promise<unknown>));
      written.mockRestore();
      return { ...did, ends: ended.map(({ status }) => status) };
    };
    const fresh = await ask('new@demo.com');
    const taken = await ask('admin@demo.com');
    const again = await ask('new@demo.com');
    expect(fresh).toMatchObject({ status: 201, hashes: 1, ends: ['fulfilled', 'fulfilled', 'fulfilled'] });
    expect([taken, again]).toEqual([fresh, fresh]);
    const users = app.store.table('users', 'demo').equal('role', 'client');
    expect(users.filter(({ email }) => email === 'new@demo.com')).toHaveLength(1);
  });
});

describe('12.12 sessions of one account', () => {
  test('have a limit: the one that was used longest ago ends for a new one', async () => {
    await open();
    const other = (await login(app, 'client@demo.com')).body.accessToken;
    const tokens: string[] = [];
    for (let n = 0; n <= MAX_SESSIONS; n += 1) {
      app.clock.now += 1000;
      tokens.push((await login(app, 'admin@demo.com')).body.accessToken);
      // Old, but in use.
      if (n === 1) {
        app.clock.now += 6 * 60 * 1000;
        expect(await me(app, tokens[0]!)).toBe(200);
      }
    }
    const owned = app.store.table('_sessions', GLOBAL).equal('userId', 'usr-admin');
    expect(owned).toHaveLength(MAX_SESSIONS);
    const sessions = async (token: string) => app.call('GET', '/api/auth/sessions', bearer(token));
    expect((await sessions(tokens.at(-1)!)).body.total).toBe(MAX_SESSIONS);
    expect([await me(app, tokens[1]!), await me(app, other)]).toEqual([401, 200]);
    expect([await me(app, tokens[0]!), await me(app, tokens.at(-1)!)]).toEqual([200, 200]);
  }, 60_000);
});
