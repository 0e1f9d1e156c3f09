import type { WantedEvent } from '../../../../src/domain/channels/ical/plan.ts';
import type { ImportTally } from './import-result.ts';
import type { ExternalWriter } from '../../../records/external-writer.ts';
import { ICAL_EVENTS, knownId, knownRow, type KnownRow } from './known-events.ts';
import type { SalesChannelsRow } from '../../../live/rows/stored/sales-channels.ts';
import type { IcalFeedsRow } from '../../../live/rows/stored/ical-feeds.ts';

/** One running import. */
export type ImportRun = {
  /** Writes in the running transaction: each slice has its own, so no row is kept from one step to the next. */
  writer: ExternalWriter;
  readonly feed: IcalFeedsRow;
  readonly channel: SalesChannelsRow;
  /** The results so far. */
  readonly tally: ImportTally;
  /** Ids of this feed's blocks; a stay of the feed may displace them. */
  readonly ownBlocks: Set<string>;
  /** Conflicts for which this import has kept a reservation. */
  conflicts: number;
};
export type WantedBooking = WantedEvent<KnownRow>;

export const RESERVATIONS = 'reservations';

/** Stores the result of an event; leaves unchanged ones alone. */
export function remember({ writer, feed }: ImportRun, event: KnownRow): void {
  const row = knownRow({ feed, ...event });
  const before = writer.table(ICAL_EVENTS).get(row.id);
  if (before === undefined || JSON.stringify(before) !== JSON.stringify(row)) writer.keep(ICAL_EVENTS, row);
}

export function forget({ writer, feed }: ImportRun, { key }: { readonly key: string }): void {
  writer.drop(ICAL_EVENTS, knownId(feed.id, key));
}

/** The part of an item that identifies its event. */
export const eventPart = ({
  key,
  from,
  to,
  summary = '',
}: {
  key: string;
  from: string;
  to: string;
  summary?: string;
}) => ({
  key,
  from,
  to,
  summary,
});
