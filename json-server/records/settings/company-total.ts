import { addDays, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import { receivingRate, toPay } from '../../../src/domain/money/exchange.ts';
import type { InOneCurrency, Sum } from '../../../src/config/figures.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { Context } from '../context.ts';
import { companyCurrency } from './company-settings.ts';

/** Days to look back for the last published rates. */
const NEAR = 31;
const RATES = 'exchange-rates';

/**
 * Converts sums of several currencies to the company's own, by the last published rates. Undefined with only one
 * currency, or when a rate is missing. Needs no right: a total and the day of its rates reveal no rate list.
 */
export function inCompanyCurrency(
  table: Tables,
  sums: readonly Pick<Sum, 'currency' | 'sum'>[],
  today: IsoDate,
): InOneCurrency | undefined {
  if (sums.length < 2 || sums.some(({ currency }) => currency === '')) return undefined;
  const currency = companyCurrency(table);
  const known = table(RATES).range('date', { gte: addDays(today, -NEAR), lt: addDays(today, 1) });
  let total = 0;
  let day: IsoDate | undefined;
  for (const { currency: paid, sum } of sums) {
    if (paid === currency) {
      total += sum;
      continue;
    }
    const rate = receivingRate({ rates: known, paid, priced: currency, date: today });
    if (rate === undefined) return undefined;
    total += toPay(Math.round(sum), paid, rate);
    if (day === undefined || rate.date < day) day = rate.date;
  }
  return day === undefined ? undefined : { currency, sum: total, day };
}

/** The same for lists, only for callers who may see the rates. */
export function companyTotal(
  { snapshot, caller, table }: Context,
  sums: readonly Sum[],
  today: IsoDate,
): InOneCurrency | undefined {
  const resource = snapshot.config.resources[RATES];
  const maySee = resource !== undefined && snapshot.rightsOf({ role: caller.role, resource }).can.has('list');
  return maySee ? inCompanyCurrency(table, sums, today) : undefined;
}
