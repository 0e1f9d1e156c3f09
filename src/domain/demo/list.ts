import { type Paging, pageOf, readPaging } from './paging.ts';
import { textFilter } from './searching.ts';
import { type DemoSortDirection, readDirection, type SortKeys, sortItems } from './sorting.ts';

/** Parameters of every demo list (contract): `q`, `sortBy`, `orderBy`, `page`, `itemsPerPage`. */
export type ListAsk = {
  readonly q: string;
  readonly sortBy: string;
  readonly direction: DemoSortDirection;
  readonly paging: Paging;
};

/** Reads a query parameter; undefined if missing. */
export type ReadParam = (name: string) => string | undefined;

/** Spec §5: search text defaults to empty, page and size fall back. */
export function readListAsk(param: ReadParam): ListAsk {
  const page = param('page');
  const itemsPerPage = param('itemsPerPage');
  return {
    q: param('q') ?? '',
    sortBy: param('sortBy') ?? '',
    direction: readDirection(param('orderBy')),
    paging: readPaging({ ...(page !== undefined && { page }), ...(itemsPerPage !== undefined && { itemsPerPage }) }),
  };
}

/** The search and sort rules of one list. */
export type ListRules<Item> = {
  /** The texts that `q` looks into; absent = the list is not searched. */
  readonly texts?: (item: Item) => readonly (string | number)[];
  readonly sort: SortKeys<Item>;
};

/** Newest first, which for the demo's records is the highest id first (spec §9). */
export function newestFirst<Item extends { readonly id: number }>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((a, b) => b.id - a.id);
}

/** All rows that match, in order: newest first unless sorted. */
export function selectItems<Item extends { readonly id: number }>({
  items,
  rules,
  ask,
  isWanted = () => true,
}: {
  items: readonly Item[];
  rules: ListRules<Item>;
  ask: ListAsk;
  /** The list's own filters. */
  isWanted?: (item: Item) => boolean;
}): readonly Item[] {
  const { texts, sort } = rules;
  const isFound = textFilter(texts === undefined ? '' : ask.q);
  const found = newestFirst(items).filter((item) => isWanted(item) && isFound(texts?.(item) ?? []));
  return sortItems({ items: found, keys: sort, sortBy: ask.sortBy, direction: ask.direction });
}

/** One page of the rows that match, and how many match in all. */
export function listItems<Item extends { readonly id: number }>(question: {
  items: readonly Item[];
  rules: ListRules<Item>;
  ask: ListAsk;
  isWanted?: (item: Item) => boolean;
}): { readonly page: readonly Item[]; readonly total: number } {
  const selected = selectItems(question);
  return { page: pageOf(selected, question.ask.paging), total: selected.length };
}
