import { expect, test } from 'vitest';
import { readEnvironment, SettingError } from './environment.ts';

test.each([
  [undefined, []],
  ['', []],
  ['10.0.0.1', ['10.0.0.1']],
  [' 10.0.0.0/8 , fd00::/8,', ['10.0.0.0/8', 'fd00::/8']],
])('12.6 TRUSTED_PROXIES=%s: %j', (text, proxies) => {
  expect(readEnvironment({ TRUSTED_PROXIES: text }).trustedProxies).toEqual(proxies);
});

test('in production the address of the product is said, elsewhere it is where the server listens', () => {
  const production = { NODE_ENV: 'production', AUTH_SECRET: 'x'.repeat(32) };
  expect(() => readEnvironment(production)).toThrow('PUBLIC_URL');
  expect(readEnvironment({ ...production, PUBLIC_URL: 'https://konak.test/' }).publicUrl).toBe('https://konak.test');
  expect(readEnvironment({ PORT: '4000' }).publicUrl).toBe('http://127.0.0.1:4000');
});

test.each(['proxy.example', '10.0.0.0/40', '*'])('12.6 TRUSTED_PROXIES=%s stops the start and says why', (text) => {
  expect(() => readEnvironment({ TRUSTED_PROXIES: text })).toThrow(SettingError);
  expect(() => readEnvironment({ TRUSTED_PROXIES: text })).toThrow(`"${text}"`);
});

test.each([
  [undefined, '.data/konak.db', '.data/db.json'],
  ['.data/konak.db', '.data/konak.db', '.data/db.json'],
  ['.data/db.json', '.data/db.db', '.data/db.json'],
  ['/srv/a.json/konak.json', '/srv/a.json/konak.db', '/srv/a.json/konak.json'],
  ['/srv/other.db', '/srv/other.db', '/srv/other.json'],
  ['/srv/data', '/srv/data', '/srv/data.json'],
])('DB_FILE=%s: the data lie in %s, and earlier ones are looked for in %s', (DB_FILE, dbFile, earlierFile) => {
  expect(readEnvironment({ DB_FILE })).toMatchObject({ dbFile, earlierFile });
});
