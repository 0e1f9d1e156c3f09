import { expect, test } from 'vitest';
import { copiedValues } from './copied.ts';
import { normalizeField } from './normalize-fields.ts';
import type { RawField } from './raw.ts';
import type { Row } from './types.ts';

const raw: Record<string, RawField> = {
  stayId: { type: 'ref', resource: 'stays' },
  currency: { type: 'text', from: 'stayId.currency' },
  amount: { type: 'money', currencyField: 'currency' },
};
const fields = Object.fromEntries(
  Object.entries(raw).map(([name, field]) => [name, normalizeField({ name, raw: field, enums: {} })] as const),
);
const stays: Record<string, Row> = { s1: { id: 's1', currency: 'EUR' }, s2: { id: 's2', currency: 'TRY' } };
const copied = (record: object, before?: object) =>
  copiedValues({
    resource: { name: 'charges', fields },
    record: { ...record },
    ...(before && { before: { id: 'c1', ...before } }),
    resolve: (resource, id) => (resource === 'stays' ? stays[id] : undefined),
  });

test.each([
  ['a new record takes it', { stayId: 's1', currency: null }, undefined, { currency: 'EUR' }],
  ['whatever it says itself', { stayId: 's1', currency: 'USD' }, undefined, { currency: 'EUR' }],
  ['another reference brings its own', { stayId: 's2' }, { stayId: 's1', currency: 'EUR' }, { currency: 'TRY' }],
  ['the same one leaves it', { stayId: 's1' }, { stayId: 's1', currency: 'TRY' }, {}],
  ['an emptied one empties it', { stayId: null }, { stayId: 's1', currency: 'EUR' }, { currency: null }],
  ['one that leads nowhere too', { stayId: 's9' }, undefined, { currency: null }],
])('%s', (_, record, before, expected) => {
  expect(copied(record, before)).toEqual(expected);
});
