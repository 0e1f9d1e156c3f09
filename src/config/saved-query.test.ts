import { describe, expect, test } from 'vitest';
import { DEFAULT_DIALECTS } from './check/defaults.ts';
import { askableQuery, readSavedQuery, type SavedQuery } from './saved-query.ts';
import { makeResource } from './testing.ts';

const resource = makeResource({
  name: 'estates',
  fields: {
    code: { type: 'text', search: true },
    status: { type: 'enum', values: ['ACTIVE', 'PASSIVE'] },
    cost: { type: 'number' },
    stay: { type: 'dateRange', start: 'from', end: 'to' },
  },
  list: {
    views: [
      { id: 'dear', where: { cost: { gte: 10 } } },
      { id: 'active', where: { status: 'ACTIVE' } },
    ],
  },
});
const dialect = DEFAULT_DIALECTS['product']!;
const asked = (query: SavedQuery, fields: readonly string[]) =>
  askableQuery(query, { resource, dialect, readable: new Set(fields) });
const ALL = ['code', 'status', 'cost', 'stay'];

describe('a question as it was sent', () => {
  test('is read member by member; what is none is dropped', () => {
    const filters = [
      { key: 'code', operator: 'contains', value: 'a' },
      { key: 'status', operator: 'in', value: ['ACTIVE', 'PASSIVE'] },
      { key: 'code', operator: 'like', value: 'a' },
      { key: 'code', operator: 'eq', value: { $where: 1 } },
      { key: 'code', operator: 'eq', value: 'x'.repeat(201) },
      { key: '', operator: 'eq', value: 'a' },
      'code',
    ];
    const sent = { view: 'active', q: 'sea', filters, sort: { key: 'code' }, pageSize: 25, look: 'board', other: 1 };
    expect(readSavedQuery(sent)).toEqual({
      view: 'active',
      q: 'sea',
      filters: filters.slice(0, 2),
      sort: { key: 'code', direction: 'ASC' },
      pageSize: 25,
      look: 'board',
    });
  });

  test.each([[undefined], [null], ['code'], [[]], [{ filters: {}, sort: [], q: 7, look: 'globe', pageSize: '25' }]])(
    'of %j nothing is left',
    (sent) => {
      expect(readSavedQuery(sent as never)).toEqual({});
    },
  );
});

describe('a saved question of a reader', () => {
  const query: SavedQuery = {
    view: 'dear',
    q: 'sea',
    filters: [
      { key: 'status', operator: 'eq', value: 'ACTIVE' },
      { key: 'cost', operator: 'gte', value: '100' },
      { key: 'from', operator: 'gte', value: '2026-05-01' },
    ],
    sort: { key: 'cost', direction: 'DESC' },
    pageSize: 25,
  };

  test('who may read all of it asks all of it', () => {
    expect(asked(query, ALL)).toEqual({ query, isPartial: false });
  });

  test('view, filter and order by what they may not read are left out', () => {
    expect(asked(query, ['code', 'status', 'stay'])).toEqual({
      query: { q: 'sea', filters: [query.filters?.[0], query.filters?.[2]], pageSize: 25 },
      isPartial: true,
    });
  });

  test('so is what is there no more: fields, values, views, sizes, looks', () => {
    const old: SavedQuery = {
      view: 'gone',
      filters: [
        { key: 'gone', operator: 'eq', value: 'a' },
        { key: 'cost', operator: 'gte', value: 'much' },
        { key: '__proto__', operator: 'eq', value: 'a' },
      ],
      sort: { key: 'constructor', direction: 'ASC' },
      pageSize: 7,
      look: 'board',
    };
    expect(asked(old, ALL)).toEqual({ query: {}, isPartial: true });
  });
});
