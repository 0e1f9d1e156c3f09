import { addDays } from '../../src/domain/calendar/iso-date.ts';
import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { percentOf } from '../../src/domain/money/money.ts';
import { dailyPriceId } from '../modules/prices/daily-price-id.ts';
import { numbered } from './numbered.ts';
import { stamp } from './stamp.ts';
import type { TenantPlan } from './tenants.ts';

type Setting = {
  readonly today: IsoDate;
  readonly plan: TenantPlan;
  readonly estates: readonly {
    readonly id: string;
    readonly status: string;
    readonly currency: string;
    readonly basePrice: number;
  }[];
  readonly groups: readonly { readonly id: string }[];
};

/** Whole units: 1,234.56 → 1,234. */
const round = (minor: number): number => Math.round(minor / 100) * 100;

/**
 * Seasons of every year count by month and day; their year lies far back, so that the seed's days are not moved with
 * the calendar and summer stays in summer.
 */
export function makeSeasons(setting: Setting) {
  const { today, estates, groups } = setting;
  const every = { scope: 'ALL', kind: 'RECURRING', adjust: 'PERCENT', daysOfWeek: [], isActive: true };
  const once = { kind: 'SPECIFIC', daysOfWeek: [], isActive: true };
  const [first, second] = estates;
  return numbered('ssn', setting, [
    { name: 'Yaz', ...every, from: '2020-06-15', to: '2020-09-15', percent: 35, priority: 0, minNights: 3 },
    { name: 'Kış', ...every, from: '2020-11-15', to: '2020-03-15', percent: -15, priority: 0 },
    {
      name: 'Hafta sonu',
      ...every,
      from: '2020-01-01',
      to: '2020-12-31',
      percent: 10,
      priority: -10,
      daysOfWeek: ['FRI', 'SAT'],
    },
    {
      name: 'Yılbaşı',
      ...once,
      scope: 'ALL',
      adjust: 'PERCENT',
      percent: 60,
      from: addDays(today, 38),
      to: addDays(today, 43),
      priority: 10,
      minNights: 3,
      closedToDeparture: ['THU'],
    },
    {
      name: 'Bölge festivali',
      ...once,
      scope: 'GROUP',
      groupId: groups[0]?.id ?? '',
      adjust: 'AMOUNT',
      amount: 75_000,
      currency: 'TRY',
      from: addDays(today, 60),
      to: addDays(today, 74),
      priority: 5,
    },
    ...[first, second].flatMap((estate) =>
      estate
        ? {
            name: `Vitrin fiyatı ${estate.id.slice(-2)}`,
            ...once,
            scope: 'ESTATE',
            estateIds: [estate.id],
            adjust: 'ABSOLUTE',
            currency: estate.currency,
            amount: round(percentOf(estate.basePrice, 90)),
            from: addDays(today, 15),
            to: addDays(today, 25),
            priority: 0,
          }
        : [],
    ),
  ]);
}

/** Two weeks of the first estates, dearer towards the end, with a closed night and one that needs two nights. */
export function makeDailyPrices({ today, plan, estates }: Setting) {
  const open = estates.filter(({ status }) => status === 'ACTIVE').slice(0, plan.id === 'demo' ? 12 : 3);
  return open.flatMap((estate, place) =>
    Array.from({ length: 14 }, (_, index) => {
      const date = addDays(today, 5 + place + index);
      return {
        id: dailyPriceId(estate.id, date),
        tenantId: plan.id,
        version: 1,
        estateId: estate.id,
        date,
        price: round(percentOf(estate.basePrice, 100 + index * 2)),
        currency: estate.currency,
        isClosed: index === 13,
        ...(index === 6 ? { minNights: 2 } : {}),
        ...stamp({ createdAt: `${addDays(today, -12)}T09:00:00.000Z`, createdBy: plan.admin }),
      };
    }),
  );
}

export function makeFacilityFees(setting: Setting) {
  const tiers = [
    { minNights: 7, percent: 10 },
    { minNights: 14, percent: 25 },
    { minNights: 28, percent: 50 },
  ];
  return numbered('fee', setting, [
    {
      name: 'Tesis kullanımı',
      scope: 'ALL',
      basis: 'PER_STAY',
      amount: 60_000,
      currency: 'TRY',
      discounts: tiers,
      isActive: true,
    },
    {
      name: 'Tesis kullanımı (EUR)',
      scope: 'ALL',
      basis: 'PER_STAY',
      amount: 1500,
      currency: 'EUR',
      discounts: tiers,
      isActive: true,
    },
    {
      name: 'Havuz ve plaj',
      scope: 'GROUP',
      groupId: setting.groups[0]?.id ?? '',
      basis: 'PER_PERSON_NIGHT',
      amount: 5000,
      currency: 'TRY',
      discounts: tiers.slice(1),
      isActive: true,
    },
  ]);
}

export function makeLongStayDiscounts(setting: Setting) {
  return numbered('lsd', setting, [
    {
      name: 'Haftalık ve aylık',
      scope: 'ALL',
      tiers: [
        { minNights: 7, percent: 5 },
        { minNights: 14, percent: 10 },
        { minNights: 28, percent: 20 },
      ],
      channelIds: [],
      isActive: true,
    },
    {
      name: 'Bölge: uzun kalana',
      scope: 'GROUP',
      groupId: setting.groups[1]?.id ?? '',
      channelIds: [],
      isActive: true,
      tiers: [
        { minNights: 10, percent: 12 },
        { minNights: 21, percent: 18 },
      ],
    },
  ]);
}
