import { randomUUID } from 'node:crypto';
import { collectionOf } from '../src/config/collection.ts';
import type { Resource, Row } from '../src/config/types.ts';
import { FILES, holderOf } from './files/stored-files.ts';
import { HISTORY } from './records/history.ts';
import { SEQUENCES } from './records/sequences.ts';
import { TRASH } from './records/trash.ts';
import { type Store, type Transaction, UniqueViolation } from './store/types.ts';

type Move = { readonly resource: Resource; readonly from: string; readonly tenant: string };

/** The old name under which the records of a resource may still be kept, where nobody else has it. */
export function formerCollection(resource: Resource, isTaken: (name: string) => boolean): string | undefined {
  const { renamedFrom } = resource;
  return renamedFrom === undefined || resource.of || isTaken(renamedFrom) ? undefined : renamedFrom;
}

/**
 * Takes records that are kept under a former name of their resource over, with their history, their files, what was
 * deleted of them, and the numbers that were given out. What is there already under the new name stays, and so does what it
 * leaves no room for: it waits under the old one, and is counted.
 * @param ids of one transaction
 */
export function moveRecords(tx: Transaction, move: Move, ids: readonly string[]): void {
  const { resource, from, tenant } = move;
  const to = collectionOf(resource);
  for (const id of ids) {
    const row = tx.table(from, tenant).get(id);
    if (!row || tx.table(to, tenant).get(id) || !putUnlessTaken(tx, { to, tenant, row })) continue;
    tx.remove(from, tenant, id);
    const [before, now] = [`${from}/${id}`, `${to}/${id}`];
    for (const entry of tx.table(HISTORY, tenant).equal('record', before)) {
      tx.remove(HISTORY, tenant, entry.id);
      // Another entry: that of the old name may lie in a file that is only ever added to.
      tx.put(HISTORY, tenant, { ...entry, id: randomUUID(), record: now });
    }
    for (const file of tx.table(FILES, tenant).equal('holder', holderOf(from, id)))
      tx.put(FILES, tenant, { ...file, holder: holderOf(to, id) });
  }
}

function putUnlessTaken(tx: Transaction, { to, tenant, row }: { to: string; tenant: string; row: Row }): boolean {
  try {
    tx.put(to, tenant, row);
    return true;
  } catch (error) {
    if (error instanceof UniqueViolation) return false;
    throw error;
  }
}

/** What is kept beside the records: deleted ones that can still come back, and counters. */
export function moveTrashAndCounters(tx: Transaction, { resource, from, tenant }: Move): void {
  const to = collectionOf(resource);
  for (const entry of tx.table(TRASH, tenant).equal('of', from)) {
    const id = `${to}${entry.id.slice(from.length)}`;
    if (tx.table(TRASH, tenant).get(id)) continue;
    tx.remove(TRASH, tenant, entry.id);
    tx.put(TRASH, tenant, { ...entry, id, of: to });
    for (const file of tx.table(FILES, tenant).equal('holder', entry.id))
      tx.put(FILES, tenant, { ...file, holder: id });
  }
  for (const { name } of Object.values(resource.fields)) {
    const counter = tx.table(SEQUENCES, tenant).get(`${from}.${name}`);
    if (!counter || tx.table(SEQUENCES, tenant).get(`${to}.${name}`)) continue;
    tx.remove(SEQUENCES, tenant, counter.id);
    tx.put(SEQUENCES, tenant, { ...counter, id: `${to}.${name}` });
  }
}

/** Ids that are kept under the old name. */
export const idsIn = (store: Store, from: string, tenant: string): readonly string[] =>
  [...store.table(from, tenant).all()].map(({ id }) => id);
