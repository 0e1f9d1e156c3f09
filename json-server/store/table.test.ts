import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeResource } from '../../src/config/testing.ts';
import type { Row, Where } from '../../src/config/types.ts';
import { fold } from '../../src/domain/text/fold.ts';
import { Table } from './table.ts';
import { UniqueViolation } from './types.ts';
import type { TableQuery, TableSpec } from './types.ts';

const SPEC: TableSpec = {
  unique: ['code'],
  ordered: { name: 'text', price: 'plain', status: 'plain' },
  search: ['name', 'code'],
  fields: makeResource({ name: 'homes', fields: { price: { type: 'number' }, status: { type: 'text' } } }).fields,
};

let table: Table;
beforeEach(() => {
  table = new Table();
  table.define(SPEC);
});

function put(id: string, values: Omit<Row, 'id'> = {}): void {
  table.put({ id, ...values });
}
const ids = (rows: Iterable<Row>): string[] => Array.from(rows, (row) => row.id);

describe('a part of an object', () => {
  const PARTS = { ...SPEC, ordered: { 'address.district': 'text' as const } };
  const at = (district: string | null) => ({ address: { district, city: 'X' } });
  const order = () => ids(table.ordered('address.district', 'ASC'));

  test('is sorted by like a key, in the Turkish order, and follows its row', () => {
    table.define(PARTS);
    put('s', at('Şile'));
    put('c', at('Çeşme'));
    put('d', at('Datça'));
    put('z', { address: null });
    put('b', at('Bodrum'));
    put('i', at('İzmit'));
    put('u', at('Urla'));
    put('o', at('Iğdır'));
    expect(order()).toEqual(['b', 'c', 'd', 'o', 'i', 's', 'u', 'z']);
    put('b', at('Zile'));
    table.remove('d');
    put('c', { ...at('Çeşme'), note: 'same' });
    expect(order()).toEqual(['c', 'o', 'i', 's', 'u', 'b', 'z']);
    expect(table.range('address.district', { gte: 'Urla' }).map(({ id }) => id)).toEqual(['u', 'b']);
  });
});

describe('unique keys', () => {
  test('are compared without case, accents and the Turkish i', () => {
    put('a', { code: 'İZMİR-1' });
    expect(() => put('b', { code: 'ızmir-1' })).toThrow(UniqueViolation);
    expect(table.findUnique('code', 'izmir-1')?.id).toBe('a');
    expect(table.size).toBe(1);
  });

  test('null is not a value', () => {
    put('a', { code: null });
    put('b', { code: null });
    expect(table.size).toBe(2);
  });

  test('a freed value may be taken again', () => {
    put('a', { code: 'X' });
    put('a', { code: 'Y' });
    put('b', { code: 'X' });
    table.remove('b');
    put('c', { code: 'x' });
    expect(table.findUnique('code', 'X')?.id).toBe('c');
  });

  test('values doubled before the key became unique can still be saved and freed', () => {
    table.define({ ...SPEC, unique: [] });
    put('a', { code: 'X' });
    put('b', { code: 'X' });
    table.define(SPEC);
    put('b', { code: 'X', name: 'other' });
    expect(table.findUnique('code', 'X')?.id).toBe('a');
    table.remove('a');
    expect(table.findUnique('code', 'X')?.id).toBe('b');
    expect(() => put('c', { code: 'X' })).toThrow(UniqueViolation);
  });
});

describe('order', () => {
  test('texts by the Turkish alphabet, numbers inside by value, null last; descending is the exact reverse', () => {
    for (const name of ['Zeynep', 'çınar', 'Daire 10', 'Daire 2', 'Cem', null, 'ırmak', 'İpek', 'Daire 2'])
      put(`${table.size}`, { name });
    const names = Array.from(table.ordered('name', 'ASC'), (row) => row['name']);
    expect(names).toEqual(['Cem', 'çınar', 'Daire 2', 'Daire 2', 'Daire 10', 'ırmak', 'İpek', 'Zeynep', null]);
    expect(ids(table.ordered('name', 'DESC'))).toEqual(ids(table.ordered('name', 'ASC')).reverse());
  });

  test('equal finds the exact value, range is half-open and leaves null out', () => {
    for (const price of [5, 1, 3, null, 3, 2]) put(`${table.size}`, { price, name: price === 3 ? 'Ali' : 'ali' });
    expect(ids(table.equal('price', 3))).toEqual(['2', '4']);
    expect(ids(table.equal('name', 'Ali'))).toEqual(['2', '4']);
    expect(ids(table.range('price', { gte: 2, lt: 5 }))).toEqual(['5', '2', '4']);
    expect(ids(table.range('price', { gte: 3 }))).toEqual(['2', '4', '0']);
    expect(ids(table.range('price', { lt: 3 }))).toEqual(['1', '5']);
  });

  test('a key that was not declared is refused', () => {
    expect(() => table.equal('secret', 1)).toThrow(RangeError);
    expect(() => table.query({ orderBy: 'secret', direction: 'ASC', offset: 0, limit: 1 })).toThrow(RangeError);
  });

  test('a declaration may come after the rows, and change', () => {
    put('a', { price: 2, extra: 1 });
    put('b', { price: 1, extra: 2 });
    table.define({ ...SPEC, ordered: { extra: 'plain' } });
    expect(ids(table.ordered('extra', 'DESC'))).toEqual(['b', 'a']);
    expect(() => table.equal('price', 2)).toThrow(RangeError);
  });
});

test('search is a folded substring of each search key alone', () => {
  put('a', { name: 'IŞIL ÇELİK', code: 'K-1' });
  put('b', { name: 'Ali', code: 'x' });
  const find = (q: string): string[] =>
    ids(table.query({ q, orderBy: '$inserted', direction: 'ASC', offset: 0, limit: 9 }).rows);
  expect(find('ışıl')).toEqual(['a']);
  expect(find('celik')).toEqual(['a']);
  expect(find('  ALI ')).toEqual(['b']);
  expect(find('celikk')).toEqual([]);
  put('b', { name: 'Çelik', code: 'x' });
  expect(find('celik')).toEqual(['a', 'b']);
});

test('a condition whose variables were left in it is refused: it would let through too much', () => {
  put('a', { status: 'x', price: 1 });
  const total = (where: Where) =>
    table.query({ where, orderBy: '$inserted', direction: 'ASC', offset: 0, limit: 9 }).total;
  for (const where of [{ status: { gte: '$today' } }, { any: [{ not: { status: ['x', '$user.id'] } }] }]) {
    expect(() => total(where)).toThrow(TypeError);
  }
  expect([total({ status: { eq: '$$today' } }), total({ status: '$status' })]).toEqual([0, 1]);
});

test('closing gaps keeps the order of creation and every answer', () => {
  for (let n = 0; n < 5000; n++) put(`r${n}`, { code: `c${n}`, price: n % 7, name: `Daire ${n}` });
  table.equal('price', 1);
  for (let n = 0; n < 5000; n++) if (n % 5 !== 0) table.remove(`r${n}`);
  table.compact();
  expect(table.size).toBe(1000);
  expect(ids(table.all()).slice(0, 3)).toEqual(['r0', 'r5', 'r10']);
  expect(table.equal('price', 5).length).toBe([...table.all()].filter((row) => row['price'] === 5).length);
  expect(table.findUnique('code', 'c10')?.id).toBe('r10');
});

/** The expected page, computed the slow way. @param isMeant what `where` means */
function slowPage(query: TableQuery, isMeant: (row: Row) => boolean): { rows: string[]; total: number } {
  const needle = fold(query.q ?? '').trim();
  const rows = [...table.all()].filter(
    (row) =>
      isMeant(row) &&
      (needle === '' || ['name', 'code'].some((key) => fold((row[key] as string | null) ?? '').includes(needle))),
  );
  if (query.orderBy !== '$inserted') {
    const position = new Map(ids(table.ordered(query.orderBy, 'ASC')).map((id, at) => [id, at]));
    rows.sort((a, b) => (position.get(a.id) ?? 0) - (position.get(b.id) ?? 0));
  }
  if (query.direction === 'DESC') rows.reverse();
  return { rows: ids(rows).slice(query.offset, query.offset + query.limit), total: rows.length };
}

test('standing queries: pages and totals equal a full scan after any writes', () => {
  const statuses = ['A', 'B', 'C'] as const;
  const write = fc.record({
    id: fc.integer({ min: 0, max: 300 }),
    remove: fc.boolean(),
    status: fc.constantFrom(...statuses),
    price: fc.option(fc.integer({ min: 0, max: 20 })),
    name: fc.option(fc.constantFrom('Ali', 'Işıl', 'Çelik', 'İpek Çelik')),
  });
  const read = fc.record({
    status: fc.option(fc.constantFrom(...statuses), { nil: undefined }),
    q: fc.constantFrom('', 'i', 'il', 'cel', 'çelik', 'zzz'),
    orderBy: fc.constantFrom('$inserted', 'name', 'price'),
    direction: fc.constantFrom('ASC' as const, 'DESC' as const),
    offset: fc.integer({ min: 0, max: 60 }),
    limit: fc.constantFrom(1, 10, 500),
  });
  const steps = fc.array(fc.oneof({ weight: 4, arbitrary: write }, read), { minLength: 200, maxLength: 600 });
  fc.assert(
    fc.property(steps, (list) => {
      table = new Table();
      table.define(SPEC);
      for (const step of list) {
        if ('id' in step) {
          const { id, remove, ...values } = step;
          if (remove) table.remove(`r${id}`);
          else put(`r${id}`, { ...values, code: `c${id}` });
          continue;
        }
        const { status, ...rest } = step;
        const query = { ...rest, where: status && { status } };
        const { rows, total } = table.query(query);
        const isMeant = (row: Row): boolean => status === undefined || row['status'] === status;
        expect({ rows: ids(rows), total }).toEqual(slowPage(query, isMeant));
      }
    }),
    { numRuns: 60 },
  );
});

test('standing queries: more filters than are remembered, and more writes than the log holds', () => {
  for (let n = 0; n < 200; n++) put(`r${n}`, { price: n });
  const count = (price: number): number =>
    table.query({
      where: { price: { lt: price } },
      orderBy: 'price',
      direction: 'ASC',
      offset: 0,
      limit: 1,
    }).total;
  expect(count(100)).toBe(100);
  for (let price = 0; price < 100; price++) expect(count(price)).toBe(price);
  for (let n = 0; n < 40_000; n++) put('r0', { price: n % 2 === 0 ? 500 : 0 });
  put('r0', { price: 500 });
  expect(count(100)).toBe(99);
  expect(count(50)).toBe(49);
});

test('indexes read in idle slices answer as those read at once', () => {
  const rows = Array.from({ length: 5000 }, (_, n): Row => ({ id: `r${n}`, code: `c${n}`, price: (n * 31) % 97 }));
  table.load(rows);
  table.warm(1000);
  put('r10', { code: 'new', price: 3 });
  put('late', { code: 'late', price: 3 });
  table.remove('r4000');
  for (let n = 0; n < 40 && table.warm(700); n++) put(`w${n}`, { price: 3 });
  const expected = [...table.all()].filter((row) => row['price'] === 3).map((row) => row.id);
  expect(ids(table.equal('price', 3))).toEqual(expected);
  expect(table.findUnique('code', 'NEW')?.id).toBe('r10');
  expect(table.findUnique('code', 'c4000')).toBeUndefined();
});

test('no two tables have had the same version, so what is remembered of one is never taken for another', () => {
  const row = { id: 'a', tenantId: 't', version: 1 };
  const versionsOf = (): number[] => {
    const table = new Table();
    const versions = [table.version];
    table.put(row);
    versions.push(table.version);
    table.remove('a');
    return [...versions, table.version];
  };
  expect(new Set([...versionsOf(), ...versionsOf()]).size).toBe(6);
});
