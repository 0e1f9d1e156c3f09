import { collectionOf } from '../../src/config/collection.ts';
import {
  dateField,
  type Grouping,
  groupOf,
  isGrouping,
  isSummed,
  MOMENTS,
  namedGrouping,
  STATS_AND,
  STATS_BY,
  STATS_OF,
} from '../../src/config/stats.ts';
import { tally } from '../../src/config/tally.ts';
import type { Field, Resource, Row } from '../../src/config/types.ts';
import type { Stats } from '../../src/config/figures.ts';
import { malformed } from '../http-error.ts';
import { textIn } from '../rows.ts';
import { createSlices } from '../slices.ts';
import { type Context, tableOf } from './context.ts';
import { countedRows } from './list.ts';
import { projectionOf, titleIn } from './projection.ts';
import { boundedPer } from '../bounded.ts';

/** Answers remembered, the oldest goes first: a page of blocks is opened by many, and seldom after a change. */
const REMEMBERED = 200;
/** Rows between two looks at the clock. */
const LOOKED_AT = 64;
const rememberedOf = boundedPer<object, Promise<Stats>>(REMEMBERED);

/**
 * `GET /<path>/_stats`: what all records of a list come to, with the list's own question: how many, `_of` the sum of a
 * field, `_by` and `_and` both by the values of a field (`status`) or the days, weeks or months of a date (`stay.week`).
 * Rights, row scope and hidden fields are those of the list. Whatever it costs, it lets other requests in between.
 * @throws HttpError 400 for a field that cannot stand there, or may not be read
 */
export async function listStats(context: Context, resource: Resource, query: string): Promise<Stats> {
  const search = new URLSearchParams(query);
  const asked = search.toString();
  const ofName = taken(search, STATS_OF);
  const of = ofName === undefined ? undefined : fieldIn(context, resource, ofName, isSummed);
  const groupings = [taken(search, STATS_BY), taken(search, STATS_AND)].flatMap((text): Grouping[] => {
    if (text === undefined) return [];
    const { name, step } = namedGrouping(text);
    return [{ field: fieldIn(context, resource, name, isGrouping), step }];
  });
  const { rows, filter, isSearched } = countedRows(context, resource, search.toString());
  const count = () => counted({ rows, matches: filter?.matches, of, groupings });
  // A search looks into other records, of which no version here tells.
  if (isSearched) return named(context, resource, groupings, await count());
  const { version } = tableOf(context, resource);
  const key = [collectionOf(resource), context.caller.tenant, version, filter?.id ?? '', asked].join('\n');
  const known = rememberedOf(context.snapshot);
  let answer = known.get(key);
  if (answer === undefined) {
    answer = count();
    known.set(key, answer);
    answer.catch(() => known.delete(key));
  }
  return named(context, resource, groupings, await answer);
}

type Work = {
  readonly rows: () => readonly Row[];
  readonly matches: ((row: Row) => boolean) | undefined;
  readonly of: Field | undefined;
  readonly groupings: readonly Grouping[];
};

async function counted({ rows, matches, of, groupings }: Work): Promise<Stats> {
  const { add, end } = tally({ valueOf: amountOf(of), groups: groupings.map(groupOf) });
  // Finding them is part of the first slice.
  const slices = createSlices();
  for (const [index, row] of rows().entries()) {
    const pause = index % LOOKED_AT === 0 ? slices.pause() : undefined;
    if (pause) await pause;
    if (matches === undefined || matches(row)) add(row);
  }
  return end();
}

function amountOf(of: Field | undefined): (row: Row) => { currency: string; value: number } | undefined {
  return (row) => {
    const value = of && row[of.name];
    if (typeof value !== 'number') return undefined;
    const currency = of?.type === 'money' ? (of.currency ?? textIn(row, of.currencyField ?? '')) : '';
    return { currency, value };
  };
}

/** What the references of the answer are called, for whoever asks. */
function named(context: Context, resource: Resource, groupings: readonly Grouping[], stats: Stats): Stats {
  if (!groupings.some(({ field }) => field.type === 'ref')) return stats;
  const shown = projectionOf(context, resource).refs;
  const names = groupings.map(({ field }, index) => {
    if (field.type !== 'ref' || !shown.some(({ path }) => path === field.name)) return {};
    const ids = new Set((stats.groups ?? []).map(({ keys }) => keys[index] ?? ''));
    const titles = [...ids].flatMap((id) => {
      const title = id === '' ? undefined : titleIn(context, field, id);
      return title === undefined ? [] : [[id, title] as const];
    });
    return Object.fromEntries(titles);
  });
  return { ...stats, names };
}

function taken(search: URLSearchParams, param: string): string | undefined {
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
  const { readable } = snapshot.viewOf({ role: caller.role, resource });
  const mayRead = (key: string | undefined): boolean => key === undefined || MOMENTS.includes(key) || readable.has(key);
  const field = dateField(resource.fields, name);
  const currency = field?.type === 'money' ? field.currencyField : undefined;
  if (!field || !mayRead(name) || !mayRead(currency) || !fits(field)) {
    throw malformed(`"${name.slice(0, 40)}" names no field that can stand there.`);
  }
  return field;
}
