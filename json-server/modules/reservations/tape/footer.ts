import { addDays, type Stay } from '../../../../src/domain/calendar/iso-date.ts';
import type { Row } from '../../../../src/config/types.ts';
import type { TapeFooter } from '../../../../src/wire/tape.ts';
import { cachedDayNumber } from '../../../store/cached-day-number.ts';
import type { Nights } from './nights.ts';

/**
 * TC6, counted by differences: a stay costs four additions, however long it is, and only stays that touch the span are
 * read. Ten thousand of them must cost a few milliseconds, hence numbers without intermediate objects.
 */
export function tapeFooter(setup: {
  readonly estates: readonly Row[];
  readonly nights: Nights;
  readonly span: Stay;
}): TapeFooter {
  const { estates, nights, span } = setup;
  const origin = cachedDayNumber(span.checkIn);
  const days = cachedDayNumber(span.checkOut) - origin;
  const newCounts = () => new Int32Array(days + 1);
  const arrivals = newCounts();
  const departures = newCounts();
  const occupied = newCounts();
  const closed = newCounts();
  const addAt = (list: Int32Array, day: number, by: number): void => {
    list[day] = (list[day] ?? 0) + by;
  };
  const addRange = (list: Int32Array, first: number, last: number): void => {
    addAt(list, Math.max(0, first), 1);
    addAt(list, Math.min(days, last), -1);
  };
  const countStay = (from: number, to: number): void => {
    const first = from - origin;
    const last = to - origin;
    if (last > 0) addRange(occupied, first, last);
    if (first >= 0) addAt(arrivals, first, 1);
    if (last < days) addAt(departures, last, 1);
  };
  const countClosed = (from: number, to: number): void => addRange(closed, from - origin, to - origin);
  // From the day before: a stay that ends on the first day departs on it without holding any of the nights.
  const withEdge = { ...span, checkIn: addDays(span.checkIn, -1) };
  let active = 0;
  for (const { id, status } of estates) {
    nights.stays(id, withEdge, countStay);
    if (status !== 'ACTIVE') continue;
    active += 1;
    nights.closed(id, span, countClosed);
  }
  const toList = (list: Int32Array): number[] => [...list.subarray(0, days)];
  return {
    arrivals: toList(arrivals),
    departures: toList(departures),
    occupied: toList(runningSums(occupied)),
    sellable: toList(runningSums(closed).map((count) => active - count)),
  };
}

function runningSums(changes: Int32Array): Int32Array {
  let sum = 0;
  return changes.map((change) => (sum += change));
}
