import { Bitset } from './bitset.ts';
import type { Candidates } from './haystacks.ts';
import { type BoundedCache, boundedCache } from './bounded-cache.ts';

const REMEMBERED = 256; // sets per table, a bit per row each; the least recently used goes first. A search takes several
const LOG = 8192; // changed slots remembered; a set further behind is rebuilt

const PAGES = 8; // remembered per set
const LONGEST_PAGE = 100; // slots; longer ones are not remembered

/** Slots of a set, and pages of them, by the order and page. */
export type StandingSelection = { readonly members: Bitset; readonly pages: BoundedCache<readonly number[]> };

type Standing = StandingSelection & { readonly filterId: string; readonly q: string; seen: number };

/** Tests of a slot. Both are false for an empty slot. */
export type Tests = {
  /** Absent = every row. */
  readonly matches?: ((slot: number) => boolean) | undefined;
  readonly contains: (slot: number, q: string) => boolean;
  /** Slots that may contain a text; undefined = all. */
  readonly candidates: (q: string) => Candidates | undefined;
};

/**
 * The rows that match a filter and a search text, remembered as sets of slots. A set is built by one scan, then kept
 * current by testing only the slots changed since its last use: a write costs one log entry, whatever the number of
 * sets.
 */
export class StandingQueries {
  readonly #sets = new Map<string, Standing>();
  /** Per filter: how many rows new searches have tested with it, as long as its own set is not remembered. */
  readonly #asked = boundedCache<number>(REMEMBERED);
  #spare: Bitset | undefined;
  #changed: number[] = [];
  #changedBase = 0;

  /** A row was created, replaced, removed or restored. */
  note(slot: number): void {
    if (this.#sets.size === 0) return;
    this.#changed.push(slot);
    if (this.#changed.length < LOG * 2) return;
    this.#changed = this.#changed.slice(LOG);
    this.#changedBase += LOG;
  }

  clear(): void {
    this.#sets.clear();
    this.#asked.clear();
    this.#changed = [];
  }

  /**
   * @param live the slots with a row
   * @param q folded; '' = no search
   * @returns a selection valid until the next call
   */
  select(options: { filterId: string; q: string; live: Bitset } & Tests): StandingSelection {
    const { filterId, q, live } = options;
    const id = idOf(options);
    const known = this.#sets.get(id);
    if (known !== undefined) {
      this.#sets.delete(id);
      this.#sets.set(id, known);
      if (known.seen >= this.#changedBase) {
        this.#catchUp(known, options);
        return known;
      }
    }
    if (q !== '' && (this.#asked.get(filterId) ?? 0) > live.count) {
      // By now the searches have cost as much as that set, which spares later ones the filter.
      this.#asked.delete(filterId);
      this.select({ ...options, q: '' });
    }
    const made = {
      filterId,
      q,
      members: this.#scan(options),
      pages: boundedCache<readonly number[]>(PAGES),
      seen: this.#now(),
    };
    this.#sets.set(id, made);
    if (this.#sets.size > REMEMBERED) this.#forgetOldest();
    return made;
  }

  #forgetOldest(): void {
    const [id = '', oldest] = this.#sets.entries().next().value ?? [];
    this.#spare = oldest?.members;
    this.#sets.delete(id);
  }

  #now(): number {
    return this.#changedBase + this.#changed.length;
  }

  #catchUp(standing: Standing, { matches, contains }: Tests): void {
    for (let at = standing.seen - this.#changedBase; at < this.#changed.length; at++) {
      const slot = this.#changed[at] ?? 0;
      const isMember = (matches === undefined || matches(slot)) && contains(slot, standing.q);
      // Pages contain slots, not rows: only slots that may have been added, removed or moved within the set invalidate
      // them.
      if (isMember || standing.members.has(slot)) standing.pages.clear();
      standing.members.set(slot, isMember);
    }
    standing.seen = this.#now();
  }

  /** An empty set in the memory of a forgotten one, because allocating it costs more than most searches. */
  #empty({ words }: Bitset): Bitset {
    const spare = this.#spare;
    this.#spare = undefined;
    if (spare === undefined || spare.words.length < words.length) return new Bitset(words.length * 32);
    spare.clear();
    return spare;
  }

  #scan({ filterId, q, live, ...tests }: { filterId: string; q: string; live: Bitset } & Tests): Bitset {
    const { matches, contains } = tests;
    const members = this.#empty(live);
    const wider = this.#wider({ filterId, q, tests });
    const among = wider ?? live;
    let asked = 0;
    const isWanted = (slot: number): boolean => {
      if (wider !== undefined || matches === undefined) return among.has(slot); // its members match the filter already
      asked++;
      return matches(slot);
    };
    const visit = (slot: number): void => {
      if ((q === '' || contains(slot, q)) && isWanted(slot)) members.set(slot, true);
    };
    const candidates = q === '' ? undefined : tests.candidates(q);
    if (candidates === undefined || candidates.slots.length > among.count) among.each(0, visit);
    else {
      for (const slot of candidates.slots) visit(slot);
      among.each(candidates.upTo, visit);
    }
    if (asked > 0 && q !== '') {
      this.#asked.set(filterId, (this.#asked.get(filterId) ?? 0) + asked);
    }
    return members;
  }

  /** A set of the same filter whose text is part of `q`, as when someone keeps typing: only its members can match. */
  #wider({ filterId, q, tests }: { filterId: string; q: string; tests: Tests }): Bitset | undefined {
    let best: Standing | undefined;
    for (const standing of this.#sets.values()) {
      if (standing.filterId !== filterId || standing.seen < this.#changedBase || !isPart(standing.q, q)) continue;
      if (standing.q !== q && (best === undefined || standing.members.count < best.members.count)) best = standing;
    }
    if (best === undefined) return undefined;
    this.#sets.delete(idOf(best));
    this.#sets.set(idOf(best), best);
    this.#catchUp(best, tests);
    return best.members;
  }
}

/** Prefix of the name of a word search. Two such names are never part of each other. */
export const WORDS = '\u0002';

/** Whether all rows that match `q` also match `part`. */
function isPart(part: string, q: string): boolean {
  return part === '' || (!q.startsWith(WORDS) && q.includes(part));
}

function idOf({ filterId, q }: { readonly filterId: string; readonly q: string }): string {
  return `${q}\n${filterId}`;
}

/** A page of a selection: remembered, or from `find`. */
export function rememberedPage(
  { pages }: StandingSelection,
  name: string,
  find: () => readonly number[],
): readonly number[] {
  const known = pages.get(name);
  if (known !== undefined) return known;
  const page = find();
  if (page.length > LONGEST_PAGE) return page;
  pages.set(name, page);
  return page;
}
