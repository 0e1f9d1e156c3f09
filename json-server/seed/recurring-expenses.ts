import { addDays, type IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { numbered } from './numbered.ts';
import type { TenantPlan } from './tenants.ts';

type Setup = {
  readonly today: IsoDate;
  readonly plan: TenantPlan;
  readonly estates: readonly { readonly id: string; readonly status: string }[];
  readonly suppliers: readonly { readonly id: string }[];
};

const AHEAD = 5;
/** Description, category, every, days until the next, lira, the home it is about or none, who bears it. */
const PLANS = [
  ['Ofis kirası', 'OTHER', 'MONTH', 11, 45_000, undefined, 'COMPANY'],
  ['Site aidatı', 'DUES', 'MONTH', 11, 3500, 0, 'OWNER'],
  ['İnternet aboneliği', 'UTILITIES', 'MONTH', 16, 890, 1, 'OWNER'],
  ['Havuz bakımı', 'MAINTENANCE', 'MONTH', 22, 4200, 2, 'OWNER'],
  ['DASK poliçesi', 'INSURANCE', 'YEAR', 40, 2750, 0, 'OWNER'],
] as const;

/** One that was stopped. */
const ENDED = 3;

/** What comes back by the calendar; the first ones lie ahead, so that the clock makes them before the reader's eyes. */
export const makeRecurringExpenses = ({ today, plan, estates, suppliers }: Setup) => {
  const homes = estates.filter(({ status }) => status === 'ACTIVE');
  return numbered(
    'rex',
    { today, plan },
    PLANS.slice(0, plan.id === 'demo' ? PLANS.length : 2).map(
      ([description, category, every, inDays, lira, home, bornBy], index) => {
        const startsOn = addDays(today, inDays);
        return {
          description,
          type: 'EXPENSE',
          category,
          currency: 'TRY',
          amount: lira * 100,
          vatPct: '20',
          bornBy,
          estateId: home === undefined ? null : (homes[home * 3]?.id ?? null),
          supplierId: suppliers[index]?.id ?? null,
          every,
          startsOn,
          aheadDays: AHEAD,
          isActive: index !== ENDED,
          nextOn: startsOn,
          makeOn: addDays(startsOn, -AHEAD),
        };
      },
    ),
  );
};
