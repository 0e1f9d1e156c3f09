import { addDays, type IsoDate } from '../../src/domain/calendar/iso-date.ts';
import type { DailyPrice } from '../../src/domain/price/night-price.ts';
import type { PriceBook, QuoteEstate } from '../../src/domain/price/quote.ts';
import { nearness, type PriceScope } from '../../src/domain/price/scope.ts';
import { isSeasonOf, type Season } from '../../src/domain/price/season.ts';
import type { PolicyEstate } from '../../src/domain/price/stay-policy.ts';
import type { Row } from '../../src/config/types.ts';
import { textIn } from '../rows.ts';
import type { TableReader } from '../store/types.ts';
import { dailyPriceId } from './daily-price-id.ts';
import { asDailyPrice, asFees, asGroup, asLongStay, asSeason } from './price-rows.ts';

/** Tables of one tenant: the store's, or a transaction's. */
export type Tables = (collection: string) => TableReader;
/** What an estate's row says of its price and its rules. */
export type BookedEstate = QuoteEstate & PolicyEstate;

/**
 * Everything that prices one estate over some days. Daily prices are found by their ids, one look a day; of the rules
 * those that apply to the estate are kept, so the cost grows with the stay and the number of rules, not with history.
 * The day of departure is in it, for its rules.
 */
export function priceBookOf({
  table,
  estate: row,
  checkIn,
  checkOut,
}: {
  readonly table: Tables;
  readonly estate: Row;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
}): Omit<PriceBook, 'estate'> & { readonly estate: BookedEstate } {
  const estate = row as unknown as BookedEstate;
  const group = table('estate-groups').get(textIn(row, 'groupId'));
  const applies = (rule: Row): boolean => nearness(rule as unknown as PriceScope, estate) > 0;
  return {
    estate,
    ...(group ? { group: asGroup(group) } : {}),
    seasons: rowsOf(table, 'seasons')
      .filter((season) => isSeasonOf(season as unknown as Season, estate))
      .map(asSeason),
    daily: dailyPrices({ table, estate, checkIn, checkOut }),
    longStay: asLongStay(rowsOf(table, 'long-stay-discounts').filter(applies)),
    fees: asFees(rowsOf(table, 'facility-fees').filter(applies)),
  };
}

const rowsOf = (table: Tables, collection: string): readonly Row[] => [...table(collection).all()];

function dailyPrices({
  table,
  estate,
  checkIn,
  checkOut,
}: {
  readonly table: Tables;
  readonly estate: BookedEstate;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
}): ReadonlyMap<IsoDate, DailyPrice> {
  const days = table('daily-prices');
  const found = new Map<IsoDate, DailyPrice>();
  for (let date = checkIn; date <= checkOut; date = addDays(date, 1)) {
    const row = days.get(dailyPriceId(estate.id, date));
    if (!row) continue;
    // A price in a currency the estate no longer has says nothing; the day's rules still do.
    const isPayable = textIn(row, 'currency') === estate.currency;
    found.set(date, isPayable ? asDailyPrice(row) : { ...asDailyPrice(row), price: null });
  }
  return found;
}
