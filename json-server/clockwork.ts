import { todayIn } from '../src/domain/calendar/iso-date.ts';
import { type StayFacts, stayStateOf } from '../src/domain/reservation/stay-state.ts';
import { addDays } from '../src/domain/calendar/iso-date.ts';
import { isSameJson } from '../src/config/keys.ts';
import type { Json, Row } from '../src/config/types.ts';
import type { LiveConfig } from './live-config.ts';
import { MODULES } from './modules.ts';
import type { Job, Module } from './modules/module.ts';
import { isAtWork } from './packages.ts';
import { follow, putAlso } from './records/also-written.ts';
import { SYSTEM, systemCaller } from './records/as-system.ts';
import type { Context } from './records/context.ts';
import { appendHistory, changesBetween } from './records/history.ts';
import { appendStates } from './records/state-history.ts';
import { tellExpiring } from './modules/estates/tell-expiring.ts';
import { turnPermits } from './modules/estates/estate-permits.ts';
import { versionOf } from './rows.ts';
import { ownersOfEstate } from './modules/estates/estate.ts';
import type { Store, Transaction } from './store/types.ts';

const RESERVATIONS = 'reservations';
const ESTATES = 'estates';
/** ms between two looks at the clock */
const INTERVAL = 30_000;
/** ms between two sweeps of uploads */
const SWEEPS = 60 * 60 * 1000;
/** Days; no stay is longer, so whoever arrived earlier has left. */
const LONGEST_STAY = 366;

export type Clockwork = {
  /** Does what is due now. Resolves with how many records changed. */
  readonly run: () => Promise<number>;
  readonly stop: () => void;
};

const asFacts = (row: Row): StayFacts => row as unknown as StayFacts;

/** PENDING rows whose hold has run out: FAILED, which gives their nights back. */
const lapsedIn = (tx: Transaction, tenant: string, now: string): (readonly [Row, Record<string, Json>])[] =>
  tx
    .table(RESERVATIONS, tenant)
    .range('holdExpiresAt', { lt: now })
    .filter((row) => row['status'] === 'PENDING')
    .map((row) => {
      const set = { status: 'FAILED', failCause: 'HOLD_EXPIRED', holdExpiresAt: null, lastProcessAt: now };
      return [row, { ...set, stayState: null }] as const;
    });

/** Homes whose owners are others today than they were yesterday (ES8). */
const ownedAnewIn = (tx: Transaction, tenant: string, today: string): Row[] =>
  [...tx.table(ESTATES, tenant).all()].flatMap((row) => {
    const ownerIds = ownersOfEstate(row, today);
    return isSameJson(row['ownerIds'] ?? [], ownerIds) ? [] : [{ ...row, ownerIds }];
  });

/** Confirmed stays that became late with this day. */
const lateIn = (tx: Transaction, tenant: string, today: string): (readonly [Row, Record<string, Json>])[] =>
  tx
    .table(RESERVATIONS, tenant)
    .range('checkIn', { gte: addDays(today, -LONGEST_STAY), lt: today })
    .flatMap((row) => {
      const stayState = row['status'] === 'SUCCESSFUL' ? stayStateOf(asFacts(row), today) : undefined;
      return stayState === undefined || stayState === row['stayState'] ? [] : [[row, { stayState }] as const];
    });

/**
 * What the clock does to reservations: a hold that ran out ends (RS, PENDING → FAILED), and once a day confirmed stays
 * become late (RS1), permits of homes begin and end and what runs out is told (ES7), and homes belong to who owns them
 * from now on (ES8). Each record is read and changed in one transaction, so it happens exactly once, whoever confirms it
 * at the same moment; what was due while the server was down is done at the next start.
 */
export function createClockwork({
  store,
  config,
  clock = Date.now,
  sweep,
}: {
  store: Store;
  config: LiveConfig;
  clock?: () => number;
  /** Takes away the uploads that nobody needs; given the moment, in ms. */
  sweep?: (now: number) => Promise<number>;
}): Clockwork {
  let sweptAt = -Infinity;
  const lastDay = new Map<string, string>();

  const runTenant = (tenant: string): Promise<number> => {
    const now = new Date(clock()).toISOString();
    const today = todayIn(new Date(now));
    const snapshot = config.current();
    const resource = snapshot.config.resources[RESERVATIONS];
    if (resource === undefined) return Promise.resolve(0);
    const table = store.table(RESERVATIONS, tenant);
    const isNewDay = lastDay.get(tenant) !== today;
    // Most looks find nothing, and a transaction that changes nothing need not be one.
    const look = { now, today, isNewDay };
    const isDue = ({ due }: Job) => due({ ...look, table: (name) => store.table(name, tenant) }).length > 0;
    const isOn = ({ jobsOf: name }: Module) => name === undefined || isAtWork(store, snapshot.config, { tenant, name });
    const jobs = MODULES.filter(isOn)
      .flatMap((module) => module.jobs ?? [])
      .filter(isDue);
    const isLapsed = table.range('holdExpiresAt', { lt: now }).length > 0;
    if (!isNewDay && !isLapsed && jobs.length === 0) return Promise.resolve(0);
    return store
      .transact((tx) => {
        const caller = systemCaller(tenant, now);
        const context: Context = { snapshot, caller, read: (name, of) => tx.table(name, of) };
        const due = [...lapsedIn(tx, tenant, now), ...(isNewDay ? lateIn(tx, tenant, today) : [])];
        for (const [before, set] of due) {
          const stamps = { version: versionOf(before) + 1, updatedAt: now, updatedBy: SYSTEM.id };
          const after: Row = { ...before, ...set, ...stamps };
          tx.put(RESERVATIONS, tenant, after);
          const action = set['status'] === 'FAILED' ? 'fail' : 'update';
          appendHistory({ tx, context, resource, row: after, action, changes: changesBetween(before, after) });
          appendStates({ tx, context, resource, before, after, source: 'SYSTEM' });
          follow({ tx, context, resource, before, after });
        }
        // Nobody edited these homes: their version and their history stay as they are.
        const owned = isNewDay ? ownedAnewIn(tx, tenant, today) : [];
        for (const row of owned) tx.put(ESTATES, tenant, row);
        if (isNewDay) tellExpiring(tx, context);
        const done = jobs.flatMap((job) => job.due({ ...look, table: (name) => tx.table(name, tenant) }));
        putAlso({ tx, context, also: done });
        return due.length + owned.length + done.length + (isNewDay ? turnPermits(tx, tenant, today) : 0);
      })
      .then((changed) => {
        lastDay.set(tenant, today);
        return changed;
      });
  };

  const run = async (): Promise<number> => {
    let changed = 0;
    // A tenant may have homes before it has a stay.
    const tenants = new Set([RESERVATIONS, ESTATES].flatMap((collection) => store.tenants(collection)));
    for (const tenant of tenants) changed += await runTenant(tenant);
    if (sweep && clock() - sweptAt >= SWEEPS) {
      changed += await sweep(clock());
      sweptAt = clock();
    }
    return changed;
  };
  const tick = (): void => {
    run().catch((error: unknown) => {
      // The store may be read-only for a while; what is due stays due.
      console.error(JSON.stringify({ level: 'error', job: 'clockwork', error: String(error) }));
    });
  };
  const timer = setInterval(tick, INTERVAL);
  timer.unref();
  return { run, stop: () => clearInterval(timer) };
}
