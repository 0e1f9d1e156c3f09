import { idsOf } from '../../../src/config/refs.ts';
import { isSoldThrough } from '../../../src/domain/channels/sold-through.ts';
import type { DomainWrite, Warning } from '../../live/rules/domain-write.ts';
import type { IcalFeedsRow } from '../../live/rows/stored/ical-feeds.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

type Sold = Pick<DomainWrite<ReservationsRow | IcalFeedsRow>, 'record' | 'before' | 'table'>;

/**
 * A stay booked through a channel that does not sell its home: warns staff, and refuses imports from a calendar or
 * file. Existing stays are left alone.
 */
export function notSoldThrough({ record, before, table }: Sold): Warning | undefined {
  const { estateId, salesChannelId: channelId } = record;
  if (before && before.estateId === estateId && before.salesChannelId === channelId) return;
  const estate = table('estates').get(estateId);
  if (!estate || channelId === '' || isSoldThrough(idsOf(estate.channelIds ?? null), channelId)) return undefined;
  const channel = table('sales-channels').get(channelId);
  const params = { home: estate.code ?? '', channel: channel ? channel.name : channelId };
  return { field: 'salesChannelId', key: 'reservation.notSoldThrough', params };
}
