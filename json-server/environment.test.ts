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

test.each(['proxy.example', '10.0.0.0/40', '*'])('12.6 TRUSTED_PROXIES=%s stops the start and says why', (text) => {
  expect(() => readEnvironment({ TRUSTED_PROXIES: text })).toThrow(SettingError);
  expect(() => readEnvironment({ TRUSTED_PROXIES: text })).toThrow(`"${text}"`);
});
