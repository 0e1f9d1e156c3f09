import type { CrudSort, LogicalFilter } from '@refinedev/core';
import { useGo } from '@refinedev/core';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ClientResource } from '../../config/types.ts';
import { viewSearch } from '../../providers/list-request.ts';
import { tableStateOf } from '../../providers/table-state.ts';
import type { OwnList } from './own-list.ts';

/** A list as its address says it. */
export type ListState = {
  /** 1-based */
  readonly page: number;
  /** -1 = All */
  readonly pageSize: number;
  readonly sorter: CrudSort | undefined;
  /** With the search text and the view, which Refine carries as filters on `q` and `view`. */
  readonly filters: readonly LogicalFilter[];
  /** Looked at in another way, where the list has one. */
  readonly look: ListLook | undefined;
};

const SEARCH = 'q';
const VIEW = 'view';
const WHERE = 'where';
const LOOK = 'look';
/** In the address instead of a view that was saved and then changed: the usual list, whatever it opens with. */
const ALL = 'all';
const LOOKS = ['map', 'board'] as const;
/** Further displays of a list besides its table. */
export type ListLook = (typeof LOOKS)[number];

/**
 * The state of a list, kept only in the address: a reload, a shared link and the browser's back button all show the
 * same rows. (Refine's `useTable` copies the address into its own state once and never follows it again; the address
 * uses its format.)  `?view=<id>` is a view of the list's own, or a saved one, whatever its current content; once
 * something is changed, the address contains all of it, and `from=<id>` for the saved one it came from.
 */
export function useListState(resource: ClientResource, own: OwnList) {
  const { pathname, search: address } = useLocation();
  const go = useGo();
  const params = new URLSearchParams(address);
  const named = params.get(VIEW) ?? undefined;
  const { opens } = resource.list;
  const opened = isListView(resource, named) ? undefined : (named ?? (address === '' ? own.opens : undefined));
  const began = opened ?? params.get('from') ?? undefined;
  const saved = own.views?.find(({ id }) => id === began);
  const isFresh = address === '' && own.opens === undefined && opens !== undefined;
  const search = opened && saved ? `${saved.search}&${address.slice(1)}` : isFresh ? `?${viewSearch(opens)}` : address;
  const state = useMemo(() => readState({ resource, search }), [resource, search]);

  /** The last requested state: on a slow machine the address follows only after the next click. */
  const asked = useRef(state);
  useEffect(() => {
    asked.current = state;
  }, [state]);

  const plain = { pageSize: resource.list.pageSize, sorter: undefined, look: undefined };
  const anew = own.opens || opens ? ALL : null;
  const write = (change: Partial<ListState>, type: 'push' | 'replace' = 'push', from = began ?? anew) => {
    const next = { page: 1, ...omitPage(asked.current), ...change };
    asked.current = next;
    const query =
      saved && opened && change.page
        ? { view: opened, currentPage: change.page }
        : { ...queryOf({ resource, state: next }), from: from ?? undefined };
    go({ to: pathname, type, query });
  };
  /** Everything but the filters on these keys, then the new ones. */
  const replaceFilters = (keys: readonly string[], filters: readonly LogicalFilter[]) => [
    ...asked.current.filters.filter(({ field }) => !keys.includes(field)),
    ...filters,
  ];
  const setText = (key: string, value: string | undefined) =>
    replaceFilters([key], value ? [{ field: key, operator: 'eq', value }] : []);

  return {
    ...state,
    q: textOf(state.filters, SEARCH),
    view: textOf(state.filters, VIEW),
    /** A condition on top of the filters, as JSON. */
    where: textOf(state.filters, WHERE),
    /** The saved view that is open, or began as what there is now. */
    saved,
    isChanged: !opened,
    /** A saved view is asked for that only the server knows. */
    isWaiting: opened !== undefined && !saved && !own.isKnown,
    openSaved: (id: string) => go({ to: pathname, type: 'push', query: { view: id } }),
    fieldFilters: state.filters.filter(({ field }) => field !== SEARCH && field !== VIEW),
    setPage: (page: number, type?: 'push' | 'replace') => write({ page }, type),
    setLook: (look: ListLook | undefined) => write({ look }),
    setPageSize: (pageSize: number) => write({ pageSize }),
    setSorter: (sorter: CrudSort | undefined) => write({ sorter }),
    // Each keystroke a step of the history would make "back" useless.
    setSearch: (q: string) => write({ filters: setText(SEARCH, q) }, 'replace'),
    // Continuing from a saved view replaces all of it.
    setView: (view: string | undefined) =>
      saved
        ? write({ ...plain, filters: view ? [{ field: VIEW, operator: 'eq', value: view }] : [] }, 'push', anew)
        : write({ filters: setText(VIEW, view) }),
    clearAll: () => write({ ...plain, filters: [] }, 'push', anew),
    setFilters: (keys: readonly string[], filters: readonly LogicalFilter[]) =>
      write({ filters: replaceFilters(keys, filters) }),
    clearFilters: () => write({ filters: asked.current.filters.filter(({ field }) => field === VIEW) }),
  };
}

export type ListControl = ReturnType<typeof useListState>;

function readState({ resource, search }: { resource: ClientResource; search: string }): ListState {
  const { currentPage, pageSize, sorters, filters } = tableStateOf(search);
  const params = new URLSearchParams(search);
  const named = params.get(VIEW) ?? undefined;
  return {
    page: currentPage !== undefined && currentPage >= 1 ? Math.floor(currentPage) : 1,
    pageSize: pageSize !== undefined && isOffered(resource, pageSize) ? pageSize : resource.list.pageSize,
    sorter: sorters?.[0],
    look: LOOKS.find((look) => resource.list[look] !== undefined && params.get(LOOK) === look),
    filters: [
      ...(filters ?? []).filter((filter): filter is LogicalFilter => 'field' in filter),
      ...(isListView(resource, named) ? [{ field: VIEW, operator: 'eq' as const, value: named }] : []),
    ],
  };
}

/** One of the list's own views, as its configuration names it and the call takes it; others were saved by people. */
const isListView = ({ list }: ClientResource, view: string | undefined): boolean =>
  list.views.some(({ id }) => id === view);

/** An address may be typed by hand: a size that is not offered would be a row per record of a country. */
function isOffered({ list }: ClientResource, pageSize: number): boolean {
  return list.pageSizes.includes(pageSize);
}

/** Without defaults: a short address is clearer. */
function queryOf({ resource, state }: { resource: ClientResource; state: ListState }): Record<string, unknown> {
  return {
    currentPage: state.page === 1 ? undefined : state.page,
    pageSize: state.pageSize === resource.list.pageSize ? undefined : state.pageSize,
    sorters: state.sorter && [{ field: state.sorter.field, order: state.sorter.order }],
    filters: state.filters.length === 0 ? undefined : state.filters,
    [LOOK]: state.look,
  };
}

/** Whatever changes but the page itself leads back to the first one. */
function omitPage({ pageSize, sorter, filters, look }: ListState): Omit<ListState, 'page'> {
  return { pageSize, sorter, filters, look };
}

function textOf(filters: readonly LogicalFilter[], key: string): string {
  const value: unknown = filters.find(({ field }) => field === key)?.value;
  return typeof value === 'string' ? value : '';
}
