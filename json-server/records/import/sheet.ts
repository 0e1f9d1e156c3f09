import type { FieldIssue } from '../../http/http-error.ts';
import { HttpError } from '../../http/http-error.ts';

/**
 * What stands in a cell. A `number` is its exact digits; a `percent` is a number that is shown a hundred times as large; a
 * `date` is `YYYY-MM-DD`, `YYYY-MM-DDTHH:MM:SS` on the clock of the sheet, or `THH:MM:SS`.
 */
export type SheetCell = { readonly kind: 'text' | 'number' | 'percent' | 'date'; readonly text: string };
/** A row that has anything in it, with its number as a spreadsheet counts. */
export type SheetRow = { readonly number: number; readonly cells: readonly (SheetCell | undefined)[] };
export type ImportSheet = {
  readonly format: 'csv' | 'xlsx';
  /** As recognised in a CSV file. */
  readonly encoding?: string;
  readonly separator?: string;
  readonly rows: readonly SheetRow[];
};

/** Lets others in, now and then, while a file is read. */
export type Pause = () => Promise<void> | undefined;

/** Bytes that a workbook may unpack to; 5,000 rows of 60 columns have about 20 MB. */
export const MAX_UNPACKED = 32 * 1024 * 1024;
/** Columns of an imported table, at most. */
export const MAX_COLUMNS = 300;
/** Characters of a cell, as many as a spreadsheet takes. */
export const MAX_CHARACTERS = 32_767;

/** The refusal of a file as a whole, in words for the person who chose it. */
export function refuseFile(key: string, params: FieldIssue['params'] = {}, status: 413 | 415 | 422 = 422): HttpError {
  return new HttpError({
    status,
    problem: { key: 'file', issues: [{ field: 'file', key: `import.file.${key}`, params }] },
    ...(status === 413 ? { headers: { Connection: 'close' } } : {}),
  });
}

/** Characters of a text, so that a cell beyond them is refused. @throws HttpError 422 naming the row */
export function requireShort(text: string, row: number): string {
  if (text.length > MAX_CHARACTERS) throw refuseFile('cell', { row, most: MAX_CHARACTERS });
  return text;
}
