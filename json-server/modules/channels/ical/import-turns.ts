import { randomUUID } from 'node:crypto';
import { CalendarRefused } from '../../../http/outside/calendar-refused.ts';
import type { DefineTable } from '../../../live/rows/company.ts';
import type { OnBehalf } from '../../../records/context.ts';
import type { Records, WriteTransaction } from '../../../records/records.ts';

/** Which of several servers imports a feed, one row a feed while one does, in the tenant's partition. */
const ICAL_TURNS = '_ical_turns';
/** ms after which a server that has ended midway keeps nobody waiting; one that goes on says so before half of it is over. */
const LEASE = 60_000;
/** ms for which another server's import is waited for. */
const PATIENCE = 30_000;
/** ms between two looks at it, beside those when it says that it is done. */
const LOOK = 1000;
/** Imports of one feed that wait for the one that runs; each holds its calendar. */
const MAX_WAITING = 3;

/** Declares the table; call once per store. */
export const defineIcalTurns = (define: DefineTable): void =>
  define(ICAL_TURNS, { unique: [], ordered: {}, search: [] });

type Queue = Map<string, { last: Promise<unknown>; waiting: number }>;
/** What a server is called in the rows, and who waits there. */
type Server = { readonly id: string; readonly queue: Queue };
const servers = new WeakMap<Records, Server>();

function serverOf(records: Records): Server {
  const known = servers.get(records) ?? { id: randomUUID(), queue: new Map() };
  servers.set(records, known);
  return known;
}

type Feed = { readonly records: Records; readonly behalf: OnBehalf; readonly feedId: string };

/** Imports of one feed on this server follow one another. @throws CalendarRefused when many wait already */
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
 * Runs an import that no other server runs meanwhile: its plan would be out of date. `hold`, at the beginning of each of its
 * transactions, says that it goes on.
 * @throws CalendarRefused when another server is at it for long
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
    // What cannot be written now ends by itself.
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
