import { expect, test } from 'vitest';
import { createMemoryStore } from '../../json-server/store/memory-store.ts';
import type { OwnStore, OwnTransaction } from '../../json-server/store/types.ts';
import { strictStore } from './strict-store.ts';
import { defineOldTables } from '../../json-server/records/old-tables.ts';
import { TRASH } from '../../json-server/records/trash.ts';
import { oldInside, withOld } from '../../json-server/records/with-old.ts';

const entry = (id: string) => ({ id: `homes/${id}`, tenantId: 't', of: 'homes', at: '2026-01-01' });

function trash(): OwnStore {
  const store = strictStore(createMemoryStore({ [TRASH]: [entry('a')] }));
  defineOldTables(store);
  return store;
}

const names = (tx: OwnTransaction) => oldInside(tx, 't')(TRASH, { by: 'homes' }).map(({ id }) => id);

test('what was decided before the old rows were read is undone, be it a refusal', async () => {
  const store = trash();
  const run = (tx: OwnTransaction) => {
    const found = names(tx);
    tx.put('_runs', 't', { id: `${found.length}`, tenantId: 't' });
    if (found.length === 0) throw new Error('nothing there');
    return found;
  };
  expect(await withOld(store, run)).toEqual(['homes/a']);
  expect([...store.table('_runs', 't').all()].map(({ id }) => id)).toEqual(['1']);
});

test('rows over the old ones: what the work has put and removed itself, and what is new', async () => {
  const store = trash();
  const work = (tx: OwnTransaction) => {
    tx.put(TRASH, 't', entry('b'));
    tx.put(TRASH, 't', { ...entry('a'), of: 'others' });
    return names(tx);
  };
  expect(await withOld(store, work)).toEqual(['homes/b']);
});

test('where another server was first the old rows are read again', async () => {
  const store = trash();
  let reads = 0;
  const behind: OwnStore = {
    ...store,
    old: (collection, tenant) => {
      reads += 1;
      return store.old(collection, tenant);
    },
    // What others do is heard of late.
    onCommit: () => () => undefined,
    transact: async (work) => {
      if (reads !== 1) return store.transact(work);
      const undone = new Error('another server was first');
      const first = (tx: OwnTransaction) => {
        work(tx);
        throw undone;
      };
      await expect(store.transact(first)).rejects.toBe(undone);
      await store.transact((tx) => tx.put(TRASH, 't', entry('b')));
      return store.transact(work);
    },
  };
  expect(await withOld(behind, names)).toEqual(['homes/a', 'homes/b']);
  // And once more, for the strict store runs all work twice.
  expect(reads).toBe(3);
});

test('work that nobody reads old rows for is told so', async () => {
  await expect(trash().transact((tx) => names(tx))).rejects.toThrow('Old rows are needed');
});
