import { fold } from '../domain/text/fold.ts';
import type { Json, Row } from '../config/types.ts';
import type { ListQuery } from '../config/list-search.ts';

const collator = new Intl.Collator('tr', { sensitivity: 'base', numeric: true });

/** One page of rows that are all here. @param query page 0-based, size -1 = All */
export function pageOfRows({
  rows,
  query: { page, pageSize, sort, q, filters },
  search,
  valueOf,
}: {
  rows: readonly Row[];
  query: Omit<ListQuery, 'sort'> & Partial<Pick<ListQuery, 'sort'>>;
  /** Keys that the search text is looked for in. */
  search: readonly string[];
  /** A row's displayed value under a key, including computed ones. */
  valueOf: (row: Row, key: string) => Json;
}): { readonly data: readonly Row[]; readonly total: number } {
  const wanted = fold(q);
  const found = rows
    .filter((row) => wanted === '' || search.some((key) => fold(textOf(valueOf(row, key))).includes(wanted)))
    .filter((row) => filters.every(({ key, value }) => textsOf(value).includes(textOf(valueOf(row, key)))));
  const sign = sort?.direction === 'DESC' ? -1 : 1;
  const sorted = sort ? found.toSorted((a, b) => sign * compare(valueOf(a, sort.key), valueOf(b, sort.key))) : found;
  const data = pageSize === -1 ? sorted : sorted.slice(page * pageSize, (page + 1) * pageSize);
  return { data, total: found.length };
}

function compare(a: Json, b: Json): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(textOf(a), textOf(b));
}

function textsOf(value: Json): string[] {
  return Array.isArray(value) ? (value as readonly Json[]).map(textOf) : [textOf(value)];
}

function textOf(value: Json): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
