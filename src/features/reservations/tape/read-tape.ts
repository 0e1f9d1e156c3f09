import type { Section } from '../../../domain/tape/lines.ts';
import type { TapeBlock, TapeStay } from '../../../domain/tape/stays.ts';
import { dateOfDayNumber, dayNumber } from '../../../domain/calendar/iso-date.ts';

/** A row of the chart. What the role may not see is null. */
export type TapeEstate = {
  readonly id: string;
  readonly code: string;
  readonly name: string | null;
  readonly rooms: string | null;
  readonly guests: number | null;
  readonly cleaning: string | null;
  readonly status: string | null;
  /** As the home says, whatever seasons and days ask besides. */
  readonly minNights: number | null;
};

/** TC6: the counts of one day. */
export type DayCounts = {
  readonly arrivals: number;
  readonly departures: number;
  readonly occupied: number;
  readonly sellable: number;
};

type StayCells = readonly [
  ...[row: number, id: string, code: string, day: number, nights: number, status: string, version: number],
  ...[hold: string | null, guest: string | null, currency: string | null, total: number | null],
  ...[remaining: number | null, payment: string | null, channel: number | null],
  ...[arrival: string | null, departure: string | null],
];
type BlockCells = readonly [
  ...[row: number, id: string, day: number, nights: number, kind: string, reason: string | null, version: number],
  ...[code: string | null, note: string | null],
];
type EstateCells = readonly [
  ...[id: string, code: string, name: string | null, rooms: string | null],
  ...[guests: number | null, cleaning: string | null, status: string | null, minNights: number | null],
];

/** `GET /api/tape`, as it arrives. */
export type TapeAnswer = {
  readonly from: string;
  readonly today: string;
  readonly total: number;
  readonly sections: readonly Section[];
  readonly estates: readonly EstateCells[];
  readonly stays: readonly StayCells[];
  readonly blocks: readonly BlockCells[];
  readonly channels: readonly string[];
  readonly footer: { readonly [key in keyof DayCounts]: readonly number[] };
};

/** What one row of a tile holds. */
export type TapeRow = { readonly estate: TapeEstate; readonly stays: TapeStay[]; readonly blocks: TapeBlock[] };

/** The rows of an answer, in order. */
export function readRows({ from, estates, stays, blocks, channels }: TapeAnswer): readonly TapeRow[] {
  const first = dayNumber(from);
  const rows = estates.map(([id, code, name, rooms, guests, cleaning, status, minNights]): TapeRow => ({
    estate: { id, code, name, rooms, guests, cleaning, status, minNights },
    stays: [],
    blocks: [],
  }));
  const span = (day: number, nights: number) => ({
    checkIn: dateOfDayNumber(first + day),
    checkOut: dateOfDayNumber(first + day + nights),
  });
  for (const cells of stays) {
    const [row, id, code, day, nights, status, version, holdExpiresAt, guest, currency, total, remaining] = cells;
    const [payment, channel, arrival, departure] = [cells[12], cells[13], cells[14], cells[15]];
    rows[row]?.stays.push({
      ...{ id, code, status, version, holdExpiresAt, guest, currency, total, remaining, payment },
      ...{ arrival, departure },
      ...span(day, nights),
      channel: channel === null ? null : (channels[channel] ?? null),
    });
  }
  for (const [row, id, day, nights, kind, reason, version, code, note] of blocks) {
    rows[row]?.blocks.push({ id, kind, reason, version, code, note, ...span(day, nights) });
  }
  return rows;
}
