import type { Json } from './where-types.ts';

/** Default calls of a resource served by routes. */
export const ROUTED_CALLS = ['list', 'show', 'create', 'delete'] as const;

/** All possible calls, which the browser can also simulate. Routes answer `edit` to a PUT of the changes. */
export const BROWSER_CALLS = [...ROUTED_CALLS, 'edit'] as const;

/** A filter's parameter. `json-start-end`: a span of days as `{"start":"2026-11-01","end":"2026-11-30"}`. */
export type FilterParam = { readonly param: string; readonly encode: 'text' | 'json-start-end' };

/**
 * The calls of a resource served by literal routes: no table, no versions, no history; only the listed `calls` are
 * offered.
 */
export type RoutedApi = {
  readonly calls: readonly (typeof BROWSER_CALLS)[number][];
  /** The record key used to request one; deletion always uses its id. */
  readonly id: string;
  /** The key of the record in the answer; '' = the answer is the record. */
  readonly one: string;
  /** The list is sent whole, and the browser pages, sorts and searches it. */
  readonly whole: boolean;
  /** Initial records of a resource stored in the browser, which makes no calls. */
  readonly records?: readonly { readonly [key: string]: Json }[];
  /** By field: its filter parameter. */
  readonly params: { readonly [field: string]: FilterParam };
};
