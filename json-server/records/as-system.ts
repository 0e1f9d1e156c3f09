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

/** The writes, alone or with another result of the work. */
type Worked = readonly RecordWrite[] | { readonly writes: readonly RecordWrite[] };

/**
 * Writes as the system, in one transaction of a tenant: `work` reads the tables and returns the writes; it may run more
 * than once. Resolves with its result once the writes are on disk.
 * @throws HttpError when a rule refuses one; then none of them happens
 */
export type AsSystem = <Made extends Worked>(tenant: string, work: (context: SystemContext) => Made) => Promise<Made>;

export const asSystemOf =
  ({ store, config, clock }: { store: OwnStore; config: LiveConfig; clock: () => number }): AsSystem =>
  (tenant, work) =>
    withOld(store, (tx) => {
      const caller = systemCaller(tenant, new Date(clock()).toISOString());
      const context = contextIn(tx, { snapshot: config.current(), caller });
      const { now, today } = caller.values;
      const made = work({ table: context.table, now, today });
      const worked: Worked = made;
      applyWrites({ tx, context, writes: 'writes' in worked ? worked.writes : worked });
      return made;
    });
