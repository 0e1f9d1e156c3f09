import { BLOCKING } from '../../../src/domain/reservations/occupancy.ts';
import { RELEASED } from '../../../src/domain/reservations/status.ts';
import type { OutOfOrderPeriodsRow } from '../../live/rows/stored/out-of-order-periods.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { RowOf, OccupiedSpan, SpanSpec, Tables } from '../../live/rows/company.ts';

// Type-checked against the stored rows: a removed key does not compile.
const stayKey = (key: Extract<keyof ReservationsRow, string>): string => key;
const blockKey = (key: Extract<keyof OutOfOrderPeriodsRow, string>): string => key;

/** The nights that a reservation occupies, the same as `nightsOf` and `occupiesNights`. */
export const staySpan: SpanSpec = {
  of: stayKey('estateId'),
  from: stayKey('checkIn'),
  to: [stayKey('departedOn'), stayKey('checkOut')],
  when: [{ key: stayKey('status'), notIn: RELEASED }],
  until: { key: stayKey('holdExpiresAt'), when: [{ key: stayKey('status'), in: ['PENDING'] }] },
  isExclusive: true,
};

/** The nights that a time out of order occupies, the same as `blocksNights`. */
export const blockSpan: SpanSpec = {
  of: blockKey('estateId'),
  from: blockKey('from'),
  to: [blockKey('to')],
  when: [
    { key: blockKey('kind'), in: BLOCKING },
    { key: blockKey('releasedAt'), in: [null] },
  ],
};

/** The stays and blocks of an estate around the wanted nights, read on first use. */
export function occupancyOf(
  table: Tables,
  wanted: OccupiedSpan,
): { readonly stays: Iterable<ReservationsRow>; readonly blocks: Iterable<OutOfOrderPeriodsRow> } {
  const lazyRows = <Name extends string>(collection: Name): Iterable<RowOf<Name>> => ({
    [Symbol.iterator]: () => table(collection).overlapping(wanted)[Symbol.iterator](),
  });
  return { stays: lazyRows('reservations'), blocks: lazyRows('out-of-order-periods') };
}
