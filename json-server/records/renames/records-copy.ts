import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { ARCHIVED } from '../archived.ts';
import { openJournalStore } from '../../store/journal-store.ts';
import { lockPath, markPath, temporaryPath } from '../../store/file-names.ts';
import type { OwnStore } from '../../store/types.ts';

/** A copy of the records beside a server that may have them open; undefined where there are none. Closing it removes it. */
export async function openRecordsCopy(
  file: string,
): Promise<Pick<OwnStore, 'table' | 'tenants' | 'collections' | 'close'> | undefined> {
  const own = basename(file);
  const left = [lockPath(own), temporaryPath(own)];
  const names = (await readdir(dirname(file)).catch(() => [])).filter(
    (name) => (name === own || name.startsWith(`${own}.`)) && !left.includes(name),
  );
  if (!names.includes(own)) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'records-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    // First what says how far the journal goes: what is written meanwhile may only be more.
    for (const name of names.sort((a) => (a === markPath(own) ? -1 : 1))) {
      await copyFile(join(dirname(file), name), join(folder, name));
    }
    const store = await openJournalStore({ file: join(folder, own), archived: ARCHIVED, log: () => undefined });
    return {
      table: (collection, tenant) => store.table(collection, tenant),
      tenants: (collection) => store.tenants(collection),
      collections: () => store.collections(),
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
