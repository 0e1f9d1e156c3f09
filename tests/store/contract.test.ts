import { describe, expect, test } from 'vitest';
import { createMemoryStore } from '../../json-server/store/memory-store.ts';
import { openStore } from '../../json-server/store/open-store.ts';
import type { Store } from '../../json-server/store/types.ts';
import { type Adapter, defineHomes, HOMES, keepsTheContract, type Seed } from './contract.ts';
import { newFile, open, row, TENANT } from './directory.ts';
import { MemoryEngine } from './memory-engine.ts';
import { strictStore } from './strict-store.ts';

const memory: Adapter['make'] = (seed) => Promise.resolve(createMemoryStore(seed));
const sqlite: Adapter['make'] = async (seed: Seed = {}) =>
  (await open({ file: newFile().file, seed: () => seed })).store;
const engine: Adapter['make'] = (seed: Seed = {}) => openStore({ engine: new MemoryEngine(), seed: () => seed });

/** A store over an engine spares its rows the pass that freezes them, for they are many. */
const ADAPTERS: readonly (Adapter & { readonly freezes: boolean })[] = [
  { name: 'memory', make: memory, freezes: true },
  { name: 'an engine in memory', make: engine, freezes: false },
  { name: 'SQLite', make: sqlite, freezes: false },
  { name: 'strict over memory', make: async (seed) => strictStore(await memory(seed)), freezes: true },
  { name: 'strict over SQLite', make: async (seed) => strictStore(await sqlite(seed)), freezes: true },
];

ADAPTERS.forEach(keepsTheContract);

describe.each(ADAPTERS.filter(({ freezes }) => freezes))('$name', ({ make }) => {
  test('rows are frozen', async () => {
    const store = await make();
    await store.transact((tx) => tx.put('n', TENANT, row('x', { list: [1] })));
    const stored = store.table('n', TENANT).get('x') as { list?: number[] } | undefined;
    expect(() => stored?.list?.push(2)).toThrow(TypeError);
  });
});

test('strict: what runs in a transaction runs twice, and what the first run wrote is undone', async () => {
  const store = strictStore(await memory());
  let runs = 0;
  const seen = await store.transact((tx) => {
    runs += 1;
    const { size } = tx.table('n', TENANT);
    tx.put('n', TENANT, row(`x${runs}`));
    return size;
  });
  expect([runs, seen, [...store.table('n', TENANT).all()].map(({ id }) => id)]).toEqual([2, 0, ['x2']]);
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

test('strict: of a table with old rows only the newest are in memory, and nothing else is asked there', async () => {
  const store = strictStore(await memory(), new Map([['log', 2]]));
  store.define('log', { unique: [], ordered: { at: 'plain' }, search: [], old: { at: 'at', second: 'isDropped' } });
  await store.transact((tx) => ['a', 'b', 'c'].forEach((id, at) => tx.put('log', TENANT, row(id, { at: `${at}` }))));
  const recent = (from: Pick<Store, 'table'>) => [...from.table('log', TENANT).recent()].map(({ id }) => id);
  expect(recent(store)).toEqual(['b', 'c']);
  await store.transact((tx) => {
    tx.put('log', TENANT, row('b', { at: '3' }));
    tx.put('log', TENANT, row('d', { at: '3' }));
    expect(recent(tx)).toEqual(['c', 'd']);
    tx.remove('log', TENANT, 'a');
    tx.put('log', TENANT, row('a', { at: '3' }));
  });
  expect(await store.old('log', TENANT).get('b')).toMatchObject({ at: '1' });
  expect(await store.old('log', TENANT).get('a')).toMatchObject({ at: '3' });
  const table = store.table('log', TENANT);
  const questions: readonly (() => unknown)[] = [
    ...[() => table.size, () => table.get('a'), () => table.many(['a']), () => table.findUnique('at', '0')],
    ...[() => table.equal('at', '0'), () => [...table.latest('at', '0')], () => [...table.ordered('at', 'ASC')]],
    ...[() => [...table.all()], () => table.range('at', {})],
  ];
  for (const ask of questions) expect(ask).toThrow('asked in memory');
});
