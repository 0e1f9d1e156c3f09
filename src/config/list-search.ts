import type { Sort } from './board-types.ts';
import type { Dialect, Json, Operator } from './types.ts';
import { plainText } from './values.ts';

export type ListFilter = { readonly key: string; readonly operator: Operator; readonly value: Json };
export type ListQuery = {
  /** 0-based */
  readonly page: number;
  /** 1 … 500, or -1 = All (at most 10,000 rows) */
  readonly pageSize: number;
  readonly sort: Sort;
  /** No order was requested, so the list's `first` records come first. */
  readonly isUnsorted?: true;
  /** Search text, trimmed; literal, never a pattern. */
  readonly q: string;
  readonly filters: readonly ListFilter[];
  readonly viewId?: string;
  /** A condition on top of the filters, as JSON. */
  readonly where?: string;
};

/**
 * Builds the query string of a list in a dialect; `parseListQuery` parses it. Page and size are always included, then
 * sort and direction, unless only the list itself knows its order.
 */
export function listSearch(dialect: Dialect, query: ListQuery): URLSearchParams {
  const search = new URLSearchParams();
  const { key, direction } = query.sort;
  search.set(dialect.page.param, String(query.page + dialect.page.base));
  search.set(dialect.size, String(query.pageSize === -1 ? dialect.all : query.pageSize));
  if (!query.isUnsorted) {
    search.set(dialect.sort, key);
    search.set(dialect.dir.param, dialect.dir.case === 'lower' ? direction.toLowerCase() : direction);
  }
  if (query.q !== '') search.set(dialect.search, query.q);
  if (query.viewId !== undefined) search.set('view', query.viewId);
  if (query.where !== undefined) search.set('where', query.where);
  for (const filter of query.filters) {
    search.set(filter.operator === 'eq' ? filter.key : `${filter.key}.${filter.operator}`, valueText(filter.value));
  }
  return search;
}

/** A value in the text form of a filter. */
export function valueText(value: Json): string {
  if (!Array.isArray(value)) return plainText(value);
  return (value as readonly Json[]).map((part) => plainText(part).replace(/[\\,]/g, '\\$&')).join(',');
}

/** `a,b` → two parts; `\,` is a comma within a part, `\\` a backslash. The inverse of what `listSearch` writes. */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const [piece] of text.matchAll(/\\[\\,]|,|[^\\,]+|\\/g)) {
    if (piece === ',') {
      parts.push(part);
      part = '';
    } else part += piece === '\\,' || piece === '\\\\' ? piece.slice(1) : piece;
  }
  return [...parts, part];
}
