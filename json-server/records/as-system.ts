import type { LiveConfig } from '../live-config.ts';
import type { RecordWrite } from '../rules/domain-write.ts';
import type { Store } from '../store/types.ts';
import type { Tables } from '../tenancy/company.ts';
import { applyWrites } from './write-path.ts';
import { contextIn } from './context.ts';
import { systemCaller } from './system.ts';

type Looked = {
  readonly table: Tables;
  readonly now: string;
  readonly today: string;
};

/**
 * Writes on behalf of nobody, in one transaction of a tenant: `work` reads and answers with what is to be written. Resolves,
 * with how many writes it asked for, once they are on disk. @throws HttpError when a rule refuses one: then none is kept
 */
export type AsSystem = (tenant: string, work: (looked: Looked) => readonly RecordWrite[]) => Promise<number>;

export const asSystemOf =
  ({ store, config, clock }: { store: Store; config: LiveConfig; clock: () => number }): AsSystem =>
  (tenant, work) =>
    store.transact((tx) => {
      const caller = systemCaller(tenant, new Date(clock()).toISOString());
      const context = contextIn(tx, { snapshot: config.current(), caller });
      const { now, today } = caller.values;
      const writes = work({ table: context.table, now, today });
      applyWrites({ tx, context, writes });
      return writes.length;
    });
