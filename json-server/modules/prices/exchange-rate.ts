import type { DomainRule, DomainWrite } from '../../live/rules/domain-write.ts';
import type { ExchangeRatesRow } from '../../live/rows/stored/exchange-rates.ts';

/** AC9: whether something was posted at this rate, which therefore cannot change. */
export const isRateUsed = (
  table: DomainWrite['table'],
  { currency, date }: { readonly currency: string; readonly date: string },
): boolean =>
  table('ledger-entries')
    .equal('rateDate', date)
    .some((entry) => entry.currency === currency);

/**
 * One record per tenant, currency and day: its id consists of the three, so there are never two rates to choose from. A
 * bank's rate that a person changes becomes a manual one (AC9).
 */
export const exchangeRateRule: DomainRule<ExchangeRatesRow> = ({ record, before, table }) => {
  const currency = record.currency;
  const date = record.date;
  const id = `${record.tenantId ?? ''}_${currency}_${date}`;
  if (before && before.id !== id) {
    const field = before.currency === currency ? 'date' : 'currency';
    return { refused: { status: 422, field, key: 'exchangeRate.fixed', params: {} } };
  }
  const isOther = before && (['buying', 'selling'] as const).some((key) => before[key] !== record[key]);
  if (isOther && isRateUsed(table, { currency, date })) {
    return { refused: { status: 409, field: 'buying', key: 'exchangeRate.used', params: { currency, date } } };
  }
  if (!before && table('exchange-rates').get(id)) {
    return { refused: { status: 409, field: 'date', key: 'exchangeRate.twice', params: { currency, date } } };
  }
  // Bulletins of the bank are stored directly (`money/store-rates.ts`); a write through this rule was typed.
  return { set: { id, ...(isOther && { source: 'MANUAL', publishedAt: null }) } };
};
