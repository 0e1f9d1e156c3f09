import { Bitset } from './bitset.ts';
import type { Candidates } from './haystacks.ts';

const REMEMBERED = 64; // sets per table; the least recently used goes first
const LOG = 8192; // changed slots remembered; a set further behind is made anew

const PAGES = 8; // remembered per set
const LONGEST_PAGE = 100; // slots; longer ones are not remembered

/** Slots of a set, and pages of them in some order, under a name of the order and the page. */
export type Selection = { readonly members: Bitset; readonly pages: Map<string, readonly number[]> };

type Standing = Selection & { readonly filterId: string; readonly q: string; seen: number };

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
    this.#changed = [];
  }

  /** @param live the slots that hold a row @param q folded; '' = no search */
  select(options: { filterId: string; q: string; live: Bitset } & Tests): Selection {
    const { filterId, q } = options;
    const id = `${q}\n${filterId}`;
    const known = this.#sets.get(id);
    if (known !== undefined) {
      this.#sets.delete(id);
      this.#sets.set(id, known);
      if (known.seen >= this.#changedBase) {
        this.#catchUp(known, options);
        return known;
      }
    }
    const made = { filterId, q, members: this.#scan(options), pages: new Map(), seen: this.#now() };
    this.#sets.set(id, made);
    if (this.#sets.size > REMEMBERED) this.#sets.delete(this.#sets.keys().next().value ?? '');
    return made;
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

  #scan({ filterId, q, live, ...tests }: { filterId: string; q: string; live: Bitset } & Tests): Bitset {
    const { matches, contains } = tests;
    const members = new Bitset(live.words.length * 32);
    const wider = this.#wider({ filterId, q, tests });
    const among = wider ?? live;
    // Members of a wider set match the filter already.
    const isWanted = wider !== undefined || matches === undefined ? (slot: number) => among.has(slot) : matches;
    const visit = (slot: number): void => {
      if ((q === '' || contains(slot, q)) && isWanted(slot)) members.set(slot, true);
    };
    const candidates = q === '' ? undefined : tests.candidates(q);
    if (candidates === undefined || candidates.slots.length > among.count) {
      among.each(0, visit);
      return members;
    }
    for (const slot of candidates.slots) visit(slot);
    among.each(candidates.upTo, visit);
    return members;
  }

  /** A set of the same filter whose text is part of `q`, as when someone types on: only its members can match. */
  #wider({ filterId, q, tests }: { filterId: string; q: string; tests: Tests }): Bitset | undefined {
    let best: Standing | undefined;
    for (const standing of this.#sets.values()) {
      if (standing.filterId !== filterId || standing.seen < this.#changedBase || !q.includes(standing.q)) continue;
      if (standing.q !== q && (best === undefined || standing.members.count < best.members.count)) best = standing;
    }
    if (best !== undefined) this.#catchUp(best, tests);
    return best?.members;
  }
}

/** A page of a selection: as remembered, or as `find` gives it. */
export function pageOf({ pages }: Selection, name: string, find: () => readonly number[]): readonly number[] {
  const known = pages.get(name);
  if (known !== undefined) return known;
  const page = find();
  if (page.length > LONGEST_PAGE) return page;
  if (pages.size >= PAGES) pages.clear();
  pages.set(name, page);
  return page;
}
