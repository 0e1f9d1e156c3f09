import { daysBetween, type Stay } from '../../src/domain/calendar/iso-date.ts';
import type { Json, Row } from '../../src/config/types.ts';
import type { Context } from '../records/context.ts';
import { textIn, versionOf } from '../rows.ts';
import { type Occupants, spanOf } from './occupants.ts';
import { titleAt } from './rows.ts';
import { readableIn, type Sources } from './sources.ts';

/** What stands on a page of rows. Days count from the first of the question and may be negative. */
export type TapeBars = {
  /** `[row, id, code, day, nights, status, version, holdExpiresAt, guest, currency, total, remaining, payment, channel]` */
  readonly stays: readonly (readonly Json[])[];
  /** `[row, id, day, nights, kind, reason]` */
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
  const channelOf = (row: Row): Json => {
    const name = titleAt(context, source, row, 'salesChannelId');
    if (name === '') return null;
    const index = channels.get(name) ?? channels.size;
    channels.set(name, index);
    return index;
  };
  const daysOf = (nights: Stay): readonly [number, number] => [
    daysBetween(span.checkIn, nights.checkIn),
    daysBetween(nights.checkIn, nights.checkOut),
  ];
  const stayCells = (index: number, row: Row): readonly Json[] => {
    const may = (key: string): Json => readableIn(source, row, key);
    const guest = titleAt(context, source, row, 'guestId');
    const [day, nights] = daysOf(spanOf(source, row));
    return [
      ...[index, row.id, may('code'), day, nights, may('status'), versionOf(row), may('holdExpiresAt')],
      ...[guest === '' ? null : guest, may('currency'), may('totalPrice'), may('remainingPrice')],
      ...[may('paymentState'), channelOf(row)],
    ];
  };
  return {
    stays: rows.flatMap(({ id }, index) => occupants.staysOf(id, span).map((row) => stayCells(index, row))),
    blocks: rows.flatMap(({ id }, index) =>
      blockSource
        ? occupants.blocksOf(id, span).map((row): readonly Json[] => {
            const [day, nights] = daysOf(spanOf(blockSource, row));
            return [index, row.id, day, nights, textIn(row, 'kind'), readableIn(blockSource, row, 'reason')];
          })
        : [],
    ),
    channels: [...channels.keys()],
  };
}
