import type { FieldIssue } from '../../http/http-error.ts';
import { HttpError } from '../../http/http-error.ts';

/**
 * The content of a cell. A `number` is its exact digits; a `percent` is a number displayed a hundred times as large; a
 * `date` is `YYYY-MM-DD`, `YYYY-MM-DDTHH:MM:SS` in the sheet's local time, or `THH:MM:SS`.
 */
export type SheetCell = { readonly kind: 'text' | 'number' | 'percent' | 'date'; readonly text: string };
/** A row that is not empty, with the row number of the spreadsheet. */
export type SheetRow = { readonly number: number; readonly cells: readonly (SheetCell | undefined)[] };
export type ImportSheet = {
  readonly format: 'csv' | 'xlsx';
  /** The encoding detected in a CSV file. */
  readonly encoding?: string;
  readonly separator?: string;
  readonly rows: readonly SheetRow[];
};

/** Pauses now and then while a file is read, so other calls get their turn. */
export type Pause = () => Promise<void> | undefined;

/** Maximum unpacked bytes of a workbook; 5,000 rows of 60 columns have about 20 MB. */
export const MAX_UNPACKED = 32 * 1024 * 1024;
/** Columns of an imported table, at most. */
export const MAX_COLUMNS = 300;
/** Characters of a cell, the limit of spreadsheets. */
export const MAX_CHARACTERS = 32_767;

/** The refusal of a whole file, as a text for the person who chose it. */
export function refuseFile(key: string, params: FieldIssue['params'] = {}, status: 413 | 415 | 422 = 422): HttpError {
  return new HttpError({
    status,
    problem: { key: 'file', issues: [{ field: 'file', key: `import.file.${key}`, params }] },
    ...(status === 413 ? { headers: { Connection: 'close' } } : {}),
  });
}

/** Checks the length of a cell's text. @throws HttpError 422 naming the row */
export function requireShort(text: string, row: number): string {
  if (text.length > MAX_CHARACTERS) throw refuseFile('cell', { row, most: MAX_CHARACTERS });
  return text;
}
