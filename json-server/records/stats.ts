import { collectionOf } from '../../src/config/collection.ts';
import { computeValue } from '../../src/config/compute.ts';
import { needsAnswer } from '../../src/config/link-computed.ts';
import {
  dateField,
  type Grouping,
  groupValueOf,
  isGrouping,
  isSummed,
  isTotalled,
  MOMENTS,
  namedGrouping,
  STATS_AND,
  STATS_BY,
  STATS_OF,
  STATS_TOTALS,
} from '../../src/config/stats.ts';
import { tally } from '../../src/config/tally.ts';
import type { Field, Json, Resource, Row } from '../../src/config/types.ts';
import type { Stats, Sum } from '../../src/config/figures.ts';
import { malformed } from '../http/http-error.ts';
import { textIn } from '../live/rows/rows.ts';
import { createSlices } from '../store/slices.ts';
import { type Context, tableOf } from './context.ts';
import { fromOthersOf, fromOthersStamp } from './from-others.ts';
import { countedRows } from './list.ts';
import { companyTotal } from './settings/company-total.ts';
import { projectionOf } from './projection.ts';
import { titlesIn } from './titles.ts';
import { boundedCachePer } from '../store/bounded-cache.ts';

/** Cached answers: many people open the same page of blocks, usually without a change in between. */
const REMEMBERED = 200;
/** Rows between two checks of the time. */
const LOOKED_AT = 64;
const rememberedOf = boundedCachePer<Promise<Stats>>(REMEMBERED);

/**
 * `GET /<path>/_stats`: aggregates over all records that match the list's own query: their number, `_of` the sum of a
 * field, `_by` and `_and` groups by the values of a field (`status`) or by day, week or month of a date (`stay.week`),
 * `_totals` the sums of several fields, including computed ones, `company` the total of several currencies in the
 * company's own. Rights, row scope and hidden fields are those of the list. Yields to other requests.
 * @throws HttpError 400 for a field that cannot be used there, or that the caller cannot read
 */
export async function listStats(context: Context, resource: Resource, query: string): Promise<Stats> {
  const search = new URLSearchParams(query);
  const asked = search.toString();
  const ofName = takeParam(search, STATS_OF);
  const of = ofName === undefined ? undefined : fieldIn(context, resource, ofName, isSummed);
  const groupings = [takeParam(search, STATS_BY), takeParam(search, STATS_AND)].flatMap((text): Grouping[] => {
    if (text === undefined) return [];
    const { name, step } = namedGrouping(text);
    return [{ field: fieldIn(context, resource, name, isGrouping), step }];
  });
  const totals = [...new Set(takeParam(search, STATS_TOTALS)?.split(','))].map((name) =>
    fieldIn(context, resource, name, isTotalled),
  );
  const { rows, filter, isSearched } = countedRows(context, resource, search.toString());
  const count = () =>
    counted({
      rows,
      matches: filter?.matches,
      of,
      groupings,
      totals: totals.map((field) => [field.name, amountOf(field, valueIn(context, resource, field))] as const),
    });
  // A search also looks at other records, whose versions are not part of the key.
  const inOne = (stats: Stats): Stats => {
    const company = companyTotal(context, stats.sums, context.caller.values.today);
    return company ? { ...stats, company } : stats;
  };
  if (isSearched) return inOne(nameGroups(context, resource, groupings, await count()));
  const { version } = tableOf(context, resource);
  const others = fromOthersStamp(context, resource, totals);
  const key = [collectionOf(resource), context.caller.tenant, version, filter?.id ?? '', asked, others].join('\n');
  const known = rememberedOf(context.snapshot);
  let answer = known.get(key);
  if (answer === undefined) {
    answer = count();
    known.set(key, answer);
    answer.catch(() => known.delete(key));
  }
  return inOne(nameGroups(context, resource, groupings, await answer));
}

type Work = {
  readonly rows: () => readonly Row[];
  readonly matches: ((row: Row) => boolean) | undefined;
  readonly of: Field | undefined;
  readonly groupings: readonly Grouping[];
  readonly totals: readonly (readonly [name: string, amountOf: AmountOf])[];
};
type AmountOf = (row: Row) => { readonly currency: string; readonly value: number } | undefined;

async function counted({ rows, matches, of, groupings, totals }: Work): Promise<Stats> {
  const { add, end } = tally({ valueOf: of ? amountOf(of) : () => undefined, groups: groupings.map(groupValueOf) });
  const tallies = totals.map(([name, valueOf]) => [name, tally({ valueOf, groups: [] })] as const);
  // Finding the rows counts towards the first slice.
  const slices = createSlices();
  for (const [index, row] of rows().entries()) {
    const pause = index % LOOKED_AT === 0 ? slices.pause() : undefined;
    if (pause) await pause;
    if (matches !== undefined && !matches(row)) continue;
    add(row);
    for (const [, sums] of tallies) sums.add(row);
  }
  if (tallies.length === 0) return end();
  const each = tallies.map(([name, sums]): [string, readonly Sum[]] => [name, sums.end().sums]);
  return { ...end(), totals: Object.fromEntries(each) };
}

function amountOf(of: Field, valueOf: (row: Row) => Json | undefined = (row) => row[of.name]): AmountOf {
  return (row) => {
    const value = valueOf(row);
    if (typeof value !== 'number') return undefined;
    const currency = of.type === 'money' ? (of.currency ?? textIn(row, of.currencyField ?? '')) : '';
    return { currency, value };
  };
}

/** A field's value as a list shows it. */
function valueIn(context: Context, resource: Resource, field: Field): (row: Row) => Json | undefined {
  const { name, compute } = field;
  if (!compute) return (row) => row[name];
  if (!needsAnswer(field, resource.fields)) return (row) => computeValue({ field, row });
  return (row) => fromOthersOf(context, resource, [field], row)[name];
}

/** The titles of the references in the answer, if requested. */
function nameGroups(context: Context, resource: Resource, groupings: readonly Grouping[], stats: Stats): Stats {
  if (!groupings.some(({ field }) => field.type === 'ref')) return stats;
  const shown = projectionOf(context, resource).refs;
  const names = groupings.map(({ field }, index) => {
    if (field.type !== 'ref' || !shown.some(({ path }) => path === field.name)) return {};
    const ids = new Set((stats.groups ?? []).map(({ keys }) => keys[index] ?? ''));
    const titleOfId = titlesIn(context, field, [...ids]);
    const titles = [...ids].flatMap((id) => {
      const title = id === '' ? undefined : titleOfId(field, id);
      return title === undefined ? [] : [[id, title] as const];
    });
    return Object.fromEntries(titles);
  });
  return { ...stats, names };
}

function takeParam(search: URLSearchParams, param: string): string | undefined {
  const texts = search.getAll(param);
  search.delete(param);
  if (texts.length > 1) throw malformed(`"${param}" stands there twice.`);
  return texts[0];
}

function fieldIn(
  { snapshot, caller }: Context,
  resource: Resource,
  name: string,
  fits: (field: Field) => boolean,
): Field {
  const { readable } = snapshot.rightsOf({ role: caller.role, resource });
  const mayRead = (key: string | undefined): boolean => key === undefined || MOMENTS.includes(key) || readable.has(key);
  const field = dateField(resource.fields, name);
  const currency = field?.type === 'money' ? field.currencyField : undefined;
  if (!field || !mayRead(name) || !mayRead(currency) || !fits(field)) {
    throw malformed(`"${name.slice(0, 40)}" names no field that can stand there.`);
  }
  return field;
}
