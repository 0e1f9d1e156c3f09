import { addDays } from '../../src/domain/calendar/iso-date.ts';
import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { createRandom } from './random.ts';
import { officeMoment, stamp } from './stamp.ts';
import type { TenantPlan } from './tenants.ts';

type Channel = {
  readonly name: string;
  readonly kind: string;
  readonly color: string;
  readonly commissionPct: number;
  readonly collects?: 'CHANNEL';
  /** Letters before the channel's own reservation number. */
  readonly prefix?: string;
  /** Share of the reservations, any scale. */
  readonly weight: number;
  readonly isOffline?: true;
};

const CHANNELS: readonly Channel[] = [
  { name: 'Web sitesi', kind: 'DIRECT_WEB', color: '#389e0d', commissionPct: 0, weight: 20 },
  { name: 'Telefon', kind: 'DIRECT_PHONE', color: '#7cb305', commissionPct: 0, weight: 14, isOffline: true },
  { name: 'Booking.com', kind: 'OTA', color: '#003b95', commissionPct: 15, prefix: 'BK', weight: 24 },
  { name: 'Airbnb', kind: 'OTA', color: '#ff5a5f', commissionPct: 15.5, collects: 'CHANNEL', prefix: 'HM', weight: 22 },
  { name: 'Expedia', kind: 'OTA', color: '#00355f', commissionPct: 18, collects: 'CHANNEL', prefix: 'EX', weight: 7 },
  { name: 'Rhein Reisen', kind: 'AGENCY', color: '#531dab', commissionPct: 12, prefix: 'RR', weight: 5 },
  { name: 'Anadolu Tur', kind: 'AGENCY', color: '#c41d7f', commissionPct: 10, prefix: 'AT', weight: 4 },
  { name: 'Kurumsal', kind: 'CORPORATE', color: '#1d39c4', commissionPct: 0, weight: 3, isOffline: true },
  { name: 'Mal sahibi', kind: 'OWNER', color: '#d48806', commissionPct: 0, weight: 1, isOffline: true },
];

/** The second tenant sells through the first four only. */
export function makeChannels({ today, plan }: { today: IsoDate; plan: TenantPlan }) {
  const random = createRandom(`channels ${plan.id}`);
  return CHANNELS.slice(0, plan.id === 'demo' ? undefined : 4).map((channel, index) => ({
    id: `chn-${String(plan.offset.rows + index + 1).padStart(3, '0')}`,
    tenantId: plan.id,
    version: 1,
    name: channel.name,
    kind: channel.kind,
    color: channel.color,
    collects: channel.collects ?? 'COMPANY',
    commissionPct: channel.commissionPct,
    isOnline: !channel.isOffline,
    ...(channel.kind === 'OTA' ? { cancellation: { freeDays: 2, percent: null, nights: 1 } } : {}),
    ...(channel.kind === 'DIRECT_WEB' ? { website: `https://${plan.id}.example` } : {}),
    ...(channel.kind === 'AGENCY' ? { contactEmail: `rezervasyon${index}@example.com` } : {}),
    isActive: true,
    ...stamp({ createdAt: officeMoment(random, addDays(today, -695 + index)), createdBy: plan.admin }),
  }));
}

/** What a reservation needs of a channel beside its row, by name. */
export function channelTraits(name: string): { readonly prefix?: string; readonly weight: number } {
  return CHANNELS.find((channel) => channel.name === name) ?? { weight: 1 };
}
