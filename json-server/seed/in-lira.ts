import type { Posting } from '../../src/domain/ledger/posting.ts';
import { receivingRate, toPay } from '../../src/domain/money/exchange.ts';
import type { Row } from '../../src/config/types.ts';
import type { ExchangeRatesRow } from '../live/rows/stored/exchange-rates.ts';

/** AC9: entries of the seed in lira, each with the rate of its day; each rate is looked for once. */
export function inLira(rows: readonly Row[]) {
  const rates = rows as readonly ExchangeRatesRow[];
  const known = new Map<string, ReturnType<typeof receivingRate>>();
  const rateOf = (paid: string, date: string) => {
    const key = `${paid} ${date}`;
    if (!known.has(key)) known.set(key, receivingRate({ rates, paid, priced: 'TRY', date }));
    return known.get(key);
  };
  return ({ currency, debit, credit }: Pick<Posting, 'currency' | 'debit' | 'credit'>, date: string) => {
    if (currency === 'TRY') return { rate: '1', rateDate: date, baseAmount: debit - credit };
    const rate = rateOf(currency, date);
    return rate && { rate: rate.rate, rateDate: rate.date, baseAmount: toPay(debit - credit, currency, rate) };
  };
}
