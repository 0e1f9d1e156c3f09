import { readFileSync } from 'node:fs';
import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import type { Store } from '../store/types.ts';
import { GLOBAL } from '../store/types.ts';
import type { SeedData } from './generate.ts';
import { parseSeedFile } from './seed-file.ts';
import { shiftDates } from './shift.ts';

/**
 * The seed file's collections, their dates moved so that its "today" is the given one. The file is only read.
 * @throws Error when the file is missing or is no seed
 */
export function loadSeed({ file, today }: { file: string; today: IsoDate }): SeedData {
  const { anchor, data } = parseSeedFile(readFileSync(file, 'utf8'));
  return anchor ? shiftDates(data, { anchor, today }) : data;
}

/**
 * Puts the seed's rows into the store, all or nothing. A row's `tenantId` names its partition.
 * @param isClaimed which collections belong to the store; the others are the scratch's
 */
export async function fillStore({
  store,
  seed,
  isClaimed,
}: {
  store: Store;
  seed: SeedData;
  isClaimed: (collection: string) => boolean;
}): Promise<void> {
  await store.transact((tx) => {
    for (const [collection, rows] of Object.entries(seed)) {
      if (!isClaimed(collection)) continue;
      for (const row of rows) tx.put(collection, typeof row['tenantId'] === 'string' ? row['tenantId'] : GLOBAL, row);
    }
  });
}
