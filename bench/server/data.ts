import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { todayIn } from '../../src/domain/calendar/iso-date.ts';
import type { Row } from '../../src/config/types.ts';
import { loadSeed } from '../../json-server/seed/load.ts';
import { scaleSeed } from '../../json-server/seed/scale.ts';
import { openJournalStore } from '../../json-server/store/journal-store.ts';

export type Data = {
  /** Holds `db.json`, our working data with its journal. */
  readonly folder: string;
  /** The same reservations for json-server. */
  readonly stockFile: string;
  /** Those of the tenant that the bench signs in to. */
  readonly rows: readonly Row[];
};

/** The same at every size, so that rows grow by history, as they do for a real office. */
const ESTATES = 1000;

/** Makes working data of the delivered seed with `rows` reservations instead of its own. */
export async function makeData({ root, folder, rows }: { root: string; folder: string; rows: number }): Promise<Data> {
  const today = todayIn(new Date());
  const seed = loadSeed({ file: join(root, 'db.json'), today });
  const scaled = scaleSeed({ seed, today, reservations: rows, estates: ESTATES });
  const reservations = scaled['reservations'] ?? [];
  mkdirSync(folder, { recursive: true });
  const store = await openJournalStore({ file: join(folder, 'db.json'), seed: () => scaled });
  await store.snapshot();
  await store.close();
  const stockFile = `${folder}-stock.json`;
  // Compact, so that it is read as fast as can be; json-server's own writes will indent it.
  writeFileSync(stockFile, JSON.stringify({ reservations }));
  return { folder, stockFile, rows: reservations };
}
