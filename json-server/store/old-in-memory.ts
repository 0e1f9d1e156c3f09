import type { Row } from '../../src/config/types.ts';
import type { StoreCore } from './core.ts';
import { momentText } from './row-text.ts';
import type { OldRows, OldSpec, Store, TableReader } from './types.ts';

const BATCH = 500;

/** Old rows of a store that keeps all of them in memory. */
function oldInMemory(table: TableReader, spec: OldSpec | undefined): OldRows {
  if (spec === undefined) throw new RangeError('The table was declared without old rows');
  const { by, at } = spec;
  const oldestFirst = (): Row[] =>
    [...table.all()].sort((a, b) =>
      momentText(a[at]) < momentText(b[at]) ? -1 : Number(momentText(a[at]) > momentText(b[at])),
    );
  return {
    get: (id) => Promise.resolve(table.get(id)),
    latest: ({ by: value, limit = Infinity }) => {
      const isAsked = (row: Row): boolean => value === undefined || (by !== undefined && row[by] === value);
      return Promise.resolve(oldestFirst().reverse().filter(isAsked).slice(0, limit));
    },
    before: (moment, limit) => {
      const until = momentText(moment);
      return Promise.resolve(
        oldestFirst()
          .filter((row) => momentText(row[at]) < until)
          .slice(0, limit),
      );
    },
    async *batches() {
      const rows = oldestFirst();
      for (let from = 0; from < rows.length; from += BATCH) yield Promise.resolve(rows.slice(from, from + BATCH));
    },
  };
}

type OldMethods = Pick<Store, 'old' | 'oldTenants' | 'dropOld'>;

/** `Store.old` and related methods of a store that keeps all rows in memory. */
export const oldMethodsInMemory = (core: StoreCore): OldMethods => ({
  old: (collection, tenant) => oldInMemory(core.table(collection, tenant), core.specOf(collection).old),
  oldTenants: (collection) => Promise.resolve(core.tenants(collection)),
  dropOld: (collection, before) => {
    const { old } = core.specOf(collection);
    if (old === undefined) throw new RangeError('The table was declared without old rows');
    let dropped = 0;
    for (const tenant of core.tenants(collection)) {
      const table = core.table(collection, tenant);
      for (const row of [...table.all()]) {
        if (momentText(row[old.at]) >= momentText(before)) continue;
        table.remove(row.id);
        dropped += 1;
      }
    }
    return Promise.resolve(dropped);
  },
});
