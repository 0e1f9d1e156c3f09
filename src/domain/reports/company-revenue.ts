import { addDays, type IsoDate } from '../calendar/iso-date.ts';
import { type ExchangeRate, type FrozenRate, receivingRate, toPay } from '../money/exchange.ts';
import type { Tally } from './occupancy.ts';

/** A month's revenue in another currency, converted to the company's, with the rate; without a rate, no amount. */
export type ConvertedRevenue = {
  /** `2026-05` */
  readonly month: string;
  readonly currency: string;
  revenue: number;
  amount: number | null;
  readonly rate: string | null;
  readonly rateDate: IsoDate | null;
};
export type CompanyBook = {
  /** Adds the revenue in the company's currency to a month's tally of a home. */
  readonly convert: (tally: Tally, month: string) => void;
  /** The rates used, month by month. */
  readonly parts: () => readonly ConvertedRevenue[];
};

/**
 * All revenue in the company's currency: each month by its last rate, the current one by today's. Each home's month is
 * rounded separately, so homes add up to the total and months to their year.
 */
export function companyBook({
  currency: own,
  rates,
  today,
}: {
  readonly currency: string;
  readonly rates: readonly ExchangeRate[];
  readonly today: IsoDate;
}): CompanyBook {
  const known = new Map<string, { readonly part: ConvertedRevenue; readonly rate: FrozenRate | undefined }>();
  const partOf = (currency: string, month: string) => {
    const name = `${month} ${currency}`;
    const found = known.get(name);
    if (found) return found;
    const end = lastDayOf(month);
    const rate = receivingRate({ rates, paid: currency, priced: own, date: end < today ? end : today });
    const amount = rate ? 0 : null;
    const part = { month, currency, revenue: 0, amount, rate: rate?.rate ?? null, rateDate: rate?.date ?? null };
    known.set(name, { part, rate });
    return { part, rate };
  };
  return {
    convert: (tally, month) => {
      for (const [currency, { revenue }] of Object.entries(tally.money)) {
        if (currency === own || revenue === 0) {
          tally.company.revenue += revenue;
          continue;
        }
        const { part, rate } = partOf(currency, month);
        part.revenue += revenue;
        if (!rate) {
          tally.company.isShort = true;
          continue;
        }
        const amount = toPay(revenue, currency, rate);
        part.amount = (part.amount ?? 0) + amount;
        tally.company.revenue += amount;
      }
    },
    parts: () =>
      [...known.values()]
        .map(({ part }) => part)
        .toSorted((a, b) => (`${a.month} ${a.currency}` < `${b.month} ${b.currency}` ? -1 : 1)),
  };
}

const lastDayOf = (month: string): IsoDate => addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1);
