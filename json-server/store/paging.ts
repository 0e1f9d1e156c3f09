import type { Bitset } from './bitset.ts';
import type { OrderedIndex } from './ordered-index.ts';

type Page = { readonly direction: 'ASC' | 'DESC'; readonly offset: number; readonly limit: number };

/** Comparing two slots costs about as much as this many steps of a walk that tests one bit per slot. */
const STEPS_PER_COMPARISON = 12;
const SLOTS_PER_STEP = 160; // of scanning a set word by word

/**
 * One page of the slots of `members` in the order of an index, walked from the nearer end.
 * @param members the wanted slots; undefined = all in the index
 */
export function pageByIndex(
  { index, members }: { index: OrderedIndex; members: Bitset | undefined },
  page: Page,
): number[] {
  const total = members?.count ?? index.size;
  const length = Math.min(page.limit, total - page.offset);
  if (length <= 0) return [];
  if (members === undefined) return walk({ index, offset: page.offset, length, direction: page.direction });

  const isNearEnd = page.offset + length > total - page.offset;
  const skipped = isNearEnd ? total - page.offset - length : page.offset;
  const steps = ((skipped + length) * index.size) / total;
  const sorting = total * Math.log2(total + 1) * STEPS_PER_COMPARISON + index.size / SLOTS_PER_STEP;
  if (sorting < steps) {
    const sign = page.direction === 'ASC' ? 1 : -1;
    const slots = members.ascending(0, Infinity).sort((a, b) => sign * index.compare(a, b));
    return slots.slice(page.offset, page.offset + length);
  }
  if (!isNearEnd) return walk({ index, offset: page.offset, length, direction: page.direction, members });
  const direction = page.direction === 'ASC' ? 'DESC' : 'ASC';
  return walk({ index, offset: skipped, length, direction, members }).reverse();
}

/** One page of `members` in the order of creation. */
export function pageByCreation(members: Bitset, page: Page): number[] {
  const length = Math.min(page.limit, members.count - page.offset);
  if (length <= 0) return [];
  if (page.direction === 'ASC') return members.ascending(page.offset, length);
  return members.ascending(members.count - page.offset - length, length).reverse();
}

type Walk = {
  readonly index: OrderedIndex;
  readonly direction: 'ASC' | 'DESC';
  readonly offset: number;
  readonly length: number;
  readonly members?: Bitset;
};

function walk({ index, direction, offset, length, members }: Walk): number[] {
  const found: number[] = [];
  let skip = members === undefined ? 0 : offset;
  const words = members?.words;
  const visit = (slot: number): boolean => {
    if (words !== undefined && (((words[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 0) return false;
    if (skip > 0) {
      skip--;
      return false;
    }
    found.push(slot);
    return found.length >= length;
  };
  const from = members === undefined ? offset : 0;
  if (direction === 'ASC') index.ascend(from, visit);
  else index.descend(from, visit);
  return found;
}
