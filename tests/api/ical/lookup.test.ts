// 12.16: of a name with several addresses, each is looked at (SSRF): the connection may take any of them.
import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { createPublicLookup } from '../../../json-server/http/outside/fetch-calendar.ts';

const PUBLIC = { address: '93.184.216.34', family: 4 };
const PUBLIC_6 = { address: '2606:2800:220:1:248:1893:25c8:1946', family: 6 };

type Found = { code: string | undefined; addresses: unknown };
const lookUp = (addresses: LookupAddress[], all: boolean): Promise<Found> =>
  new Promise((resolve) => {
    const lookup = createPublicLookup((_host, options, done) => {
      expect(options.all).toBe(true);
      done(null, addresses);
    });
    lookup('calendar.example', { all }, (error, found) => resolve({ code: error?.code, addresses: found }));
  });

test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fd00::1', '::ffff:192.168.0.1'])(
  'a name is refused that means %s as well, wherever that stands',
  async (address) => {
    const inside = { address, family: address.includes(':') ? 6 : 4 };
    for (const all of [true, false]) {
      for (const addresses of [[inside, PUBLIC], [PUBLIC, inside], [PUBLIC, PUBLIC_6, inside], [inside]]) {
        expect((await lookUp(addresses, all)).code, JSON.stringify(addresses)).toBe('ENOTPUBLIC');
      }
    }
  },
);

test('a name with public addresses alone is reached by them, one without any by none', async () => {
  expect(await lookUp([PUBLIC, PUBLIC_6], true)).toEqual({ code: undefined, addresses: [PUBLIC, PUBLIC_6] });
  expect(await lookUp([PUBLIC, PUBLIC_6], false)).toEqual({ code: undefined, addresses: PUBLIC.address });
  expect((await lookUp([], true)).code).toBe('ENOTPUBLIC');
});
