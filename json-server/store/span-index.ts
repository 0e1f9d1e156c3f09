import type { Row } from '../../src/config/types.ts';
import { cachedDayNumber } from './cached-day-number.ts';
import { spanReader } from './span-of.ts';
import type { OccupiedSpan, SpanSpec, VisitDays } from './types.ts';

/**
 * Parallel arrays, sorted by `from`, then id: values scanned by the ten thousand are contiguous, without the rows.
 * `latest[i]` is the latest `to` up to and including i. Days are day numbers.
 */
type Timeline = {
  readonly rows: Row[];
  readonly from: number[];
  readonly to: number[];
  readonly latest: number[];
  readonly until: (string | undefined)[];
};

/**
 * The rows with spans, by the thing they occupy. `latest` only grows along a timeline, so both ends of an answer are
 * found by binary search: the cost depends on the answer, not on the length of the history. A write moves the entries
 * of one timeline only. Rows below `upTo` are indexed; the rest is read on first use or in idle time.
 */
export class SpanIndex {
  readonly spec: SpanSpec;
  readonly #spanOf: (row: Row) => OccupiedSpan | undefined;
  readonly #timelines = new Map<string, Timeline>();
  #upTo = 0;

  constructor(spec: SpanSpec) {
    this.spec = spec;
    this.#spanOf = spanReader(spec);
  }

  /** Rows of `wanted.of` that share at least one day with [from, to), in the order of their first days, lazily. */
  *overlapping({ of, from, to }: OccupiedSpan): Generator<Row> {
    const timeline = this.#timelines.get(of);
    if (timeline === undefined) return;
    const first = cachedDayNumber(from);
    const last = cachedDayNumber(to);
    for (let index = beginning(timeline, first); index < timeline.rows.length; index++) {
      if ((timeline.from[index] ?? last) >= last) break;
      const row = timeline.rows[index];
      if (row !== undefined && (timeline.to[index] ?? 0) > first) yield row;
    }
  }

  /** The same as days, for counting: reads no row. */
  visitDays({ of, from, to }: OccupiedSpan, visit: VisitDays): void {
    const timeline = this.#timelines.get(of);
    if (timeline === undefined) return;
    const first = cachedDayNumber(from);
    const last = cachedDayNumber(to);
    for (let index = beginning(timeline, first); index < timeline.from.length; index++) {
      const start = timeline.from[index] ?? last;
      if (start >= last) break;
      const end = timeline.to[index] ?? 0;
      if (end > first) visit(start, end, timeline.until[index]);
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
    if (slot > this.#upTo) return; // not read yet: it will be read in its new form
    if (slot === this.#upTo) this.#upTo++;
    else this.#remove(before);
    this.#add(after);
  }

  #add(row: Row | undefined): void {
    const span = row && this.#spanOf(row);
    if (row === undefined || span === undefined || span.to <= span.from) return;
    const timeline = this.#timelines.get(span.of) ?? { rows: [], from: [], to: [], latest: [], until: [] };
    this.#timelines.set(span.of, timeline);
    const from = cachedDayNumber(span.from);
    const at = placeOf(timeline, from, row.id);
    timeline.rows.splice(at, 0, row);
    timeline.from.splice(at, 0, from);
    timeline.to.splice(at, 0, cachedDayNumber(span.to));
    timeline.until.splice(at, 0, span.until);
    follow(timeline, at);
  }

  #remove(row: Row | undefined): void {
    const span = row && this.#spanOf(row);
    const timeline = span && this.#timelines.get(span.of);
    if (row === undefined || span === undefined || timeline === undefined) return;
    const at = placeOf(timeline, cachedDayNumber(span.from), row.id);
    if (timeline.rows[at]?.id !== row.id) return; // an empty span was never added
    for (const column of [timeline.rows, timeline.from, timeline.to, timeline.until]) column.splice(at, 1);
    if (timeline.rows.length === 0) this.#timelines.delete(span.of);
    else follow(timeline, at);
  }
}

/** The first entry that may extend beyond a day. */
const beginning = ({ latest }: Timeline, day: number): number =>
  firstWhere(latest.length, (index) => (latest[index] ?? 0) > day);

function placeOf(timeline: Timeline, from: number, id: string): number {
  return firstWhere(timeline.from.length, (index) => {
    const start = timeline.from[index] ?? from;
    return start > from || (start === from && (timeline.rows[index]?.id ?? id) >= id);
  });
}

function follow({ to, latest }: Timeline, start: number): void {
  latest.length = to.length;
  for (let index = start; index < to.length; index++) {
    latest[index] = Math.max(latest[index - 1] ?? -Infinity, to[index] ?? -Infinity);
  }
}

/** Binary search: the first index for which `holds` is true, or the length. */
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
