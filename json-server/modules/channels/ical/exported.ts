import type { ExportedNights } from '../../../../src/domain/channels/ical/calendar-text.ts';
import { blocksNights, nightsOf } from '../../../../src/domain/reservations/occupancy.ts';
import { occupiesNights } from '../../../../src/domain/reservations/status.ts';
import { occupancyOf } from '../../reservations/spans.ts';
import { versionOf } from '../../../live/rows/rows.ts';
import type { Tables } from '../../../live/rows/company.ts';
import { ICAL_EVENTS, knownEvents } from './known-events.ts';
import type { IcalFeedsRow } from '../../../live/rows/stored/ical-feeds.ts';
import type { OutOfOrderPeriodsRow } from '../../../live/rows/stored/out-of-order-periods.ts';
import type { ReservationsRow } from '../../../live/rows/stored/reservations.ts';

/** After every stay. */
const FOREVER = '9999-12-31';

/**
 * The nights of a feed's estate that its channel must not sell (AV3): from today on, all occupied nights except those
 * the channel sold there itself. The channel does not know a booking that was moved here from another home.
 * @param table tables of the feed's tenant
 */
export function exportedNights({
  table,
  feed,
  today,
  now,
}: {
  readonly table: Tables;
  readonly feed: IcalFeedsRow;
  readonly today: string;
  readonly now: string;
}): ExportedNights[] {
  const of = feed.estateId;
  const channel = feed.salesChannelId;
  const events = table(ICAL_EVENTS);
  const known = knownEvents(events, feed.id);
  const soldThere = new Map(known.map(({ recordId, from, to }) => [recordId, { from, to }]));
  const closedThere = new Set(known.flatMap(({ blockIds }) => blockIds));
  const isFromThere = (row: ReservationsRow, nights: { from: string; to: string }): boolean => {
    const sold = soldThere.get(row.id);
    if (sold) return sold.from <= nights.from && nights.to <= sold.to;
    return row.salesChannelId === channel && events.equal('recordId', row.id).length === 0;
  };
  const { stays, blocks } = occupancyOf(table, { of, from: today, to: FOREVER });
  const nights: ExportedNights[] = [];
  const add = (
    kind: ExportedNights['kind'],
    row: ReservationsRow | OutOfOrderPeriodsRow,
    span: { from: string; to: string },
  ) => nights.push({ id: row.id, kind, ...span, changedAt: row.updatedAt ?? '', sequence: versionOf(row) - 1 });
  for (const stay of stays) {
    const span = nightsOf(stay);
    if (occupiesNights(stay, now) && !isFromThere(stay, span)) add('TAKEN', stay, span);
  }
  for (const block of blocks) {
    if (!blocksNights(block) || closedThere.has(block.id)) continue;
    add('BLOCKED', block, { from: block.from, to: block.to });
  }
  return nights.sort((a, b) => (a.from === b.from ? (a.id < b.id ? -1 : 1) : a.from < b.from ? -1 : 1));
}
