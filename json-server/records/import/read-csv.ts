import { MAX_IMPORTED_ROWS } from '../../../src/config/import-limits.ts';
import { isUtf8 } from 'node:buffer';
import { csvRows, CsvTooLong, separatorOf } from '../../../src/domain/text/csv.ts';
import { MAX_CHARACTERS, type Pause, refuseFile, requireShort, type ImportSheet, type SheetRow } from './sheet.ts';

/** The byte order marks of encodings. */
const MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** Bytes used to guess the encoding of a file without a mark. */
const SAMPLE = 4096;
/** Characters that never occur in a table's text, but do in a picture chosen by mistake. */
const NO_TEXT = /(?![\t\n\r\v\f])\p{Cc}/u;

/** In UTF-16 without a mark, every second byte of plain letters is zero. */
function encodingOf(bytes: Buffer): string {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[0];
  const sample = bytes.subarray(0, SAMPLE);
  const noughts = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) noughts[index % 2] = (noughts[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = noughts;
  if (Math.max(even, odd) > sample.length / 4) return odd > even ? 'utf-16le' : 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1254';
}

/**
 * Reads a CSV file as rows: UTF-8 and UTF-16 with or without a mark, otherwise Windows-1254, which Turkish spreadsheets
 * write; cells are separated by comma, semicolon or tab.
 * @throws HttpError 422 if it is not text, or larger than a table may be
 */
export async function readCsvFile(bytes: Buffer, pause: Pause, mostColumns: number): Promise<ImportSheet> {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (NO_TEXT.test(text)) throw refuseFile('unreadable');
  await pause();
  const separator = separatorOf(text);
  const rows: SheetRow[] = [];
  let number = /^sep=/.test(text) ? 1 : 0;
  try {
    for (const cells of csvRows(text, { separator, mostCells: mostColumns, mostCharacters: MAX_CHARACTERS })) {
      number += 1;
      const waited = pause();
      if (waited) await waited;
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (rows.length > MAX_IMPORTED_ROWS) throw refuseFile('rows', { most: MAX_IMPORTED_ROWS });
      rows.push({
        number,
        cells: cells.map((cell) => (cell === '' ? undefined : { kind: 'text', text: requireShort(cell, number) })),
      });
    }
  } catch (error) {
    if (error instanceof CsvTooLong) {
      throw refuseFile('wide', { row: number + 1, columns: mostColumns, most: MAX_CHARACTERS });
    }
    throw error;
  }
  return { format: 'csv', encoding, separator, rows };
}
