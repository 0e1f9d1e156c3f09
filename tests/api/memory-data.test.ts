import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CrudFilter, DataProvider } from '@refinedev/core';
import { type ClientConfig, OPERATORS, type Row } from '../../src/config/types.ts';
import { listPath, type ListRequest } from '../../src/providers/list-request.ts';
import { memoryData } from '../../src/providers/memory-data.ts';
import { startWith } from './own-files.ts';
import { demo } from './rows-of-tenants.ts';
import type { TestApp } from './support.ts';

/** Lists of records that only the browser knows (`memoryData`) answer what the server would: the same question, twice. */
const NAME = 'boxes';
const BOXES = {
  fields: {
    name: { type: 'text', required: true },
    code: { type: 'text' },
    note: { type: 'textarea' },
    pieces: { type: 'integer' },
    price: { type: 'money', currency: 'EUR' },
    share: { type: 'percent' },
    state: {
      type: 'enum',
      values: ['NEW', 'KEPT', 'GONE'].map((value) => ({ value, label: { en: value, tr: value } })),
    },
    isOpen: { type: 'boolean' },
    day: { type: 'date' },
    at: { type: 'dateTime' },
    stay: { type: 'dateRange', start: 'from', end: 'to' },
    tags: { type: 'tags' },
    estateId: { type: 'ref', resource: 'estates' },
    place: { type: 'object', fields: { city: { type: 'text', sortable: true }, floor: { type: 'integer' } } },
  },
  list: {
    columns: ['name', 'code', 'pieces'],
    search: ['name', 'code', 'note'],
    sort: 'name',
    views: [{ id: 'kept', label: { en: 'Kept', tr: 'Duran' }, where: { state: 'KEPT' } }],
  },
  access: { subject: 'Box', grants: { admin: ['*'] } },
};
/** Two of each value, so that every order has ties; Turkish letters, numbers within texts, and nothing at all. */
const VALUES: readonly Readonly<Omit<Row, 'id'>>[] = [
  { name: 'Çilek', code: 'B-2', pieces: 5, price: 1000, state: 'NEW', isOpen: true, day: '2026-01-05', tags: ['red'] },
  { name: 'Incir', code: 'B-10', pieces: 40, price: 250, state: 'KEPT', isOpen: false, day: '2026-03-01', tags: [] },
  {
    name: 'İncir',
    code: 'b-2',
    pieces: null,
    price: 1000,
    state: 'KEPT',
    isOpen: true,
    day: null,
    tags: ['red', 'big'],
  },
  { name: 'ılgaz', code: null, pieces: 5, price: null, state: null, isOpen: null, day: '2026-01-05', tags: null },
  {
    name: 'Cam kutu',
    code: 'B-1',
    pieces: -3,
    price: 0,
    state: 'GONE',
    isOpen: false,
    day: '2025-12-31',
    tags: ['big'],
  },
  {
    name: 'cam Kutu',
    code: 'B-20',
    pieces: 0,
    price: 99_999,
    state: 'NEW',
    isOpen: true,
    day: '2026-02-28',
    tags: ['x'],
  },
  { name: 'Şeker', code: 'B-3', pieces: 12, price: 250, state: 'GONE', isOpen: null, day: null, tags: ['red'] },
  { name: 'Zümrüt', code: null, pieces: null, price: null, state: 'NEW', isOpen: false, day: '2026-03-01', tags: [] },
  { name: 'kutu cam', code: 'B-11', pieces: 3, price: 12, state: 'KEPT', isOpen: true, day: '2026-01-06', tags: ['y'] },
];
const HOMES = ['est-b1', null, 'est-a1', 'est-a1', 'est-a2', null, 'est-b1', 'est-a2', 'est-gone'];
const CITIES = ['İzmir', 'Isparta', null, 'Çorum', 'izmir', 'Ankara', 'Muğla', null, 'Çorum'];
const BOX_ROWS: readonly Row[] = VALUES.map((values, index) => ({
  ...values,
  id: `box-${index + 1}`,
  note: index % 2 === 0 ? 'Kırık camlar ayrı' : null,
  share: index === 4 ? null : (index % 3) * 12.5,
  at: index === 3 ? null : `2026-05-0${(index % 4) + 1}T10:00:00.000Z`,
  ...(index === 6 ? { from: null, to: null } : { from: `2026-06-0${(index % 4) + 1}`, to: '2026-06-20' }),
  estateId: HOMES[index] ?? null,
  place: CITIES[index] === null ? null : { city: CITIES[index] ?? null, floor: index },
}));

let app: TestApp;
let config: ClientConfig;
let memory: DataProvider;
beforeAll(async () => {
  app = await startWith({ [NAME]: BOXES }, { [NAME]: BOX_ROWS.map(demo) });
  config = (await app.call('GET', '/api/_meta/config', { as: 'admin' })).body as unknown as ClientConfig;
  const others = {
    getMany: async () => ({ data: (await app.call('GET', '/api/estates?pageSize=-1', { as: 'admin' })).body.items }),
  } as unknown as DataProvider;
  const now = '2026-11-20T09:00:00.000Z';
  const values = () => ({ user: { id: 'usr-admin', role: 'admin' }, today: '2026-11-20', now });
  const resource = config.resources[NAME]!;
  const example = { resource, records: BOX_ROWS } as unknown as Parameters<typeof memoryData>[0]['example'];
  memory = memoryData({ config, example, values, by: { id: 'usr-admin', name: 'Admin' }, others });
});
afterAll(() => app.close());

type Answer = { readonly ids: readonly string[]; readonly total: number };
type Asked = Omit<ListRequest, 'resource'>;
const ALL = { currentPage: 1, pageSize: -1 } as const;

async function bothOf(asked: Asked): Promise<{ here: Answer; there: Answer }> {
  const wanted = { resource: NAME, pagination: ALL, ...asked };
  const { data, total } = await memory.getList(wanted as Parameters<DataProvider['getList']>[0]);
  const { status, body, text } = await app.call('GET', `/api${listPath(config, wanted)}`, { as: 'admin' });
  expect(status, text).toBe(200);
  return {
    here: { ids: data.map(({ id }) => String(id)), total },
    there: { ids: body.items.map(({ id }) => id), total: body.total },
  };
}
async function same(asked: Asked): Promise<Answer> {
  const { here, there } = await bothOf(asked);
  expect(here).toEqual(there);
  return there;
}
const filter = (field: string, operator: string, value: unknown) => ({ field, operator, value }) as CrudFilter;

const SORTED = [
  ...['name', 'code', 'pieces', 'price', 'share', 'state', 'isOpen', 'day', 'at', 'from', 'to', 'estateId'],
  ...['place.city', 'id', 'createdAt'],
];
const FILTERS: readonly (readonly [field: string, operator: string, value: unknown, total: number])[] = [
  ['name', 'eq', 'İncir', 1],
  ['name', 'ne', 'İncir', 8],
  ['name', 'contains', 'cam', 3],
  ['name', 'contains', 'CAM', 3],
  ['name', 'contains', 'incir', 2],
  ['name', 'startswith', 'cam', 2],
  ['code', 'null', true, 2],
  ['code', 'null', false, 7],
  ['code', 'nnull', true, 7],
  ['code', 'ne', 'B-2', 8],
  ['pieces', 'eq', 5, 2],
  ['pieces', 'gt', 5, 2],
  ['pieces', 'gte', 5, 4],
  ['pieces', 'lt', 0, 1],
  ['pieces', 'lte', 0, 2],
  ['pieces', 'between', [0, 5], 4],
  ['price', 'in', [250, 1000], 4],
  ['state', 'eq', 'KEPT', 3],
  ['state', 'in', ['NEW', 'GONE'], 5],
  ['state', 'nin', ['NEW', 'GONE'], 4],
  ['state', 'ne', 'NEW', 6],
  ['isOpen', 'eq', true, 4],
  ['isOpen', 'eq', false, 3],
  ['day', 'gte', '2026-01-06', 4],
  ['day', 'between', ['2026-01-01', '2026-01-31'], 3],
  ['day', 'null', true, 2],
  ['at', 'lt', '2026-05-02T10:00:00.000Z', 3],
  ['from', 'lte', '2026-06-02', 5],
  ['tags', 'contains', 'red', 3],
  ['estateId', 'eq', 'est-a1', 2],
  ['estateId', 'in', ['est-a1', 'est-b1'], 4],
  ['estateId', 'null', true, 2],
  ['place.city', 'eq', 'Çorum', 2],
];
const SEARCHED: readonly (readonly [q: string, total: number])[] = [
  ['cam', 6],
  ['CAM kutu', 2],
  ['ırı', 5],
  ['incir', 2],
  ['ılgaz', 1],
  ['ILGAZ', 1],
  ['seker', 1],
  ['kut', 3],
  ['B-2', 3],
  ['b 10', 1],
  ['kirik cilek', 1],
  ['nothing', 0],
];

describe('a list of the browser’s own records is the list that the server would answer with', () => {
  test.each(SORTED.flatMap((key) => (['asc', 'desc'] as const).map((order) => [key, order] as const)))(
    'by %s, %s',
    async (field, order) => {
      const { ids, total } = await same({ sorters: [{ field, order }] });
      expect([ids.length, total]).toEqual([VALUES.length, VALUES.length]);
    },
  );
  test('in its own order when nobody chose one', async () => {
    expect((await same({})).total).toBe(VALUES.length);
  });
  test.each([
    [1, 4, 4],
    [2, 4, 4],
    [3, 4, 1],
    [4, 4, 0],
    [1, 500, 9],
  ])('page %i of %i', async (currentPage, pageSize, size) => {
    const { ids, total } = await same({
      pagination: { currentPage, pageSize },
      sorters: [{ field: 'pieces', order: 'desc' }],
    });
    expect([ids.length, total]).toEqual([size, VALUES.length]);
  });
  test.each(FILTERS)('%s %s %j', async (field, operator, value, total) => {
    expect((await same({ filters: [filter(field, operator, value)] })).total).toBe(total);
  });
  test('every operator is among these', () => {
    const asked = new Set(FILTERS.map(([, operator]) => operator));
    expect(OPERATORS.filter((operator) => !asked.has(operator))).toEqual([]);
  });
  test('filters, a view, a search and a page together', async () => {
    const filters = [filter('price', 'gte', 12), filter('view', 'eq', 'kept'), filter('q', 'eq', 'incir')];
    const { ids, total } = await same({ filters, pagination: { currentPage: 2, pageSize: 1 } });
    expect([ids.length, total]).toEqual([1, 2]);
  });
  test.each(SEARCHED)('q %s', async (q, total) => {
    expect((await same({ filters: [filter('q', 'eq', q)] })).total).toBe(total);
  });
});
