import { readSheet } from 'read-excel-file/universal';
import { readCsv, type SheetCell } from '../../../domain/prices/grid/import.ts';

/** Bytes of a file, its rows and its columns; a price list of 1,000 homes for a year is far below. */
export const MOST_BYTES = 5 * 1024 * 1024;
const MOST_ROWS = 5000;
const MOST_COLUMNS = 800;

export type ReadFile =
  | { readonly rows: readonly (readonly SheetCell[])[]; readonly isCsv: boolean }
  | { readonly refused: 'tooBig' | 'unreadable' };

const asText = (text: string): SheetCell => (text.trim() === '' ? undefined : { kind: 'text', text });

/** Reads the first sheet of a workbook, or a CSV file. Nothing in it is run; formulas count by their stored result. */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > MOST_BYTES) return { refused: 'tooBig' };
  const isCsv = /\.(csv|txt)$/iu.test(file.name);
  try {
    const rows = isCsv ? readCsv(await file.text()).map((row) => row.map(asText)) : await sheetRows(file);
    const isBig = rows.length > MOST_ROWS || rows.some((row) => row.length > MOST_COLUMNS);
    return isBig ? { refused: 'tooBig' } : { rows, isCsv };
  } catch (error) {
    // The unpacker's word for an archive that holds more than it may.
    return { refused: error instanceof RangeError ? 'tooBig' : 'unreadable' };
  }
}

class Digits {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

async function sheetRows(file: File): Promise<SheetCell[][]> {
  // Numbers stay the digits that the file has: no fraction is ever computed.
  const rows = await readSheet<Digits>(await file.arrayBuffer(), { parseNumber: (text: string) => new Digits(text) });
  return rows.map((row) => row.map(cellOf));
}

function cellOf(value: unknown): SheetCell {
  if (value instanceof Digits) return { kind: 'number', text: value.text };
  if (value instanceof Date) return { kind: 'date', text: value.toISOString() };
  if (typeof value === 'string') return asText(value);
  return typeof value === 'boolean' ? { kind: 'text', text: String(value) } : undefined;
}
