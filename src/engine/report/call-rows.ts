import type { CallTable, TableColumn } from '../../config/call-table-types.ts';
import type { Json } from '../../config/types.ts';
import { plainText } from '../../config/values.ts';

/** A row of an answer, or a line of its sums. */
export type CallRow = { readonly [key: string]: Json };

/** The values at `a.b`; over a list the value of each entry. */
export function valuesAt(value: Json | undefined, path: string): readonly Json[] {
  let found: readonly Json[] = value === undefined ? [] : [value];
  for (const name of path.split('.')) {
    found = found.flatMap((each) => {
      const below = isObject(each) && Object.hasOwn(each, name) ? each[name] : undefined;
      return Array.isArray(below) ? (below as readonly Json[]) : below === undefined ? [] : [below];
    });
  }
  return found;
}

export const textAt = (row: CallRow, path: string): string => valuesAt(row, path).map(plainText).join(', ');

function isObject(value: Json): value is CallRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The rows that a table shows of an answer. */
export function rowsOf(answer: Json, { rows, needs }: CallTable): readonly CallRow[] {
  const all = valuesAt(answer, rows).filter(isObject);
  return needs === undefined ? all : all.filter((row) => valuesAt(row, needs).some((value) => Boolean(value)));
}

/** The lines at the foot: those of the answer or, added up, one a currency; none where no column has a sum. */
export function footRows(answer: Json, table: CallTable, rows: readonly CallRow[]): readonly CallRow[] {
  const summed = table.columns.filter(({ isSummed }) => isSummed);
  if (summed.length === 0) return [];
  if (table.sums !== undefined) return valuesAt(answer, table.sums).filter(isObject);
  const lines = new Map<string, Record<string, Json>>();
  for (const row of rows) {
    const currency = textAt(row, 'currency');
    const line = lines.get(currency) ?? { currency };
    for (const { field } of summed) line[field] = Number(line[field] ?? 0) + Number(row[field] ?? 0);
    lines.set(currency, line);
  }
  return [...lines.values()];
}

/** Rows by the value of a column, in the order of its options; one part where nothing parts them. */
export function rowGroups(
  rows: readonly CallRow[],
  column: TableColumn | undefined,
): readonly { readonly value: string; readonly rows: readonly CallRow[] }[] {
  if (!column) return [{ value: '', rows }];
  const parts = new Map<string, CallRow[]>();
  for (const row of rows) {
    const value = textAt(row, column.field);
    parts.set(value, [...(parts.get(value) ?? []), row]);
  }
  const order = column.options.map((option) => (typeof option === 'string' ? option : option.value));
  const place = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length);
  return [...parts].map(([value, of]) => ({ value, rows: of })).sort((a, b) => place(a.value) - place(b.value));
}

/** The lines of a row in a file: one for each of its amounts. */
export function lineCount(row: CallRow, columns: readonly TableColumn[]): number {
  const counts = columns.filter(({ as }) => as === 'money').map(({ field }) => valuesAt(row, field).length);
  return Math.max(1, ...counts);
}
