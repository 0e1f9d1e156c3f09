import { isIsoDate, type IsoDate } from '../../calendar/iso-date.ts';
import { parseAmount } from '../../money/money.ts';
import { csvRows } from '../../text/csv.ts';
import { placeName } from '../../text/place-name.ts';

/** A cell of a sheet: numbers as their exact digits, texts as they stand there. */
export type SheetCell = { readonly kind: 'number' | 'text' | 'date'; readonly text: string } | undefined;
/** What an estate code stands for. */
export type CodedEstate = { readonly estateId: string; readonly currency: string };
export type ImportedPrice = CodedEstate & { readonly date: IsoDate; readonly price: number };
/** A cell that is left out, with its place as a spreadsheet names it: `C5`. */
export type ImportIssue = {
  readonly place: string;
  readonly text: string;
  readonly why: 'head' | 'code' | 'date' | 'outside' | 'twice' | 'text' | 'price';
};
export type Imported = { readonly prices: readonly ImportedPrice[]; readonly issues: readonly ImportIssue[] };

/**
 * Reads prices from a sheet as the grid writes it: the first column holds estate codes, the first row days, and columns
 * whose head is no day (name, currency) are left aside. Empty cells change nothing. Nothing is guessed: each cell that is
 * no price is named.
 * @param separator of texts in a CSV file; in a workbook a text is no number
 */
export function readImport(setup: {
  readonly rows: readonly (readonly SheetCell[])[];
  readonly estateOf: (code: string) => CodedEstate | undefined;
  readonly first: IsoDate;
  readonly last: IsoDate;
  readonly separator: '.' | ',' | undefined;
}): Imported {
  const { rows, estateOf, first, last, separator } = setup;
  const prices: ImportedPrice[] = [];
  const issues: ImportIssue[] = [];
  const refuse = (column: number, row: number, text: string, why: ImportIssue['why']): void =>
    void issues.push({ place: placeName(column, row), text: text.slice(0, 40), why });
  const days: { readonly column: number; readonly date: IsoDate }[] = [];
  for (const [column, cell] of (rows[0] ?? []).entries()) {
    const date = cell?.text.trim().slice(0, 10) ?? '';
    if (column === 0 || cell === undefined || !/^\d/u.test(date)) continue;
    if (!isIsoDate(date)) refuse(column, 0, cell.text, 'date');
    else if (date < first || date > last) refuse(column, 0, cell.text, 'outside');
    else if (days.some((day) => day.date === date)) refuse(column, 0, cell.text, 'twice');
    else days.push({ column, date });
  }
  if (days.length === 0) refuse(0, 0, rows[0]?.[0]?.text ?? '', 'head');
  const seen = new Set<string>();
  for (const [index, cells] of rows.entries()) {
    const code = cells[0]?.text.trim() ?? '';
    if (index === 0 || code === '') continue;
    const estate = estateOf(code);
    if (!estate || seen.has(code)) {
      refuse(0, index, code, estate ? 'twice' : 'code');
      continue;
    }
    seen.add(code);
    for (const { column, date } of days) {
      const cell = cells[column];
      const text = cell?.text.trim() ?? '';
      if (cell === undefined || text === '') continue;
      const isNumber = cell.kind === 'number' || separator !== undefined;
      const price = isNumber
        ? parseAmount(text, estate.currency, cell.kind === 'number' ? '.' : (separator ?? '.'))
        : undefined;
      if (price === undefined) refuse(column, index, text, 'text');
      else if (price < 1) refuse(column, index, text, 'price');
      else prices.push({ ...estate, date, price });
    }
  }
  return { prices, issues };
}

/** Rows of a CSV file. */
export const readCsv = (text: string): string[][] => [...csvRows(text.replace(/^\uFEFF/u, ''))];

/** S13: a text that a spreadsheet would run as a formula is written so that it stays a text. */
export const harmless = (text: string): string => (/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text);
