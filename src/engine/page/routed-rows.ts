import type { ClientField, Row } from '../../config/types.ts';
import { minorDigits } from '../../domain/money/money.ts';
import { dataProvider } from '../../providers/data.ts';
import type { Stats } from '../../wire/stats.ts';

type Meta = Parameters<typeof dataProvider.getList>[0]['meta'];

/** Every record of a resource that routes of their own answer: those count and sum nothing themselves. */
export async function routedRows(resource: string, meta: Meta): Promise<readonly Row[]> {
  const pagination = { currentPage: 1, pageSize: -1 };
  return (await dataProvider.getList<Row & { id: string }>({ resource, pagination, ...(meta && { meta }) })).data;
}

type Wanted = { readonly rows: readonly Row[]; readonly by: string; readonly values: readonly string[] | undefined };

/** How many rows have each value. @param values absent = those that occur, the most frequent first */
export function countValues({
  rows,
  by,
  values,
}: Wanted): readonly { readonly value: string; readonly count: number }[] {
  const found = new Map<string, number>();
  for (const row of rows) {
    const value = row[by];
    if (typeof value === 'string') found.set(value, (found.get(value) ?? 0) + 1);
  }
  const all = [...found].map(([value, count]) => ({ value, count }));
  if (values) return values.map((value) => ({ value, count: found.get(value) ?? 0 }));
  return all.sort((a, b) => b.count - a.count);
}

type Summed = {
  readonly rows: readonly Row[];
  readonly of: ClientField | undefined;
  /** The date whose months are told apart. */
  readonly by?: string | undefined;
  /** Filters of that date, as an address says them. */
  readonly filters: readonly (readonly [string, string])[];
};

/** What rows come to, as the server says it of its own. Prices of such calls are in whole units of a currency. */
export function sumRows({ rows, of, by, filters }: Summed): Stats {
  const kept = rows.filter((row) => filters.every((filter) => isWithin(row, filter)));
  if (by === undefined) return figuresOf(kept, of);
  const monthOf = (row: Row) => textAt(row, by).slice(0, 'YYYY-MM'.length);
  const months = [...new Set(kept.map(monthOf))].map((month) => ({
    month,
    ...figuresOf(
      kept.filter((row) => monthOf(row) === month),
      of,
    ),
  }));
  return { ...figuresOf(kept, of), months };
}

function figuresOf(rows: readonly Row[], of: ClientField | undefined): Pick<Stats, 'count' | 'sums'> {
  const numbers = rows.flatMap((row) => {
    const value = row[of?.name ?? ''];
    return typeof value === 'number' ? [value] : [];
  });
  const display = of?.display;
  const currency = (typeof display === 'object' && display.as === 'price' && display.currency) || '';
  const unit = currency === '' ? 1 : 10 ** minorDigits(currency);
  // Each is rounded before it is added: fractions of a cent do not pile up.
  const sum = numbers.reduce((total, value) => total + (currency === '' ? value : Math.round(value * unit)), 0);
  return { count: rows.length, sums: numbers.length === 0 ? [] : [{ currency, sum }] };
}

/** @param filter `['date.gte', '2026-03-01']` */
function isWithin(row: Row, [name, bound]: readonly [string, string]): boolean {
  const [key = '', operator] = name.split('.');
  const value = textAt(row, key);
  return value !== '' && (operator === 'lt' ? value < bound : value >= bound);
}

function textAt(row: Row, key: string): string {
  const value = row[key];
  return typeof value === 'string' ? value : '';
}
