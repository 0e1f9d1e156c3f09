import { Bitset } from './bitset.ts';
import type { Candidates } from './haystacks.ts';
import { type BoundedCache, boundedCache } from './bounded-cache.ts';

const REMEMBERED = 64; // sets per table; the least recently used goes first
const LOG = 8192; // changed slots remembered; a set further behind is made anew

const PAGES = 8; // remembered per set
const LONGEST_PAGE = 100; // slots; longer ones are not remembered

/** Slots of a set, and pages of them in some order, under a name of the order and the page. */
export type StandingSelection = { readonly members: Bitset; readonly pages: BoundedCache<readonly number[]> };

type Standing = StandingSelection & { readonly filterId: string; readonly q: string; seen: number };

/** What a standing query asks of a slot. Both are false for an empty slot. */
export type Tests = {
  /** Absent = every row. */
  readonly matches?: ((slot: number) => boolean) | undefined;
  readonly contains: (slot: number, q: string) => boolean;
  /** Where to look for a text; undefined = anywhere. */
  readonly candidates: (q: string) => Candidates | undefined;
};

/**
 * The rows that match a filter and a search text, remembered as sets of slots. A set is made by one scan, then kept
 * current by testing only what changed since it was last asked for: a write costs one entry in a log, whatever the
 * number of sets.
 */
export class StandingQueries {
  readonly #sets = new Map<string, Standing>();
  /** By filter: how often new searches asked it about a row, as long as the set of all its rows is not remembered. */
  readonly #asked = boundedCache<number>(REMEMBERED);
  #spare: Bitset | undefined;
  #changed: number[] = [];
  #changedBase = 0;

  /** A row was created, replaced, removed or brought back. */
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
   * @param live the slots that hold a row
   * @param q folded; '' = no search
   * @returns what is valid until the next call
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
      // By now the searches have cost as much as that set, which saves later ones the filter.
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
      // Pages hold slots, not rows: only what may have come, gone or moved within the set makes them wrong.
      if (isMember || standing.members.has(slot)) standing.pages.clear();
      standing.members.set(slot, isMember);
    }
    standing.seen = this.#now();
  }

  /** An empty set; of the memory of a forgotten one, for getting such pieces costs more than most searches. */
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

  /** A set of the same filter whose text is part of `q`, as when someone types on: only its members can match. */
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

/** Begins the name of a word search. Two such names are never part of each other, however alike they are. */
export const WORDS = '\u0002';

/** Whether all rows that answer `q` answer `part`, too. */
function isPart(part: string, q: string): boolean {
  return part === '' || (!q.startsWith(WORDS) && q.includes(part));
}

function idOf({ filterId, q }: { readonly filterId: string; readonly q: string }): string {
  return `${q}\n${filterId}`;
}

/** A page of a selection: as remembered, or as `find` gives it. */
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
