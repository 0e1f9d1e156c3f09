import { addDays, type IsoDate } from '../../../domain/calendar/iso-date.ts';
import { type CodedEstate, type ImportedPrices, readImport } from '../../../domain/prices/grid/import.ts';
import type { Language } from '../../../config/types.ts';
import { decimalSeparator } from '../../../engine/format.ts';
import { download } from '../../../providers/files.ts';
import { HttpError } from '../../../providers/http-error.ts';
import type { ReadSheet } from '../../../wire/workbooks.ts';
import type { GridStore } from './grid-store.ts';

/** Max rows of a file. */
export const MAX_ROWS = 1000;
const AHEAD = 1095; // days that a file may reach into the future

/**
 * Previews a file for the grid. `refused`: why it was not read, in the server's words; undefined if this screen has its
 * own text for it. @param day any day of the grid
 */
export async function readPrices(
  file: File,
  { store, day, today, language }: { store: GridStore; day: number; today: IsoDate; language: Language },
): Promise<ImportedPrices | { readonly refused: string | undefined }> {
  let read: ReadSheet;
  try {
    read = JSON.parse(await (await download({ path: '/price-grid/file', body: file })).text()) as ReadSheet;
  } catch (error) {
    if (error instanceof HttpError) return { refused: error.message };
    throw error;
  }
  const estates = await estatesByCode(store, day);
  if (!estates) return { refused: undefined };
  return readImport({
    rows: read.rows,
    estateOf: (code) => estates.get(code),
    first: today,
    last: addDays(today, AHEAD),
    separator: read.format === 'csv' ? decimalSeparator(language) : undefined,
  });
}

/**
 * Every estate of the grid by its code; the filters of the address apply. A file may be chosen before the first answer
 * has loaded, so this also queries the number of estates. Undefined when some could not be loaded: their rows in the
 * file would be refused as unknown.
 */
async function estatesByCode(store: GridStore, day: number): Promise<ReadonlyMap<string, CodedEstate> | undefined> {
  await store.ensure({ top: 0, bottom: 0, left: day, right: day });
  const known = store.known();
  if (!known) return undefined;
  const total = Math.min(known.total, MAX_ROWS);
  await store.ensure({ top: 0, bottom: Math.max(0, total - 1), left: day, right: day });
  const estates = new Map<string, CodedEstate>();
  for (let row = 0; row < total; row += 1) {
    const estate = store.line(row)?.estate;
    if (!estate) return undefined;
    estates.set(estate.code, { estateId: estate.id, currency: estate.currency });
  }
  return estates;
}
