import { addDays, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import { receivingRate, toPay } from '../../../src/domain/money/exchange.ts';
import type { InOneCurrency, Sum } from '../../../src/config/figures.ts';
import type { Context } from '../context.ts';
import { companyCurrency } from './company-settings.ts';

/** Days back in which the last published rates are looked for. */
const NEAR = 31;
const RATES = 'exchange-rates';

/**
 * Sums of several currencies in the company's own, by the last published rates. Undefined with one currency only, when
 * a rate is missing, or when the caller may not see the rates.
 */
export function companyTotal(context: Context, sums: readonly Sum[], today: IsoDate): InOneCurrency | undefined {
  const { snapshot, caller, table } = context;
  const resource = snapshot.config.resources[RATES];
  const maySee = resource !== undefined && snapshot.rightsOf({ role: caller.role, resource }).can.has('list');
  const isMoney = sums.every(({ currency }) => currency !== '');
  if (!maySee || !isMoney || sums.length < 2) return undefined;
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
