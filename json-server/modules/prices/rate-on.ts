import { addDays, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import { type FrozenRate, receivingRate } from '../../../src/domain/money/exchange.ts';
import type { Tables } from '../../live/rows/company.ts';

/** Days back in which the last published rate is looked for first. */
const NEAR = 31;

/** AC9: what money received in one currency counts in another on that day; undefined when no rate was ever published. */
export function rateOn(
  table: Tables,
  asked: { readonly paid: string; readonly priced: string; readonly date: IsoDate },
): FrozenRate | undefined {
  const upTo = (from: { readonly gte?: IsoDate }) =>
    table('exchange-rates').range('date', { ...from, lt: addDays(asked.date, 1) });
  const near = { gte: addDays(asked.date, -NEAR) };
  return receivingRate({ ...asked, rates: upTo(near) }) ?? receivingRate({ ...asked, rates: upTo({}) });
}
