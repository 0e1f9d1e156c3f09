import { addDays, overlaps, type IsoDate, type IsoInstant, type Stay } from '../../src/domain/calendar/iso-date.ts';
import { occupiesNights, type Occupancy } from '../../src/domain/reservation/status.ts';
import type { Row } from '../../src/config/types.ts';
import { textIn } from '../rows.ts';
import type { Source, Sources } from './sources.ts';

/** What stands on the rows of the chart, asked for by estate or by span; never the whole history. */
export type Occupants = {
  /** Reservations of one estate that hold nights (AV3) inside of the span. */
  readonly staysOf: (estateId: string, span: Stay) => readonly Row[];
  /** Blocks of one estate that are not released. */
  readonly blocksOf: (estateId: string, span: Stay) => readonly Row[];
  /** The same over all estates. */
  readonly blocksIn: (span: Stay) => readonly Row[];
};

/** The nights that a record stands for; those after an early departure are free again (RS3). */
export function spanOf(source: Source, row: Row): Stay {
  const { start = '', end = '' } = source.span ?? {};
  return { checkIn: textIn(row, start), checkOut: textIn(row, 'departedOn') || textIn(row, end) };
}

const isLive = (row: Row, now: IsoInstant): boolean => occupiesNights(row as unknown as Occupancy, now);
const isHeld = (row: Row): boolean => textIn(row, 'releasedAt') === '';

/** @param now decides whether a hold still counts (AV3) */
export function occupantsOf({ stays, blocks }: Sources, now: IsoInstant): Occupants {
  const keep = (source: Source, span: Stay, counts: (row: Row) => boolean) => (row: Row) =>
    overlaps(spanOf(source, row), span) && counts(row) && (source.scope?.matches(row) ?? true);
  const ofEstate = (source: Source, estateId: string) => source.table.equal('estateId', estateId);
  // The longest block that can be made bounds how far back one can begin.
  const inSpan = (source: Source, { checkIn, checkOut }: Stay): readonly Row[] => {
    const { start = '', maxDays } = source.span ?? {};
    const first: { gte?: IsoDate } = maxDays === undefined ? {} : { gte: addDays(checkIn, -maxDays) };
    return source.table.range(start, { ...first, lt: checkOut });
  };
  const stayCounts = (row: Row): boolean => isLive(row, now);
  return {
    staysOf: (id, span) => {
      const around = stays.table.overlapping({ of: id, from: span.checkIn, to: span.checkOut });
      return [...around].filter(keep(stays, span, stayCounts));
    },
    blocksOf: (id, span) => (blocks ? ofEstate(blocks, id).filter(keep(blocks, span, isHeld)) : []),
    blocksIn: (span) => (blocks ? inSpan(blocks, span).filter(keep(blocks, span, isHeld)) : []),
  };
}

/** A minor fault is shown and does not keep anybody out (OPS5). */
export const closesSale = (block: Row): boolean => block['kind'] !== 'OUT_OF_SERVICE';

/** AV4: no night of the span is taken. */
export function isFreeBetween(occupants: Occupants, estateId: string, span: Stay): boolean {
  return occupants.staysOf(estateId, span).length === 0 && !occupants.blocksOf(estateId, span).some(closesSale);
}
