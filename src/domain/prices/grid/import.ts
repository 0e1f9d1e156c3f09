import { isIsoDate, type IsoDate } from '../../calendar/iso-date.ts';
import { parseAmount } from '../../money/money.ts';
import { cellName } from '../../text/cell-name.ts';

/** A row of a sheet, with its number as a spreadsheet counts. */
type SheetRow = { readonly number: number; readonly cells: readonly (string | number | null)[] };
/** The estate of a code. */
export type CodedEstate = { readonly estateId: string; readonly currency: string };
export type ImportedPrice = CodedEstate & { readonly date: IsoDate; readonly price: number };
/** A skipped cell, with its spreadsheet address: `C5`. */
export type ImportIssue = {
  readonly place: string;
  readonly text: string;
  readonly why: 'head' | 'code' | 'date' | 'outside' | 'twice' | 'text' | 'price';
};
export type ImportedPrices = { readonly prices: readonly ImportedPrice[]; readonly issues: readonly ImportIssue[] };

/**
 * Reads prices from a sheet in the grid's format: estate codes in the first column, days in the first row; columns with
 * other headers (name, currency) are ignored. Empty cells change nothing. Nothing is guessed: each invalid cell is
 * reported.
 * @param separator of numbers in a CSV file; in a workbook a text is no number
 */
export function readImport(setup: {
  readonly rows: readonly SheetRow[];
  readonly estateOf: (code: string) => CodedEstate | undefined;
  readonly first: IsoDate;
  readonly last: IsoDate;
  readonly separator: '.' | ',' | undefined;
}): ImportedPrices {
  const { rows, estateOf, first, last, separator } = setup;
  const prices: ImportedPrice[] = [];
  const issues: ImportIssue[] = [];
  const refuse = (column: number, row: number, text: string, why: ImportIssue['why']): void =>
    void issues.push({ place: cellName(column, row), text: text.slice(0, 40), why });
  const textOf = (cell: SheetRow['cells'][number] | undefined): string => String(cell ?? '').trim();
  const days: { readonly column: number; readonly date: IsoDate }[] = [];
  const [head, ...below] = rows;
  const top = (head?.number ?? 1) - 1;
  for (const [column, cell] of (head?.cells ?? []).entries()) {
    const date = textOf(cell).slice(0, 10);
    if (column === 0 || !/^\d/u.test(date)) continue;
    if (!isIsoDate(date)) refuse(column, top, textOf(cell), 'date');
    else if (date < first || date > last) refuse(column, top, textOf(cell), 'outside');
    else if (days.some((day) => day.date === date)) refuse(column, top, textOf(cell), 'twice');
    else days.push({ column, date });
  }
  if (days.length === 0) refuse(0, top, textOf(head?.cells[0]), 'head');
  const seen = new Set<string>();
  for (const { number, cells } of below) {
    const code = textOf(cells[0]);
    if (code === '') continue;
    const estate = estateOf(code);
    if (!estate || seen.has(code)) {
      refuse(0, number - 1, code, estate ? 'twice' : 'code');
      continue;
    }
    seen.add(code);
    for (const { column, date } of days) {
      const cell = cells[column];
      const text = textOf(cell);
      if (text === '') continue;
      const mark = typeof cell === 'number' ? '.' : separator;
      const price = mark && parseAmount(text, estate.currency, mark);
      if (price === undefined) refuse(column, number - 1, text, 'text');
      else if (price < 1) refuse(column, number - 1, text, 'price');
      else prices.push({ ...estate, date, price });
    }
  }
  return { prices, issues };
}
