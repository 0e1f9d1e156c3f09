import type { IsoInstant, Stay } from '../../../../src/domain/calendar/iso-date.ts';
import { occupiesNights, type StatusAndHold } from '../../../../src/domain/reservations/status.ts';
import type { Row } from '../../../../src/config/types.ts';
import { textIn } from '../../../live/rows/rows.ts';
import type { Source, Sources } from './sources.ts';
import type { ReservationsRow } from '../../../live/rows/stored/reservations.ts';
import type { OutOfOrderPeriodsRow } from '../../../live/rows/stored/out-of-order-periods.ts';

/** What stands on the rows of the chart, asked for by estate; never the whole history. */
export type Occupants = {
  /** Reservations of one estate that hold nights (AV3) inside of the span, lazily. */
  readonly staysOf: (estateId: string, span: Stay) => Iterable<Row>;
  /** Blocks of one estate that are not released, minor faults too. */
  readonly blocksOf: (estateId: string, span: Stay) => readonly Row[];
  /** Those of them that close the sale (OPS5), lazily. */
  readonly closedOf: (estateId: string, span: Stay) => Iterable<Row>;
};

/** The nights that a record stands for; those after an early departure are free again (RS3). */
export function spanOf(source: Source, row: Row): Stay {
  const { start = '', end = '' } = source.span ?? {};
  return { checkIn: textIn(row, start), checkOut: textIn(row, 'departedOn') || textIn(row, end) };
}

const isHeld = (row: OutOfOrderPeriodsRow): boolean => (row.releasedAt ?? '') === '';

/** @param now decides whether a hold still counts (AV3) */
export function occupantsOf({ stays, blocks }: Sources, now: IsoInstant): Occupants {
  const around = (source: Source, id: string, { checkIn, checkOut }: Stay): Iterable<Row> =>
    source.table.overlapping({ of: id, from: checkIn, to: checkOut });
  const isSeen = (source: Source, row: Row): boolean => source.scope === undefined || source.scope.matches(row);
  return {
    staysOf: function* (id, span) {
      for (const row of around(stays, id, span)) {
        if (occupiesNights(row as ReservationsRow as StatusAndHold, now) && isSeen(stays, row)) yield row;
      }
    },
    blocksOf: (id, span) => {
      if (blocks === undefined) return [];
      return blocks.table.equal('estateId', id).filter((row) => {
        const { checkIn, checkOut } = spanOf(blocks, row);
        return checkIn < span.checkOut && span.checkIn < checkOut && isHeld(row) && isSeen(blocks, row);
      });
    },
    closedOf: function* (id, span) {
      if (blocks === undefined) return;
      for (const row of around(blocks, id, span)) if (isSeen(blocks, row)) yield row;
    },
  };
}

/** AV4: no night of the span is taken. */
export function isFreeBetween({ staysOf, closedOf }: Occupants, estateId: string, span: Stay): boolean {
  for (const taken of [staysOf(estateId, span), closedOf(estateId, span)]) for (const _row of taken) return false;
  return true;
}
