// 12.13: writes have a limit for each person that no person notices.
import { afterEach, expect, test } from 'vitest';
import { readEnvironment } from '../../json-server/http/environment.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
afterEach(() => app.close());

const guest = (n: number, more = '') => ({ firstName: 'Ayşe', lastName: `Rate ${n}`, notes: more });
const make = (as: string, n: number) => app.call('POST', '/api/guests', { as, body: guest(n) });

test('what goes on and on is 429 with the seconds to wait; reads and other people are not held up', async () => {
  app = await startApp({ writeRateLimit: 60 });
  const all = await Promise.all(Array.from({ length: 60 }, (_, n) => make('admin', n)));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
  const refused = await make('admin', 60);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
  expect(refused.headers['content-type']).toContain('problem+json');
  expect((await app.call('GET', '/api/guests', { as: 'admin' })).status).toBe(200);
  expect((await make('otherAdmin', 61)).status).not.toBe(429);
  app.clock.now += 3000;
  expect((await make('admin', 62)).status).toBe(201);
});

test('another session of the same person shares the limit, a literal route too', async () => {
  app = await startApp({ writeRateLimit: 2 });
  for (const n of [0, 1]) await make('admin', n);
  const body = { ids: ['est-a1'], set: {} };
  expect((await app.call('POST', '/api/estates/bulk', { as: 'admin', body })).status).toBe(429);
});

test('a large body counts as several writes, at most as all of a minute', async () => {
  app = await startApp({ writeRateLimit: 10 });
  const large = { ...guest(1), notes: 'x'.repeat(5 * 64 * 1024) };
  // Refused or not by its own rules: it was read and counted.
  expect((await app.call('POST', '/api/guests', { as: 'admin', body: large })).status).not.toBe(429);
  const left = await Promise.all(Array.from({ length: 6 }, (_, n) => make('admin', n)));
  expect(left.filter(({ status }) => status === 201)).toHaveLength(4);
  app.clock.now += 60_000;
  const whole = { ...guest(1), notes: 'x'.repeat(900 * 1024) };
  expect((await app.call('POST', '/api/guests', { as: 'admin', body: whole })).status).not.toBe(429);
});

test('the setting: 1200 a minute unless the environment says otherwise; 0 for none', async () => {
  expect(readEnvironment({}).writeRateLimit).toBe(1200);
  expect(readEnvironment({ WRITE_RATE_LIMIT: '0' }).writeRateLimit).toBe(0);
  expect(() => readEnvironment({ WRITE_RATE_LIMIT: '-1' })).toThrow('WRITE_RATE_LIMIT');
  app = await startApp({ writeRateLimit: 0 });
  const all = await Promise.all(Array.from({ length: 100 }, (_, n) => make('admin', n)));
  expect(all.every(({ status }) => status === 201)).toBe(true);
});
