import { recordWriter } from '../live/rows/record-writer.ts';
import type { OwnStore } from '../store/types.ts';

/** Records deleted in one transaction. */
const AT_ONCE = 500;

/** A list of what happened, whose entries go by themselves. */
type Aging = { readonly collection: string; readonly at: string; readonly keptFor: number };

/**
 * Makes the sweep of records that are older than they are kept. They leave no trace: what they tell of is in histories.
 * @param at the ordered key of their moment @param keptFor ms
 */
export const createAgeSweep =
  (store: OwnStore, { collection, at, keptFor }: Aging) =>
  async (now: number): Promise<number> => {
    let swept = 0;
    const before = new Date(now - keptFor).toISOString();
    for (const tenant of store.tenants(collection)) {
      if (!store.companies.isHere(tenant)) continue;
      const old = store.table(collection, tenant).range(at, { gte: '', lt: before });
      for (let from = 0; from < old.length; from += AT_ONCE) {
        const ids = old.slice(from, from + AT_ONCE).map(({ id }) => id);
        await store.transact((tx) => ids.forEach((id) => recordWriter(tx).remove(collection, tenant, id)));
        swept += ids.length;
      }
    }
    return swept;
  };
