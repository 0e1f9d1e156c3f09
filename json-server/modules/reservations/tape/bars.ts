import type { Stay } from '../../../../src/domain/calendar/iso-date.ts';
import type { Json, Row } from '../../../../src/config/types.ts';
import type { Context } from '../../../records/context.ts';
import { textIn, versionOf } from '../../../rows.ts';
import { dayOf } from '../../../day-of.ts';
import { type Occupants, spanOf } from './occupants.ts';
import { readableIn, type Source, type Sources } from './sources.ts';
import { titlesIn } from '../../../records/named-in.ts';

/** What stands on a page of rows. Days count from the first of the question and may be negative. */
export type TapeBars = {
  /**
   * `[row, id, code, day, nights, status, version, holdExpiresAt, guest, currency, total, remaining, payment, channel,
   * planned arrival, planned departure]`
   */
  readonly stays: readonly (readonly Json[])[];
  /** `[row, id, day, nights, kind, reason, version, code, note]` */
  readonly blocks: readonly (readonly Json[])[];
  /** Names of the channels, by the index that a stay carries. */
  readonly channels: readonly string[];
};

/** @param rows the page's estates, in the order they are shown */
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
  const channelTitle = titlesIn(context, source, 'salesChannelId');
  const guestTitle = titlesIn(context, source, 'guestId');
  const channelOf = (row: Row): Json => {
    const name = channelTitle(row);
    if (name === '') return null;
    const index = channels.get(name) ?? channels.size;
    channels.set(name, index);
    return index;
  };
  const origin = dayOf(span.checkIn);
  const daysOf = (of: Source, row: Row): readonly [day: number, nights: number] => {
    const { checkIn, checkOut } = spanOf(of, row);
    const day = dayOf(checkIn);
    return [day - origin, dayOf(checkOut) - day];
  };
  const stays: (readonly Json[])[] = [];
  const blocks: (readonly Json[])[] = [];
  for (const [index, { id }] of rows.entries()) {
    for (const row of occupants.staysOf(id, span)) {
      const may = (key: string): Json => readableIn(source, row, key);
      const [day, nights] = daysOf(source, row);
      stays.push([
        ...[index, row.id, may('code'), day, nights, may('status'), versionOf(row), may('holdExpiresAt')],
        ...[guestTitle(row) || null, may('currency'), may('totalPrice'), may('remainingPrice')],
        ...[may('paymentState'), channelOf(row), may('plannedArrival'), may('plannedDeparture')],
      ]);
    }
    if (blockSource === undefined) continue;
    for (const row of occupants.blocksOf(id, span)) {
      const may = (key: string): Json => readableIn(blockSource, row, key);
      const [day, nights] = daysOf(blockSource, row);
      blocks.push([
        index,
        ...[row.id, day, nights, textIn(row, 'kind'), may('reason'), versionOf(row), may('code'), may('note')],
      ]);
    }
  }
  return { stays, blocks, channels: [...channels.keys()] };
}
