import { CSV_BOM, csvLine } from '../../domain/text/csv.ts';
import type { Language } from '../../config/types.ts';
import { download } from '../../providers/files.ts';
import type { SheetLine } from '../../wire/workbooks.ts';

/** Spreadsheets use the separator that the country's decimals leave free. */
export function csvFile(rows: readonly SheetLine[], language: Language): Blob {
  const separator = language === 'tr' ? ';' : ',';
  return new Blob([CSV_BOM, ...rows.map((row) => csvLine(row, separator))], { type: 'text/csv;charset=utf-8' });
}

/** The server's workbook of these rows. @param frozen columns that stay in sight @throws HttpError; AbortError */
export function xlsxFile(rows: readonly SheetLine[], frozen = 0): Promise<Blob> {
  const body = new Blob([rows.map((row) => JSON.stringify(row)).join('\n')], { type: 'application/x-ndjson' });
  return download({ path: `/workbooks?frozen=${frozen}`, body });
}
