import { describe, expect, test } from 'vitest';
import { DEFAULT_DIALECTS } from './check/defaults.ts';
import { filtersToWhere, listSearch, parseListQuery, searchKeys, sortableKeys } from './query.ts';
import { makeResource, TEST_VALUES } from './testing.ts';
import { compileWhere } from './where.ts';

const resource = makeResource({
  name: 'estates',
  fields: {
    code: { type: 'text', search: true },
    price: { type: 'money', currency: 'EUR' },
    status: { type: 'enum', values: ['ACTIVE', 'PASSIVE'] },
    tags: { type: 'tags' },
    stay: { type: 'dateRange', start: 'from', end: 'to' },
    nights: { type: 'integer', compute: { days: ['from', 'to'] } },
    owner: { type: 'ref', resource: 'investors' },
    secret: { type: 'password' },
    cost: { type: 'number', read: ['Accounting'] },
    memo: { type: 'text', read: ['Accounting'], search: true },
    address: {
      type: 'object',
      fields: { city: { type: 'text' }, district: { type: 'text', sortable: true } },
    },
    bank: { type: 'object', read: ['Accounting'], fields: { name: { type: 'text', sortable: true } } },
  },
  list: { views: [{ id: 'active', where: { status: 'ACTIVE' } }] },
});
const readable = new Set(['code', 'price', 'status', 'tags', 'stay', 'nights', 'owner', 'address']);
const product = DEFAULT_DIALECTS['product']!;

const parse = (text: string, dialect = product) =>
  parseListQuery({ resource, dialect, search: new URLSearchParams(text), readable });
const query = (text: string, dialect = product) => {
  const parsed = parse(text, dialect);
  return 'query' in parsed ? parsed.query : parsed.errors;
};

test('nothing asked: the first ten, newest first (spec §9)', () => {
  expect(query('')).toEqual({
    page: 0,
    pageSize: 10,
    sort: { key: 'createdAt', direction: 'DESC' },
    q: '',
    filters: [],
  });
});

describe('S17: odd pages and sizes fall back', () => {
  test.each([
    ['pageNumber=3&pageSize=25', 3, 25],
    ['pageSize=0', 0, 10],
    ['pageSize=-1', 0, -1],
    ['pageSize=-2', 0, 10],
    ['pageSize=1000000000', 0, 500],
    ['pageSize=NaN', 0, 10],
    ['pageSize=All', 0, 10],
    ['pageSize=1e2', 0, 10],
    ['pageSize=', 0, 10],
    ['pageNumber=-5', 0, 10],
    ['pageNumber=two', 0, 10],
    ['pageNumber=1.5', 0, 10],
    ['pageNumber=999999999999', 999_999_999_999, 10],
    ['pageNumber=9999999999999999999', 0, 10],
  ])('%s → page %d, size %d', (text, page, pageSize) => {
    expect(query(text)).toMatchObject({ page, pageSize });
  });

  test('the demo dialect counts from 1', () => {
    expect(query('page=1&itemsPerPage=5', DEFAULT_DIALECTS['demo'])).toMatchObject({ page: 0, pageSize: 5 });
    expect(query('page=0', DEFAULT_DIALECTS['demo'])).toMatchObject({ page: 0 });
    expect(query('orderBy=asc&sortBy=code', DEFAULT_DIALECTS['demo'])).toMatchObject({
      sort: { key: 'code', direction: 'ASC' },
    });
  });
});

describe('S16, S17: the rest is an error under its name', () => {
  test.each([
    ['sortDirection=DİSC', { sortDirection: ['query.unknownDirection'] }],
    ['sortDirection=Desc', { sortDirection: ['query.unknownDirection'] }],
    ['sortDirection=constructor', { sortDirection: ['query.unknownDirection'] }],
    ['sortBy=secret', { sortBy: ['query.unknownSort'] }],
    ['sortBy=cost', { sortBy: ['query.unknownSort'] }],
    ['sortBy=tags', { sortBy: ['query.unknownSort'] }],
    ['sortBy=nights', { sortBy: ['query.unknownSort'] }],
    ['sortBy=__proto__', { sortBy: ['query.unknownSort'] }],
    ['pageSize=10&pageSize=20', { pageSize: ['query.repeated'] }],
    ['status=ACTIVE&status=PASSIVE', { status: ['query.repeated'] }],
    ['cost=5', { cost: ['query.unknownField'] }],
    ['secret=x', { secret: ['query.unknownField'] }],
    ['passwordHash=x', { passwordHash: ['query.unknownField'] }],
    ['nights=5', { nights: ['query.unknownField'] }],
    ['stay=2026-05-01', { stay: ['query.unknownField'] }],
    ['tenantId=demo', { tenantId: ['query.unknownField'] }],
    ['__proto__=1', { ['__proto__']: ['query.unknownField'] }],
    ['constructor.prototype=1', { 'constructor.prototype': ['query.unknownField'] }],
    ['price.like=5', { 'price.like': ['query.unknownOperator'] }],
    ['price.contains=5', { 'price.contains': ['query.unknownOperator'] }],
    ['price.gte.x=5', { 'price.gte.x': ['query.unknownOperator'] }],
    ['price.gte=12,5', { 'price.gte': ['query.value'] }],
    ['price=12.5', { price: ['query.value'] }],
    ['price.between=1', { 'price.between': ['query.value'] }],
    ['status=DELETED', { status: ['query.value'] }],
    ['from=2026-02-30', { from: ['query.value'] }],
    ['owner=../x', { owner: ['query.value'] }],
    ['code.null=yes', { 'code.null': ['query.value'] }],
    [`q=${'x'.repeat(10_000)}`, { q: ['query.tooLong'] }],
    [`id.in=${'a,'.repeat(501)}a`, { 'id.in': ['query.tooMany'] }],
    ['view=mine', { view: ['query.unknownView'] }],
  ])('%s', (text, errors) => {
    expect(query(text)).toEqual(Object.fromEntries(Object.entries(errors)));
    expect(Object.keys(query(text))).toEqual([text.split('=')[0]]);
  });
});

describe('filters', () => {
  test.each([
    ['status=ACTIVE', { key: 'status', operator: 'eq', value: 'ACTIVE' }],
    ['status=ACTIVE,PASSIVE', { key: 'status', operator: 'in', value: ['ACTIVE', 'PASSIVE'] }],
    ['status.in=ACTIVE', { key: 'status', operator: 'in', value: ['ACTIVE'] }],
    ['price.gte=1250', { key: 'price', operator: 'gte', value: 1250 }],
    ['price.between=1,5', { key: 'price', operator: 'between', value: [1, 5] }],
    ['code.contains=.*', { key: 'code', operator: 'contains', value: '.*' }],
    ['code=a,b', { key: 'code', operator: 'eq', value: 'a,b' }],
    ['tags=sea', { key: 'tags', operator: 'contains', value: 'sea' }],
    ['tags.null=false', { key: 'tags', operator: 'null', value: false }],
    ['from.lt=2026-05-01', { key: 'from', operator: 'lt', value: '2026-05-01' }],
    ['id.in=a,b', { key: 'id', operator: 'in', value: ['a', 'b'] }],
    ['createdAt.gte=2026-05-01', { key: 'createdAt', operator: 'gte', value: '2026-05-01' }],
  ])('%s', (text, filter) => {
    expect(query(text)).toMatchObject({ filters: [filter] });
  });

  test('become a where whose values are literal', () => {
    const where = filtersToWhere([
      { key: 'code', operator: 'eq', value: '$user.role' },
      { key: 'tags', operator: 'in', value: ['$today', 'sea'] },
    ]);
    const matches = compileWhere({ where, resource, resources: {}, values: TEST_VALUES });
    expect(matches({ code: '$user.role', tags: ['$today'] })).toBe(true);
    expect(matches({ code: 'admin', tags: ['sea'] })).toBe(false);
  });
});

test('sort, search and view', () => {
  expect(query('sortBy=to&sortDirection=DESC&q=%20%C4%B0stanbul%20&view=active')).toMatchObject({
    sort: { key: 'to', direction: 'DESC' },
    q: 'İstanbul',
    viewId: 'active',
  });
  expect(query('sortBy=code')).toMatchObject({ sort: { key: 'code', direction: 'ASC' } });
  expect(query('sortBy=address.district')).toMatchObject({ sort: { key: 'address.district', direction: 'ASC' } });
  expect(query('sortBy=address.city')).toEqual({ sortBy: ['query.unknownSort'] });
  expect(query('sortDirection=ASC')).toMatchObject({ sort: { key: 'createdAt', direction: 'ASC' } });
});

test('a list sorted by a field the role may not read is newest first', () => {
  const byCost = { ...resource, list: { ...resource.list, sort: { key: 'cost', direction: 'ASC' as const } } };
  const parsed = parseListQuery({ resource: byCost, dialect: product, search: new URLSearchParams(), readable });
  expect(parsed).toMatchObject({ query: { sort: { key: 'createdAt', direction: 'DESC' } } });
});

test('what may be sorted by and searched depends on what may be read', () => {
  expect(sortableKeys(resource, readable)).toEqual([
    'code',
    'price',
    'status',
    'from',
    'to',
    'owner',
    'address.district',
    'id',
    'createdAt',
    'updatedAt',
  ]);
  expect(searchKeys(resource, readable)).toEqual(['code']);
});

test('what the browser writes is what the server reads', () => {
  const asked = {
    page: 4,
    pageSize: 25,
    sort: { key: 'price', direction: 'ASC' as const },
    q: 'deniz',
    filters: [
      { key: 'status', operator: 'in' as const, value: ['ACTIVE', 'PASSIVE'] },
      { key: 'code', operator: 'in' as const, value: ['a,b', 'c\\d'] },
      { key: 'price', operator: 'between' as const, value: [0, 100] },
      { key: 'tags', operator: 'null' as const, value: true },
    ],
  };
  for (const dialect of Object.values(DEFAULT_DIALECTS)) {
    expect(query(listSearch(dialect, asked).toString(), dialect)).toEqual(asked);
  }
});
