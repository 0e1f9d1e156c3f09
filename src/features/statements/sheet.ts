import writeXlsxFile from 'write-excel-file/universal';
import { harmless } from '../../domain/price/grid/import.ts';
import type { Language } from '../../config/types.ts';

export type SheetCell = string | number | null;
export type SheetRows = readonly (readonly SheetCell[])[];

const quoted = (text: string): string => (/[";,\n\r]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Spreadsheets split lines at what the country's decimals leave free. */
function csvText(rows: SheetRows, language: Language): string {
  const [separator, point] = language === 'tr' ? [';', ','] : [',', '.'];
  const cell = (value: SheetCell): string => {
    if (value === null) return '';
    return typeof value === 'number' ? quoted(String(value).replace('.', point)) : quoted(harmless(value));
  };
  return `\uFEFF${rows.map((row) => row.map(cell).join(separator)).join('\r\n')}\r\n`;
}

/** The shown rows as a file that the browser keeps. */
export async function saveSheet(setup: {
  readonly name: string;
  readonly rows: SheetRows;
  readonly format: 'csv' | 'xlsx';
  readonly language: Language;
}): Promise<void> {
  const { name, rows, format, language } = setup;
  const blob =
    format === 'csv'
      ? new Blob([csvText(rows, language)], { type: 'text/csv;charset=utf-8' })
      : await writeXlsxFile(
          rows.map((row) => row.map((value) => (typeof value === 'string' ? harmless(value) : value))),
          { stickyRowsCount: 1 },
        ).toBlob();
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.${format}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
