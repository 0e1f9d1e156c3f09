import { addDays } from '../../src/domain/calendar/iso-date.ts';
import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { weekdayOf } from '../../src/domain/calendar/weekday.ts';
import type { SeedData } from './seed-data.ts';
import { createRandom } from './random.ts';
import { stamp } from './stamp.ts';
import { TENANT_PLANS } from './tenants.ts';

/** Days of which the rates drift from `START` to today's. */
const RECENT = 60;
/** Days before today with rates: the oldest stay of the demo data, and the month in which it was booked. */
const REACH = 240;
/** Ten-thousandths of a lira at the beginning of the last two months. */
const START = { EUR: 487_500, USD: 421_000 } as const;

/**
 * The seed with the central bank's rates of the working days up to today. They stand in no file: dates that only moved with
 * the day of the first start would fall on Sundays, on which nothing is published.
 */
export function withRates(data: SeedData, today: IsoDate): SeedData {
  const tenants = new Set((data['tenants'] ?? []).map(({ id }) => id));
  const plans = TENANT_PLANS.filter(({ id }) => tenants.has(id));
  return { ...data, 'exchange-rates': plans.flatMap((plan) => ratesOf({ today, ...plan })) };
}

function ratesOf({ today, id: tenantId, admin }: { today: IsoDate; id: string; admin: string }) {
  return (['EUR', 'USD'] as const).flatMap((currency) => {
    const buyings = new Map<IsoDate, number>();
    const recent = createRandom(`exchange ${tenantId} ${currency}`);
    let buying: number = START[currency];
    for (let ago = RECENT; ago > 0; ago -= 1) buyings.set(addDays(today, -ago), (buying += recent.int(-900, 1300)));
    // What was before is drawn backwards from the same beginning, so that the last months stay as they are.
    const older = createRandom(`exchange before ${tenantId} ${currency}`);
    buying = START[currency];
    for (let ago = RECENT + 1; ago <= REACH; ago += 1)
      buyings.set(addDays(today, -ago), (buying -= older.int(-900, 1300)));
    return [...buyings]
      .filter(([date]) => weekdayOf(date) <= 5)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([date, rate]) => {
        const publishedAt = `${date}T12:30:00.000Z`;
        return {
          id: `${tenantId}_${currency}_${date}`,
          tenantId,
          version: 1,
          date,
          currency,
          buying: rate / 10_000,
          selling: (rate + 880) / 10_000,
          source: 'TCMB',
          publishedAt,
          ...stamp({ createdAt: publishedAt, createdBy: admin }),
        };
      });
  });
}
