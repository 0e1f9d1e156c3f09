import { expect, test } from 'vitest';
import { fieldOfInput, isSameJson, keysOf, queryField, storedKeys } from './keys.ts';
import { makeResource } from './testing.ts';

const resource = makeResource({
  name: 'x',
  fields: {
    name: { type: 'text' },
    stay: { type: 'dateRange', start: 'from', end: 'to' },
    nights: { type: 'integer', compute: { days: ['from', 'to'] } },
    tags: { type: 'tags' },
    secret: { type: 'password' },
    kids: { type: 'children', resource: 'y', via: 'xId' },
  },
});

test('stored keys in the order of the fields', () => {
  expect([...storedKeys(resource).values()].map(({ key, kind, field }) => `${key} ${kind} ${field.name}`)).toEqual([
    'name text name',
    'from plain stay',
    'to plain stay',
    'tags list tags',
  ]);
  expect(storedKeys(resource)).toBe(storedKeys(resource));
  expect(keysOf(resource.fields['stay']!)).toEqual(['from', 'to']);
});

test.each([
  ['name', 'name'],
  ['to', 'stay'],
  ['secret', 'secret'],
  ['stay', undefined],
  ['nights', undefined],
  ['kids', undefined],
  ['constructor', undefined],
])('a client’s key %s belongs to %s', (key, field) => {
  expect(fieldOfInput(resource, key)?.name).toBe(field);
});

test('lists also know the server’s keys', () => {
  expect(queryField(resource, 'createdAt')?.type).toBe('dateTime');
  expect(queryField(resource, 'tenantId')).toBeUndefined();
});

test.each([
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, {}, false],
  [{ a: undefined }, {}, true],
  [{ a: null }, {}, true],
  [[{ a: 1, b: null }], [{ a: 1 }], true],
  [{ a: 1 }, { b: 1 }, false],
  [[null], [], false],
  [{ a: null }, [], false],
])('%j is %j: %s', (a, b, same) => {
  expect(isSameJson(a, b)).toBe(same);
});
