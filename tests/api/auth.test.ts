import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../json-server/auth/passwords.ts';
import { startApp, type TestApp, type TestOptions } from './support.ts';
import { ROWS, USERS } from './rows.ts';

const PASSWORD = 'a password for tests';
const passwordHash = await hashPassword(PASSWORD);
const ROWS_WITH_PASSWORDS = { ...ROWS, users: Object.values(USERS).map((user) => ({ ...user, passwordHash })) };
const WRONG = { errors: { email: ['Invalid email or password'] } };

const start = (options: TestOptions = {}): Promise<TestApp> =>
  startApp({ rows: ROWS_WITH_PASSWORDS, loginRateLimit: 1000, ...options });
const login = (app: TestApp, email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  app.call('POST', '/api/auth/login', { body: { email, password }, headers });

describe('POST /api/auth/login', () => {
  let app: TestApp;
  beforeAll(async () => (app = await start()));
  afterAll(() => app.close());

  test('answers 201 with userAbilityRules, accessToken, refreshToken and userData', async () => {
    const { status, body } = await login(app, 'admin@demo.com');
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual(['accessToken', 'refreshToken', 'userAbilityRules', 'userData']);
    expect(body.userAbilityRules).toEqual([{ action: 'manage', subject: 'all' }]);
    expect(body.userData).toMatchObject({
      id: 'usr-admin',
      fullName: 'admin Tester',
      username: 'admin',
      avatar: null,
      email: 'admin@demo.com',
      role: 'admin',
      tenantId: 'demo',
    });
  });
  test('client may only read AclDemo', async () => {
    expect((await login(app, 'client@demo.com')).body.userAbilityRules).toEqual([
      { action: 'read', subject: 'AclDemo' },
    ]);
  });
  test('the e-mail’s case and spaces do not count', async () => {
    expect((await login(app, '  Admin@Demo.COM ')).status).toBe(201);
  });
  test('the password’s hash is in no answer', async () => {
    expect((await login(app, 'admin@demo.com')).text).not.toMatch(/argon2|passwordHash/);
  });
  test.each([
    ['a wrong password', { email: 'admin@demo.com', password: 'wrong' }],
    ['an unknown user', { email: 'nobody@demo.com', password: PASSWORD }],
    ['no password', { email: 'admin@demo.com' }],
    ['nothing', {}],
    ['a list', []],
    ['objects', { email: { a: 1 }, password: { $ne: '' } }],
    ['a number', { email: 1, password: 2 }],
    ['an endless password', { email: 'admin@demo.com', password: 'x'.repeat(100_000) }],
  ])('%s is 400 with the body of the specification', async (_name, body) => {
    const answer = await app.call('POST', '/api/auth/login', { body });
    expect([answer.status, answer.body]).toEqual([400, WRONG]);
  });
  test('a body that is no JSON is 400 with the same body', async () => {
    const answer = await app.call('POST', '/api/auth/login', { raw: '{' });
    expect([answer.status, answer.body]).toEqual([400, WRONG]);
  });
  test('S20 an unknown user takes as long as a wrong password', async () => {
    const time = async (email: string) => {
      const started = performance.now();
      await login(app, email, 'wrong');
      return performance.now() - started;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      known.push(await time('admin@demo.com'));
      unknown.push(await time('nobody@demo.com'));
    }
    // The fastest of each, because a busy machine only ever adds; without the decoy unknown ones are forty times faster.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) * 0.5);
  });
});

describe('who may not sign in', () => {
  test('a passive or invited user', async () => {
    const users = ROWS_WITH_PASSWORDS.users.map((user) => ({
      ...user,
      status: user.id === 'usr-admin' ? 'PASSIVE' : 'INVITED',
    }));
    const app = await start({ rows: { ...ROWS, users } });
    expect((await login(app, 'admin@demo.com')).status).toBe(400);
    expect((await login(app, 'client@demo.com')).status).toBe(400);
    await app.close();
  });
  test('a user of a suspended or closed tenant, whose open sessions end too', async () => {
    const app = await start();
    expect((await app.call('GET', '/api/estates', { as: 'otherAdmin' })).status).toBe(200);
    const suspended = await app.call('POST', '/api/tenants/bosphorus/actions/suspend', { as: 'SuperAdmin', body: {} });
    expect(suspended.status, suspended.text).toBe(200);
    expect((await login(app, 'admin@bosphorus.demo.com')).status).toBe(400);
    expect((await app.call('GET', '/api/estates', { as: 'otherAdmin' })).status).toBe(401);
    await app.close();
  });
  test('S22 demo logins where they are not allowed (production)', async () => {
    const app = await start({ allowsDemoLogins: false });
    const answer = await login(app, 'admin@demo.com');
    expect([answer.status, answer.body]).toEqual([400, WRONG]);
    await app.close();
  });
});

describe('S20 wrong sign-ins are limited', () => {
  const attempt = async (
    app: TestApp,
    times: number,
    email: (n: number) => string,
    headers: Record<string, string> = {},
  ) => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1)
      statuses.push((await login(app, email(n), n === -1 ? '' : 'wrong', headers)).status);
    return statuses;
  };

  test('per account: then 429 with Retry-After, whatever else the request varies', async () => {
    const app = await start({ loginRateLimit: 3 });
    expect(await attempt(app, 3, () => 'admin@demo.com')).toEqual([400, 400, 400]);
    const refused = await login(app, ' ADMIN@demo.com', 'other', { 'x-forwarded-for': '1.2.3.4' });
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login(app, 'client@demo.com')).status).toBe(201);
    await app.close();
  });
  test('per address: three times as many', async () => {
    const app = await start({ loginRateLimit: 2 });
    const statuses = await attempt(app, 8, (n) => `somebody${n}@demo.com`, { 'x-forwarded-for': '9.9.9.9' });
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429, 429]);
    await app.close();
  });
  test('right ones do not count', async () => {
    const app = await start({ loginRateLimit: 2 });
    for (let n = 0; n < 5; n += 1) expect((await login(app, 'admin@demo.com')).status).toBe(201);
    await app.close();
  });
});

describe('sessions', () => {
  let app: TestApp;
  beforeAll(async () => (app = await start()));
  afterAll(() => app.close());
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const me = async (token: string) => (await app.call('GET', '/api/auth/me', bearer(token))).status;
  const refresh = (refreshToken: unknown) => app.call('POST', '/api/auth/refresh', { body: { refreshToken } });

  test('refresh rotates; a token used before revokes the whole family (S9)', async () => {
    const first = (await login(app, 'admin@demo.com')).body;
    const second = await refresh(first.refreshToken);
    expect([second.status, Object.keys(second.body).sort()]).toEqual([201, Object.keys(first).sort()]);
    expect(second.body.refreshToken).not.toBe(first.refreshToken);
    expect(await me(second.body.accessToken)).toBe(200);
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect((await refresh(second.body.refreshToken)).status).toBe(401);
    expect(await me(second.body.accessToken)).toBe(401);
  });
  test('an access token is no refresh token and the other way round', async () => {
    const { body } = await login(app, 'admin@demo.com');
    expect((await refresh(body.accessToken)).status).toBe(401);
    expect(await me(body.refreshToken)).toBe(401);
  });
  test.each([undefined, null, 1, '', 'x', 'x.y', {}])('refresh with %o is 401', async (token) => {
    expect((await refresh(token)).status).toBe(401);
  });
  test('logout is 204 and ends the session at once', async () => {
    const { body } = await login(app, 'admin@demo.com');
    const token = body.accessToken;
    expect((await app.call('POST', '/api/auth/logout', bearer(token))).status).toBe(204);
    expect(await me(token)).toBe(401);
    expect((await refresh(body.refreshToken)).status).toBe(401);
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
  test('access tokens last at most 15 minutes', async () => {
    const { body } = await login(app, 'admin@demo.com');
    const claims = JSON.parse(Buffer.from(body.accessToken.split('.')[1]!, 'base64url').toString()) as {
      exp: number;
      iat: number;
    };
    expect(claims.exp - claims.iat).toBeLessThanOrEqual(15 * 60);
  });
});

describe('register and forgot-password say the same whether or not the account exists', () => {
  let app: TestApp;
  beforeAll(async () => (app = await start()));
  afterAll(() => app.close());

  test('register makes an invited client once', async () => {
    const body = { email: 'new@demo.com', password: PASSWORD, name: 'New', surname: 'Person', role: 'SuperAdmin' };
    const first = await app.call('POST', '/api/auth/register', { body });
    const again = await app.call('POST', '/api/auth/register', { body });
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    const { body: list } = await app.call('GET', '/api/users?email=new@demo.com', { as: 'SuperAdmin' });
    expect(list).toMatchObject({ total: 1, items: [{ role: 'client', status: 'INVITED' }] });
    expect((await login(app, 'new@demo.com')).status).toBe(400);
  });
  test('register refuses what is no e-mail or too short a password', async () => {
    const { status, body } = await app.call('POST', '/api/auth/register', { body: { email: 'x', password: 'short' } });
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['email', 'password']]);
  });
  test.each([
    ['123456789', 'At least 10 characters.'],
    ['x'.repeat(201), 'At most 200 characters.'],
  ])('register says how long a password must be: %s', async (password, text) => {
    const body = { email: 'long@demo.com', password };
    expect((await app.call('POST', '/api/auth/register', { body })).body.errors).toEqual({ password: [text] });
  });
  test('forgot-password', async () => {
    const known = await app.call('POST', '/api/auth/forgot-password', { body: { email: 'admin@demo.com' } });
    const unknown = await app.call('POST', '/api/auth/forgot-password', { body: { email: 'nobody@demo.com' } });
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  });
});
