import { addDays } from '../../src/domain/calendar/iso-date.ts';
import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { numbered } from './numbered.ts';
import type { TenantPlan } from './tenants.ts';

type Setting = { readonly today: IsoDate; readonly plan: TenantPlan };
type Channel = { readonly id: string; readonly kind: string; readonly commissionPct: number };

/** One that always works, one for early birds, one of a fixed amount, one that is over, one that is used up. */
export function makeCoupons({ channels, ...setting }: Setting & { channels: readonly Channel[] }) {
  const { today } = setting;
  const direct = channels.filter(({ kind }) => kind.startsWith('DIRECT')).map(({ id }) => id);
  const open = { channelIds: [], estateIds: [], usedCount: 0, isActive: true };
  return numbered('cpn', setting, [
    { code: 'HOSGELDIN10', type: 'PERCENT', percent: 10, perGuestLimit: 1, ...open, channelIds: direct },
    {
      code: 'ERKEN15',
      type: 'PERCENT',
      percent: 15,
      minNights: 7,
      ...open,
      validFrom: addDays(today, -60),
      validTo: addDays(today, 90),
      stayFrom: addDays(today, 60),
      stayTo: addDays(today, 330),
    },
    { code: 'SABIT500', type: 'FIXED', amount: 50_000, currency: 'TRY', minAmount: 500_000, ...open },
    {
      code: 'GECENYAZ',
      type: 'PERCENT',
      percent: 20,
      ...open,
      validFrom: addDays(today, -200),
      validTo: addDays(today, -80),
    },
    { code: 'ILKYUZ', type: 'PERCENT', percent: 25, ...open, maxUses: 100, usedCount: 100 },
  ]);
}

/** What each channel takes; the first of them took one point more until half a year ago, and less at one estate. */
export function makeCommissionDefinitions({
  channels,
  estates,
  ...setting
}: Setting & { channels: readonly Channel[]; estates: readonly { readonly id: string }[] }) {
  const { today } = setting;
  const since = addDays(today, -690);
  const paid = channels.filter(({ commissionPct }) => commissionPct > 0);
  const of = (channel: Channel, percent: number) => ({
    channelId: channel.id,
    scope: 'ALL',
    base: channel.kind === 'OTA' ? 'ACCOMMODATION_PLUS_FEES' : 'ACCOMMODATION',
    rateType: 'PERCENT',
    percent,
    vatPct: 20,
    isActive: true,
  });
  const [first, ...others] = paid;
  if (!first) return [];
  const special = { scope: 'ESTATE', estateIds: estates.slice(0, 1).map(({ id }) => id) };
  return numbered('cmm', setting, [
    { ...of(first, first.commissionPct + 1), validFrom: since, validTo: addDays(today, -181) },
    { ...of(first, first.commissionPct), validFrom: addDays(today, -180) },
    { ...of(first, first.commissionPct - 3), ...special, validFrom: addDays(today, -90) },
    ...others.map((channel) => ({ ...of(channel, channel.commissionPct), validFrom: since })),
  ]);
}
