import type { OwnStore } from '../../store/types.ts';
import type { Blobs } from './blobs.ts';
import { FILES } from './stored-files.ts';

/** ms that an upload may wait for a record to hold it */
const WAITS = 24 * 60 * 60 * 1000;

/** Deletes the bytes of files whose rows are gone, once that is on disk. Returns a function that stops it. */
export function removeBlobsOfGoneRows({ store, blobs }: { store: OwnStore; blobs: Blobs }): () => void {
  return store.onCommit((changes) => {
    for (const { collection, kind, id } of changes) {
      // If a full or failing disk keeps a file, the next sweep finds it.
      if (collection === FILES && kind === 'deleted') blobs.remove(id).catch(() => undefined);
    }
  });
}

/**
 * Makes the sweep that deletes uploads no record has held within a day, and bytes without a row, which a crash leaves
 * behind. The latter are deleted only after two sweeps in a row have found them, because an upload stores its bytes
 * before its row.
 */
export function createSweep({ store, blobs }: { store: OwnStore; blobs: Blobs }): (now: number) => Promise<number> {
  let suspects: ReadonlySet<string> = new Set();
  return async (now) => {
    const until = new Date(now - WAITS).toISOString();
    let swept = 0;
    const here = store.tenants(FILES).filter((tenant) => store.companies.isHere(tenant));
    for (const tenant of here) {
      if (store.table(FILES, tenant).range('waitingSince', { gte: '0', lt: until }).length === 0) continue;
      swept += await store.transact((tx) => {
        const due = tx.table(FILES, tenant).range('waitingSince', { gte: '0', lt: until });
        for (const row of due) tx.remove(FILES, tenant, row.id);
        return due.length;
      });
    }
    // Before reading the rows: bytes are stored before their row, so a later row is not missed.
    const names = await blobs.names();
    const kept = new Set<string>();
    await store.companies.scan(FILES, (rows) => rows.forEach(({ id }) => kept.add(id)));
    const tables = store
      .tenants(FILES)
      .filter((tenant) => store.companies.isHere(tenant))
      .map((tenant) => store.table(FILES, tenant));
    const strays = names.filter((name) => !kept.has(name) && tables.every((table) => table.get(name) === undefined));
    for (const name of strays.filter((stray) => suspects.has(stray))) {
      await blobs.remove(name);
      swept += 1;
    }
    suspects = new Set(strays);
    return swept;
  };
}
