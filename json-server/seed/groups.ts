import { addDays } from '../../src/domain/calendar/iso-date.ts';
import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { SEED_DISTRICTS } from './data/places.ts';
import { createRandom } from './random.ts';
import { officeMoment, stamp } from './stamp.ts';
import type { TenantPlan } from './tenants.ts';

const COLORS = [
  '#1677ff',
  '#13a8a8',
  '#d48806',
  '#c41d7f',
  '#389e0d',
  '#531dab',
  '#cf1322',
  '#08979c',
  '#7cb305',
  '#d4380d',
];
const MANAGERS = ['usr-admin', 'usr-009', 'usr-010'];

/** One group a region that the tenant works in. */
export function makeGroups({ today, plan }: { today: IsoDate; plan: TenantPlan }) {
  const random = createRandom(`groups ${plan.id}`);
  const names = [...new Set(SEED_DISTRICTS.map((place) => place.group))].filter(
    (name) => plan.groups?.includes(name) ?? true,
  );
  return names.map((name, index) => ({
    id: `grp-${String(plan.offset.rows + index + 1).padStart(3, '0')}`,
    tenantId: plan.id,
    version: 1,
    name,
    color: COLORS[index % COLORS.length] ?? '#1677ff',
    managerId: plan.id === 'demo' ? (MANAGERS[index % MANAGERS.length] ?? plan.admin) : plan.admin,
    ...(random.chance(0.4) ? { basePrice: random.int(18, 60) * 10_000, currency: 'TRY' } : {}),
    ...stamp({ createdAt: officeMoment(random, addDays(today, -680 + index)), createdBy: plan.admin }),
  }));
}
