import type { CrudFilter, CrudSort, Pagination } from '@refinedev/core';
import type { Sort } from '../config/board-types.ts';
import { type ListQuery, listSearch } from '../config/list-search.ts';
import type { RoutedApi } from '../config/routed-api.ts';
import {
  type ClientConfig,
  type ClientResource,
  type Dialect,
  type Json,
  type Operator,
  OPERATORS,
} from '../config/types.ts';
import { plainText } from '../config/values.ts';
import { tableStateOf } from './table-state.ts';

export type ListRequest = {
  readonly resource: string;
  readonly pagination?: Pagination | undefined;
  readonly sorters?: readonly CrudSort[] | undefined;
  readonly filters?: readonly CrudFilter[] | undefined;
};

/** Refine's names for what our where-language says otherwise. */
const SAME_AS: Readonly<Record<string, Operator>> = {
  containss: 'contains',
  startswiths: 'startswith',
  ina: 'in',
  nina: 'nin',
};
/** Filters that are no fields: the search box, the view and the condition. */
const SEARCH = 'q';
const VIEW = 'view';
const WHERE = 'where';

/** Path of a resource's calls below the API's base, e.g. `/estates`. */
export function resourcePath(config: ClientConfig, name: string): string {
  const path = config.resources[name]?.api.path ?? name;
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * The call that answers one page of a list, in the resource's dialect, e.g.
 * `/estates?pageNumber=1&pageSize=10&sortBy=code&sortDirection=DESC`. Used by the data provider and by the early
 * request, which therefore agree to the letter.
 * @throws Error for a filter the API has no word for (`or`, `between` with one end …)
 */
export function listPath(config: ClientConfig, wanted: ListRequest): string {
  const resource = config.resources[wanted.resource];
  const dialect = resource && config.dialects[resource.api.dialect];
  if (!dialect) throw new Error(`No resource "${wanted.resource}" in the configuration`);
  const search = searchOf(resource, dialect, wanted);
  return `${resourcePath(config, wanted.resource)}${search === '' ? '' : `?${search}`}`;
}

/** Rows in one answer of a list that shows all of them: the rest is asked for as one scrolls there. */
export const WINDOW = 200;

/** How many rows a list asks for at once. "All" comes in windows; the calls of routes know no such thing. */
export function askedSize(resource: ClientResource, pageSize: number): number {
  return pageSize === -1 && !resource.api.routed ? WINDOW : pageSize;
}

/** A view of a list as its address says it. */
export const viewSearch = (view: string): string =>
  new URLSearchParams({
    'filters[0][field]': VIEW,
    'filters[0][operator]': 'eq',
    'filters[0][value]': view,
  }).toString();

/** The list a screen at this address will ask for; undefined when the address is no list. */
export function listAt(
  config: ClientConfig,
  { pathname, search }: { pathname: string; search: string },
): ListRequest | undefined {
  const resource = Object.values(config.resources).find((candidate) => candidate.routes.list === pathname);
  if (!resource?.can.includes('list') || resource.api.routed?.records) return undefined;
  const { opens } = resource.list;
  const asked = search === '' && opens !== undefined ? `?${viewSearch(opens)}` : search;
  const { currentPage = 1, pageSize, sorters, filters } = tableStateOf(asked);
  const isOffered = pageSize !== undefined && resource.list.pageSizes.includes(pageSize);
  const size = isOffered ? pageSize : resource.list.pageSize;
  return {
    resource: resource.name,
    pagination: { currentPage: size === -1 ? 1 : currentPage, pageSize: askedSize(resource, size) },
    sorters,
    filters,
  };
}

function searchOf(resource: ClientResource, dialect: Dialect, wanted: ListRequest): string {
  const { routed } = resource.api;
  const query = listQuery(resource, wanted);
  if (!routed) return listSearch(dialect, { ...query, sort: query.sort ?? resource.list.sort }).toString();
  if (routed.whole) return '';
  // Its routes have names of their own for orders and filters, and an order of their own when asked for none.
  const { key = '', direction = 'ASC' } = query.sort ?? {};
  const search = listSearch(dialect, {
    ...query,
    filters: [],
    sort: { key: resource.fields[key]?.sortAs ?? key, direction },
  });
  if (!query.sort) for (const param of [dialect.sort, dialect.dir.param]) search.delete(param);
  for (const [param, text] of routedParams(routed, query.filters)) search.set(param, text);
  return search.toString();
}

/** `status=Paid`, `selectedDateRange={"start":…,"end":…}`; an end that nobody chose is left out. */
function routedParams({ params }: RoutedApi, filters: ListQuery['filters']): [string, string][] {
  return Object.entries(params).flatMap(([name, { param, encode }]): [string, string][] => {
    const own = filters.filter(({ key }) => key === name);
    const valueOf = (...operators: string[]) => own.find(({ operator }) => operators.includes(operator))?.value;
    if (encode === 'text') {
      const value = valueOf('eq', 'in', 'contains');
      const [first] = Array.isArray(value) ? (value as readonly Json[]) : [value];
      return isEmpty(first) ? [] : [[param, plainText(first ?? null)]];
    }
    const span = { start: valueOf('gte', 'gt'), end: valueOf('lte', 'lt') };
    return own.length === 0 ? [] : [[param, JSON.stringify(span)]];
  });
}

/** The query of a request. A list served by routes has no order until somebody chooses one. */
export function listQuery(
  resource: ClientResource,
  { pagination, sorters, filters }: ListRequest,
): Omit<ListQuery, 'sort'> & { readonly sort?: Sort } {
  const sorter = sorters?.[0];
  const isPaged = pagination?.mode !== 'off';
  const flat = (filters ?? []).flatMap(flatten);
  const q = flat.find((filter) => filter.field === SEARCH)?.value;
  const viewId = flat.find((filter) => filter.field === VIEW)?.value;
  const where = flat.find((filter) => filter.field === WHERE)?.value;
  const isView = typeof viewId === 'string' && viewId !== '';
  return {
    page: isPaged ? (pagination?.currentPage ?? 1) - 1 : 0,
    pageSize: isPaged ? (pagination?.pageSize ?? resource.list.pageSize) : -1,
    ...sortOf(resource, sorter, viewId),
    ...(resource.list.first && !sorter && !isView && { isUnsorted: true as const }),
    q: typeof q === 'string' ? q.trim() : '',
    filters: flat.flatMap(filterOf),
    ...(isView && { viewId }),
    ...(typeof where === 'string' && where !== '' && { where }),
  };
}

/** The person's choice, else the active view's order, else the list's. */
function sortOf(resource: ClientResource, sorter: CrudSort | undefined, viewId: unknown): { readonly sort?: Sort } {
  const { views, sort: usual } = resource.list;
  const sort = views.find(({ id }) => id === viewId)?.sort ?? usual;
  const wanted: Sort = sorter ? { key: sorter.field, direction: sorter.order === 'desc' ? 'DESC' : 'ASC' } : sort;
  return resource.api.routed && !resource.fields[wanted.key]?.sortable ? {} : { sort: wanted };
}

type Flat = { field: string; operator: string; value: unknown };

function flatten(filter: CrudFilter): Flat[] {
  if ('field' in filter) return [filter];
  if (filter.operator === 'and') return filter.value.flatMap(flatten);
  throw new Error('The lists know no "or" between fields');
}

function filterOf({ field, operator, value }: Flat): ListQuery['filters'][number][] {
  if (field === SEARCH || field === VIEW || field === WHERE || isEmpty(value)) return [];
  if (operator === 'nnull') return [{ key: field, operator: 'null', value: false }];
  const known = SAME_AS[operator] ?? OPERATORS.find((candidate) => candidate === operator);
  if (!known) throw new Error(`The lists know no filter "${operator}"`);
  return [{ key: field, operator: known, value: value as Json }];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
