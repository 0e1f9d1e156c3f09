import { expect, it } from 'vitest';
import type { ClientResource } from '../../config/types.ts';
import { addressValues } from './address-values.ts';

const field = (name: string, type: string, more: object = {}) =>
  [name, { name, type, writable: true, ...more }] as const;
const resource = {
  fields: Object.fromEntries([
    field('estateId', 'ref', { multiple: false }),
    field('tagIds', 'ref', { multiple: true }),
    field('stay', 'dateRange', { start: 'checkIn', end: 'checkOut' }),
    field('adults', 'integer'),
    field('total', 'money'),
    field('status', 'enum', { multiple: false, writable: false }),
    field('hidden', 'text'),
  ]),
  create: {
    sections: [
      {
        rows: [
          ['estateId', 'tagIds'],
          ['stay', 'adults', 'total', 'status'],
        ],
      },
    ],
  },
} as unknown as ClientResource;
const read = (query: string) => addressValues(resource, new URLSearchParams(query));

it('a new record begins with what its address says', () => {
  expect(read('estateId=e1&checkIn=2026-12-01&checkOut=2026-12-05&adults=3')).toEqual({
    estateId: 'e1',
    checkIn: '2026-12-01',
    checkOut: '2026-12-05',
    adults: 3,
  });
});
it.each([
  ['no date', 'checkIn=2026-02-30'],
  ['no number', 'adults=many'],
  ['money', 'total=1'],
  ['a list', 'tagIds=a'],
  ['what may not be written', 'status=PAID'],
  ['what is not on the form', 'hidden=x'],
  ['what is no field', '__proto__=x&foo=1'],
])('%s is passed over', (_what, query) => expect(read(query)).toEqual({}));
