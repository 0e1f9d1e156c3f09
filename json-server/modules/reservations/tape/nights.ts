import type { IsoInstant, Stay } from '../../../../src/domain/calendar/iso-date.ts';
import { cachedDayNumber } from '../../../store/cached-day-number.ts';
import { type Occupants, spanOfOccupant } from './occupants.ts';
import type { ReadableSource } from '../../../records/named-in.ts';
import type { Sources } from './sources.ts';

/** Visits each span of an estate that touches the requested days, as half-open day numbers. */
type Look = (estateId: string, span: Stay, visit: (from: number, to: number) => void) => void;

/** The nights of an estate that are taken (AV3) or closed (OPS5), for counting. */
export type Nights = { readonly stays: Look; readonly closed: Look };

/** @param now decides whether a hold still counts (AV3) */
export function nightsIn(setup: { sources: Sources; occupants: Occupants; now: IsoInstant }): Nights {
  const { occupants, now } = setup;
  const { stays, blocks } = setup.sources;
  return {
    stays: lookInto(stays, occupants.staysOf, now),
    closed: blocks ? lookInto(blocks, occupants.closedOf, now) : () => undefined,
  };
}

/** Uses only the index, without reading rows; a caller with a row scope needs the rows. */
function lookInto(
  source: Pick<ReadableSource<'reservations' | 'out-of-order-periods'>, 'scope' | 'table'>,
  rowsOf: Occupants['staysOf'] | Occupants['closedOf'],
  now: IsoInstant,
): Look {
  if (source.scope !== undefined) {
    return (id, span, visit) => {
      for (const row of rowsOf(id, span)) {
        const { checkIn, checkOut } = spanOfOccupant(row);
        visit(cachedDayNumber(checkIn), cachedDayNumber(checkOut));
      }
    };
  }
  const moment = Date.parse(now);
  return (of, { checkIn: from, checkOut: to }, visit) =>
    source.table.visitDays({ of, from, to }, (first, last, until) => {
      if (until === undefined || Date.parse(until) > moment) visit(first, last);
    });
}
