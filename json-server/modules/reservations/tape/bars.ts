import type { Stay } from '../../../../src/domain/calendar/iso-date.ts';
import type { Row } from '../../../../src/config/types.ts';
import type { TapeBars, TapeBlockCells, TapeStayCells } from '../../../../src/wire/tape.ts';
import type { Context } from '../../../records/context.ts';
import { versionOf } from '../../../live/rows/rows.ts';
import { cachedDayNumber } from '../../../store/cached-day-number.ts';
import { type Occupants, spanOfOccupant } from './occupants.ts';
import { readerIn } from '../../../records/projection.ts';
import type { Sources } from './sources.ts';
import { joinedTitles } from '../../../records/named-in.ts';

/** The bars of a page of rows. @param rows the page's estates, in display order */
export function tapeBars(setup: {
  readonly context: Context;
  readonly sources: Sources;
  readonly occupants: Occupants;
  readonly rows: readonly Row[];
  readonly span: Stay;
}): TapeBars {
  const { context, sources, occupants, rows, span } = setup;
  const { stays: source, blocks: blockSource } = sources;
  const channels = new Map<string, number>();
  const channelTitle = joinedTitles(context, source, 'salesChannelId');
  const guestTitle = joinedTitles(context, source, 'guestId');
  const channelOf = (row: Row): number | null => {
    const name = channelTitle(row);
    if (name === '') return null;
    const index = channels.get(name) ?? channels.size;
    channels.set(name, index);
    return index;
  };
  const origin = cachedDayNumber(span.checkIn);
  const daysOf = (row: Parameters<typeof spanOfOccupant>[0]): readonly [day: number, nights: number] => {
    const { checkIn, checkOut } = spanOfOccupant(row);
    const day = cachedDayNumber(checkIn);
    return [day - origin, cachedDayNumber(checkOut) - day];
  };
  const stays: TapeStayCells[] = [];
  const blocks: TapeBlockCells[] = [];
  for (const [index, { id }] of rows.entries()) {
    for (const row of occupants.staysOf(id, span)) {
      const may = readerIn(source.projection, row);
      const [day, nights] = daysOf(row);
      const guest = guestTitle(row) || null;
      stays.push([
        ...([index, row.id, may('code'), day, nights, may('status'), versionOf(row), may('holdExpiresAt')] as const),
        ...([guest, may('currency'), may('totalPrice'), may('remainingPrice'), may('paymentState')] as const),
        ...([channelOf(row), may('plannedArrival'), may('plannedDeparture')] as const),
      ]);
    }
    if (blockSource === undefined) continue;
    for (const row of occupants.blocksOf(id, span)) {
      const may = readerIn(blockSource.projection, row);
      const [day, nights] = daysOf(row);
      blocks.push([index, row.id, day, nights, row.kind, may('reason'), versionOf(row), may('code'), may('note')]);
    }
  }
  return { stays, blocks, channels: [...channels.keys()] };
}
