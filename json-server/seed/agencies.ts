import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { numbered } from './numbered.ts';
import { createRandom } from './random.ts';
import type { TenantPlan } from './tenants.ts';

type Channel = { readonly id: string; readonly name: string; readonly kind: string };

const AGENCIES = [
  { name: 'Rhein Reisen GmbH', contact: 'Sabine Krüger', commissionPct: 12, currency: 'EUR', creditLimit: 1_500_000 },
  { name: 'Anadolu Tur', contact: 'Hakan Özdemir', commissionPct: 10, currency: 'TRY', creditLimit: 40_000_000 },
  { name: 'Ege Gezi Seyahat', contact: 'Işıl Güneş', commissionPct: 10, currency: 'TRY', creditLimit: 15_000_000 },
  { name: 'Northern Lights Travel', contact: 'Emma Clarke', commissionPct: 15, currency: 'EUR', creditLimit: 800_000 },
];

/** Travel agencies of the first tenant; the second sells without any. */
export function makeAgencies({ today, plan }: { today: IsoDate; plan: TenantPlan }) {
  if (plan.id !== 'demo') return [];
  const rows = AGENCIES.map((agency, index) => ({
    ...agency,
    licenceNo: String(10_000 + index * 137),
    taxNo: String(1_000_000_000 + index * 7_919_191),
    email: `agency${index + 1}@agencies.example`,
    phone: `+9050000017${String(index).padStart(2, '0')}`,
    paymentTermDays: [15, 30, 30, 45][index] ?? 30,
    userIds: [],
    isActive: index < 3,
  }));
  return numbered('agc', { today, plan }, rows);
}

/** Which agency sent a stay, where its channel is one: that of the channel's name, or one of the others. */
export function withAgencies<Stay extends { readonly salesChannelId: string }>(
  stays: readonly Stay[],
  {
    plan,
    channels,
    agencies,
  }: { plan: TenantPlan; channels: readonly Channel[]; agencies: readonly { id: string; name: string }[] },
) {
  const random = createRandom(`agencies ${plan.id}`);
  const byChannel = new Map(channels.filter(({ kind }) => kind === 'AGENCY').map((channel) => [channel.id, channel]));
  return stays.map((stay) => {
    const channel = byChannel.get(stay.salesChannelId);
    if (!channel || agencies.length === 0) return stay;
    const own = agencies.find(({ name }) => name.startsWith(channel.name));
    return { ...stay, agencyId: (own && random.chance(0.8) ? own : random.pick(agencies)).id };
  });
}
