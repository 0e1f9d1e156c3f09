import {
  ALL_ROWS,
  filtersToWhere,
  type ListQuery,
  MAX_ROWS_OF_WHOLE_LIST,
  parseListQuery,
} from '../../src/config/query.ts';
import { collectionOf } from '../../src/config/collection.ts';
import { optionsOf } from '../../src/config/options.ts';
import { readsOnly } from '../../src/config/where-readable.ts';
import type { Sort } from '../../src/config/board-types.ts';
import type { Resource, Row, View, Where } from '../../src/config/types.ts';
import { HttpError } from '../http/http-error.ts';
import type { RowSearch, TableQuery, TableReader } from '../store/types.ts';
import { type Context, tableOf } from './context.ts';
import { listWords } from './list-words.ts';
import { projectionOf } from './projection.ts';
import { andFilters, type Filter, filterFor, scopeOf } from './scope.ts';
import { orderedKeys, titleSortKey } from './tables.ts';
import { boundedCachePer } from '../store/bounded-cache.ts';

/** Parsed queries cached per configuration: people page through the same few lists. */
const MAX_PARSED = 1000;

type Parsed = { readonly query: ListQuery; readonly where: Where | undefined };
const parsedOf = boundedCachePer<Parsed>(MAX_PARSED);

/** The filters and the condition of a query, and its view, as one condition. */
function whereOf(resource: Resource, query: ListQuery, asked: Where | undefined): Where | undefined {
  const view = resource.list.views.find(({ id }) => id === query.viewId)?.where;
  const filters = query.filters.length > 0 ? filtersToWhere(query.filters) : undefined;
  const all = [view, filters, asked].filter((part) => part !== undefined);
  return all.length > 1 ? { all } : all[0];
}

function parse(context: Context, resource: Resource, search: string, notesMasked = false): Parsed {
  const { snapshot, caller } = context;
  const key = `${resource.name}\n${caller.role}\n${notesMasked}\n${search}`;
  const known = parsedOf(snapshot);
  const before = known.get(key);
  if (before) return before;
  const dialect = snapshot.config.dialects[resource.api.dialect];
  if (dialect === undefined) throw new Error(`Dialect "${resource.api.dialect}" is not configured`);
  const result = parseListQuery({
    resource,
    dialect,
    search: new URLSearchParams(search),
    readable: snapshot.rightsOf({ role: caller.role, resource }).readable,
    notesMasked,
  });
  if ('errors' in result) {
    const issues = Object.entries(result.errors).flatMap(([field, keys]) => keys.map((key) => ({ field, key })));
    throw new HttpError({ status: 400, problem: { key: 'query', issues } });
  }
  const made = { query: result.query, where: whereOf(resource, result.query, result.where) };
  known.set(key, made);
  return made;
}

/** Rows of a list, and the total number. */
type Found = {
  readonly rows: readonly Row[];
  readonly total: number;
  /** No row has the words as typed; these are close matches. */
  readonly isNear?: true;
};

export type FoundPage = Found & { readonly query: ListQuery };

/**
 * One page of a resource's records, within the caller's scope. The caller must log searches for masked values
 * (`maskedIn`).
 * @param search the query string @throws HttpError 400
 */
export function listPage(context: Context, resource: Resource, search: string): FoundPage {
  const { query, where } = parse(context, resource, search, true);
  const isAll = query.pageSize === ALL_ROWS;
  const limit = isAll ? MAX_ROWS_OF_WHOLE_LIST : query.pageSize;
  const page = found(context, resource, { query, where, offset: isAll ? 0 : query.page * limit, limit });
  return { ...page, query };
}

/** Every record of a list, in its order, ignoring pages. @param search the query string @throws HttpError 400 */
export function listRows(context: Context, resource: Resource, search: string): readonly Row[] {
  const { query, where } = parse(context, resource, search);
  return found(context, resource, { query, where, offset: 0, limit: Number.MAX_SAFE_INTEGER }).rows;
}

/**
 * A superset of the list's rows, unordered, and the filter for them: for reading in slices. If a filter names days or a
 * value, only the rows of that index.
 * @param search the query string @throws HttpError 400
 */
export function countedRows(
  context: Context,
  resource: Resource,
  search: string,
): { readonly rows: () => readonly Row[]; readonly filter: Filter | undefined; readonly isSearched: boolean } {
  const { query, where } = parse(context, resource, search);
  const filter = andFilters(scopeOf(context, resource), where && filterFor({ context, resource, where }));
  // Only the table's own search knows which rows contain a word.
  if (query.q !== '') return { rows: () => listRows(context, resource, search), filter, isSearched: true };
  const table = tableOf(context, resource);
  const ordered = orderedKeys(context.snapshot.config.resources[collectionOf(resource)] ?? resource);
  return { rows: () => nearest(table, ordered, query.filters), filter, isSearched: false };
}

/** The ordered key whose filter leaves the fewest days, else one with a single value, else all records. */
function nearest(
  table: TableReader,
  ordered: { readonly [key: string]: 'text' | 'plain' },
  filters: ListQuery['filters'],
): readonly Row[] {
  const plain = filters.filter(({ key, value }) => ordered[key] === 'plain' && typeof value === 'string');
  for (const { key, operator, value: gte } of plain) {
    const lt = plain.find((other) => other.key === key && other.operator === 'lt')?.value;
    if (operator === 'gte' && typeof gte === 'string' && typeof lt === 'string') return table.range(key, { gte, lt });
  }
  const equal = plain.find(({ operator }) => operator === 'eq');
  return typeof equal?.value === 'string' ? table.equal(equal.key, equal.value) : [...table.all()];
}

function found(
  context: Context,
  resource: Resource,
  { query, where, offset, limit }: Parsed & { readonly offset: number; readonly limit: number },
): Found {
  const { key, direction } = query.sort;
  const filter = andFilters(scopeOf(context, resource), where && filterFor({ context, resource, where }));
  const table = tableOf(context, resource);
  const reference = referenceSort(context, resource, key);
  const options = optionsOf(resource.fields[key]).map(({ value }) => value);
  const first = firstOf(context, resource, query);
  const pageOf = (words: RowSearch | undefined, part: Part = { offset, limit }): Found => {
    const wanted: Wanted = { direction, filter, words, ...part };
    if (first) return pageByParts({ table, parts: halvesOf(first, query.sort), wanted });
    if (options.length > 0) return pageByOption({ table, key, options, orderBy: resource.list.sort, wanted });
    return reference ? pageByReference({ table, key, wanted, ...reference }) : pageByKey(table, key, wanted);
  };
  if (query.q === '') return pageOf(undefined);
  for (const { search, first, isNear } of listWords({ context, resource, q: query.q })) {
    const page = first ? withFirst({ first, search, part: { offset, limit }, pageOf }) : pageOf(search);
    if (page.total > 0) return isNear ? { ...page, isNear } : page;
  }
  return { rows: [], total: 0 };
}

type Part = { readonly offset: number; readonly limit: number };

/**
 * A page of a search with some rows first, each part in the list's order. Its cost grows with the rows up to the page.
 */
function withFirst({
  first,
  search,
  part,
  pageOf,
}: {
  first: RowSearch;
  search: RowSearch;
  part: Part;
  pageOf: (words: RowSearch, part: Part) => Found;
}): Found {
  const meant = pageOf(first, { offset: 0, limit: MAX_ROWS_OF_WHOLE_LIST });
  if (meant.rows.length === 0) return pageOf(search, part);
  const { offset, limit } = part;
  const end = Math.min(offset + limit, Number.MAX_SAFE_INTEGER - meant.rows.length);
  const ids = new Set(meant.rows.map(({ id }) => id));
  const { rows, total } = pageOf(search, { offset: 0, limit: end + ids.size });
  return { rows: [...meant.rows, ...rows.filter(({ id }) => !ids.has(id))].slice(offset, end), total };
}

/** How many records of the caller's scope a saved view contains. Reads only the rows written since the last answer. */
export function countView(context: Context, resource: Resource, { where }: View): number {
  const filter = andFilters(scopeOf(context, resource), filterFor({ context, resource, where }));
  const wanted: Wanted = { direction: 'DESC', words: undefined, filter, offset: 0, limit: 0 };
  return pageByKey(tableOf(context, resource), '$inserted', wanted).total;
}

type Wanted = {
  readonly direction: 'ASC' | 'DESC';
  readonly words: RowSearch | undefined;
  readonly filter: Pick<Filter, 'where' | 'matches'> | undefined;
  readonly offset: number;
  readonly limit: number;
};

function pageByKey(table: TableReader, orderBy: string, wanted: Wanted): { rows: readonly Row[]; total: number } {
  const { filter, words, direction, offset, limit } = wanted;
  const query: TableQuery = {
    orderBy,
    direction,
    offset,
    limit,
    ...(words && { words }),
    where: filter?.where,
  };
  return table.query(query);
}

/** Joins two conditions; returns the same object for the same two, so the store recognises it. */
const joined = new WeakMap<Where, Map<string, Where>>();
const ALL: Where = {};

function joinedWith(other: Where, where: Where = ALL): Where {
  const known = joined.get(where) ?? new Map<string, Where>();
  joined.set(where, known);
  const name = JSON.stringify(other);
  const made = known.get(name) ?? (where === ALL ? other : { all: [where, other] });
  known.set(name, made);
  return made;
}

/** The records that come first in a list without a requested order; undefined if the role may not know them (S16). */
function firstOf(context: Context, resource: Resource, { isUnsorted }: ListQuery): Where | undefined {
  const { first } = resource.list;
  if (!first || !isUnsorted) return undefined;
  const { readable } = context.snapshot.rightsOf({ role: context.caller.role, resource });
  return readsOnly(first, { resource, readable }) ? filterFor({ context, resource, where: first }).where : undefined;
}

/** A part of a list, with an order of its own. */
type ListPart = { readonly where: Where; readonly orderBy: Sort };

const halvesOf = (first: Where, sort: Sort): readonly ListPart[] => [
  { where: first, orderBy: sort },
  { where: { not: first }, orderBy: { ...sort, direction: sort.direction === 'ASC' ? 'DESC' : 'ASC' } },
];

type OptionSort = {
  readonly table: TableReader;
  readonly key: string;
  readonly options: readonly string[];
  /** The order of the records within one option. */
  readonly orderBy: Sort;
  readonly wanted: Wanted;
};

/** A choice is sorted by the order of its options, urgent above normal; records without one come last. */
function pageByOption({ table, key, options, orderBy, wanted }: OptionSort): { rows: readonly Row[]; total: number } {
  const inOrder = wanted.direction === 'ASC' ? options : options.toReversed();
  const wheres: readonly Where[] = [...inOrder.map((value) => ({ [key]: value })), { [key]: { nin: [...options] } }];
  const second = orderBy.key === key ? { key: '$inserted', direction: 'DESC' as const } : orderBy;
  return pageByParts({ table, parts: wheres.map((where) => ({ where, orderBy: second })), wanted });
}

/** A page of a list whose parts follow one another. */
function pageByParts({
  table,
  parts,
  wanted,
}: {
  readonly table: TableReader;
  readonly parts: readonly ListPart[];
  readonly wanted: Wanted;
}): { rows: readonly Row[]; total: number } {
  const { filter, words, offset, limit } = wanted;
  const rows: Row[] = [];
  let total = 0;
  for (const { where, orderBy } of parts) {
    const page = table.query({
      orderBy: orderBy.key,
      direction: orderBy.direction,
      offset: Math.max(0, offset - total),
      limit: Math.max(0, limit - rows.length),
      where: joinedWith(where, filter?.where),
      ...(words && { words }),
    });
    rows.push(...page.rows);
    total += page.total;
  }
  return { rows, total };
}

type ReferenceSort = { readonly target: TableReader; readonly titleKey: string };

/** The order of a list sorted by a reference: by the referenced record's title, if the caller may see it. */
function referenceSort(context: Context, resource: Resource, key: string): ReferenceSort | undefined {
  const field = resource.fields[key];
  if (field?.type !== 'ref') return undefined;
  const target = context.snapshot.config.resources[field.resource];
  const isNamed = projectionOf(context, resource).refs.some(({ path }) => path === key);
  if (target === undefined || !isNamed) return undefined;
  const { readable } = context.snapshot.rightsOf({ role: context.caller.role, resource: target });
  const titleKey = titleSortKey(target, readable);
  return titleKey === undefined ? undefined : { target: tableOf(context, target), titleKey };
}

/**
 * Walks the referenced records in the order of their titles and collects the records that refer to each. Nothing is
 * sorted; the cost grows with the rows up to the page. Records without the reference come last.
 */
function pageByReference({
  table,
  key,
  target,
  titleKey,
  wanted,
}: ReferenceSort & {
  table: TableReader;
  key: string;
  wanted: Wanted;
}): { rows: readonly Row[]; total: number } {
  const { direction, filter, words, offset, limit } = wanted;
  const everything = { ...wanted, direction: 'DESC' as const, offset: 0 };
  const { total, rows: found } = pageByKey(table, '$inserted', { ...everything, limit: words ? table.size : 0 });
  const members = words && new Set(found.map(({ id }) => id));
  const isMember = (row: Row): boolean => (members ? members.has(row.id) : (filter?.matches(row) ?? true));
  const rows: Row[] = [];
  let skip = offset;
  for (const { id } of target.ordered(titleKey, direction)) {
    if (rows.length >= limit) break;
    for (const row of table.equal(key, id)) {
      if (!isMember(row)) continue;
      if (skip > 0) skip -= 1;
      else if (rows.length < limit) rows.push(row);
    }
  }
  if (rows.length < limit) {
    const tail = table.query({
      orderBy: '$inserted',
      direction: 'DESC',
      offset: skip,
      limit: limit - rows.length,
      where: joinedWith({ [`${key}.id`]: { null: true } }, filter?.where),
      ...(words && { words }),
    });
    rows.push(...tail.rows);
  }
  return { rows, total };
}
