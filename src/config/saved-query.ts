import { LONGEST_WHERE } from './asked-where.ts';
import { type ListFilter, type ListQuery, listSearch } from './list-search.ts';
import { parseListQuery, sortableKeys } from './query.ts';
import type { Sort } from './board-types.ts';
import { type Dialect, type Json, OPERATORS, type Resource } from './types.ts';
import { isJsonObject } from './values.ts';
import { readsOnly } from './where-readable.ts';

/** A list's query and presentation; missing parts have their defaults. */
export type SavedQuery = {
  /** A view of the configuration. */
  readonly view?: string;
  readonly q?: string;
  readonly filters?: readonly ListFilter[];
  /** A further condition, as JSON. */
  readonly where?: string;
  readonly sort?: Sort;
  readonly pageSize?: number;
  readonly look?: 'map' | 'board';
};

const MAX_FILTERS = 30;
const MAX_VALUES = 100;
/** characters of a search or of one value */
const LONGEST = 200;

/** Reads a query as sent or stored; invalid parts are dropped. */
export function readSavedQuery(value: Json | undefined): SavedQuery {
  if (!isJsonObject(value)) return {};
  const { view, q, filters, where, sort, pageSize, look } = value;
  const key = isJsonObject(sort) ? sort['key'] : undefined;
  const known = Array.isArray(filters) ? (filters as readonly Json[]).flatMap(readFilter).slice(0, MAX_FILTERS) : [];
  return {
    ...(isText(view) && { view }),
    ...(isText(q) && { q }),
    ...(known.length > 0 && { filters: known }),
    ...(typeof where === 'string' && where.length <= LONGEST_WHERE && { where }),
    ...(isText(key) && {
      sort: { key, direction: isJsonObject(sort) && sort['direction'] === 'DESC' ? 'DESC' : 'ASC' },
    }),
    ...(typeof pageSize === 'number' && { pageSize }),
    ...((look === 'map' || look === 'board') && { look }),
  };
}

type Reader = {
  readonly resource: Pick<Resource, 'name' | 'fields' | 'list' | 'api'>;
  readonly dialect: Dialect;
  /** Names of fields. */
  readonly readable: ReadonlySet<string>;
};

/**
 * A saved query for a reader: parts that name hidden or removed fields are left out, so the list answers instead of
 * refusing.
 */
export function askableQuery(
  { view, q, filters = [], where: asked, sort, pageSize, look }: SavedQuery,
  reader: Reader,
): { readonly query: SavedQuery; readonly isPartial: boolean } {
  const { resource, readable } = reader;
  const known = filters.filter((filter) => isAskable({ filters: [filter] }, reader));
  const hasWhere = asked !== undefined && isAskable({ where: asked, filters: [] }, reader);
  const where = resource.list.views.find(({ id }) => id === view)?.where;
  const hasView = where !== undefined && readsOnly(where, { resource, readable });
  const hasSort = sort !== undefined && isSortable(sort.key, reader);
  const isLost =
    (view !== undefined && !hasView) || (sort !== undefined && !hasSort) || (asked !== undefined && !hasWhere);
  const query: SavedQuery = {
    ...(hasView && view !== undefined && { view }),
    ...(q !== undefined && { q }),
    ...(known.length > 0 && { filters: known }),
    ...(hasWhere && { where: asked }),
    ...(hasSort && { sort }),
    ...(pageSize !== undefined && resource.list.pageSizes.includes(pageSize) && { pageSize }),
    ...(look !== undefined && resource.list[look] !== undefined && { look }),
  };
  return { query, isPartial: isLost || known.length < filters.length };
}

/** Calls served by routes have their own orders and filters. */
function isAskable(asked: Pick<ListQuery, 'filters' | 'where'>, { resource, dialect, readable }: Reader): boolean {
  const { routed } = resource.api;
  if (routed) {
    const isKnown = asked.filters.every(({ key }) => Object.hasOwn(routed.params, key) && readable.has(key));
    return isKnown && asked.where === undefined;
  }
  const search = listSearch(dialect, { page: 0, pageSize: 1, sort: resource.list.sort, q: '', ...asked });
  // The default order need not be allowed.
  for (const param of [dialect.sort, dialect.dir.param]) search.delete(param);
  return 'query' in parseListQuery({ resource, dialect, search, readable });
}

function isSortable(key: string, { resource, readable }: Reader): boolean {
  if (resource.api.routed) return readable.has(key);
  return sortableKeys(resource, readable).includes(key);
}

function readFilter(value: Json): ListFilter[] {
  if (!isJsonObject(value)) return [];
  const { key, operator: name, value: wanted = null } = value;
  const operator = OPERATORS.find((candidate) => candidate === name);
  const values = Array.isArray(wanted) ? (wanted as readonly Json[]) : [wanted];
  const isPlain = values.length <= MAX_VALUES && values.every(isScalar);
  return isText(key) && operator !== undefined && isPlain ? [{ key, operator, value: wanted }] : [];
}

const isText = (value: Json | undefined): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;

const isScalar = (value: Json): boolean =>
  typeof value === 'boolean' || typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST);
