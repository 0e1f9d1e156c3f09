import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OLD_TABLES } from '../records/old-tables.ts';
import { openStore } from '../store/open-store.ts';
import { openSqliteEngine } from '../store/sqlite/sqlite-engine.ts';
import type { OwnStore } from '../store/types.ts';
import { vacuumInto } from './data/sqlite-reader.ts';

/** A copy of the records beside a server that may have them open; undefined where there are none. Closing it removes it. */
export async function openRecordsCopy(
  file: string,
): Promise<Pick<OwnStore, 'table' | 'tenants' | 'collections' | 'companies' | 'close'> | undefined> {
  if (!existsSync(file)) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'records-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const copy = join(folder, 'copy.db');
    vacuumInto(file, copy);
    const engine = await openSqliteEngine({ file: copy });
    const store = await openStore({ engine, old: OLD_TABLES, log: () => undefined });
    return {
      table: (collection, tenant) => store.table(collection, tenant),
      tenants: (collection) => store.tenants(collection),
      collections: () => store.collections(),
      companies: store.companies,
      close: async () => {
        await store.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
