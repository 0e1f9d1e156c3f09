import { groupWhere, otherWhere } from '../../../config/group-where.ts';
import { type Grouping, isDated } from '../../../config/stats.ts';
import type { Where } from '../../../config/types.ts';
import type { Figures, Stats } from '../../../config/figures.ts';
import { optionOf } from '../../../config/options.ts';

/** Number of own rows or columns: the largest, or of dates the latest. */
const MAX_ROWS = 20;
const MAX_COLUMNS = 12;

/** One row or column: a value, or the rest together. */
export type PivotLine = { readonly value: string; readonly isOthers: boolean; readonly where: Where | undefined };
export type PivotTable = {
  readonly rows: readonly PivotLine[];
  readonly columns: readonly PivotLine[];
  /** Undefined = there are none. Without a row or column: its total. */
  readonly at: (row: PivotLine | undefined, column: PivotLine | undefined) => Figures | undefined;
};

/** The groups of an answer as a table, with totals; listed values keep their order. */
export function pivotTable(stats: Stats, [rowsBy, columnsBy]: readonly [Grouping, Grouping]): PivotTable {
  const groups = stats.groups ?? [];
  const rows = linesOf(stats, rowsBy, { place: 0, most: MAX_ROWS });
  const columns = linesOf(stats, columnsBy, { place: 1, most: MAX_COLUMNS });
  const isOf = (lines: readonly PivotLine[], line: PivotLine | undefined, value: string | undefined): boolean => {
    if (line === undefined) return true;
    if (!line.isOthers) return line.value === value;
    return !lines.some((other) => !other.isOthers && other.value === value);
  };
  const at = (row: PivotLine | undefined, column: PivotLine | undefined): Figures | undefined => {
    if (row === undefined && column === undefined) return stats;
    const found = groups.filter(({ keys }) => isOf(rows, row, keys[0]) && isOf(columns, column, keys[1]));
    return found.length === 0 ? undefined : added(found);
  };
  return { rows, columns, at };
}

function linesOf(
  { groups = [] }: Stats,
  grouping: Grouping,
  { place, most }: { readonly place: number; readonly most: number },
): PivotLine[] {
  const { field } = grouping;
  const counts = new Map<string, number>();
  for (const { keys, count } of groups) {
    const key = keys[place] ?? '';
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const found = [...counts.keys()];
  const sorted = found.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  if (isDated(field)) sorted.sort((a, b) => (a < b ? 1 : -1));
  const shown = sorted.slice(0, most);
  if (field.type === 'enum') {
    const order = field.options.map(({ value }) => value);
    shown.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  }
  if (isDated(field)) shown.reverse();
  // "No value" comes last.
  shown.sort((a, b) => Number(a === '') - Number(b === ''));
  const isAsked = (value: string): boolean =>
    value === '' || field.type !== 'enum' || optionOf(field, value) !== undefined;
  const lines = shown.map((value) => ({
    value,
    isOthers: false,
    where: isAsked(value) ? groupWhere(grouping, value) : undefined,
  }));
  if (sorted.length <= shown.length) return lines;
  // Steps of a date have no "none of these".
  const where = isDated(field) ? undefined : otherWhere(grouping, shown);
  return [...lines, { value: '', isOthers: true, where }];
}

function added(parts: readonly Figures[]): Figures {
  const sums = new Map<string, { sum: number; count: number }>();
  let count = 0;
  for (const part of parts) {
    count += part.count;
    for (const { currency, sum, count: of } of part.sums) {
      const known = sums.get(currency) ?? { sum: 0, count: 0 };
      sums.set(currency, { sum: known.sum + sum, count: known.count + of });
    }
  }
  return { count, sums: [...sums].map(([currency, sum]) => ({ currency, ...sum })) };
}
