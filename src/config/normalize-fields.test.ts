import { expect, test } from 'vitest';
import { canBeSorted, normalizeField } from './normalize-fields.ts';
import type { RawField } from './raw.ts';
import { makeField } from './testing.ts';

const BASE = {
  name: 'x',
  label: { en: 'X' },
  required: false,
  readOnly: false,
  unique: false,
  hidden: false,
  sortable: true,
  search: false,
};

test.each<[RawField, object]>([
  [{ type: 'text' }, { type: 'text', maxLength: 200 }],
  [{ type: 'textarea' }, { type: 'textarea', maxLength: 5000, sortable: false }],
  [
    { type: 'textarea', sortable: true },
    { type: 'textarea', maxLength: 5000 },
  ],
  [{ type: 'password' }, { type: 'password', minLength: 10, maxLength: 200, sortable: false }],
  [
    { type: 'percent', max: 50 },
    { type: 'percent', min: 0, max: 50 },
  ],
  [
    { type: 'integer', min: 1 },
    { type: 'integer', min: 1 },
  ],
  [
    { type: 'dateRange', start: 'a', end: 'b' },
    { type: 'dateRange', start: 'a', end: 'b', minDays: 1, notPast: false },
  ],
  [
    { type: 'ref', resource: 'y' },
    { type: 'ref', resource: 'y', multiple: false },
  ],
  [
    { type: 'ref', resource: 'y', multiple: true },
    { type: 'ref', resource: 'y', multiple: true, sortable: false },
  ],
  [
    { type: 'children', resource: 'y', via: 'z' },
    { type: 'children', resource: 'y', via: 'z', sortable: false },
  ],
  [{ type: 'image' }, { type: 'image', maxBytes: 262_144, sortable: false }],
  [
    { type: 'file' },
    {
      type: 'file',
      accept: ['pdf', 'jpeg', 'png', 'webp'],
      maxBytes: 10_485_760,
      sortable: false,
      multiple: false,
      maxItems: 10,
    },
  ],
  [{ type: 'images' }, { type: 'images', maxItems: 30, sortable: false }],
  [{ type: 'tags' }, { type: 'tags', maxItems: 20, sortable: false }],
  [{ type: 'iban' }, { type: 'iban' }],
  [
    { type: 'text', from: 'ownerId.name' },
    { type: 'text', from: { ref: 'ownerId', key: 'name' }, readOnly: true, maxLength: 200 },
  ],
  [
    { type: 'text', generate: 'R-{seq:6}' },
    { type: 'text', generate: 'R-{seq:6}', readOnly: true, maxLength: 200 },
  ],
  [
    { type: 'boolean', default: false, help: 'Why' },
    { type: 'boolean', default: false, help: { en: 'Why' } },
  ],
  // Keys of another type do not get through.
  [{ type: 'boolean', min: 5, resource: 'y' }, { type: 'boolean' }],
])('%j', (raw, own) => {
  expect(makeField(raw)).toEqual({ ...BASE, ...own });
});

test('values and lists, with colours', () => {
  const raw: RawField = {
    type: 'enum',
    values: ['A', { value: 'B', label: 'Bee', color: 'red', rank: 3 }],
    colors: { A: 'green' },
  };
  expect(makeField(raw)).toMatchObject({
    multiple: false,
    options: [
      { value: 'A', label: { en: 'A' }, color: 'green' },
      { value: 'B', label: { en: 'Bee' }, color: 'red', rank: 3 },
    ],
  });
  const enums = { city: { name: 'city', options: [{ value: 'IZMIR', label: { en: 'Izmir' } }] } };
  expect(normalizeField({ name: 'x', raw: { type: 'enum', enum: 'city' }, enums })).toMatchObject({
    enum: 'city',
    options: enums.city.options,
  });
  expect(normalizeField({ name: 'x', raw: { type: 'enum', enum: 'constructor' }, enums })).toMatchObject({
    options: [],
  });
});

test('what has an order', () => {
  const sortable = (raw: RawField) => canBeSorted(makeField(raw));
  expect([{ type: 'date' }, { type: 'textarea' }, { type: 'dateRange', start: 'a', end: 'b' }].map(sortable)).toEqual([
    true,
    true,
    true,
  ]);
  expect(
    [{ type: 'tags' }, { type: 'image' }, { type: 'password' }, { type: 'integer', compute: { sum: ['a'] } }].map(
      (raw) => sortable(raw as RawField),
    ),
  ).toEqual([false, false, false, false]);
});
