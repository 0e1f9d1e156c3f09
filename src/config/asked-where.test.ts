import { describe, expect, test } from 'vitest';
import { DEFAULT_DIALECTS } from './check/defaults.ts';
import { parseListQuery } from './query.ts';
import { makeResource, TEST_VALUES } from './testing.ts';
import { compileWhere } from './where.ts';

const resource = makeResource({
  name: 'estates',
  fields: {
    code: { type: 'text' },
    price: { type: 'integer' },
    status: { type: 'enum', values: ['ACTIVE', 'PASSIVE'] },
    isOpen: { type: 'boolean' },
    cost: { type: 'integer' },
    address: { type: 'object', fields: { city: { type: 'text' } } },
  },
});
const dialect = DEFAULT_DIALECTS['product']!;
const readable = new Set(['code', 'price', 'status', 'isOpen', 'address']);
const ask = (where: unknown) => {
  const text = typeof where === 'string' ? where : JSON.stringify(where);
  return parseListQuery({ resource, dialect, search: new URLSearchParams({ where: text }), readable });
};
const row = { id: 'a', code: 'KNK-1', price: 50, status: 'ACTIVE', isOpen: null, cost: 5, address: { city: 'Kaş' } };

describe('a condition of an address', () => {
  test.each([
    [{ any: [{ status: 'PASSIVE' }, { price: { gte: 50 } }] }, true],
    [{ all: [{ status: 'ACTIVE' }, { price: { gt: '50' } }] }, false],
    [{ status: 'ACTIVE', price: { gte: 1, lte: 60 } }, true],
    [{ not: { code: { contains: 'knk' } } }, false],
    [{ any: [{ all: [{ status: 'ACTIVE' }, { not: { price: 50 } }] }, { 'address.city': { contains: 'kas' } }] }, true],
    [{ status: { in: ['ACTIVE', 'PASSIVE'] } }, true],
    [{ isOpen: null }, true],
    [{ isOpen: { null: false } }, false],
    // Values are literal: a variable in other conditions is plain text here.
    [{ code: '$code' }, false],
    [{ code: { ne: '$user.id' } }, true],
  ])('%j', (where, holds) => {
    const parsed = ask(where);
    expect(parsed).toHaveProperty('where');
    if (!('query' in parsed) || !parsed.where) throw new Error('no condition');
    const test = compileWhere({ where: parsed.where, resource, resources: {}, values: TEST_VALUES });
    expect(test(row)).toBe(holds);
  });

  const deep = (depth: number): unknown => (depth === 0 ? { price: 1 } : { not: deep(depth - 1) });
  test.each([
    ['no JSON', '{"price":'],
    ['no object', '[]'],
    ['nothing', {}],
    ['an empty group', { any: [] }],
    ['a group of nothing', { any: [{}] }],
    ['a group that is none', { any: { price: 1 } }],
    ['an unknown field', { nope: 1 }],
    ['a field the role may not read', { any: [{ price: 1 }, { cost: 5 }] }],
    ['an unknown operator', { price: { like: 1 } }],
    ['a value that is none', { price: 'much' }],
    ['a value that is a record', { price: { eq: { a: 1 } } }],
    ['a prototype', '{"__proto__":{"gte":1}}'],
    ['another record', { 'ownerId.name': 'x' }],
    ['groups too deep', deep(9)],
    ['too many comparisons', { any: Array.from({ length: 31 }, () => ({ price: 1 })) }],
    ['too long', { code: 'x'.repeat(5000) }],
  ])('%s is refused', (_, where) => {
    expect(ask(where)).toEqual({ errors: { where: ['query.where'] } });
  });
});
