import { afterEach, describe, expect, test, vi } from 'vitest';
import type { HttpError } from '../../../json-server/http/http-error.ts';
import type { TestApp } from '../support.ts';
import { attemptsOf, login, PASSWORD, start } from './auth-app.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('S20 wrong sign-ins are limited', () => {
  const attempt = async (app: TestApp, times: number, email: (n: number) => string, headers = {}) => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) {
      statuses.push((await login(app, email(n), { password: 'wrong', headers })).status);
    }
    return statuses;
  };

  test('per account: then 429 with Retry-After, whatever else the request varies', async () => {
    const app = await start({ loginRateLimit: 3 });
    expect(await attempt(app, 3, () => 'admin@demo.com')).toEqual([400, 400, 400]);
    const variations = [
      app.call('POST', '/api/auth/login', {
        body: { email: ' ADMIN@demo.com', password: 'other', remember: true, more: 1 },
        headers: { 'x-forwarded-for': '1.2.3.4', 'x-real-ip': '1.2.3.4', 'user-agent': 'another' },
      }),
      login(app, 'admin@demo.com', { password: 'other', headers: { 'x-tenant-id': 'bosphorus' } }),
      // Right or wrong is not told any more, or guessing would go on.
      login(app, 'Admin@Demo.com'),
    ];
    for (const answer of await Promise.all(variations)) {
      expect(answer.status).toBe(429);
      const seconds = Number(answer.headers['retry-after']);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
    }
    expect((await login(app, 'client@demo.com')).status).toBe(201);
    await app.close();
  });

  test('per address: three times as many', async () => {
    const app = await start({ loginRateLimit: 2 });
    const statuses = await attempt(app, 8, (n) => `somebody${n}@demo.com`, { 'x-forwarded-for': '9.9.9.9' });
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429, 429]);
    await app.close();
  });

  test('a known and an unknown account are refused alike, body and headers', async () => {
    const refusalOf = async (email: string) => {
      const app = await start({ loginRateLimit: 1 });
      await attempt(app, 1, () => email);
      const { status, body, headers } = await login(app, email);
      await app.close();
      return { status, body, names: Object.keys(headers).sort() };
    };
    expect(await refusalOf('admin@demo.com')).toEqual(await refusalOf('nobody@demo.com'));
  });

  test('right ones do not count', async () => {
    const app = await start({ loginRateLimit: 2 });
    for (let n = 0; n < 5; n += 1) expect((await login(app, 'admin@demo.com')).status).toBe(201);
    await app.close();
  });

  test.each([
    ['register', (email: string) => ({ email, password: PASSWORD })],
    ['forgot-password', (email: string) => ({ email })],
  ])('%s is limited by account and by address', async (path, bodyOf) => {
    const app = await start({ loginRateLimit: 2 });
    const ask = async (email: string) =>
      app.call('POST', `/api/auth/${path}`, { body: bodyOf(email), headers: { 'x-forwarded-for': email } });
    const statuses = [];
    for (const email of ['a@x.example', 'A@x.example ', 'a@x.example', 'b@x.example', 'c@x.example', 'd@x.example']) {
      statuses.push((await ask(email)).status);
    }
    // The third for one account; then the address has had six.
    expect(statuses).toEqual([201, 201, 429, 201, 201, 201]);
    const last = await ask('e@x.example');
    expect([last.status, Number(last.headers['retry-after']) > 0]).toEqual([429, true]);
    await app.close();
  });
});

describe('S20 nobody is locked out for good', () => {
  const who = { address: '10.0.0.1', account: 'admin@demo.com' };
  const refusal = (tried: Promise<void>) =>
    tried.then(
      () => undefined,
      (error: unknown) => (error as HttpError).status,
    );

  test('after a minute the account may try again, however often it was tried meanwhile', async () => {
    vi.useFakeTimers();
    const attempts = attemptsOf(2);
    for (let n = 0; n < 2; n += 1) await attempts.begin(who);
    for (let second = 0; second < 50; second += 1) {
      expect(await refusal(attempts.begin(who))).toBe(429);
      await vi.advanceTimersByTimeAsync(1000);
    }
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await refusal(attempts.begin(who))).toBeUndefined();
  });
});
