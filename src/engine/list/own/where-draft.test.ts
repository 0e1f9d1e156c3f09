import { describe, expect, it } from 'vitest';
import type { ClientResource } from '../../../config/types.ts';
import { countOf, groupOf, whereOf } from './where-draft.ts';

const resource = {
  name: 'estates',
  fields: {
    status: { name: 'status', type: 'enum' },
    price: { name: 'price', type: 'integer' },
    stay: { name: 'stay', type: 'dateRange', start: 'from', end: 'to' },
  },
  api: {},
  list: { views: [], sort: { key: 'createdAt', direction: 'DESC' }, pageSize: 10 },
} as unknown as ClientResource;

const WRITTEN = {
  any: [
    { status: { in: ['A', 'B'] } },
    { not: { price: { gte: '10', lte: '20' } } },
    { all: [{ from: { lte: '2026-05-01' }, to: { gt: '2026-05-01' } }] },
  ],
};

describe('a condition as a person puts it together', () => {
  it('comes back as it was written', () => {
    const group = groupOf(resource, JSON.stringify(WRITTEN));
    expect(group).toMatchObject({
      join: 'any',
      conditions: [
        { field: 'status', isNot: false, filters: [{ field: 'status', operator: 'in', value: ['A', 'B'] }] },
        { field: 'price', isNot: true },
      ],
      groups: [{ join: 'all', conditions: [{ field: 'stay' }], groups: [] }],
    });
    if (!group) throw new Error('not read');
    expect(JSON.parse(whereOf(resource, group) ?? '')).toEqual(WRITTEN);
    expect(countOf(JSON.stringify(WRITTEN))).toBe(4);
  });

  it('of nothing asks nothing', () => {
    const none = { id: 1, field: 'status', filters: [], isNot: true };
    expect(whereOf(resource, { id: 2, join: 'all', conditions: [none], groups: [] })).toBeUndefined();
  });

  it.each([
    ['no JSON', '{'],
    ['two groups at once', '{"any":[],"all":[]}'],
    ['an unknown field', '{"any":[{"nope":1}]}'],
    ['two fields in one', '{"any":[{"status":"A","price":1}]}'],
    ['groups in groups in groups', '{"any":[{"all":[{"any":[{"price":1}]}]}]}'],
  ])('%s was written in another way', (_, text) => {
    expect(groupOf(resource, text)).toBeUndefined();
  });
});
