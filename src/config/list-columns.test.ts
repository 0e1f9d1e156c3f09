import { describe, expect, test } from 'vitest';
import { possibleColumns, readColumns } from './list-columns.ts';
import { makeResource } from './testing.ts';

const resource = makeResource({
  name: 'estates',
  fields: {
    code: { type: 'text' },
    city: { type: 'text' },
    inner: { type: 'text', hidden: true },
    pin: { type: 'password' },
    cost: { type: 'number' },
    rows: { type: 'repeater', fields: { a: { type: 'text' } } },
    frozen: { type: 'object', readOnly: true, fields: { a: { type: 'text' } } },
    address: { type: 'object', fields: { district: { type: 'text' } } },
  },
  list: { columns: ['address.district', 'city'] },
});
const every = new Set(Object.keys(resource.fields));

describe('what can be a column', () => {
  test('the usual ones first, then what a cell can hold, in the order of the file', () => {
    expect(possibleColumns(resource, every)).toEqual(['address.district', 'city', 'code', 'cost', 'address']);
  });

  test('never what the role may not read, and no part of it', () => {
    expect(possibleColumns(resource, new Set(['city', 'code']))).toEqual(['city', 'code']);
  });
});

describe('columns as they were sent', () => {
  const possible = ['code', 'city', 'cost'];
  test.each([
    ['nothing', undefined, undefined],
    ['no list', { field: 'code' }, undefined],
    ['an empty list', [], undefined],
    ['names that are none', ['code', 7, null, { field: 'nope' }, { field: '__proto__' }, {}], undefined],
    [
      'one twice',
      [{ field: 'city' }, { field: 'code' }, { field: 'city', width: 90 }],
      [{ field: 'city' }, { field: 'code' }],
    ],
    ['a width', [{ field: 'code', width: 120.4 }], [{ field: 'code', width: 120 }]],
    [
      'widths that no column has',
      [
        { field: 'code', width: 5 },
        { field: 'city', width: 1e9 },
        { field: 'cost', width: '90' },
      ],
      [{ field: 'code' }, { field: 'city' }, { field: 'cost' }],
    ],
    ['what is no part of a column', [{ field: 'code', sum: true, constructor: 1 }], [{ field: 'code' }]],
  ])('%s', (_, sent, expected) => {
    expect(readColumns(sent, possible)).toEqual(expected);
  });

  test('a list has an end', () => {
    const names = Array.from({ length: 60 }, (_, index) => `f${index}`);
    expect(
      readColumns(
        names.map((field) => ({ field })),
        names,
      ),
    ).toHaveLength(40);
  });
});
