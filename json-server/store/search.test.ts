import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeResource } from '../../src/config/testing.ts';
import type { Row, Where } from '../../src/config/types.ts';
import { codesIn } from '../../src/domain/text/code.ts';
import { fold } from '../../src/domain/text/fold.ts';
import { Table } from './table.ts';
import { TrigramIndex } from './trigram-index.ts';
import type { TableSpec } from './types.ts';

const { fields } = makeResource({ name: 'things', fields: { code: { type: 'number' } } });
const SPEC: TableSpec = { unique: [], ordered: {}, search: ['name', 'code', 'tags'], fields };
const PIECES = [
  'IŞIL',
  'ışıl',
  'İpek',
  'ipek',
  'Çelik',
  'ĞÜ',
  'ğü',
  'ß',
  'é',
  'ab',
  'abc',
  'aab',
  'a',
  ' ',
  '1',
  '12',
  '-',
];

const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map((pieces) => pieces.join(''));
const values = fc.record({
  name: fc.option(text),
  code: fc.oneof(text, fc.integer({ min: 0, max: 2000 })),
  tags: fc.array(text, { maxLength: 2 }),
});
const write = fc.record({ kind: fc.constant('write'), id: fc.nat({ max: 80 }), remove: fc.boolean(), values });
const warm = fc.record({ kind: fc.constant('warm'), count: fc.nat({ max: 40 }) });
const undo = fc.record({ kind: fc.constant('undo'), id: fc.nat({ max: 80 }) });
const read = fc.record({
  kind: fc.constant('read'),
  q: fc.oneof(text, fc.string({ maxLength: 4, unit: fc.constantFrom('a', 'b', 'i', 'ş', '1', '-') })),
  isFiltered: fc.boolean(),
});

/** The ids found by examining every row: its texts, and its codes as people type them. */
function bruteForce(table: Table, q: string, matches: (row: Row) => boolean): string[] {
  const needle = fold(q).trim();
  const isFound = (row: Row): boolean =>
    [row['name'], row['code'], row['tags']]
      .flat()
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .map((value) => fold(`${value}`))
      .some((text) => text.includes(needle) || codesIn(text).includes(needle));
  return Array.from(table.all())
    .filter((row) => matches(row) && (needle === '' || isFound(row)))
    .map(({ id }) => id);
}

function search(table: Table, q: string, where?: Where): string[] {
  const page = { orderBy: '$inserted', direction: 'ASC', offset: 0, limit: 1000 } as const;
  return table.query({ q, where, ...page }).rows.map(({ id }) => id);
}

const HAS_NUMBER: Where = { code: { gte: 0 } };
const hasNumber = (row: Row): boolean => typeof row['code'] === 'number';

test('finds what a look at every row finds, whatever was written and however far the index is', () => {
  const steps = fc.array(fc.oneof({ weight: 3, arbitrary: write }, { weight: 3, arbitrary: read }, warm, undo), {
    minLength: 50,
    maxLength: 250,
  });
  const run = fc.property(fc.array(values, { maxLength: 60 }), steps, (loaded, list) => {
    const table = new Table();
    table.load(loaded.map((row, at) => ({ id: `r${at}`, ...row })));
    table.define(SPEC);
    for (const step of list) {
      if (step.kind === 'warm') table.warm(step.count);
      else if (step.kind === 'undo') {
        const removed = table.remove(`r${step.id}`);
        if (removed !== undefined) table.restore(removed.row, removed.slot);
      } else if (step.kind === 'write') {
        if (step.remove) table.remove(`r${step.id}`);
        else table.put({ id: `r${step.id}`, ...step.values });
      } else {
        const isMeant = step.isFiltered ? hasNumber : () => true;
        const where = step.isFiltered ? HAS_NUMBER : undefined;
        expect(search(table, step.q, where)).toEqual(bruteForce(table, step.q, isMeant));
      }
    }
  });
  fc.assert(run, { numRuns: 150 });
});

test('an unfinished index leaves no row out, and a search finishes it piece by piece', () => {
  const table = new Table();
  table.load(Array.from({ length: 9000 }, (_, n): Row => ({ id: `r${n}`, code: `K-${String(n).padStart(6, '0')}` })));
  table.define(SPEC);
  // From the end, which the index reaches last.
  for (let n = 8; n > 0; n--) {
    expect(search(table, `k-00${n}99`)).toHaveLength(10);
    table.put({ id: `r${n}000`, code: `K-00${n}99x` });
    expect(search(table, `00${n}99x`)).toEqual([`r${n}000`]);
  }
  expect(table.warm(1)).toBe(false);
});

test('candidates are few, and a list worn out by changes is noticed', () => {
  const index = new TrigramIndex('\u0000');
  const texts = Array.from({ length: 2000 }, (_, slot) => `r-${String(slot).padStart(6, '0')}\u0000bk`);
  for (const [slot, after] of texts.entries()) index.change(slot, { before: undefined, after });
  expect(index.candidates('001234')).toContain(1234);
  expect(index.candidates('001234')?.length).toBeLessThan(50);
  expect(index.candidates('zzz')).toHaveLength(0);
  expect(index.candidates('bk')).toBeUndefined();
  expect(index.isWasteful).toBe(false);
  for (let n = 0; !index.isWasteful && n < 100_000; n++) {
    const [before, after] = n % 2 === 0 ? ['abcdef', 'uvwxyz'] : ['uvwxyz', 'abcdef'];
    index.change(n % 2000, { before, after });
  }
  expect(index.isWasteful).toBe(true);
});

test('rows that change to and fro stay findable after the worn-out index was thrown away', () => {
  const table = new Table();
  table.define(SPEC);
  for (let n = 0; n < 500; n++) table.put({ id: `r${n}`, code: `first ${n}` });
  for (let round = 0; round < 60; round++)
    for (let n = 0; n < 500; n++) table.put({ id: `r${n}`, code: `${round % 2 === 0 ? 'second' : 'another'} ${n}` });
  expect(search(table, 'another 49')).toEqual(['r49', ...Array.from({ length: 10 }, (_, n) => `r${490 + n}`)]);
  expect(search(table, 'second')).toEqual([]);
  expect(search(table, 'first')).toEqual([]);
});

test('a remembered page follows rows that move within it, and its rows are the current ones', () => {
  const table = new Table();
  table.define({ ...SPEC, ordered: { price: 'plain' } });
  for (let n = 0; n < 50; n++) table.put({ id: `r${n}`, name: 'Ada', price: n, code: n });
  const first = (): (string | number)[] =>
    table
      .query({
        q: 'ada',
        where: HAS_NUMBER,
        orderBy: 'price',
        direction: 'ASC',
        offset: 0,
        limit: 2,
      })
      .rows.flatMap(({ id, price }) => [id, Number(price)]);
  expect(first()).toEqual(['r0', 0, 'r1', 1]);
  table.put({ id: 'r0', name: 'Ada', price: 99, code: 0 });
  expect(first()).toEqual(['r1', 1, 'r2', 2]);
  table.put({ id: 'r1', name: 'other', price: 1, code: 1 });
  table.put({ id: 'r2', name: 'Ada', price: 2.5, code: 2 });
  expect(first()).toEqual(['r2', 2.5, 'r3', 3]);
  table.put({ id: 'new', name: 'Ada', price: -1, code: 1 });
  table.remove('r2');
  expect(first()).toEqual(['new', -1, 'r3', 3]);
});
