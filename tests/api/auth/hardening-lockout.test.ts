import { afterEach, describe, expect, test, vi } from 'vitest';
import type { HttpError } from '../../../json-server/http/http-error.ts';
import type { Answer, TestApp, TestOptions } from '../support.ts';
import { attemptsOf, bearer, login, PASSWORD, start } from './auth-app.ts';

let app: TestApp;
const open = async (options: TestOptions = {}) => (app = await start({ loginRateLimit: 10, ...options }));
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

/** Wrong sign-ins, one after the other. */
async function attack(
  times: number,
  { email = 'admin@demo.com', from = '127.0.0.2', headersOf = (_n: number) => ({}) },
) {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) {
    statuses.push((await login(app, email, { password: 'wrong', from, headers: headersOf(n) })).status);
  }
  return statuses;
}
const deviceOf = ({ headers }: Answer): string => (headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
const retryAfter = ({ headers }: Answer): number => Number(headers['retry-after'] ?? 0);

describe('12.6 the limit of sign-ins is no weapon', () => {
  test('98 bad ones from elsewhere do not keep the owner out', async () => {
    await open();
    const statuses = await attack(98, {});
    expect(statuses.slice(0, 10).every((status) => status === 400)).toBe(true);
    expect(statuses.slice(10).every((status) => status === 429)).toBe(true);
    expect((await login(app, 'admin@demo.com')).status).toBe(201);
  });
  test('a browser that signed in before is never locked out, whatever its address or all others do', async () => {
    await open({ trustedProxies: ['127.0.0.1'], loginRateLimit: 2 });
    const known = deviceOf(await login(app, 'admin@demo.com'));
    expect(known).toMatch(/^konak-device=./);
    // From ten addresses, until nobody unknown gets through any more, and from its own.
    const forwarded = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}` });
    await attack(40, { from: '127.0.0.1', headersOf: forwarded });
    await attack(20, { from: '127.0.0.1' });
    expect((await login(app, 'admin@demo.com', { headers: forwarded(99) })).status).toBe(429);
    expect((await login(app, 'admin@demo.com')).status).toBe(429);
    expect((await login(app, 'admin@demo.com', { headers: { cookie: known } })).status).toBe(201);
    // It is known for the account that it signed in to, and for no other.
    expect((await login(app, 'client@demo.com', { headers: { cookie: known } })).status).toBe(429);
  });
  test('a known browser is no way to guess on: it has as many attempts as an address', async () => {
    await open({ loginRateLimit: 3 });
    const cookie = deviceOf(await login(app, 'admin@demo.com'));
    const guess = async () => (await login(app, 'admin@demo.com', { password: 'wrong', headers: { cookie } })).status;
    expect([await guess(), await guess(), await guess(), await guess()]).toEqual([400, 400, 400, 429]);
    // What it did counts for it alone.
    expect((await login(app, 'admin@demo.com')).status).toBe(201);
  });
  test.each(['konak-device=', 'konak-device=abc', `konak-device=${'A'.repeat(200)}`, 'konak-device=%E0%A4%A'])(
    'a made-up device %s is none',
    async (cookie) => {
      await open({ loginRateLimit: 1 });
      expect((await login(app, 'admin@demo.com', { password: 'wrong', headers: { cookie } })).status).toBe(400);
      expect((await login(app, 'admin@demo.com', { headers: { cookie } })).status).toBe(429);
    },
  );
  test('with several accounts for one e-mail, a browser is known to each separately', async () => {
    const { PEOPLE } = await import('./auth-app.ts');
    const { ROWS } = await import('../rows.ts');
    const { hashPassword } = await import('../../../json-server/accounts/passwords.ts');
    // Another company’s, with a password and a salt of its own.
    const passwordHash = await hashPassword('the password elsewhere');
    const users = PEOPLE.map((user) =>
      user.id === 'usr-b-admin' ? { ...user, email: 'admin@demo.com', passwordHash } : user,
    );
    await open({ loginRateLimit: 2, rows: { ...ROWS, users } });
    const from = '127.0.0.3';
    const known = deviceOf(await login(app, 'admin@demo.com', { headers: { 'x-tenant-id': 'demo' }, from }));
    await attack(6, { from });
    const here = async (password: string) =>
      (await login(app, 'admin@demo.com', { password, headers: { cookie: known }, from })).status;
    // Strangers have used up theirs; it is the own attempts that count, and the first right password is right.
    expect([await here(PASSWORD), await here('mistyped'), await here(PASSWORD)]).toEqual([201, 400, 201]);
    // It is no way to guess the password of the other account, which it is not known to.
    expect([await here('the password elsewhere'), await here('the password elsewhere')]).toEqual([400, 400]);
    expect(await here('the password elsewhere')).toBe(429);
    expect((await login(app, 'admin@demo.com', { password: 'the password elsewhere' })).status).toBe(201);
  });
  test('a password that staff gives to an account with the same e-mail is right at once, in both companies', async () => {
    const { PEOPLE } = await import('./auth-app.ts');
    const { ROWS } = await import('../rows.ts');
    await open({ rows: { ...ROWS, users: PEOPLE } });
    const body = { email: 'admin@demo.com', name: 'A', surname: 'B', role: 'client', language: 'en' };
    const password = 'the password elsewhere';
    const made = await app.call('POST', '/api/users', { as: 'otherAdmin', body: { ...body, password } });
    expect((await app.call('POST', `/api/users/${made.body.id}/actions/activate`, { as: 'otherAdmin' })).status).toBe(
      200,
    );
    expect((await login(app, 'admin@demo.com', { password })).status).toBe(201);
    expect((await login(app, 'admin@demo.com')).status).toBe(201);
  });
  test('the device is a cookie that no script reads and no other site sends; Secure where the product has TLS', async () => {
    await open();
    expect((await login(app, 'admin@demo.com')).headers['set-cookie']?.[0]).toMatch(
      /^konak-device=[\w-]+; Path=\/api\/auth\/login; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
    expect((await login(app, 'admin@demo.com', { password: 'wrong' })).headers['set-cookie']).toBeUndefined();
    await app.close();
    await open({ hasTls: true });
    expect((await login(app, 'admin@demo.com')).headers['set-cookie']?.[0]).toMatch(/; Secure$/);
  });
  test('an address that signed in too often still registers and asks for a new password', async () => {
    await open({ loginRateLimit: 1 });
    for (let n = 0; n < 5; n += 1) await attack(1, { email: `x${n}@demo.com`, from: '127.0.0.1' });
    expect((await login(app, 'client@demo.com')).status).toBe(429);
    const post = (path: string, body: object) => app.call('POST', `/api/auth/${path}`, { body });
    expect((await post('register', { email: 'new@demo.com', password: PASSWORD })).status).toBe(201);
    expect((await post('forgot-password', { email: 'client@demo.com' })).status).toBe(201);
  });
  test('nor do they keep the signed-in from changing a password', async () => {
    await open({ loginRateLimit: 2 });
    const { accessToken } = (await login(app, 'admin@demo.com')).body;
    await attack(12, { email: 'nobody@demo.com', from: '127.0.0.1' });
    await attack(12, { from: '127.0.0.1' });
    const body = { currentPassword: PASSWORD, newPassword: 'another password for tests' };
    expect((await app.call('POST', '/api/auth/password', { ...bearer(accessToken), body })).status).toBe(201);
  });
});

describe('12.6 whoever goes on guessing waits longer each time', () => {
  const who = { address: '192.0.2.1', account: 'admin@demo.com' };
  const seconds = (tried: Promise<void>) =>
    tried.then(
      () => 0,
      (error: unknown) => Number((error as HttpError).headers['Retry-After']),
    );

  test('a minute, two, four … a quarter of an hour at most, and nobody for good', async () => {
    await open();
    vi.useFakeTimers();
    const attempts = attemptsOf(2);
    const delays: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      expect([await seconds(attempts.begin(who)), await seconds(attempts.begin(who))]).toEqual([0, 0]);
      const delay = await seconds(attempts.begin(who));
      // Asking meanwhile makes it no longer.
      await vi.advanceTimersByTimeAsync(30_000);
      expect(await seconds(attempts.begin(who))).toBe(delay - 30);
      await vi.advanceTimersByTimeAsync((delay - 30) * 1000 + 1);
      delays.push(delay);
    }
    expect(delays).toEqual([60, 120, 240, 480, 900, 900, 900]);
  });
  test('the right password makes an end of it', async () => {
    await open();
    vi.useFakeTimers();
    const attempts = attemptsOf(1);
    for (const delay of [60, 120]) {
      await attempts.begin(who);
      expect(await seconds(attempts.begin(who))).toBe(delay);
      await vi.advanceTimersByTimeAsync(delay * 1000 + 1);
    }
    await attempts.begin(who);
    await attempts.succeed(who);
    await attempts.begin(who);
    expect(await seconds(attempts.begin(who))).toBe(60);
  });
});

describe('12.6 whose address it is', () => {
  test('no header counts while nobody is trusted', async () => {
    await open({ loginRateLimit: 1 });
    const headersOf = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}`, forwarded: `for=198.51.100.${n}` });
    expect(await attack(3, { headersOf })).toEqual([400, 429, 429]);
  });
  test('behind a trusted proxy each client has its own', async () => {
    await open({ loginRateLimit: 1, trustedProxies: ['127.0.0.0/8'] });
    const headersOf = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}` });
    expect(await attack(3, { headersOf })).toEqual([400, 400, 400]);
    expect(await attack(1, { headersOf })).toEqual([429]);
  });
  test('headers a client sends through the proxy do not count', async () => {
    await open({ loginRateLimit: 1, trustedProxies: ['127.0.0.0/8'] });
    const headersOf = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}, 198.51.100.7` });
    expect(await attack(3, { headersOf })).toEqual([400, 429, 429]);
  });
  test('a network of IPv6 is one address', async () => {
    await open({ loginRateLimit: 1, trustedProxies: ['127.0.0.0/8'] });
    const headersOf = (n: number) => ({ 'x-forwarded-for': `2001:db8:1:2:${n}::1` });
    expect(await attack(3, { headersOf })).toEqual([400, 429, 429]);
    expect(await attack(1, { headersOf: () => ({ 'x-forwarded-for': '2001:db8:1:3::1' }) })).toEqual([400]);
  });
  test('forms of visitors and links of calendars go by the same address', async () => {
    await open({ trustedProxies: ['127.0.0.0/8'] });
    const guess = async (address: string) => {
      const path = `/api/ical/${'x'.repeat(32)}.ics`;
      return (await app.call('GET', path, { headers: { 'x-forwarded-for': address } })).status;
    };
    for (let n = 0; n < 30; n += 1) await guess('198.51.100.1');
    expect([await guess('198.51.100.1'), await guess('198.51.100.2')]).toEqual([429, 404]);
  });
});

test('12.6 the wait is given in whole seconds', async () => {
  await open({ loginRateLimit: 1 });
  await attack(1, {});
  const answer = await login(app, 'admin@demo.com', { from: '127.0.0.2' });
  expect(retryAfter(answer)).toBeGreaterThan(0);
  expect(retryAfter(answer)).toBeLessThanOrEqual(60);
});
