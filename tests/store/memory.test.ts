import { expect, test, vi } from 'vitest';
import { createMemoryStore } from '../../json-server/store/memory-store.ts';
import { GLOBAL, UniqueViolation } from '../../json-server/store/types.ts';
import type { Change } from '../../json-server/store/types.ts';

const row = (id: string, values: object = {}) => ({ id, tenantId: 't1', ...values });

test('a transaction sees its own writes and keeps all or nothing', async () => {
  const store = createMemoryStore({ estates: [row('a', { code: 'A' }), row('z', { code: 'Z' })] });
  store.define('estates', { unique: ['code'], ordered: { code: 'text' }, search: [] });
  await expect(
    store.transact((tx) => {
      tx.put('estates', 't1', row('b', { code: 'B' }));
      expect(tx.table('estates', 't1').get('b')).toBeDefined();
      tx.remove('estates', 't1', 'a');
      tx.put('estates', 't1', row('z', { code: 'A' }));
      tx.put('estates', 't1', row('c', { code: 'b' }));
    }),
  ).rejects.toThrow(UniqueViolation);
  const table = store.table('estates', 't1');
  expect([...table.all()].map((each) => each['code'])).toEqual(['A', 'Z']);
  expect([...table.ordered('code', 'ASC')].map((each) => each.id)).toEqual(['a', 'z']);
  expect(table.findUnique('code', 'B')).toBeUndefined();
});

test('work runs at once and in the order of the calls', async () => {
  const store = createMemoryStore();
  const first = store.transact((tx) => tx.put('n', 't1', row('x')));
  expect(store.table('n', 't1').size).toBe(1);
  await first;
});

test('listeners hear net changes, and one that fails disturbs nobody', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = createMemoryStore({ n: [row('old')] });
  const heard: Change[] = [];
  store.onCommit(() => {
    throw new Error('deaf');
  });
  const stop = store.onCommit((changes) => heard.push(...changes));
  await store.transact((tx) => {
    tx.put('n', 't1', row('x'));
    tx.put('n', 't1', row('x', { v: 2 }));
    tx.put('n', 't1', row('gone'));
    tx.remove('n', 't1', 'gone');
    tx.remove('n', 't1', 'old');
  });
  expect(heard.map(({ id, kind }) => `${kind} ${id}`)).toEqual(['created x', 'deleted old']);
  expect(heard[0]?.after).toEqual(row('x', { v: 2 }));
  stop();
  await store.transact((tx) => tx.put('n', 't1', row('y')));
  expect(heard).toHaveLength(2);
});

test('a row must be put where its tenantId says; an asynchronous or nested transaction is refused', async () => {
  const store = createMemoryStore();
  await expect(store.transact((tx) => tx.put('n', GLOBAL, row('x')))).rejects.toThrow(TypeError);
  await expect(store.transact(() => Promise.resolve(1))).rejects.toThrow('must be synchronous');
  let inner: Promise<void> | undefined;
  await store.transact(() => {
    inner = store.transact(() => undefined);
  });
  await expect(inner).rejects.toThrow('inside another');
  expect(store.tenants('n')).toEqual([]);
});

test('rows are frozen', async () => {
  const store = createMemoryStore();
  await store.transact((tx) => tx.put('n', 't1', row('x', { list: [1] })));
  const stored = store.table('n', 't1').get('x') as unknown as { list: number[] };
  expect(() => stored.list.push(2)).toThrow(TypeError);
});
