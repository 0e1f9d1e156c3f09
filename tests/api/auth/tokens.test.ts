import { SignJWT } from 'jose';
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { USERS } from '../rows.ts';
import { SECRET, type TestApp } from '../support.ts';
import { bearer, login, me, refresh, start } from './auth-app.ts';

type Claims = { readonly exp: number; readonly iat: number; readonly sub: string; readonly sid: string };
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const key = new TextEncoder().encode(SECRET);

let app: TestApp;
beforeAll(async () => (app = await start()));
afterAll(() => app.close());

describe('S9 a token that is not ours is 401', () => {
  let good: string;
  beforeEach(async () => (good = (await login(app, 'admin@demo.com')).body.accessToken));

  /** Signed as ours is, but for what a test changes. */
  const signed =
    ({ with: secret = key, alg = 'HS256', ...changes } = {}) =>
    (more: Record<string, unknown> = {}) =>
      new SignJWT({ iss: 'konak', aud: 'konak-api', ...claimsOf(good), ...changes, ...more })
        .setProtectedHeader({ alg, typ: 'JWT' })
        .sign(secret);

  test('the same token made by hand is taken, so the others are refused for what they change', async () => {
    expect(await me(app, await signed()())).toBe(200);
  });
  test.each([
    ['another audience', { aud: 'another-api' }],
    ['another issuer', { iss: 'somebody' }],
    ['no session', { sid: undefined }],
    ['a session that never was', { sid: 'nothing' }],
    ['somebody else’s id', { sub: 'usr-superadmin' }],
    ['no end', { exp: undefined }],
    ['an end in the past', { exp: 1 }],
  ])('%s', async (_name, changes) => {
    expect(await me(app, await signed()(changes))).toBe(401);
  });
  test('another key', async () => {
    expect(await me(app, await signed({ with: new TextEncoder().encode(`${SECRET}!`) })())).toBe(401);
  });
  test('another algorithm, even with the right key or with a key pair', async () => {
    expect(await me(app, await signed({ with: new TextEncoder().encode(SECRET.repeat(2)), alg: 'HS512' })())).toBe(401);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    expect(await me(app, await signed({ with: privateKey as never, alg: 'RS256' })())).toBe(401);
  });
  test.each(['none', 'None', 'NONE', 'nOnE'])('alg %s', async (alg) => {
    const [, body, signature] = good.split('.');
    expect(await me(app, `${encode({ alg, typ: 'JWT' })}.${body}.`)).toBe(401);
    expect(await me(app, `${encode({ alg, typ: 'JWT' })}.${body}.${signature}`)).toBe(401);
  });
  test('a changed body', async () => {
    const [head, , signature] = good.split('.');
    expect(await me(app, `${head}.${encode({ ...claimsOf(good), sub: 'usr-superadmin' })}.${signature}`)).toBe(401);
  });
  test('a token that was used until it ended', async () => {
    expect(await me(app, good)).toBe(200);
    app.clock.now += 11 * 60 * 1000;
    expect(await me(app, good)).toBe(401);
  });
  test('401 names the authentication scheme, but not the reason', async () => {
    const { body, headers } = await app.call('GET', '/api/auth/me', bearer('x.y.z'));
    expect([headers['www-authenticate'], Object.keys(body).includes('errors')]).toEqual(['Bearer', false]);
  });
});

describe('access and refresh tokens', () => {
  test('refresh rotates; a token used before revokes the whole family (S9)', async () => {
    const first = (await login(app, 'admin@demo.com')).body;
    const second = await refresh(app, first.refreshToken);
    expect([second.status, Object.keys(second.body).sort()]).toEqual([201, Object.keys(first).sort()]);
    expect(second.body.refreshToken).not.toBe(first.refreshToken);
    expect(await me(app, second.body.accessToken)).toBe(200);
    expect((await refresh(app, first.refreshToken)).status).toBe(401);
    expect((await refresh(app, second.body.refreshToken)).status).toBe(401);
    expect(await me(app, second.body.accessToken)).toBe(401);
  });
  test('an access token is no refresh token and the other way round', async () => {
    const { body } = await login(app, 'admin@demo.com');
    expect((await refresh(app, body.accessToken)).status).toBe(401);
    expect(await me(app, body.refreshToken)).toBe(401);
  });
  test.each([undefined, null, 1, '', 'x', 'x.y', {}])('refresh with %o is 401', async (token) => {
    expect((await refresh(app, token)).status).toBe(401);
  });
  test('logout is 204 and ends the session at once', async () => {
    const { body } = await login(app, 'admin@demo.com');
    expect((await app.call('POST', '/api/auth/logout', bearer(body.accessToken))).status).toBe(204);
    expect(await me(app, body.accessToken)).toBe(401);
    expect((await refresh(app, body.refreshToken)).status).toBe(401);
  });
  test('access tokens last at most 15 minutes', async () => {
    const { exp, iat } = claimsOf((await login(app, 'admin@demo.com')).body.accessToken);
    expect(exp - iat).toBeLessThanOrEqual(15 * 60);
  });
  test('me names the tenants that may be selected, the own one first', async () => {
    const tenantsOf = async (as: string) => (await app.call('GET', '/api/auth/me', { as })).body['tenants'];
    expect(await tenantsOf('admin')).toEqual([{ id: 'demo', name: 'demo Ltd' }]);
    expect(await tenantsOf('otherAdmin')).toEqual([{ id: 'bosphorus', name: 'bosphorus Ltd' }]);
    expect(await tenantsOf('SuperAdmin')).toEqual([
      { id: 'demo', name: 'demo Ltd' },
      { id: 'bosphorus', name: 'bosphorus Ltd' },
    ]);
  });
});

describe('S9 rights that changed', () => {
  const PATH = `/api/users/${USERS['client']!.id}`;
  /** What the client's two tokens get after the SuperAdmin's change. */
  const after = async (method: string, path: string, body: unknown) => {
    const own = await start();
    const tokens = (await login(own, 'client@demo.com')).body;
    expect(await me(own, tokens.accessToken)).toBe(200);
    const { version } = (await own.call('GET', PATH, { as: 'SuperAdmin' })).body;
    const answer = await own.call(method, path, { as: 'SuperAdmin', version, body });
    expect(answer.status, answer.text).toBe(200);
    const statuses = [await me(own, tokens.accessToken), (await refresh(own, tokens.refreshToken)).status];
    await own.close();
    return statuses;
  };

  test('another person setting the password, role or e-mail ends the sessions', async () => {
    for (const body of [{ password: 'another password' }, { role: 'Purchasing' }, { email: 'other@demo.com' }]) {
      expect(await after('PATCH', PATH, body)).toEqual([401, 401]);
    }
  });
  test('another name ends nothing', async () => {
    expect(await after('PATCH', PATH, { surname: 'Married' })).toEqual([200, 201]);
  });
  test('a refusal for want of rights signs nobody out', async () => {
    const { accessToken } = (await login(app, 'client@demo.com')).body;
    expect((await app.call('GET', '/api/users', bearer(accessToken))).status).toBe(403);
    expect(await me(app, accessToken)).toBe(200);
  });
  test('a disabled user’s tokens are 401 with the next call', async () => {
    expect(await after('POST', `${PATH}/actions/deactivate`, {})).toEqual([401, 401]);
  });
});
