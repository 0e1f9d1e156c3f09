import { todayIn } from '../../src/domain/calendar/iso-date.ts';
import type { LiveConfig } from '../live/live-config.ts';
import type { Snapshot } from '../live/snapshot.ts';
import type { Job, JobArea, JobContext } from './job.ts';
import { isAtWork } from '../accounts/packages.ts';
import { applyWrites } from '../records/write-path.ts';
import { contextIn } from '../records/context.ts';
import { systemCaller } from '../records/system.ts';
import { withOld } from '../records/with-old.ts';
import type { Leading, OwnStore } from '../store/types.ts';
import { companiesIn } from '../live/rows/company.ts';
import { JOB_RUNNER, type JobWatch } from '../http/job-watch.ts';
import { every, type Ticker } from './ticker.ts';
import { dueTurns, nextTurn, noteTurn } from './turns.ts';

/** ms between two runs */
const INTERVAL = 30_000;
/** ms between two sweeps of uploads */
const SWEEPS = 60 * 60 * 1000;

type Moment = Pick<JobContext, 'now' | 'today' | 'isNewDay'>;
type Due = {
  readonly snapshot: Snapshot;
  readonly tenant: string;
  readonly when: Moment;
  /** The jobs of each area that have something to do. */
  readonly areas: readonly (readonly Job[])[];
};

/** Does what is due for a company in one transaction. @returns how many records changed */
function runDue(store: OwnStore, { snapshot, tenant, when, areas }: Due): Promise<number> {
  return withOld(store, (tx) => {
    const caller = systemCaller(tenant, when.now);
    const context = contextIn(tx, { snapshot, caller });
    const { config: declared, rules } = snapshot;
    const { table, shared } = context;
    const inside = { ...when, tenant, table, shared: shared.table, config: declared, outgoing: rules.outgoing };
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
  silence = Infinity,
  sweep,
  watch,
}: {
  modules: readonly JobArea[];
  store: OwnStore;
  config: LiveConfig;
  clock?: () => number;
  /** ms after which a company that nobody asks for leaves memory, where it may */
  silence?: number;
  /** Deletes uploads that nothing refers to. @param now ms since 1970 */
  sweep?: (now: number) => Promise<number>;
  watch?: JobWatch;
}): Ticker {
  const collections = modules.flatMap(({ jobCollections }) => jobCollections ?? []);
  const companies = companiesIn(store);
  let sweptAt = -Infinity;
  const lastDay = new Map<string, string>();

  const whenOf = (tenant: string, moment: number): Moment => {
    const now = new Date(moment).toISOString();
    const today = todayIn(new Date(now));
    return { now, today, isNewDay: lastDay.get(tenant) !== today };
  };
  /** The jobs of each area that have something to do at a moment. */
  const dueJobs = (tenant: string, when: Moment) => {
    const { config: declared, rules } = config.current();
    const isOn = ({ jobsResource: name }: JobArea) =>
      name === undefined || isAtWork(companies, declared, { tenant, name });
    const { table } = companies.company(tenant);
    const { shared } = companies;
    const outside = { ...when, tenant, table, shared: shared.table, config: declared, outgoing: rules.outgoing };
    return modules
      .filter(isOn)
      .map(({ jobs = [] }) => jobs.filter(({ due }) => due(outside).length > 0))
      .filter((jobs) => jobs.length > 0);
  };

  const runTenant = async (tenant: string): Promise<number> => {
    const snapshot = config.current();
    const when = whenOf(tenant, clock());
    // Most runs find nothing due, and then no transaction is needed.
    const areas = dueJobs(tenant, when);
    let changed = 0;
    if (areas.length > 0) {
      changed = await runDue(store, { snapshot, tenant, when, areas });
    }
    lastDay.set(tenant, when.today);
    return changed;
  };

  /** Lets companies go that nobody has asked for: where the jobs are done, each with the moment of its next turn. */
  const letGo = async (): Promise<void> => {
    for (const tenant of store.companies.silentSince(clock() - silence)) {
      const { table } = companies.company(tenant);
      if (store.isLeading && modules.some(({ hasWaiting }) => hasWaiting?.(table))) continue;
      const at = store.isLeading && nextTurn((moment) => dueJobs(tenant, whenOf(tenant, moment)).length > 0, clock());
      const number = store.companies.numberOf(tenant);
      if ((await store.companies.leave(tenant)) && at !== false) await noteTurn(store, tenant, { at, number });
    }
  };

  const doJobs = async (): Promise<number> => {
    let changed = 0;
    for (const tenant of dueTurns(store, clock())) await store.companies.visit(tenant);
    const tenants = new Set(collections.flatMap((collection) => store.tenants(collection)));
    for (const tenant of tenants) if (store.companies.isHere(tenant)) changed += await runTenant(tenant);
    if (sweep && clock() - sweptAt >= SWEEPS) {
      changed += await sweep(clock());
      sweptAt = clock();
    }
    return changed;
  };
  const round = async (): Promise<number> => {
    const changed = store.isLeading ? await doJobs() : 0;
    await letGo();
    // At a start, and in the morning, many have their turn at once: they go on without a pause.
    if (store.isLeading && dueTurns(store, clock()).length > 0) ticker.tick();
    return changed;
  };
  // Companies leave every server, whether or not it does the jobs.
  const leading: Leading = { isLeading: true, onLead: (listener) => store.onLead(listener) };
  const ticker = every({ job: JOB_RUNNER, interval: INTERVAL, leading, round, watch });
  return ticker;
}
