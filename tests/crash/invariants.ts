import type { Store } from '../../json-server/store/types.ts';

export const TENANT = 't1';
export const WRITERS = 16;
const KEPT = 50; // payments of one writer; older ones are removed with the transaction that adds one

/** Of 16 writers with a hundred numbers and more each, nearly all lie in files. */
export const ARCHIVED = { log: { by: 'record', order: 'number', recent: 40 } };
/** An entry of the log is changed so many numbers later. */
export const CHANGED_AFTER = 30;

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
export function violations(store: Store, acknowledged: ReadonlyMap<number, number>): string[] {
  const found: string[] = [];
  const [payments, ledger, totals] = ['payments', 'ledger', 'totals'].map((name) => store.table(name, TENANT));
  let expectedRows = 0;
  for (let writer = 0; writer < WRITERS; writer++) {
    const total = totals?.get(`writer-${writer}`);
    const count = Number(total?.['count'] ?? 0);
    const safe = acknowledged.get(writer) ?? 0;
    // One more than acknowledged is possible: written, but killed before it could say so.
    if (count < safe) found.push(`writer ${writer}: ${safe} acknowledged, ${count} there`);
    if (count > safe + 1) found.push(`writer ${writer}: ${count} there, of which only ${safe} were ever finished`);
    let sum = 0;
    for (let number = 1; number <= count; number++) sum += amountOf(writer, number);
    if (Number(total?.['sum'] ?? 0) !== sum) found.push(`writer ${writer}: the total is not the sum of the payments`);
    const log = store.table('log', TENANT).equal('record', `writer-${writer}`);
    const isRight = log.every(
      ({ number, text }) => text === (Number(number) <= count - CHANGED_AFTER ? 'after' : 'before'),
    );
    if (!isRight) found.push(`writer ${writer}: an entry of the log is not as it was left`);
    const numbers = log.map(({ number }) => Number(number)).sort((a, b) => a - b);
    if (numbers.length !== count || numbers.some((number, at) => number !== at + 1)) {
      found.push(`writer ${writer}: ${numbers.length} entries in the log, expected ${count}`);
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
  return found;
}
