import { randomUUID } from 'node:crypto';
import { collectionOf } from '../../../src/config/collection.ts';
import type { Resource, Row } from '../../../src/config/types.ts';
import { FILES, holderOf } from '../files/stored-files.ts';
import { HISTORY } from '../history.ts';
import { SEQUENCES } from '../sequences.ts';
import { TRASH } from '../trash.ts';
import { type Store, type Transaction, UniqueViolation } from '../../store/types.ts';

type Move = { readonly resource: Resource; readonly from: string; readonly tenant: string };

/** The former name under which records of a resource may still be stored, unless another resource has that name now. */
export function formerCollection(resource: Resource, isTaken: (name: string) => boolean): string | undefined {
  const { renamedFrom } = resource;
  return renamedFrom === undefined || resource.of || isTaken(renamedFrom) ? undefined : renamedFrom;
}

/**
 * Moves records stored under a former name of their resource, with their history and files. A record that already
 * exists under the new name is kept; one that would collide with it (by id or a unique value) stays under the old name,
 * and is counted.
 * @param ids the records of one transaction
 */
export function moveRecords(tx: Transaction, move: Move, ids: readonly string[]): void {
  const { resource, from, tenant } = move;
  const to = collectionOf(resource);
  for (const id of ids) {
    const row = tx.table(from, tenant).get(id);
    if (!row || tx.table(to, tenant).get(id) || !putUnlessTaken(tx, { to, tenant, row })) continue;
    tx.remove(from, tenant, id);
    const before = `${from}/${id}`;
    const now = `${to}/${id}`;
    for (const entry of tx.table(HISTORY, tenant).equal('record', before)) {
      tx.remove(HISTORY, tenant, entry.id);
      // A new entry, because the old one may already be in an append-only file.
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

/** Moves what belongs to the resource besides records: deleted ones that can be restored, and counters. */
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

/** Ids of the records stored under the old name. */
export const idsIn = (store: Store, from: string, tenant: string): readonly string[] =>
  [...store.table(from, tenant).all()].map(({ id }) => id);
