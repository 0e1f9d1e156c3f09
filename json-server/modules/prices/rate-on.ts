import { addDays, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import { type FrozenRate, receivingRate } from '../../../src/domain/money/exchange.ts';
import type { Tables } from '../../live/rows/company.ts';

/** Days back to search first for the last published rate. */
const NEAR = 31;

/** AC9: the exchange rate of a day between the paid and the priced currency; undefined when none was ever published. */
export function rateOn(
  table: Tables,
  asked: { readonly paid: string; readonly priced: string; readonly date: IsoDate },
): FrozenRate | undefined {
  const upTo = (from: { readonly gte?: IsoDate }) =>
    table('exchange-rates').range('date', { ...from, lt: addDays(asked.date, 1) });
  const near = { gte: addDays(asked.date, -NEAR) };
  return receivingRate({ ...asked, rates: upTo(near) }) ?? receivingRate({ ...asked, rates: upTo({}) });
}
