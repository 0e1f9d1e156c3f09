/** What rows are compared by: numbers by value, texts as people sort them. */
export type SortValue = string | number;
/** `sortBy` of a call → the value of a row that it means. */
export type SortKeys<Item> = { readonly [sortBy: string]: (item: Item) => SortValue };
export type DemoSortDirection = 'asc' | 'desc';

/** The order of the store's lists: Turkish alphabet, numbers inside a text by value. Made once, it is costly. */
const collator = new Intl.Collator('tr', { numeric: true });

function compare(a: SortValue, b: SortValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

/**
 * Rows in the asked order; rows that compare equal keep the one they came in. A `sortBy` that the call does not know
 * leaves the list's own order.
 */
export function sortItems<Item>({
  items,
  keys,
  sortBy,
  direction,
}: {
  items: readonly Item[];
  keys: SortKeys<Item>;
  sortBy: string;
  direction: DemoSortDirection;
}): readonly Item[] {
  const valueOf = Object.hasOwn(keys, sortBy) ? keys[sortBy] : undefined;
  if (valueOf === undefined) return items;
  const sign = direction === 'desc' ? -1 : 1;
  return items
    .map((item) => ({ item, value: valueOf(item) }))
    .sort((a, b) => sign * compare(a.value, b.value))
    .map(({ item }) => item);
}

/** `desc` in any case is descending; anything else, and nothing, ascending. */
export const readDirection = (text: string | undefined): DemoSortDirection =>
  text?.toLowerCase() === 'desc' ? 'desc' : 'asc';
