import { collectionOf } from '../../../src/config/collection.ts';
import type { Resource, Row } from '../../../src/config/types.ts';
import { FILES, holderKey } from '../files/stored-files.ts';
import { HISTORY } from '../history.ts';
import { SEQUENCES } from '../sequences.ts';
import { TRASH } from '../trash.ts';
import { oldInside } from '../with-old.ts';
import { type OwnStore, type OwnTransaction, UniqueViolation } from '../../store/types.ts';
import { recordWriter } from '../../live/rows/record-writer.ts';
import { newId } from '../new-id.ts';

type Move = { readonly resource: Resource; readonly from: string; readonly tenant: string };

/** The former name under which records of a resource may still be stored, unless another resource now has that name. */
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
export function moveRecords(tx: OwnTransaction, move: Move, ids: readonly string[]): void {
  const { resource, from, tenant } = move;
  const to = collectionOf(resource);
  const old = oldInside(tx, tenant);
  for (const id of ids) {
    const row = tx.table(from, tenant).get(id);
    if (!row || tx.table(to, tenant).get(id) || !putUnlessTaken(tx, { to, tenant, row })) continue;
    recordWriter(tx).remove(from, tenant, id);
    const before = `${from}/${id}`;
    const now = `${to}/${id}`;
    for (const entry of old(HISTORY, { by: before })) {
      tx.remove(HISTORY, tenant, entry.id);
      // Under a new id, because a second entry with the old one is dropped.
      tx.put(HISTORY, tenant, { ...entry, id: newId(), record: now });
    }
    for (const file of tx.table(FILES, tenant).equal('holder', holderKey(from, id)))
      tx.put(FILES, tenant, { ...file, holder: holderKey(to, id) });
  }
}

function putUnlessTaken(tx: OwnTransaction, { to, tenant, row }: { to: string; tenant: string; row: Row }): boolean {
  try {
    recordWriter(tx).put(to, tenant, row);
    return true;
  } catch (error) {
    if (error instanceof UniqueViolation) return false;
    throw error;
  }
}

/** Moves what belongs to the resource besides records: deleted ones that can be restored, and counters. */
export function moveTrashAndCounters(tx: OwnTransaction, { resource, from, tenant }: Move): void {
  const to = collectionOf(resource);
  const old = oldInside(tx, tenant);
  const there = new Set(old(TRASH, { by: to }).map(({ id }) => id));
  for (const entry of old(TRASH, { by: from })) {
    const id = `${to}${entry.id.slice(from.length)}`;
    if (there.has(id)) continue;
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
export const idsIn = (store: OwnStore, from: string, tenant: string): readonly string[] =>
  [...store.table(from, tenant).all()].map(({ id }) => id);
