import { addDays } from '../../src/domain/calendar/iso-date.ts';
import type { Row } from '../../src/config/types.ts';
import type { OldTables, Store } from '../../json-server/store/types.ts';
import { openCrashStore } from './opening.ts';

export const TENANT = 't1';
export const WRITERS = 16;
/** The home that all of them book, in `totals` the number of its nights. */
export const HOME = 'home';
const KEPT = 50; // payments of one writer; older ones are removed with the transaction that adds one
/** An entry of the log is changed so many numbers later. */
export const CHANGED_AFTER = 30;
const FIRST_NIGHT = '2027-01-01';

const LOG = { by: 'record', at: 'at', second: 'replaces' } as const;
/** Of 16 writers with a hundred numbers and more each, nearly all have left memory. */
const OLD: OldTables = new Map([['log', { spec: { unique: [], ordered: {}, search: [], old: LOG }, recent: 40 }]]);

export async function openBooks(opening: { readonly at: string; readonly isLying?: boolean }): Promise<Store> {
  const store = await openCrashStore({ old: OLD, ...opening });
  const span = { of: 'home', from: 'from', to: ['to'], isExclusive: true };
  store.define('bookings', { unique: ['code'], ordered: {}, search: [], span });
  await store.declared();
  return store;
}

export function bookingOf(night: number, paidBy: string): Row {
  const from = addDays(FIRST_NIGHT, night);
  const to = addDays(FIRST_NIGHT, night + 1);
  return { id: `b-${night}`, tenantId: TENANT, code: `B-${night}`, home: HOME, from, to, paidBy };
}

export function logEntry(writer: number, number: number, text: string): Row {
  const at = String(number).padStart(9, '0');
  return { id: `h-${paymentId(writer, number)}`, tenantId: TENANT, record: `writer-${writer}`, at, text };
}

export function paymentId(writer: number, number: number): string {
  return `p-${writer}-${number}`;
}

export function amountOf(writer: number, number: number): number {
  return ((writer * 7919 + number * 104_729) % 9973) + 1;
}

/**
 * What must hold after a crash, whenever it came.
 * @param acknowledged the last number that each writer was told to be safe
 * @returns what does not hold
 */
export async function violations(store: Store, acknowledged: ReadonlyMap<number, number>): Promise<string[]> {
  const found: string[] = [];
  const [payments, ledger, totals] = ['payments', 'ledger', 'totals'].map((name) => store.table(name, TENANT));
  let expectedRows = 0;
  let booked = 0;
  for (let writer = 0; writer < WRITERS; writer++) {
    const total = totals?.get(`writer-${writer}`);
    const count = Number(total?.['count'] ?? 0);
    const safe = acknowledged.get(writer) ?? 0;
    booked += count;
    // One more than acknowledged is possible: written, but killed before it could say so.
    if (count < safe) found.push(`writer ${writer}: ${safe} acknowledged, ${count} there`);
    if (count > safe + 1) found.push(`writer ${writer}: ${count} there, of which only ${safe} were ever finished`);
    let sum = 0;
    for (let number = 1; number <= count; number++) sum += amountOf(writer, number);
    if (Number(total?.['sum'] ?? 0) !== sum) found.push(`writer ${writer}: the total is not the sum of the payments`);
    const log = await store.old('log', TENANT).latest({ by: `writer-${writer}` });
    const expected = Array.from({ length: count }, (_, index) => {
      const number = count - index;
      return logEntry(writer, number, number <= count - CHANGED_AFTER ? 'after' : 'before');
    });
    if (JSON.stringify(log) !== JSON.stringify(expected)) {
      found.push(`writer ${writer}: ${log.length} entries in the log, expected ${count}, or one is not as it was left`);
    }
    for (let number = Math.max(1, count - KEPT + 1); number <= count; number++) {
      expectedRows++;
      const id = paymentId(writer, number);
      const amount = amountOf(writer, number);
      if (payments?.get(id)?.['amount'] !== amount) found.push(`payment ${id} is missing or wrong`);
      if (ledger?.get(`l-${id}`)?.['amount'] !== -amount) found.push(`ledger row of ${id} is missing or wrong`);
    }
  }
  if (payments?.size !== expectedRows) found.push(`${payments?.size ?? 0} payments, expected ${expectedRows}`);
  if (ledger?.size !== expectedRows) found.push(`${ledger?.size ?? 0} ledger rows, expected ${expectedRows}`);
  found.push(...wrongBookings(store, booked));
  return found;
}

/** Every night once, by a payment of its own. */
function wrongBookings(store: Store, booked: number): string[] {
  const bookings = [...store.table('bookings', TENANT).all()];
  const paid = new Set(bookings.map(({ paidBy }) => paidBy));
  const nights = bookings.map(({ id }) => id).join();
  const isWhole = nights === Array.from({ length: booked }, (_, night) => `b-${night + 1}`).join();
  const said = Number(store.table('totals', TENANT).get(HOME)?.['count'] ?? 0);
  if (isWhole && paid.size === booked && said === booked) return [];
  return [`${bookings.length} nights of ${booked} are booked, paid ${paid.size} times, ${said} by the home itself`];
}
