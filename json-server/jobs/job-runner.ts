import { todayIn } from '../../src/domain/calendar/iso-date.ts';
import type { LiveConfig } from '../live/live-config.ts';
import type { JobArea } from './job.ts';
import { isAtWork } from '../accounts/packages.ts';
import { applyWrites } from '../records/write-path.ts';
import { contextIn } from '../records/context.ts';
import { systemCaller } from '../records/system.ts';
import { withOld } from '../records/with-old.ts';
import type { OwnStore } from '../store/types.ts';
import { companiesIn } from '../live/rows/company.ts';
import { every, type Ticker } from './ticker.ts';

/** ms between two runs */
const INTERVAL = 30_000;
/** ms between two sweeps of uploads */
const SWEEPS = 60 * 60 * 1000;

/**
 * Runs the jobs of all areas on a timer. What is due is read and written in one transaction, so it happens exactly once
 * even when somebody changes the same record at that moment; what fell due while the server was down happens at the
 * next start. A round runs every job once, for each company, and answers how many records changed.
 */
export function createJobRunner({
  modules,
  store,
  config,
  clock = Date.now,
  sweep,
}: {
  modules: readonly JobArea[];
  store: OwnStore;
  config: LiveConfig;
  clock?: () => number;
  /** Deletes uploads that nothing refers to. @param now ms since 1970 */
  sweep?: (now: number) => Promise<number>;
}): Ticker {
  const collections = modules.flatMap(({ jobCollections }) => jobCollections ?? []);
  const companies = companiesIn(store);
  let sweptAt = -Infinity;
  const lastDay = new Map<string, string>();

  const runTenant = async (tenant: string): Promise<number> => {
    const now = new Date(clock()).toISOString();
    const today = todayIn(new Date(now));
    const snapshot = config.current();
    const when = { now, today, isNewDay: lastDay.get(tenant) !== today };
    const isOn = ({ jobsResource: name }: JobArea) =>
      name === undefined || isAtWork(companies, snapshot.config, { tenant, name });
    const outside = { ...when, table: companies.company(tenant).table };
    // Most runs find nothing due, and then no transaction is needed.
    const areas = modules
      .filter(isOn)
      .map(({ jobs = [] }) => jobs.filter(({ due }) => due(outside).length > 0))
      .filter((jobs) => jobs.length > 0);
    let changed = 0;
    if (areas.length > 0) {
      changed = await withOld(store, (tx) => {
        const caller = systemCaller(tenant, now);
        const context = contextIn(tx, { snapshot, caller });
        const inside = { ...when, table: context.table };
        let done = 0;
        // Each area sees what the areas before it have written.
        for (const jobs of areas) {
          const writes = jobs.flatMap(({ due }) => due(inside));
          applyWrites({ tx, context, writes });
          done += writes.filter((each) => !('note' in each)).length;
        }
        return done;
      });
    }
    lastDay.set(tenant, today);
    return changed;
  };

  const round = async (): Promise<number> => {
    let changed = 0;
    const tenants = new Set(collections.flatMap((collection) => store.tenants(collection)));
    for (const tenant of tenants) changed += await runTenant(tenant);
    if (sweep && clock() - sweptAt >= SWEEPS) {
      changed += await sweep(clock());
      sweptAt = clock();
    }
    return changed;
  };
  return every({ job: 'job-runner', interval: INTERVAL, leading: store, round });
}
