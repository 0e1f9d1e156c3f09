import { beforeEach, describe, expect, test } from 'vitest';
import type { Row, Where } from '../../src/config/types.ts';
import { createMemoryStore } from './memory-store.ts';
import { NotStaged, stage } from './staged.ts';
import { type Store, type TableReader, UniqueViolation } from './types.ts';

const stay = (id: string, day: number, more: Partial<Row> = {}): Row => {
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    id,
    tenantId: 't',
    code: id.toUpperCase(),
    home: 'h',
    at: day,
    checkIn: `2026-05-${two(day)}`,
    checkOut: `2026-05-${two(day + 2)}`,
    ...more,
  };
};
const span = { of: 'home', from: 'checkIn', to: ['checkOut'] };

let store: Store;
beforeEach(() => {
  store = createMemoryStore({ stays: [stay('a', 1), stay('b', 5), stay('c', 9)] });
  store.define('stays', { unique: ['code'], ordered: { home: 'plain', at: 'plain' }, search: ['code'], span });
});
const ids = (rows: Iterable<Row>): string[] => Array.from(rows, ({ id }) => id);
const table = () => store.table('stays', 't');

/** Every question that both sides answer, in one value. */
const asked = (reader: TableReader) => ({
  size: reader.size,
  all: ids(reader.all()).sort(),
  recent: ids(reader.recent()).sort(),
  each: ['a', 'b', 'c', 'd', 'e'].map((id) => reader.get(id)),
  codes: ['A', 'B', 'C', 'D', 'X'].map((code) => reader.findUnique('code', code)?.id),
  equal: ids(reader.equal('home', 'h')).sort(),
  range: ids(reader.range('at', { gte: 2, lt: 20 })),
  overlapping: ids(reader.overlapping({ of: 'h', from: '2026-05-02', to: '2026-05-30' })),
});

describe('what is worked out beside the store', () => {
  test('has a version of its own after each step: a table never says twice that it is as it was', () => {
    const staged = stage(store);
    const versions = [table().version];
    const step = (work: Parameters<typeof staged.transact<number>>[0]) => versions.push(staged.transact(work));
    step((tx) => {
      tx.put('stays', 't', stay('d', 7));
      return tx.table('stays', 't').version;
    });
    step((tx) => {
      tx.remove('stays', 't', 'b');
      return tx.table('stays', 't').version;
    });
    expect(() =>
      staged.transact((tx) => {
        tx.remove('stays', 't', 'a');
        versions.push(tx.table('stays', 't').version);
        throw new Error('no');
      }),
    ).toThrow('no');
    step((tx) => tx.table('stays', 't').version);
    expect(new Set(versions).size).toBe(5);
  });
  test('reads as the store will once it is done', () => {
    const staged = stage(store);
    staged.transact((tx) => {
      tx.put('stays', 't', stay('d', 7));
      tx.remove('stays', 't', 'b');
    });
    staged.transact((tx) => {
      tx.put('stays', 't', stay('a', 11, { code: 'X' }));
      tx.put('stays', 't', stay('e', 3));
    });
    const seen = staged.transact((tx) => asked(tx.table('stays', 't')));
    const days: number[] = [];
    staged.transact((tx) =>
      tx.table('stays', 't').visitDays({ of: 'h', from: '2026-05-01', to: '2026-05-30' }, (from) => days.push(from)),
    );
    expect(ids(table().all())).toEqual(['a', 'b', 'c']);
    return store
      .transact((tx) => staged.replay(tx))
      .then(() => {
        expect(asked(table())).toEqual(seen);
        expect(days).toHaveLength(4);
      });
  });

  test('what is written again and again comes into the store once', async () => {
    const staged = stage(store);
    for (const day of [11, 12, 13]) staged.transact((tx) => tx.put('stays', 't', stay('a', day)));
    staged.transact((tx) => tx.put('stays', 't', stay('d', 7)));
    staged.transact((tx) => tx.remove('stays', 't', 'd'));
    const puts: string[] = [];
    await store.transact((tx) =>
      staged.replay({
        ...tx,
        putChecked: (collection, tenant, row) => {
          puts.push(row.id);
          tx.putChecked(collection, tenant, row);
        },
      }),
    );
    expect(puts).toEqual(['a']);
    expect(table().get('a')).toEqual(stay('a', 13));
    expect(table().get('d')).toBeUndefined();
  });

  test('what a piece throws undoes this piece only', () => {
    const staged = stage(store);
    staged.transact((tx) => tx.put('stays', 't', stay('d', 7)));
    const before = staged.transact((tx) => asked(tx.table('stays', 't')));
    expect(() =>
      staged.transact((tx) => {
        tx.put('stays', 't', stay('d', 8, { code: 'X' }));
        tx.put('stays', 't', stay('e', 3));
        tx.remove('stays', 't', 'a');
        tx.remove('stays', 't', 'd');
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(staged.transact((tx) => asked(tx.table('stays', 't')))).toEqual(before);
    return store.transact((tx) => staged.replay(tx)).then(() => expect(asked(table())).toEqual(before));
  });

  test('so does an attempt within a piece', async () => {
    const staged = stage(store);
    staged.transact((tx) => {
      tx.put('stays', 't', stay('d', 7));
      const attempt = () =>
        tx.attempt(() => {
          tx.remove('stays', 't', 'a');
          tx.put('stays', 't', stay('d', 8, { code: 'B' }));
        });
      expect(attempt).toThrow(UniqueViolation);
    });
    await store.transact((tx) => staged.replay(tx));
    expect(ids(table().all())).toEqual(['a', 'b', 'c', 'd']);
    expect(table().get('d')).toEqual(stay('d', 7));
  });

  test('values are unique among both; one that is given up can be taken', () => {
    const staged = stage(store);
    const put = (row: Row) => staged.transact((tx) => tx.put('stays', 't', row));
    expect(() => put(stay('d', 7, { code: 'A' }))).toThrow(UniqueViolation);
    put(stay('a', 1, { code: 'Z' }));
    put(stay('d', 7, { code: 'A' }));
    expect(() => put(stay('e', 8, { code: 'Z' }))).toThrow(UniqueViolation);
    staged.transact((tx) => tx.remove('stays', 't', 'b'));
    put(stay('e', 8, { code: 'B' }));
  });

  test('it is current until somebody changes a row that was looked at', async () => {
    const staged = stage(store);
    staged.transact((tx) => tx.put('log', 't', { id: 'l1', tenantId: 't' }));
    staged.transact((tx) => tx.table('stays', 't').get('a'));
    await store.transact((tx) => tx.put('log', 't', { id: 'l2', tenantId: 't' }));
    await store.transact((tx) => tx.put('stays', 'other', { ...stay('z', 1), tenantId: 'other' }));
    expect(staged.isCurrent()).toBe(true);
    // Other things' rows do not matter to it, its own do.
    await store.transact((tx) => tx.put('stays', 't', stay('c', 10)));
    expect(staged.isCurrent()).toBe(true);
    await store.transact((tx) => tx.put('stays', 't', stay('a', 2)));
    expect(staged.isCurrent()).toBe(false);
  });

  const OF_HOME = { of: 'h', from: '2026-05-08', to: '2026-05-20' };
  const EMPTY = { of: 'h', from: '2026-05-20', to: '2026-05-30' };
  test.each<[string, (table: TableReader) => unknown, Row, boolean]>([
    ['a row that was not there', (reader) => reader.get('x'), stay('x', 20), false],
    ['a value that was free', (reader) => reader.findUnique('code', 'X'), stay('d', 20, { code: 'X' }), false],
    ['a value that another takes', (reader) => reader.findUnique('code', 'X'), stay('d', 20), true],
    ['rows of one value', (reader) => reader.equal('at', 9), stay('c', 9, { note: 'x' }), false],
    ['rows of another value', (reader) => reader.equal('at', 9), stay('d', 20), true],
    ['nights that are taken', (reader) => [...reader.overlapping(OF_HOME)], stay('c', 10), false],
    ['nights that become taken', (reader) => [...reader.overlapping(EMPTY)], stay('d', 20), false],
    ['other nights', (reader) => [...reader.overlapping(EMPTY)], stay('d', 2), true],
    ['how many there are', (reader) => reader.size, stay('d', 20), false],
    ['all there are', (reader) => [...reader.all()], stay('d', 20), false],
    ['a range', (reader) => reader.range('at', { gte: 2 }), stay('d', 20), false],
  ])('it is current by what was asked: %s', async (_, ask, written, expected) => {
    const staged = stage(store);
    staged.transact((tx) => ask(tx.table('stays', 't')));
    await store.transact((tx) => tx.put('stays', 't', written));
    expect(staged.isCurrent()).toBe(expected);
  });

  test('what only the store can answer is not guessed', () => {
    const staged = stage(store);
    const query = { orderBy: 'at', direction: 'ASC', offset: 0, limit: 9 } as const;
    expect(staged.transact((tx) => tx.table('stays', 't').query(query).total)).toBe(3);
    staged.transact((tx) => tx.put('stays', 't', stay('d', 7)));
    expect(() => staged.transact((tx) => tx.table('stays', 't').query(query))).toThrow(NotStaged);
    expect(() => staged.transact((tx) => tx.table('stays', 't').ordered('at', 'ASC'))).toThrow(NotStaged);
  });

  test('nor what a condition finds in records that may not be there yet', () => {
    const staged = stage(store);
    const page = { orderBy: 'at', direction: 'ASC', offset: 0, limit: 9 } as const;
    const total = (where: Where) => staged.transact((tx) => tx.table('stays', 't').query({ ...page, where }).total);
    expect(total({ id: 'a' })).toBe(1);
    for (const where of [{ 'homeId.name': 'x' }, { not: { code: '$homeId.name' } }]) {
      expect(() => total(where)).toThrow(NotStaged);
      const search = { words: [], where, budget: 9 };
      expect(() => staged.transact((tx) => [...tx.table('stays', 't').holding(search)])).toThrow(NotStaged);
    }
  });
});
