import { startOfBusinessDay } from '../../../src/domain/calendar/business-day.ts';
import type { IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import {
  addBookerTally,
  addBooking,
  bookerFigures,
  type BookerTally,
  emptyBookerTally,
} from '../../../src/domain/reports/booker.ts';
import type { BookerBy, BookerDate, BookerReport } from '../../../src/wire/reports.ts';
import type { Context } from '../../records/context.ts';
import { createSlices } from '../../store/slices.ts';
import { date, oneOf, readQuery } from '../../http/query.ts';
import { requireSpan } from './question.ts';
import { isSeen, requiredSource, requireReadable, sourceIn, titleById } from './sources.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

const FIELD_OF = {
  booker: { key: 'bookerUserId', resource: 'users' },
  agency: { key: 'agencyId', resource: 'agencies' },
  channel: { key: 'salesChannelId', resource: 'sales-channels' },
} as const satisfies Readonly<Record<BookerBy, { readonly key: keyof ReservationsRow; readonly resource: string }>>;

type Question = { readonly from: IsoDate; readonly to: IsoDate; readonly by: BookerBy; readonly date: BookerDate };

/** The query parameters of the call. */
export const BOOKER_PARAMETERS = {
  from: date(),
  to: date(),
  by: oneOf<BookerBy>(['booker', 'agency', 'channel'], 'booker'),
  date: oneOf<BookerDate>(['booking', 'stay'], 'booking'),
};

export function readBooker(search: URLSearchParams): Question {
  const asked = readQuery(search, BOOKER_PARAMETERS);
  requireSpan(asked);
  return asked;
}

/** Bookings per booker: bookings made, or stays that begin, on the days [from, to). */
export async function bookerReport(context: Context, { from, to, by, date }: Question): Promise<BookerReport> {
  const stays = requiredSource(context, 'reservations');
  const { key, resource } = FIELD_OF[by];
  requireReadable(stays, key, 'by');
  const seesMoney = stays.readable.has('totalPrice') && stays.readable.has('currency');
  const named = sourceIn(context, resource);
  const found =
    date === 'stay'
      ? stays.table.range('checkIn', { gte: from, lt: to })
      : stays.table.range('createdAt', { gte: startOfBusinessDay(from), lt: startOfBusinessDay(to) });
  const slices = createSlices();
  const tallies = new Map<string, BookerTally>();
  for (const row of found) {
    await slices.pause();
    if (!isSeen(stays, row)) continue;
    const id = row[key] ?? '';
    const tally = tallies.get(id) ?? emptyBookerTally();
    tallies.set(id, tally);
    addBooking(tally, row);
  }
  const total = emptyBookerTally();
  for (const tally of tallies.values()) {
    if (!seesMoney) tally.money = {};
    addBookerTally(total, tally);
  }
  const begun = date === 'stay' ? 'checkIn' : 'createdAt';
  const span = date === 'stay' ? { gte: from, lt: to } : { gte: startOfBusinessDay(from), lt: startOfBusinessDay(to) };
  const rows = [...tallies].map(([id, tally]) => ({
    id,
    stays: { [key]: id === '' ? { null: true } : id, [begun]: span },
    name: id === '' ? '' : titleById(context, named, id),
    ...bookerFigures(tally),
  }));
  rows.sort((a, b) => b.bookings - a.bookings || b.nights - a.nights || (a.name < b.name ? -1 : 1));
  return { from, to, by, date, rows, totals: bookerFigures(total) };
}
