import type { Json } from './where-types.ts';

/** Calls that a resource served by routes has unless its file says otherwise. */
export const ROUTED_CALLS = ['list', 'show', 'create', 'delete'] as const;

/** All that there are; what the browser does by itself. Routes answer `edit` to a PUT of what was changed. */
export const BROWSER_CALLS = [...ROUTED_CALLS, 'edit'] as const;

/** A filter's parameter. `json-start-end`: a span of days as `{"start":"2026-11-01","end":"2026-11-30"}`. */
export type FilterParam = { readonly param: string; readonly encode: 'text' | 'json-start-end' };

/**
 * How the calls of a resource differ that literal routes of the server answer: no table, no versions, no history, and
 * whatever is not among `calls` is not offered.
 */
export type RoutedApi = {
  readonly calls: readonly (typeof BROWSER_CALLS)[number][];
  /** Key of a record by which one is asked for; deletion always takes its id. */
  readonly id: string;
  /** Key of the record in the answer for one; '' = the answer is the record. */
  readonly one: string;
  /** The list is answered whole, and paged, sorted and searched in the browser. */
  readonly whole: boolean;
  /** The records are the browser's own, and no call tells of them: those that there are until somebody changes them. */
  readonly records?: readonly { readonly [key: string]: Json }[];
  /** By field: what filters by it. */
  readonly params: { readonly [field: string]: FilterParam };
};
