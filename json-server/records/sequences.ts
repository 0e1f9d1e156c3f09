import { collectionOf } from '../../src/config/collection.ts';
import type { Resource } from '../../src/config/types.ts';
import { GLOBAL, type OwnTransaction } from '../store/types.ts';

/** Counters: one row per resource and field, in the partition they count in. */
export const SEQUENCES = '_sequences';

const SEQUENCE = /\{seq:(\d{1,2})\}/;

/**
 * The next value of a `generate` template, e.g. `R-{seq:6}` → `R-000042`. The counter is part of the transaction, so a
 * refused creation uses no number. It starts after the existing records, and skips numbers that they have.
 */
export function nextGenerated({
  tx,
  resource,
  partition,
  field,
  template,
  isTaken,
}: {
  tx: OwnTransaction;
  resource: Resource;
  partition: string;
  field: string;
  template: string;
  isTaken: (value: string) => boolean;
}): string {
  const collection = collectionOf(resource);
  const id = `${collection}.${field}`;
  let count = Number(tx.table(SEQUENCES, partition).get(id)?.['last'] ?? tx.table(collection, partition).size);
  const valueAt = (number: number): string =>
    template.replace(SEQUENCE, (_whole, width: string) => String(number).padStart(Number(width), '0'));
  let value = valueAt((count += 1));
  while (isTaken(value)) value = valueAt((count += 1));
  tx.put(SEQUENCES, partition, { id, last: count, ...(partition === GLOBAL ? {} : { tenantId: partition }) });
  return value;
}
