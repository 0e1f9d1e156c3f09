import { readWhere } from './asked-where.ts';
import { isYesUnlessSaid } from './fields/boolean.ts';
import { fieldKind } from './fields/registry.ts';
import { isMasked } from './masked.ts';
import { queryField, storedKeys, SYSTEM_FIELDS } from './keys.ts';
import { partAt, sortableParts } from './parts.ts';
import { splitList, type ListFilter, type ListQuery } from './list-search.ts';
import type { Sort } from './board-types.ts';
import { OPERATORS, type Dialect, type Json, type Operator, type Resource, type Where } from './types.ts';
import { literal, ownValue } from './values.ts';
import { readsOnly } from './where-readable.ts';

export { listSearch } from './list-search.ts';
export type { ListFilter, ListQuery } from './list-search.ts';

/** rows; larger requests get this many */
export const MAX_ROWS_PER_PAGE = 500;
/** rows; the limit of "All" (-1); whole lists are exported instead */
export const MAX_ROWS_OF_WHOLE_LIST = 10_000;
/** The page size for "All" in a `ListQuery`, whatever the dialect's value. */
export const ALL_ROWS = -1;
/** characters of a search text */
const LONGEST_SEARCH = 200;
/** values of an `in` */
const MAX_VALUES = 500;
const DEFAULT_PAGE_SIZE = 10;
const NEWEST_FIRST: Sort = { key: 'createdAt', direction: 'DESC' };

/** Errors of parameters: text keys of the `errors` namespace. */
export const QUERY_ERRORS = [
  'query.repeated',
  'query.unknownField',
  'query.unknownOperator',
  'query.unknownSort',
  'query.unknownDirection',
  'query.unknownView',
  'query.where',
  'query.masked',
  'query.value',
  'query.tooLong',
  'query.tooMany',
] as const;
export type QueryError = (typeof QUERY_ERRORS)[number];
/** `where`: the condition of the query, checked. */
export type ParsedListQuery =
  | { readonly query: ListQuery; readonly where?: Where }
  | { readonly errors: Record<string, string[]> };

/** The parts of a resource that decide about its list queries. */
type Listed = Pick<Resource, 'name' | 'fields' | 'list'>;
export type ParseListSetup = {
  readonly resource: Listed;
  readonly dialect: Dialect;
  readonly search: URLSearchParams;
  /** Names of the fields the caller may read; even the names of others stay hidden (S16). */
  readonly readable: ReadonlySet<string>;
  /** Whether the caller logs filters by a masked field; otherwise they are refused (KB5). */
  readonly notesMasked?: boolean;
};

/** Masked fields that the query's filters look records up by. */
export const maskedIn = ({ fields }: Listed, { filters }: ListQuery): readonly string[] =>
  filters.filter(({ key, operator }) => operator === 'eq' && isMasked(fields[key])).map(({ key }) => key);

/**
 * Parses the query of a list (S17). Invalid pages and sizes fall back to the first page and 10 rows; every other
 * problem is an error under the parameter's name.
 */
export function parseListQuery(setup: ParseListSetup): ParsedListQuery {
  const { resource, dialect, search, readable, notesMasked = false } = setup;
  const errors = new Map<string, QueryError>();
  const names = [...new Set(search.keys())];
  for (const name of names) if (search.getAll(name).length > 1) errors.set(name, 'query.repeated');

  const text = (param: string) => search.get(param) ?? undefined;
  const sort = parseSort(setup, text(dialect.sort), text(dialect.dir.param), errors);
  const q = (text(dialect.search) ?? '').normalize('NFC').trim();
  if (q.length > LONGEST_SEARCH) errors.set(dialect.search, 'query.tooLong');
  const viewId = text('view');
  const view = resource.list.views.find(({ id }) => id === viewId);
  // A view with hidden fields counts as missing.
  if (viewId !== undefined && !(view && readsOnly(view.where, { resource, readable }))) {
    errors.set('view', 'query.unknownView');
  }
  const asked = text('where');
  const where =
    asked === undefined
      ? undefined
      : readWhere(asked, (name, value) => {
          const filter = parseFilter({ resource, readable, name, text: value });
          return typeof filter === 'string' ? undefined : filtersToWhere([filter]);
        });
  if (asked !== undefined && !where) errors.set('where', 'query.where');
  const own = new Set([...dialectParams(dialect), 'view', 'where']);
  const filters = names
    .filter((name) => !own.has(name) && !errors.has(name))
    .flatMap((name) => {
      const parsed = parseFilter({ resource, readable, notesMasked, name, text: text(name) ?? '' });
      if (typeof parsed !== 'string') return [parsed];
      errors.set(name, parsed);
      return [];
    });
  if (errors.size > 0) return { errors: Object.fromEntries([...errors].map(([name, error]) => [name, [error]])) };
  const page = parsePage(text(dialect.page.param), dialect);
  const pageSize = parseSize(text(dialect.size), dialect);
  const isUnsorted = resource.list.first && viewId === undefined && text(dialect.sort) === undefined;
  const more = {
    ...(isUnsorted && !text(dialect.dir.param) && { isUnsorted: true as const }),
    ...(viewId !== undefined && { viewId }),
    ...(asked !== undefined && { where: asked }),
  };
  return { query: { page, pageSize, sort, q, filters, ...more }, ...(where && { where }) };
}

/** The dialect's own parameters; no field may have such a name. */
export function dialectParams(
  dialect: Dialect,
): readonly [page: string, size: string, sort: string, dir: string, search: string] {
  return [dialect.page.param, dialect.size, dialect.sort, dialect.dir.param, dialect.search];
}

/** Keys a list may be sorted by: readable sortable fields, sortable parts of objects, and id, createdAt, updatedAt. */
export function sortableKeys(resource: Pick<Resource, 'name' | 'fields'>, readable: ReadonlySet<string>): string[] {
  const own = [...storedKeys(resource).values()].filter(
    ({ field, kind }) => field.sortable && kind !== 'list' && readable.has(field.name),
  );
  const parts = sortableParts(resource).filter(({ field }) => readable.has(field.name));
  const system = Object.values(SYSTEM_FIELDS).filter(({ sortable }) => sortable);
  return [...own.map(({ key }) => key), ...parts.map(({ path }) => path), ...system.map(({ name }) => name)];
}

/** Keys that `q` may search for this caller. */
export function searchKeys(resource: Listed, readable: ReadonlySet<string>): string[] {
  return resource.list.search.filter((name) => readable.has(name));
}

/** Filters as a condition. Their values are literal: a `$` in a query is no variable. */
export function filtersToWhere(filters: readonly ListFilter[]): Where {
  return { all: filters.map(({ key, operator, value }) => ({ [key]: { [operator]: literal(value) } })) };
}

function parseSort(
  { resource, dialect, readable }: ParseListSetup,
  key: string | undefined,
  direction: string | undefined,
  errors: Map<string, QueryError>,
): Sort {
  const sortable = sortableKeys(resource, readable);
  const standard = sortable.includes(resource.list.sort.key) ? resource.list.sort : NEWEST_FIRST;
  // A table, not toUpperCase(): `DİSC` and `desc` stay unchanged in a Turkish process (R15).
  const directions: Readonly<Record<string, Sort['direction']>> = {
    ASC: 'ASC',
    DESC: 'DESC',
    asc: 'ASC',
    desc: 'DESC',
  };
  const wanted = direction === undefined ? undefined : ownValue(directions, direction);
  if (direction !== undefined && !wanted) errors.set(dialect.dir.param, 'query.unknownDirection');
  if (key === undefined) return { ...standard, ...(wanted && { direction: wanted }) };
  if (!sortable.includes(key)) errors.set(dialect.sort, 'query.unknownSort');
  return { key, direction: wanted ?? 'ASC' };
}

function parsePage(text: string | undefined, dialect: Dialect): number {
  const page = wholeNumber(text);
  return page === undefined ? 0 : Math.max(0, page - dialect.page.base);
}

function parseSize(text: string | undefined, dialect: Dialect): number {
  const size = wholeNumber(text);
  if (size === dialect.all) return ALL_ROWS;
  return size === undefined || size < 1 ? DEFAULT_PAGE_SIZE : Math.min(size, MAX_ROWS_PER_PAGE);
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^-?\d{1,12}$/.test(text) ? Number(text) : undefined;
}

type FilterSetup = Pick<ParseListSetup, 'resource' | 'readable' | 'notesMasked'> & {
  readonly name: string;
  readonly text: string;
};

/** `status=A`, `price.gte=100`, `status.in=A,B`, `note.null=true`. */
function parseFilter({ resource, readable, notesMasked, name, text }: FilterSetup): ListFilter | QueryError {
  const { key, suffix, rest } = splitName(resource, name);
  const field = queryField(resource, key);
  const owner = partAt(resource, key)?.field ?? field;
  if (!field || !owner || !(readable.has(owner.name) || Object.hasOwn(SYSTEM_FIELDS, key))) return 'query.unknownField';
  const kind = fieldKind(field.type);
  const known = kind.operators(field);
  const parse = (part: string) => kind.parseFilter({ field, key, text: part });
  const operator = suffix === undefined ? plainOperator(known, text, parse) : OPERATORS.find((name) => name === suffix);
  if (!operator || rest.length > 0 || !known.includes(operator)) return 'query.unknownOperator';
  if (operator !== 'null' && isMasked(field) && !notesMasked) return 'query.masked';
  if (operator === 'null') {
    return text === 'true' || text === 'false' ? { key, operator, value: text === 'true' } : 'query.value';
  }
  if (operator !== 'in' && operator !== 'nin' && operator !== 'between') {
    const value = parse(text);
    if (value === true && isYesUnlessSaid(field))
      return { key, operator: operator === 'eq' ? 'ne' : 'eq', value: false };
    return value === undefined ? 'query.value' : { key, operator, value };
  }
  const parts = splitList(text);
  if (parts.length > MAX_VALUES) return 'query.tooMany';
  const values = parts.map(parse).filter((value) => value !== undefined);
  if (values.length !== parts.length || (operator === 'between' && values.length !== 2)) return 'query.value';
  return { key, operator, value: values };
}

/** `price.gte` is a field and an operator, `address.city.in` a part of an object and an operator. */
function splitName(resource: Listed, name: string): { key: string; suffix: string | undefined; rest: string[] } {
  const [first = '', second, third, ...more] = name.split('.');
  const path = `${first}.${second ?? ''}`;
  if (partAt(resource, path)) return { key: path, suffix: third, rest: more };
  return { key: first, suffix: second, rest: third === undefined ? more : [third, ...more] };
}

/** Without a suffix: equals (for a list: contains); several values of a type without commas mean any of them. */
function plainOperator(known: readonly Operator[], text: string, parse: (part: string) => Json | undefined): Operator {
  if (parse(text) === undefined && text.includes(',') && known.includes('in')) return 'in';
  return known.includes('eq') ? 'eq' : 'contains';
}
