import { type Grouping, groupValueOf } from '../../config/stats.ts';
import { tally } from '../../config/tally.ts';
import type { ClientField, Row } from '../../config/types.ts';
import { minorDigits } from '../../domain/money/money.ts';
import { dataProvider } from '../../providers/data.ts';
import type { Stats } from '../../config/figures.ts';

type Meta = Parameters<typeof dataProvider.getList>[0]['meta'];

/** Every record of a resource that routes of their own answer: those count and sum nothing themselves. */
export async function routedRows(resource: string, meta: Meta): Promise<readonly Row[]> {
  const pagination = { currentPage: 1, pageSize: -1 };
  return (await dataProvider.getList<Row & { id: string }>({ resource, pagination, ...(meta && { meta }) })).data;
}

type Summed = {
  readonly rows: readonly Row[];
  readonly of: ClientField | undefined;
  /** The key that identifies a row. */
  readonly groupings?: readonly Grouping[];
  /** Filters of a date, as an address says them. */
  readonly filters: readonly (readonly [string, string])[];
};

/** Totals of rows, in the form of the server's own. Prices of such calls are in whole units of a currency. */
export function sumRows({ rows, of, groupings = [], filters }: Summed): Stats {
  const display = of?.display;
  const currency = (typeof display === 'object' && display.as === 'price' && display.currency) || '';
  const unit = currency === '' ? 1 : 10 ** minorDigits(currency);
  const valueOf = (row: Row) => {
    const value = row[of?.name ?? ''];
    if (typeof value !== 'number') return undefined;
    // Each is rounded before it is added: fractions of a cent do not pile up.
    return { currency, value: currency === '' ? value : Math.round(value * unit) };
  };
  const { add, end } = tally({ valueOf, groups: groupings.map(groupValueOf) });
  for (const row of rows) if (filters.every((filter) => isWithin(row, filter))) add(row);
  return end();
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
