import { fieldKind } from '../../src/config/fields/registry.ts';
import { dateField, isMonthly, isSummed, MOMENTS, STATS_BY, STATS_OF } from '../../src/config/stats.ts';
import type { Field, Resource, Row } from '../../src/config/types.ts';
import { todayIn } from '../../src/domain/calendar/iso-date.ts';
import type { Stats } from '../../src/wire/stats.ts';
import { malformed } from '../http-error.ts';
import { textIn } from '../rows.ts';
import { createSlices } from '../slices.ts';
import type { Context } from './context.ts';
import { listRows } from './list.ts';

type Sums = Map<string, number>;

/**
 * `GET /<path>/_stats`: what all records of a list come to, with the list's own question: how many, `_of` the sum of a
 * field, `_by` both by the months of a date. Rights, row scope and hidden fields are those of the list.
 * @throws HttpError 400 for a field that cannot be summed, has no months, or may not be read
 */
export async function listStats(context: Context, resource: Resource, query: string): Promise<Stats> {
  const search = new URLSearchParams(query);
  const of = fieldIn(context, resource, search, STATS_OF, isSummed);
  const by = fieldIn(context, resource, search, STATS_BY, isMonthly);
  const whole: Tally = { count: 0, sums: new Map() };
  const months = new Map<string, Tally>();
  const dateKey = by && fieldKind(by.type).keys(by)[0]?.key;
  const slices = createSlices();
  for (const row of listRows(context, resource, search.toString())) {
    const pause = slices.pause();
    if (pause) await pause;
    add(whole, row, of);
    const month = by && dateKey !== undefined ? monthOf(by, textIn(row, dateKey)) : '';
    if (month === '') continue;
    const tally = months.get(month) ?? { count: 0, sums: new Map() };
    months.set(month, tally);
    add(tally, row, of);
  }
  const sorted = [...months].sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...figures(whole), ...(by && { months: sorted.map(([month, tally]) => ({ month, ...figures(tally) })) }) };
}

type Tally = { count: number; readonly sums: Sums };

function fieldIn(
  { snapshot, caller }: Context,
  resource: Resource,
  search: URLSearchParams,
  param: string,
  fits: (field: Field) => boolean,
): Field | undefined {
  const names = search.getAll(param);
  search.delete(param);
  const [name] = names;
  if (name === undefined) return undefined;
  const { readable } = snapshot.viewOf({ role: caller.role, resource });
  const mayRead = (key: string | undefined): boolean => key === undefined || MOMENTS.includes(key) || readable.has(key);
  const field = dateField(resource.fields, name);
  const currency = field?.type === 'money' ? field.currencyField : undefined;
  if (names.length > 1 || !field || !mayRead(name) || !mayRead(currency) || !fits(field)) {
    throw malformed(`"${param}" names no field that can stand there.`);
  }
  return field;
}

function add(tally: Tally, row: Row, of: Field | undefined): void {
  tally.count += 1;
  if (of === undefined) return;
  const value = row[of.name];
  if (typeof value !== 'number') return;
  const currency = of.type === 'money' ? (of.currency ?? textIn(row, of.currencyField ?? '')) : '';
  tally.sums.set(currency, (tally.sums.get(currency) ?? 0) + value);
}

const figures = ({ count, sums }: Tally): Pick<Stats, 'count' | 'sums'> => ({
  count,
  sums: [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([currency, sum]) => ({ currency, sum })),
});

/** A moment is of the month on the calendar of the business. */
function monthOf({ type }: Field, value: string): string {
  if (value === '') return '';
  return (type === 'dateTime' ? todayIn(new Date(value)) : value).slice(0, 7);
}
