import { dailyPriceId } from './daily-price-id.ts';
import type { DomainRule } from '../../live/rules/domain-write.ts';
import type { DailyPricesRow } from '../../live/rows/stored/daily-prices.ts';

/**
 * One record per estate and date: its id consists of the two. It keeps the estate's currency at that moment, so that a
 * price never changes its value when the estate changes its currency.
 */
export const dailyPriceRule: DomainRule<DailyPricesRow> = ({ record, before, table }) => {
  const estateId = record.estateId;
  const date = record.date;
  const id = dailyPriceId(estateId, date);
  if (before && before.id !== id) {
    const field = before.estateId === estateId ? 'date' : 'estateId';
    return { refused: { status: 422, field, key: 'dailyPrice.fixed', params: {} } };
  }
  if (!before && table('daily-prices').get(id)) {
    return { refused: { status: 409, field: 'date', key: 'dailyPrice.twice', params: { date } } };
  }
  const isSamePrice = before !== undefined && before.price === record.price;
  const currency = isSamePrice ? before.currency : table('estates').get(estateId)?.currency;
  return { set: { id, currency: currency ?? null } };
};
