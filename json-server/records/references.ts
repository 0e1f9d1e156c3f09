import { collectionOf } from '../../src/config/collection.ts';
import { idsOf } from '../../src/config/refs.ts';
import { refPlaces, type RefPlace, valuesAtPlace } from '../../src/config/parts.ts';
import type { Resource } from '../../src/config/types.ts';
import { GLOBAL, type OwnStore, type OwnTransaction } from '../store/types.ts';
import type { Context } from './context.ts';

/** Records of one resource that refer to another record. */
export type StillRefers = { readonly resource: string; readonly label: Resource['label']; readonly count: number };

function countIn({
  tx,
  collection,
  tenant,
  place,
  id,
}: {
  tx: OwnTransaction;
  collection: string;
  tenant: string;
  place: RefPlace;
  id: string;
}): number {
  const table = tx.table(collection, tenant);
  const { field, within } = place;
  if (!field.multiple && !within) return table.equal(field.name, id).length;
  let count = 0;
  for (const row of table.all()) {
    if (valuesAtPlace(row, place).some((value) => idsOf(value).includes(id))) count += 1;
  }
  return count;
}

/**
 * Every resource with records that refer to this one; deleting never cascades. For a global record all tenants are
 * checked.
 */
export function whatRefersTo({
  tx,
  store,
  context,
  resource,
  id,
}: {
  tx: OwnTransaction;
  store: Pick<OwnStore, 'tenants'>;
  context: Context;
  resource: Resource;
  id: string;
}): StillRefers[] {
  const found: StillRefers[] = [];
  const collection = collectionOf(resource);
  for (const other of Object.values(context.snapshot.config.resources)) {
    // The records of a view are counted with its base.
    if (other.of) continue;
    const places = refPlaces(other).filter(({ field }) => field.resource === collection);
    if (places.length === 0) continue;
    const own = resource.tenancy === 'global' ? store.tenants(other.name) : [context.caller.tenant];
    const tenants = other.tenancy === 'global' ? [GLOBAL] : own;
    let count = 0;
    for (const tenant of tenants) {
      for (const place of places) count += countIn({ tx, collection: other.name, tenant, place, id });
    }
    if (count > 0) found.push({ resource: other.name, label: other.label, count });
  }
  return found;
}
