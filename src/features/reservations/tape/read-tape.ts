import type { TapeBlock, TapeStay } from '../../../domain/tape/stays.ts';
import { dateOfDayNumber, dayNumber } from '../../../domain/calendar/iso-date.ts';
import type { TapeAnswer, TapeFooter } from '../../../wire/tape.ts';

/** A row of the chart. Fields hidden from the role are null. */
export type TapeEstate = {
  readonly id: string;
  readonly code: string;
  readonly name: string | null;
  readonly rooms: string | null;
  readonly guests: number | null;
  readonly cleaning: string | null;
  readonly status: string | null;
  /** The home's own minimum, whatever seasons and days require. */
  readonly minNights: number | null;
};

/** TC6: the counts of one day. */
export type DayCounts = { readonly [key in keyof TapeFooter]: number };

/** The content of one row of a tile. */
export type TapeRow = { readonly estate: TapeEstate; readonly stays: TapeStay[]; readonly blocks: TapeBlock[] };

/** The rows of an answer, in order. */
export function readTapeRows({ from, estates, stays, blocks, channels }: TapeAnswer): readonly TapeRow[] {
  const first = dayNumber(from);
  const rows = estates.map(([id, code, name, rooms, guests, cleaning, status, minNights]): TapeRow => ({
    estate: { id, code: code ?? '', name, rooms, guests, cleaning, status, minNights },
    stays: [],
    blocks: [],
  }));
  const span = (day: number, nights: number) => ({
    checkIn: dateOfDayNumber(first + day),
    checkOut: dateOfDayNumber(first + day + nights),
  });
  for (const cells of stays) {
    const [row, id, code, day, nights, status, version, holdExpiresAt, guest, currency, total, ...rest] = cells;
    const [remaining, payment, channel, arrival, departure] = rest;
    rows[row]?.stays.push({
      id,
      code: code ?? '',
      status: status ?? '',
      version,
      holdExpiresAt,
      guest,
      currency,
      total,
      remaining,
      payment,
      arrival,
      departure,
      ...span(day, nights),
      channel: channel === null ? null : (channels[channel] ?? null),
    });
  }
  for (const [row, id, day, nights, kind, reason, version, code, note] of blocks) {
    rows[row]?.blocks.push({ id, kind, reason, version, code, note, ...span(day, nights) });
  }
  return rows;
}
