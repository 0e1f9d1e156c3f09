import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressKey, clientAddresses, trustOf } from './client-address.ts';

const asked = (proxies: readonly string[], remoteAddress: string, forwarded?: string): string =>
  clientAddresses(proxies)({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage);

test.each([
  [[], '10.0.0.1', '1.1.1.1', '10.0.0.1'],
  [['10.0.0.1'], '10.0.0.1', undefined, '10.0.0.1'],
  [['10.0.0.1'], '10.0.0.1', '1.1.1.1', '1.1.1.1'],
  [['10.0.0.1'], '10.0.0.2', '1.1.1.1', '10.0.0.2'],
  [['10.0.0.0/8'], '::ffff:10.3.4.5', '2.2.2.2, 1.1.1.1', '1.1.1.1'],
  [['10.0.0.0/8'], '10.0.0.1', '1.1.1.1, 10.0.0.7', '1.1.1.1'],
  [['10.0.0.0/8'], '10.0.0.1', '10.0.0.7', '10.0.0.7'],
  [['10.0.0.0/8'], '10.0.0.1', 'unknown', '10.0.0.1'],
  [['10.0.0.0/8'], '10.0.0.1', '1.1.1.1, ', '10.0.0.1'],
  [['10.0.0.0/8'], '10.0.0.1', '1.1.1.1:8080', '1.1.1.1'],
  [['fd00::/8'], 'fd00::1', '[2001:DB8::1]:443', '2001:db8::1'],
  [['fd00::/8'], 'fd00::1', 'fe80::1%eth0', 'fe80::1'],
])('trusting %j, from %s, told %s: %s', (proxies, remote, forwarded, expected) => {
  expect(asked(proxies, remote, forwarded)).toBe(expected);
});

test.each(['', 'localhost', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/', '1.2.3', 'fd00::/129', '10.0.0.1/8/8'])(
  '%j is no proxy',
  (proxy) => {
    expect(() => trustOf([proxy])).toThrow(RangeError);
  },
);

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::2:0:0:0:1', '2001:db8:0:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('limits count %s as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
