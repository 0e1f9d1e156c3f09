/**
 * The process that is killed: sixteen writers on one store. Every transaction books the next night of a home that all of
 * them book, and writes a payment, its ledger row, the running total of its writer and an entry of a log of which only the
 * newest stay in memory; its number is printed once it is acknowledged. Arguments: where the data lie (`opening.ts`), and
 * optionally `acknowledge-first` to show that the test would notice a store that lies.
 */
import { writeSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { StoreUnavailable } from '../../json-server/store/types.ts';
import { CHANGED_AFTER, HOME, TENANT, WRITERS, amountOf, bookingOf, logEntry, openBooks, paymentId } from './books.ts';

const [at = '', mode] = process.argv.slice(2);
const store = await openBooks({ at, isLying: mode === 'acknowledge-first' });

async function write(writer: number): Promise<never> {
  const totalId = `writer-${writer}`;
  for (;;) {
    const number = await store.transact((tx) => {
      const total = tx.table('totals', TENANT).get(totalId);
      const next = Number(total?.['count'] ?? 0) + 1;
      const night = Number(tx.table('totals', TENANT).get(HOME)?.['count'] ?? 0) + 1;
      const amount = amountOf(writer, next);
      const id = paymentId(writer, next);
      const sum = Number(total?.['sum'] ?? 0) + amount;
      tx.put('totals', TENANT, { id: HOME, tenantId: TENANT, count: night });
      tx.put('bookings', TENANT, bookingOf(night, id));
      tx.put('payments', TENANT, { id, tenantId: TENANT, amount, note: 'x'.repeat(next % 300) });
      tx.put('ledger', TENANT, { id: `l-${id}`, tenantId: TENANT, paymentId: id, amount: -amount });
      tx.put('totals', TENANT, { id: totalId, tenantId: TENANT, count: next, sum });
      tx.put('log', TENANT, logEntry(writer, next, 'before'));
      // What left memory long ago is changed too.
      if (next > CHANGED_AFTER) tx.put('log', TENANT, logEntry(writer, next - CHANGED_AFTER, 'after'));
      // Removals, too, must come back as they were.
      tx.remove('ledger', TENANT, `l-${paymentId(writer, next - 50)}`);
      tx.remove('payments', TENANT, paymentId(writer, next - 50));
      return next;
    });
    writeSync(1, `${writer} ${number}\n`);
  }
}

/** Comes back after a while where a database was away. */
async function goOn(writer: number): Promise<never> {
  for (;;) {
    try {
      await write(writer);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      await setTimeout(20);
    }
  }
}

writeSync(1, 'ready\n');
await Promise.all(Array.from({ length: WRITERS }, (_, writer) => goOn(writer)));
