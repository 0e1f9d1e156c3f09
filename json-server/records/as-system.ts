import type { LiveConfig } from '../live-config.ts';
import type { Also } from '../rules/domain-write.ts';
import type { Store, TableReader } from '../store/types.ts';
import { putAlso } from './also-written.ts';
import type { Context } from './context.ts';
import { systemCaller } from './system.ts';

type Looked = {
  readonly table: (collection: string) => TableReader;
  readonly now: string;
  readonly today: string;
};

/**
 * Writes on behalf of nobody, in one transaction of a tenant: `work` reads and answers with what is to be written. Resolves,
 * with how many writes it asked for, once they are on disk. @throws HttpError when a rule refuses one: then none is kept
 */
export type AsSystem = (tenant: string, work: (looked: Looked) => readonly Also[]) => Promise<number>;

export const asSystemOf =
  ({ store, config, clock }: { store: Store; config: LiveConfig; clock: () => number }): AsSystem =>
  (tenant, work) =>
    store.transact((tx) => {
      const caller = systemCaller(tenant, new Date(clock()).toISOString());
      const context: Context = { snapshot: config.current(), caller, read: (name, of) => tx.table(name, of) };
      const { now, today } = caller.values;
      const also = work({ table: (name) => tx.table(name, tenant), now, today });
      putAlso({ tx, context, also });
      return also.length;
    });
