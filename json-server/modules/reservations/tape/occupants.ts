import type { IsoInstant, Stay } from '../../../../src/domain/calendar/iso-date.ts';
import { occupiesNights } from '../../../../src/domain/reservations/status.ts';
import type { ReadableSource } from '../../../records/named-in.ts';
import type { Sources } from './sources.ts';
import type { ReservationsRow } from '../../../live/rows/stored/reservations.ts';
import type { OutOfOrderPeriodsRow } from '../../../live/rows/stored/out-of-order-periods.ts';

/** The occupants of the chart's rows, read by estate; never the whole history. */
export type Occupants = {
  /** Reservations of one estate that hold nights (AV3) within the span, lazily. */
  readonly staysOf: (estateId: string, span: Stay) => Iterable<ReservationsRow>;
  /** Blocks of one estate that are not released, including minor faults. */
  readonly blocksOf: (estateId: string, span: Stay) => readonly OutOfOrderPeriodsRow[];
  /** Those of them that close the sale (OPS5), lazily. */
  readonly closedOf: (estateId: string, span: Stay) => Iterable<OutOfOrderPeriodsRow>;
};

/** The nights that a record occupies; those after an early departure are free again (RS3). */
export const spanOfOccupant = (row: ReservationsRow | OutOfOrderPeriodsRow): Stay =>
  'checkIn' in row
    ? { checkIn: row.checkIn, checkOut: row.departedOn || row.checkOut }
    : { checkIn: row.from, checkOut: row.to };

const isHeld = (row: OutOfOrderPeriodsRow): boolean => (row.releasedAt ?? '') === '';

/** @param now decides whether a hold still counts (AV3) */
export function occupantsIn({ stays, blocks }: Sources, now: IsoInstant): Occupants {
  const spanAt = (of: string, { checkIn, checkOut }: Stay) => ({ of, from: checkIn, to: checkOut });
  const isSeen = ({ scope }: Pick<ReadableSource, 'scope'>, row: ReservationsRow | OutOfOrderPeriodsRow): boolean =>
    scope === undefined || scope.matches(row);
  return {
    staysOf: function* (id, span) {
      for (const row of stays.table.overlapping(spanAt(id, span))) {
        if (occupiesNights(row, now) && isSeen(stays, row)) yield row;
      }
    },
    blocksOf: (id, span) => {
      if (blocks === undefined) return [];
      return blocks.table.equal('estateId', id).filter((row) => {
        const { checkIn, checkOut } = spanOfOccupant(row);
        return checkIn < span.checkOut && span.checkIn < checkOut && isHeld(row) && isSeen(blocks, row);
      });
    },
    closedOf: function* (id, span) {
      if (blocks === undefined) return;
      for (const row of blocks.table.overlapping(spanAt(id, span))) if (isSeen(blocks, row)) yield row;
    },
  };
}

/** AV4: whether no night of the span is taken. */
export function isFreeBetween({ staysOf, closedOf }: Occupants, estateId: string, span: Stay): boolean {
  for (const taken of [staysOf(estateId, span), closedOf(estateId, span)]) for (const _row of taken) return false;
  return true;
}
