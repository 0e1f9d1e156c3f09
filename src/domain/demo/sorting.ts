/** Values for sorting: numbers by value, texts by collation. */
export type SortValue = string | number;
/** `sortBy` of a call → the value to sort by. */
export type SortKeys<Item> = { readonly [sortBy: string]: (item: Item) => SortValue };
export type DemoSortDirection = 'asc' | 'desc';

/**
 * The same order as the store's lists: Turkish alphabet, numbers inside a text by value. Created once, because it is
 * expensive.
 */
const collator = new Intl.Collator('tr', { numeric: true });

function compare(a: SortValue, b: SortValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

/** Sorts rows stably. An unknown `sortBy` keeps the list's own order. */
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

/** `desc` in any case is descending; everything else ascending. */
export const readDirection = (text: string | undefined): DemoSortDirection =>
  text?.toLowerCase() === 'desc' ? 'desc' : 'asc';
