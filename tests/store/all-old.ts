import type { Store } from '../../json-server/store/types.ts';
import type { Row } from '../../src/config/types.ts';

/** All rows of a collection with old ones, the oldest first. */
export async function allOld(store: Store, collection: string, tenant = 'demo'): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const batch of store.old(collection, tenant).batches()) rows.push(...batch);
  return rows;
}
