import writeXlsxFile from 'write-excel-file/universal';
import { CSV_BOM, csvLine, harmlessText } from '../../domain/text/csv.ts';
import type { Language } from '../../config/types.ts';

export type SheetCell = string | number | null;
export type SheetRows = readonly (readonly SheetCell[])[];

/** Spreadsheets split lines at what the country's decimals leave free. */
export function csvFile(rows: SheetRows, language: Language): Blob {
  const separator = language === 'tr' ? ';' : ',';
  return new Blob([CSV_BOM, ...rows.map((row) => csvLine(row, separator))], { type: 'text/csv;charset=utf-8' });
}

export function xlsxFile(rows: SheetRows): Promise<Blob> {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? harmlessText(cell) : cell)));
  return writeXlsxFile(cells, { stickyRowsCount: 1 }).toBlob();
}
