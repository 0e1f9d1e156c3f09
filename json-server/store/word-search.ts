import { oncePer } from '../../src/config/once-per.ts';
import type { Bitset } from './bitset.ts';
import { idsOf } from '../../src/config/refs.ts';
import type { Row } from '../../src/config/types.ts';
import type { Candidates } from './haystacks.ts';
import type { RowSearch, RowWord } from './types.ts';

/** Beyond this many slots in several lists, sorting them costs more than checking every row. */
export const MAX_MERGED = 20_000;

/**
 * Slots that may contain all words: the candidates of the rarest word. undefined = all, if the words are too short for
 * the index.
 * @param candidates of each text, or record, that stands for the word
 */
export function candidatesFor<Word>(
  words: readonly Word[],
  candidates: (word: Word) => readonly (Candidates | undefined)[],
): Candidates | undefined {
  let best: Candidates | undefined;
  for (const word of words) {
    const found = union(candidates(word));
    if (found !== undefined && (best === undefined || found.slots.length < best.slots.length)) best = found;
  }
  return best;
}

function union(lists: readonly (Candidates | undefined)[]): Candidates | undefined {
  const known = lists.flatMap((list) => list ?? []);
  const [first] = known;
  if (first === undefined || known.length < lists.length) return undefined;
  if (known.length === 1) return first;
  const total = known.reduce((sum, { slots }) => sum + slots.length, 0);
  if (total > MAX_MERGED) return undefined;
  const slots = new Int32Array(total);
  let at = 0;
  for (const list of known) {
    slots.set(list.slots, at);
    at += list.slots.length;
  }
  return { slots: slots.sort(), upTo: Math.min(...known.map(({ upTo }) => upTo)) };
}

let last = 0;
/** A set of ids is too long for a name, and never changes: a number stands for it. */
const numberOf = oncePer<ReadonlySet<string>, number>(() => (last += 1));

/** Identifies everything the answer to a search depends on besides the row. */
export function nameOfSearch({ words, keys }: RowSearch): string {
  return JSON.stringify([
    words.map(({ texts, naming }) => [texts, naming.map(({ key, ids }) => [key, numberOf(ids)])]),
    keys ?? null,
  ]);
}

/** Whether a row contains, or refers to, each of the words. @param has whether it contains a text */
export function holdsWords({ words }: RowSearch, row: Row, has: (text: string) => boolean): boolean {
  return words.every(({ texts, naming }) => naming.some((one) => isNaming(row, one)) || texts.some(has));
}

function isNaming(row: Row, { key, ids }: RowWord['naming'][number]): boolean {
  const value = row[key];
  return typeof value === 'string' ? ids.has(value) : idsOf(value ?? null).some((id) => ids.has(id));
}

/** The slots of `members` among the candidates, the latest first; one may come twice. */
export function* newestSlots({
  candidates,
  members,
  end,
}: {
  candidates: Candidates | undefined;
  members: Bitset;
  end: number;
}): Generator<number> {
  const isFew = candidates !== undefined && candidates.slots.length <= members.count;
  for (let slot = end - 1; slot >= (isFew ? candidates.upTo : 0); slot--) if (members.has(slot)) yield slot;
  if (!isFew) return;
  for (let at = candidates.slots.length - 1; at >= 0; at--) {
    const slot = candidates.slots[at] ?? 0;
    if (members.has(slot)) yield slot;
  }
}
