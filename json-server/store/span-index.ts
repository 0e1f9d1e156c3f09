import type { Row } from '../../src/config/types.ts';
import type { Span } from './types.ts';

type Entry = Span & { readonly row: Row };
/** Sorted by `from`, then id; `latest[i]` is the last `to` up to and with entry i. */
type Timeline = { readonly entries: Entry[]; readonly latest: string[] };

/**
 * Which rows take a part of a span, by what they take it of. `latest` only grows along a timeline, so both ends of an
 * answer are found by halving: it costs what is in it, however long the history before and after is. A write moves the
 * entries of one timeline only. Rows below `upTo` are indexed; the rest is read on first use or in idle time.
 */
export class SpanIndex {
  readonly spanOf: (row: Row) => Span | undefined;
  readonly #timelines = new Map<string, Timeline>();
  #upTo = 0;

  constructor(spanOf: (row: Row) => Span | undefined) {
    this.spanOf = spanOf;
  }

  /** Rows of `wanted.of` that share at least one moment with [from, to), in the order of their beginnings, lazily. */
  *overlapping({ of, from, to }: Span): Generator<Row> {
    const timeline = this.#timelines.get(of);
    if (timeline === undefined) return;
    const { entries, latest } = timeline;
    const first = firstWhere(entries.length, (index) => (latest[index] ?? '') > from);
    for (let index = first; index < entries.length; index++) {
      const entry = entries[index];
      if (entry === undefined || entry.from >= to) break;
      if (entry.to > from) yield entry.row;
    }
  }

  /** Reads up to `count` further rows. @returns whether any were left */
  read(rows: readonly (Row | undefined)[], count: number): boolean {
    if (this.#upTo >= rows.length) return false;
    const end = Math.min(rows.length, this.#upTo + count);
    for (; this.#upTo < end; this.#upTo++) this.#add(rows[this.#upTo]);
    return true;
  }

  /** Called for every write. */
  change(slot: number, { before, after }: { before: Row | undefined; after: Row | undefined }): void {
    if (slot > this.#upTo) return; // not read yet: it will be found as it is then
    if (slot === this.#upTo) this.#upTo++;
    else this.#remove(before);
    this.#add(after);
  }

  #add(row: Row | undefined): void {
    const span = row && this.spanOf(row);
    if (row === undefined || span === undefined || span.to <= span.from) return;
    const timeline = this.#timelines.get(span.of) ?? { entries: [], latest: [] };
    this.#timelines.set(span.of, timeline);
    const at = placeOf(timeline, span.from, row.id);
    timeline.entries.splice(at, 0, { ...span, row });
    follow(timeline, at);
  }

  #remove(row: Row | undefined): void {
    const span = row && this.spanOf(row);
    const timeline = span && this.#timelines.get(span.of);
    if (row === undefined || span === undefined || timeline === undefined) return;
    const at = placeOf(timeline, span.from, row.id);
    if (timeline.entries[at]?.row.id !== row.id) return; // an empty span was never added
    timeline.entries.splice(at, 1);
    if (timeline.entries.length === 0) this.#timelines.delete(span.of);
    else follow(timeline, at);
  }
}

function placeOf({ entries }: Timeline, from: string, id: string): number {
  return firstWhere(entries.length, (index) => {
    const entry = entries[index];
    return entry === undefined || entry.from > from || (entry.from === from && entry.row.id >= id);
  });
}

function follow({ entries, latest }: Timeline, start: number): void {
  latest.length = entries.length;
  for (let index = start; index < entries.length; index++) {
    const before = latest[index - 1] ?? '';
    const own = entries[index]?.to ?? '';
    latest[index] = own > before ? own : before;
  }
}

/** Binary search: the first index for which `holds`, or the length. */
function firstWhere(length: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
