import { describe, expect, test, vi } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { textIn } from '../../json-server/rows.ts';
import { createMemoryStore } from '../../json-server/store/memory-store.ts';
import { GLOBAL, StoreUnavailable, UniqueViolation } from '../../json-server/store/types.ts';
import type { Change, Store } from '../../json-server/store/types.ts';
import { newFile, open, row, TENANT } from './directory.ts';
import { strictStore } from './strict-store.ts';

type Seed = { readonly [collection: string]: readonly Row[] };
type Adapter = {
  readonly name: string;
  readonly make: (seed?: Seed) => Promise<Store>;
  /** Whether what is read can be changed by nobody; the file store spares its rows the pass, for they are many. */
  readonly freezes: boolean;
};

const memory = (seed?: Seed): Promise<Store> => Promise.resolve(createMemoryStore(seed));
const journal = async (seed: Seed = {}): Promise<Store> =>
  (await open({ file: newFile().file, seed: () => seed })).store;

/** What every adapter keeps to; what is said of one here holds for a database that comes later. */
const ADAPTERS: readonly Adapter[] = [
  { name: 'memory', make: memory, freezes: true },
  { name: 'journal', make: journal, freezes: false },
  { name: 'strict over memory', make: async (seed) => strictStore(await memory(seed)), freezes: true },
  { name: 'strict over the journal', make: async (seed) => strictStore(await journal(seed)), freezes: true },
];

const ids = (rows: Iterable<Row>): string[] => Array.from(rows, ({ id }) => id);

const HOMES = [
  row('a', { code: 'Çamlıca', floor: 3, group: 'x', from: '2026-01-01', to: '2026-01-05' }),
  row('b', { code: 'Beyoğlu', floor: 1, group: 'y', from: '2026-01-04', to: '2026-01-09' }),
  row('c', { code: 'Cihangir', floor: 2, group: 'x', from: '2026-02-01', to: '2026-02-03' }),
];

function defineHomes(store: Store): void {
  store.define('homes', {
    unique: ['code'],
    ordered: { code: 'text', floor: 'plain', group: 'plain' },
    search: ['code'],
    span: (home) => ({ of: 'town', from: textIn(home, 'from'), to: textIn(home, 'to') }),
  });
}

describe.each(ADAPTERS)('the contract of stores: $name', ({ make }) => {
  const homes = async () => {
    const store = await make({ homes: HOMES });
    defineHomes(store);
    return { store, table: store.table('homes', TENANT) };
  };

  test('a transaction sees its own writes and keeps all or nothing', async () => {
    const store = await make({ estates: [row('a', { code: 'A' }), row('z', { code: 'Z' })] });
    store.define('estates', { unique: ['code'], ordered: { code: 'text' }, search: [] });
    await expect(
      store.transact((tx) => {
        tx.put('estates', TENANT, row('b', { code: 'B' }));
        expect(tx.table('estates', TENANT).get('b')).toBeDefined();
        tx.remove('estates', TENANT, 'a');
        tx.put('estates', TENANT, row('z', { code: 'A' }));
        tx.put('estates', TENANT, row('c', { code: 'b' }));
      }),
    ).rejects.toThrow(UniqueViolation);
    const table = store.table('estates', TENANT);
    expect([...table.all()].map((each) => each['code'])).toEqual(['A', 'Z']);
    expect(ids(table.ordered('code', 'ASC'))).toEqual(['a', 'z']);
    expect(table.findUnique('code', 'B')).toBeUndefined();
  });

  test('work runs at once and in the order of the calls', async () => {
    const store = await make();
    const first = store.transact((tx) => tx.put('n', TENANT, row('x')));
    expect(store.table('n', TENANT).size).toBe(1);
    await first;
  });

  test('listeners hear net changes, and one that fails disturbs nobody', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = await make({ n: [row('old')] });
    const heard: Change[] = [];
    store.onCommit(() => {
      throw new Error('deaf');
    });
    const stop = store.onCommit((changes) => heard.push(...changes));
    await store.transact((tx) => {
      tx.put('n', TENANT, row('x'));
      tx.put('n', TENANT, row('x', { v: 2 }));
      tx.put('n', TENANT, row('gone'));
      tx.remove('n', TENANT, 'gone');
      tx.remove('n', TENANT, 'old');
    });
    expect(heard.map(({ id, kind }) => `${kind} ${id}`)).toEqual(['created x', 'deleted old']);
    expect(heard[0]?.after).toEqual(row('x', { v: 2 }));
    stop();
    await store.transact((tx) => tx.put('n', TENANT, row('y')));
    expect(heard).toHaveLength(2);
  });

  test('a row must be put where its tenantId says; an asynchronous or nested transaction is refused', async () => {
    const store = await make();
    await expect(store.transact((tx) => tx.put('n', GLOBAL, row('x')))).rejects.toThrow(TypeError);
    await expect(store.transact(() => Promise.resolve(1))).rejects.toThrow('must be synchronous');
    let inner: Promise<void> | undefined;
    await store.transact(() => {
      inner = store.transact(() => undefined);
    });
    await expect(inner).rejects.toThrow('inside another');
    expect(store.tenants('n')).toEqual([]);
  });

  test('one company’s rows are not another’s, nor those of none', async () => {
    const { store, table } = await homes();
    await store.transact((tx) => {
      tx.put('homes', 't2', { ...row('a', { code: 'Çamlıca' }), tenantId: 't2' });
      tx.put('homes', GLOBAL, { id: 'a', code: 'Çamlıca' });
    });
    expect(store.tenants('homes').toSorted()).toEqual([GLOBAL, TENANT, 't2'].toSorted());
    expect(table.get('a')?.['floor']).toBe(3);
    expect(store.table('homes', 't2').get('a')?.['floor']).toBeUndefined();
    await store.transact((tx) => tx.remove('homes', 't2', 'a'));
    expect([table.size, store.table('homes', 't2').size]).toEqual([3, 0]);
  });

  test('rows are found by id, by a unique value folded, by an equal one and in a range', async () => {
    const { table } = await homes();
    expect(table.get('b')).toEqual(HOMES[1]);
    expect(table.get('nobody')).toBeUndefined();
    expect(table.findUnique('code', 'ÇAMLICA')?.id).toBe('a');
    expect(ids(table.equal('group', 'x')).toSorted()).toEqual(['a', 'c']);
    expect(ids(table.latest('group', 'x'))).toEqual(['c', 'a']);
    expect(ids(table.range('floor', { gte: 2 }))).toEqual(['c', 'a']);
    expect(ids(table.range('floor', { lt: 2 }))).toEqual(['b']);
  });

  test('texts are in the order of people', async () => {
    const { table } = await homes();
    expect(ids(table.ordered('code', 'ASC'))).toEqual(['b', 'c', 'a']);
    expect(ids(table.ordered('code', 'DESC'))).toEqual(['a', 'c', 'b']);
  });

  test('spans are half open', async () => {
    const { table } = await homes();
    const within = (from: string, to: string) => ids(table.overlapping({ of: 'town', from, to }));
    expect(within('2026-01-04', '2026-01-05')).toEqual(['a', 'b']);
    expect(within('2026-01-05', '2026-01-06')).toEqual(['b']);
    expect(within('2026-01-09', '2026-02-01')).toEqual([]);
    const days: number[] = [];
    table.visitDays({ of: 'town', from: '2026-01-01', to: '2026-03-01' }, (from, to) => days.push(to - from));
    expect(days.toSorted()).toEqual([2, 4, 5]);
  });

  test('a list is one page and the total; a search folds', async () => {
    const { table } = await homes();
    const page = table.query({ orderBy: 'code', direction: 'ASC', offset: 1, limit: 1 });
    expect([ids(page.rows), page.total]).toEqual([['c'], 3]);
    const matching = { filterId: 'upstairs', matches: (home: Row) => Number(home['floor']) > 1 };
    const upstairs = () => table.query({ ...matching, orderBy: 'floor', direction: 'DESC', offset: 0, limit: 10 });
    expect(ids(upstairs().rows)).toEqual(['a', 'c']);
    expect(ids(table.query({ q: 'IHAN', orderBy: '$inserted', direction: 'ASC', offset: 0, limit: 10 }).rows)).toEqual([
      'c',
    ]);
    expect(ids(table.holding({ words: [['beyoglu']], budget: 100 }))).toEqual(['b']);
    expect(table.similar({ word: 'cihangr', edits: 1, isPrefix: false })).toEqual(['cihangir']);
  });

  test('what is asked again follows what was written', async () => {
    const { store, table } = await homes();
    const asked = { filterId: 'x', matches: (home: Row) => home['group'] === 'x' } as const;
    const count = () => table.query({ ...asked, orderBy: '$inserted', direction: 'ASC', offset: 0, limit: 10 }).total;
    expect(count()).toBe(2);
    const before = table.version;
    await store.transact((tx) => tx.put('homes', TENANT, { ...HOMES[1], id: 'b', group: 'x' }));
    expect(table.version).toBeGreaterThan(before);
    expect(count()).toBe(3);
    expect(ids(table.all())).toEqual(['a', 'b', 'c']);
  });

  test('a store that is closed takes nothing in', async () => {
    const store = await make();
    await store.close();
    expect(store.writable).toBe(false);
    await expect(store.transact((tx) => tx.put('n', TENANT, row('x')))).rejects.toThrow(StoreUnavailable);
  });
});

describe.each(ADAPTERS.filter(({ freezes }) => freezes))('$name', ({ make }) => {
  test('rows are frozen', async () => {
    const store = await make();
    await store.transact((tx) => tx.put('n', TENANT, row('x', { list: [1] })));
    const stored = store.table('n', TENANT).get('x') as { list?: number[] } | undefined;
    expect(() => stored?.list?.push(2)).toThrow(TypeError);
  });
});

test('strict: a lazy answer ends with the next write, and a table that grows is not walked', async () => {
  const store = strictStore(await memory({ homes: HOMES, payments: [row('p')] }));
  defineHomes(store);
  const lazily = store.table('homes', TENANT).latest('group', 'x')[Symbol.iterator]();
  lazily.next();
  await store.transact((tx) => tx.put('homes', TENANT, row('d', { code: 'D', from: '', to: '' })));
  expect(() => lazily.next()).toThrow('was written to');
  expect(() => [...store.table('payments', TENANT).all()]).toThrow('grows, and is walked');
});
