import { describe, expect, it } from 'vitest';
import { parseListQuery } from '../query.ts';
import { validateRecord } from '../record.ts';
import { refIssues } from '../refs.ts';
import { makeResource, TEST_VALUES } from '../testing.ts';
import type { Json, Row, Where } from '../types.ts';
import { compileWhere } from '../where.ts';

const investors = makeResource({ name: 'investors', fields: { name: { type: 'text' } } });
const estates = makeResource({
  name: 'estates',
  fields: {
    currency: { type: 'text' },
    address: {
      type: 'object',
      fields: { city: { type: 'text', required: true, maxLength: 10 }, zip: { type: 'text', charset: 'digits' } },
    },
    ownerships: {
      type: 'repeater',
      maxItems: 3,
      fields: {
        investorId: { type: 'ref', resource: 'investors', required: true },
        sharePct: { type: 'percent', required: true },
      },
    },
    tiers: {
      type: 'repeater',
      minItems: 1,
      uniqueBy: 'minNights',
      rising: 'percent',
      fields: { minNights: { type: 'integer', min: 2 }, percent: { type: 'percent' } },
    },
  },
});
const resources = { estates, investors };
const check = (input: { readonly [key: string]: Json }) =>
  validateRecord({ resource: estates, operation: 'create', input, values: TEST_VALUES, canWrite: () => true });
const issuesOf = (input: { readonly [key: string]: Json }) =>
  check(input).issues.map(({ field, key }) => `${field} ${key.replace('validation.', '')}`);

describe('an object', () => {
  it('keeps its parts together, each as its type makes it', () => {
    expect(check({ address: { city: ' İzmir ', zip: '35000' } }).record['address']).toEqual({
      city: 'İzmir',
      zip: '35000',
    });
  });

  it('says of each part by its path what is wrong, and refuses unknown ones', () => {
    expect(issuesOf({ address: { city: 'a city with a long name', zip: 'x', street: 'y' } })).toEqual([
      'address.city tooLong',
      'address.zip charsetDigits',
      'address.street unknownField',
    ]);
    expect(issuesOf({ address: { zip: '1' } })).toEqual(['address.city required']);
    expect(issuesOf({ address: 'Izmir' })).toEqual(['address object']);
    expect(issuesOf({ address: { city: 'a', ['__proto__x']: 1, constructor: 2 } })).toHaveLength(2);
  });

  it('may be absent as a whole', () => expect(issuesOf({ address: null })).toEqual([]));
});

describe('a list of entries', () => {
  it('says in which entry something is wrong', () => {
    expect(issuesOf({ ownerships: [{ investorId: 'i1', sharePct: 60 }, { investorId: 'i2' }] })).toEqual([
      'ownerships.1.sharePct required',
    ]);
  });

  it('has so many entries at least and at most', () => {
    const four = Array.from({ length: 4 }, () => ({ investorId: 'i', sharePct: 1 }));
    expect(issuesOf({ ownerships: four })).toEqual(['ownerships tooMany']);
    expect(issuesOf({ tiers: [] })).toEqual(['tiers tooFew']);
    expect(issuesOf({ ownerships: { 0: 'x' } })).toEqual(['ownerships list']);
  });

  it('PR2: names a length once and never falls', () => {
    const tier = (minNights: number, percent: number) => ({ minNights, percent });
    expect(issuesOf({ tiers: [tier(28, 20), tier(7, 10)] })).toEqual([]);
    expect(issuesOf({ tiers: [tier(7, 10), tier(28, 5)] })).toEqual(['tiers.1.percent rising']);
    expect(issuesOf({ tiers: [tier(7, 10), tier(7, 10)] })).toEqual(['tiers.1.minNights duplicate']);
  });
});

describe('paths into parts', () => {
  const row: Row = {
    id: 'e1',
    address: { city: 'Izmir' },
    ownerships: [
      { investorId: 'i1', sharePct: 60 },
      { investorId: 'i2', sharePct: 40 },
    ],
  };
  const matches = (where: Where) => compileWhere({ where, resource: estates, resources, values: TEST_VALUES })(row);

  it('are read by conditions', () => {
    expect(matches({ 'address.city': 'Izmir' })).toBe(true);
    expect(matches({ 'address.city': 'Bursa' })).toBe(false);
    expect(matches({ 'ownerships.investorId': { contains: 'i2' } })).toBe(true);
    expect(matches({ 'ownerships.investorId': { contains: 'i3' } })).toBe(false);
    expect(matches({ 'address.nothing': 'x' })).toBe(false);
  });

  it('are filters of a list, for those who may read the whole', () => {
    const dialect = {
      page: { param: 'pageNumber', base: 0 as const },
      size: 'pageSize',
      sort: 'sortBy',
      dir: { param: 'sortDirection', case: 'upper' as const },
      search: 'q',
      all: -1,
    };
    const parse = (query: string, readable = new Set(['address'])) =>
      parseListQuery({ resource: estates, dialect, search: new URLSearchParams(query), readable });
    expect(parse('address.city=Izmir')).toMatchObject({
      query: { filters: [{ key: 'address.city', operator: 'eq', value: 'Izmir' }] },
    });
    expect(parse('address.city.contains=iz')).toMatchObject({ query: { filters: [{ operator: 'contains' }] } });
    expect(parse('address.city=Izmir', new Set())).toHaveProperty('errors');
    expect(parse('address.street=x')).toHaveProperty('errors');
    expect(parse('address.city.zip.in=x')).toHaveProperty('errors');
  });

  it('are references that must exist', () => {
    const issues = refIssues({
      resource: estates,
      resources,
      record: row,
      values: TEST_VALUES,
      resolve: (_collection, id) => (id === 'i1' ? { id } : undefined),
    });
    expect(issues).toEqual([{ field: 'ownerships.1.investorId', key: 'validation.notFound' }]);
  });
});
