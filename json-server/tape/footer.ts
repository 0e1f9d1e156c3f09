import { addDays, daysBetween, type Stay } from '../../src/domain/calendar/iso-date.ts';
import type { Row } from '../../src/config/types.ts';
import { textIn } from '../rows.ts';
import { closesSale, spanOf, type Occupants } from './occupants.ts';
import type { Sources } from './sources.ts';

/** TC6, one number a day over all rows of the question. `sellable`: rented homes that no block closes that night. */
export type TapeFooter = {
  readonly arrivals: readonly number[];
  readonly departures: readonly number[];
  readonly occupied: readonly number[];
  readonly sellable: readonly number[];
};

/** Counts by differences: a stay costs four additions, however long it is. */
export function tapeFooter(setup: {
  readonly sources: Sources;
  readonly estates: readonly Row[];
  readonly occupants: Occupants;
  readonly span: Stay;
}): TapeFooter {
  const { sources, estates, occupants, span } = setup;
  const days = daysBetween(span.checkIn, span.checkOut);
  const zeros = (): number[] => new Array<number>(days + 1).fill(0);
  const [arrivals, departures, occupied, closed] = [zeros(), zeros(), zeros(), zeros()];
  const active = new Set(estates.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id));
  const bump = (counts: number[], day: number, by: number): void => {
    counts[day] = (counts[day] ?? 0) + by;
  };
  const cover = (counts: number[], nights: Stay): void => {
    bump(counts, Math.max(0, daysBetween(span.checkIn, nights.checkIn)), 1);
    bump(counts, Math.min(days, daysBetween(span.checkIn, nights.checkOut)), -1);
  };
  // From the day before: a stay that ends on the first day departs there and holds none of the nights.
  const withEdge = { ...span, checkIn: addDays(span.checkIn, -1) };
  for (const row of estates.flatMap(({ id }) => occupants.staysOf(id, withEdge))) {
    const nights = spanOf(sources.stays, row);
    if (nights.checkOut > span.checkIn) cover(occupied, nights);
    const [first, last] = [daysBetween(span.checkIn, nights.checkIn), daysBetween(span.checkIn, nights.checkOut)];
    if (first >= 0) bump(arrivals, first, 1);
    if (last < days) bump(departures, last, 1);
  }
  const { blocks } = sources;
  if (blocks) {
    for (const row of occupants.blocksIn(span)) {
      if (active.has(textIn(row, 'estateId')) && closesSale(row)) cover(closed, spanOf(blocks, row));
    }
  }
  return {
    arrivals: arrivals.slice(0, days),
    departures: departures.slice(0, days),
    occupied: running(occupied).slice(0, days),
    sellable: running(closed)
      .slice(0, days)
      .map((count) => active.size - count),
  };
}

function running(changes: readonly number[]): number[] {
  let sum = 0;
  return changes.map((change) => (sum += change));
}
