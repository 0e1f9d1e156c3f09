import { randomUUID } from 'node:crypto';
import { CalendarRefused } from '../../../http/outside/calendar-refused.ts';
import type { DefineTable } from '../../../live/rows/company.ts';
import type { OnBehalf } from '../../../records/context.ts';
import type { Records, WriteTransaction } from '../../../records/records.ts';

/** Which of several servers imports a feed: one row per running import, in the tenant's partition. */
const ICAL_TURNS = '_ical_turns';
/**
 * ms after which others stop waiting for a server that ended midway; a running one renews before half of it is over.
 */
const LEASE = 60_000;
/** ms to wait for another server's import. */
const PATIENCE = 30_000;
/** ms between two checks of it, in addition to its own "done" event. */
const LOOK = 1000;
/** Max imports of one feed that wait for the running one; each holds its calendar. */
const MAX_WAITING = 3;

/** Declares the table; call once per store. */
export const defineIcalTurns = (define: DefineTable): void =>
  define(ICAL_TURNS, { unique: [], ordered: {}, search: [] });

type Queue = Map<string, { last: Promise<unknown>; waiting: number }>;
/** The name of a server in the rows, and its waiting imports. */
type Server = { readonly id: string; readonly queue: Queue };
const servers = new WeakMap<Records, Server>();

function serverOf(records: Records): Server {
  const known = servers.get(records) ?? { id: randomUUID(), queue: new Map() };
  servers.set(records, known);
  return known;
}

type Feed = { readonly records: Records; readonly behalf: OnBehalf; readonly feedId: string };

/** Runs imports of one feed on this server one after the other. @throws CalendarRefused when many wait already */
export async function inTurn<Result>({ records, behalf, feedId }: Feed, work: () => Promise<Result>): Promise<Result> {
  const { queue } = serverOf(records);
  const name = `${behalf.caller.tenant} ${feedId}`;
  const turn = queue.get(name) ?? { last: Promise.resolve(), waiting: 0 };
  if (turn.waiting > MAX_WAITING) throw new CalendarRefused('busy');
  queue.set(name, turn);
  turn.waiting += 1;
  const own = turn.last.then(work);
  turn.last = own.catch(() => undefined);
  try {
    return await own;
  } finally {
    turn.waiting -= 1;
    if (turn.waiting === 0) queue.delete(name);
  }
}

/**
 * Runs an import while no other server runs one of the feed: its plan would become out of date. `hold`, called at the
 * beginning of each of its transactions, renews the lease.
 * @throws CalendarRefused when another server takes long
 */
export async function runAlone<Result>(
  feed: Feed,
  work: (hold: (transaction: WriteTransaction) => void) => Promise<Result>,
): Promise<Result> {
  const { records, behalf, feedId } = feed;
  // Data in a file have one server.
  if (records.kind === 'file') return work(() => undefined);
  const { id: by } = serverOf(records);
  const take = (transaction: WriteTransaction): boolean => {
    const now = Date.now();
    const held = transaction.table(ICAL_TURNS).get(feedId);
    if (held && held.by !== by && held.until > now) return false;
    if (held?.by === by && held.until - now > LEASE / 2) return true;
    const { tenant } = behalf.caller;
    transaction.put(ICAL_TURNS, { id: feedId, tenantId: tenant, by, until: now + LEASE });
    return true;
  };
  const end = performance.now() + PATIENCE;
  while (!(await records.write(behalf, take))) {
    if (performance.now() > end) throw new CalendarRefused('busy');
    await turnChanged(records);
  }
  try {
    return await work((transaction) => {
      if (!take(transaction)) throw new CalendarRefused('busy');
    });
  } finally {
    // A lease that cannot be removed now expires by itself.
    await records.write(behalf, (transaction) => transaction.remove(ICAL_TURNS, feedId)).catch(() => undefined);
  }
}

function turnChanged(records: Records): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, LOOK);
    const stop = records.onWrite(ICAL_TURNS, done);
  });
}
