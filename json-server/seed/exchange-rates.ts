import { addDays } from '../../src/domain/calendar/iso-date.ts';
import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { weekdayOf } from '../../src/domain/calendar/weekday.ts';
import { createRandom } from './random.ts';
import { stamp } from './stamp.ts';
import type { TenantPlan } from './tenants.ts';

const DAYS = 60;
/** Ten-thousandths of a lira on the first day. */
const START = { EUR: 487_500, USD: 421_000 } as const;

/** Rates of the working days of two months, with a little wind; their own stream, so that nothing else changes. */
export function makeExchangeRates({ today, plan }: { readonly today: IsoDate; readonly plan: TenantPlan }) {
  return (['EUR', 'USD'] as const).flatMap((currency) => {
    const random = createRandom(`exchange ${plan.id} ${currency}`);
    let buying: number = START[currency];
    return Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS)).flatMap((date) => {
      buying += random.int(-900, 1300);
      if (weekdayOf(date) > 5) return [];
      const publishedAt = `${date}T12:30:00.000Z`;
      return {
        id: `${plan.id}_${currency}_${date}`,
        tenantId: plan.id,
        version: 1,
        ...{ date, currency, buying: buying / 10_000, selling: (buying + 880) / 10_000, source: 'TCMB', publishedAt },
        ...stamp({ createdAt: publishedAt, createdBy: plan.admin }),
      };
    });
  });
}
