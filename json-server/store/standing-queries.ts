import { Bitset } from './bitset.ts';

const REMEMBERED = 64; // sets per table; the least recently used goes first
const LOG = 8192; // changed slots remembered; a set further behind is made anew

type Standing = { readonly filterId: string; readonly q: string; readonly members: Bitset; seen: number };

/** What a standing query asks of a slot. Both are false for an empty slot. */
export type Tests = {
  /** Absent = every row. */
  readonly matches?: ((slot: number) => boolean) | undefined;
  readonly contains: (slot: number, q: string) => boolean;
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
  select(options: { filterId: string; q: string; live: Bitset } & Tests): Bitset {
    const { filterId, q } = options;
    const id = `${q}\n${filterId}`;
    const known = this.#sets.get(id);
    if (known !== undefined) {
      this.#sets.delete(id);
      this.#sets.set(id, known);
      if (known.seen >= this.#changedBase) {
        this.#catchUp(known, options);
        return known.members;
      }
    }
    const members = this.#scan(options);
    this.#sets.set(id, { filterId, q, members, seen: this.#now() });
    if (this.#sets.size > REMEMBERED) this.#sets.delete(this.#sets.keys().next().value ?? '');
    return members;
  }

  #now(): number {
    return this.#changedBase + this.#changed.length;
  }

  #catchUp(standing: Standing, { matches, contains }: Tests): void {
    for (let at = standing.seen - this.#changedBase; at < this.#changed.length; at++) {
      const slot = this.#changed[at] ?? 0;
      const isMember = (matches === undefined || matches(slot)) && contains(slot, standing.q);
      standing.members.set(slot, isMember);
    }
    standing.seen = this.#now();
  }

  #scan({ filterId, q, live, matches, contains }: { filterId: string; q: string; live: Bitset } & Tests): Bitset {
    const members = new Bitset(live.words.length * 32);
    const wider = this.#wider({ filterId, q, tests: { matches, contains } });
    for (const slot of (wider ?? live).ascending(0, Infinity)) {
      if (wider === undefined && matches !== undefined && !matches(slot)) continue;
      if (q === '' || contains(slot, q)) members.set(slot, true);
    }
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
