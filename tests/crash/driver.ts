/**
 * The process that is killed: sixteen writers on one store. Every transaction writes a payment, its ledger row, the
 * running total of its writer and an entry of a log of which only the newest stay in memory; its number is printed once it is acknowledged.
 * Arguments: file, journal bytes after which a snapshot is written, and optionally `acknowledge-first` to show that
 * the test would notice a store that lies.
 */
import { writeSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { machineDisk } from '../../json-server/store/disk.ts';
import type { Disk } from '../../json-server/store/disk.ts';
import { openJournalStore } from '../../json-server/store/journal-store.ts';
import { ARCHIVED, CHANGED_AFTER, TENANT, WRITERS, amountOf, paymentId } from './invariants.ts';

const [file = '', snapshotBytes = '20000', mode] = process.argv.slice(2);

const LATE = 500; // ms

/** Says "written" and writes later. */
const lyingDisk: Disk = {
  ...machineDisk,
  open: async (path, openMode) => {
    const target = await machineDisk.open(path, openMode);
    if (!path.includes('.journal.')) return target;
    const late = async (bytes: Uint8Array, position: number): Promise<void> => {
      await setTimeout(LATE);
      await target.write(bytes, position);
    };
    return {
      ...target,
      write: (bytes, position) => (void late(bytes, position), Promise.resolve(bytes.length)),
      close: () => setTimeout(2 * LATE).then(() => target.close()),
    };
  },
};

const store = await openJournalStore({
  file,
  seed: () => ({}),
  archived: ARCHIVED,
  snapshotBytes: Number(snapshotBytes),
  disk: mode === 'acknowledge-first' ? lyingDisk : machineDisk,
  log: ({ message }) => writeSync(2, `${message}\n`),
});

async function write(writer: number): Promise<never> {
  const totalId = `writer-${writer}`;
  for (;;) {
    const number = await store.transact((tx) => {
      const total = tx.table('totals', TENANT).get(totalId);
      const next = Number(total?.['count'] ?? 0) + 1;
      const amount = amountOf(writer, next);
      const id = paymentId(writer, next);
      const sum = Number(total?.['sum'] ?? 0) + amount;
      tx.put('payments', TENANT, { id, tenantId: TENANT, amount, note: 'x'.repeat(next % 300) });
      tx.put('ledger', TENANT, { id: `l-${id}`, tenantId: TENANT, paymentId: id, amount: -amount });
      tx.put('totals', TENANT, { id: totalId, tenantId: TENANT, count: next, sum });
      tx.put('log', TENANT, { id: `h-${id}`, tenantId: TENANT, record: totalId, number: next, text: 'before' });
      // What is in the files by now is changed too.
      const old = tx.table('log', TENANT).get(`h-${paymentId(writer, next - CHANGED_AFTER)}`);
      if (old) tx.put('log', TENANT, { ...old, text: 'after' });
      // Removals, too, must come back as they were.
      tx.remove('ledger', TENANT, `l-${paymentId(writer, next - 50)}`);
      tx.remove('payments', TENANT, paymentId(writer, next - 50));
      return next;
    });
    writeSync(1, `${writer} ${number}\n`);
  }
}

writeSync(1, 'ready\n');
await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
