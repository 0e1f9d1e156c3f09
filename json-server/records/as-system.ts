import type { LiveConfig } from '../live/live-config.ts';
import type { RecordWrite } from '../live/rules/domain-write.ts';
import type { OwnStore } from '../store/types.ts';
import type { Tables } from '../live/rows/company.ts';
import { applyWrites } from './write-path.ts';
import { contextIn } from './context.ts';
import { systemCaller } from './system.ts';
import { withOld } from './with-old.ts';

type SystemContext = {
  readonly table: Tables;
  readonly now: string;
  readonly today: string;
};

/**
 * Writes as the system, in one transaction of a tenant: `work` reads the tables and returns the writes. Resolves with
 * their number once they are on disk. @throws HttpError when a rule refuses one; then none of them happens
 */
export type AsSystem = (tenant: string, work: (context: SystemContext) => readonly RecordWrite[]) => Promise<number>;

export const asSystemOf =
  ({ store, config, clock }: { store: OwnStore; config: LiveConfig; clock: () => number }): AsSystem =>
  (tenant, work) =>
    withOld(store, (tx) => {
      const caller = systemCaller(tenant, new Date(clock()).toISOString());
      const context = contextIn(tx, { snapshot: config.current(), caller });
      const { now, today } = caller.values;
      const writes = work({ table: context.table, now, today });
      applyWrites({ tx, context, writes });
      return writes.length;
    });
