import { dateOfDayNumber, dayNumber, daysBetween, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import type { DailyPrice } from '../../../src/domain/prices/night-price.ts';
import type { PriceBook, QuoteEstate } from '../../../src/domain/prices/quote.ts';
import { nearness, type PriceScope } from '../../../src/domain/prices/scope.ts';
import { isSeasonOf } from '../../../src/domain/prices/season.ts';
import type { PolicyEstate } from '../../../src/domain/prices/stay-policy.ts';
import type { Row } from '../../../src/config/types.ts';
import { textIn } from '../../live/rows/rows.ts';
import type { Table, Tables } from '../../live/rows/company.ts';
import { dailyPriceId } from './daily-price-id.ts';
import { asDailyPrice, asFees, asLongStay, asSeason } from './price-rows.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';

/** What an estate's row says of its price and its rules. */
export type BookedEstate = QuoteEstate & PolicyEstate;

/** A rule as somebody types it, in the place of the stored one with its id. */
export type UnsavedRule = { readonly collection: string; readonly row: Row };

type Days = {
  readonly table: Tables;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly unsaved?: UnsavedRule | undefined;
};
type Book = Omit<PriceBook, 'estate'> & { readonly estate: BookedEstate };

/**
 * Everything that prices one estate over some days. Daily prices are found by their ids, one look a day; of the rules
 * those that apply to the estate are kept, so the cost grows with the stay and the number of rules, not with history.
 * The day of departure is in it, for its rules.
 */
export const priceBookOf = ({ estate, ...days }: Days & { readonly estate: EstatesRow }): Book =>
  priceBooks(days)(estate);

/** The same for many estates over the same days: the rules and the days are gone through once. */
export function priceBooks({ table, checkIn, checkOut, unsaved }: Days): (estate: Row) => Book {
  const groups = table('estate-groups');
  const seasons = rowsOf(table, 'seasons').map(asSeason);
  const discounts = asLongStay(withUnsaved(rowsOf(table, 'long-stay-discounts'), 'long-stay-discounts', unsaved));
  const fees = asFees(withUnsaved(rowsOf(table, 'facility-fees'), 'facility-fees', unsaved));
  const nights = table('daily-prices');
  const first = dayNumber(checkIn);
  const dates = Array.from({ length: daysBetween(checkIn, checkOut) + 1 }, (_, day) => dateOfDayNumber(first + day));
  return (row) => {
    const estate = row as EstatesRow as BookedEstate;
    const group = groups.get(textIn(row, 'groupId'));
    const applies = (rule: PriceScope): boolean => nearness(rule, estate) > 0;
    return {
      estate,
      ...(group ? { group } : {}),
      seasons: seasons.filter((season) => isSeasonOf(season, estate)),
      daily: dailyPrices(nights, estate, dates),
      longStay: discounts.filter(applies),
      fees: fees.filter(applies),
    };
  };
}

const rowsOf = (table: Tables, collection: string): readonly Row[] => [...table(collection).all()];

function withUnsaved(rows: readonly Row[], collection: string, unsaved: UnsavedRule | undefined): readonly Row[] {
  if (unsaved?.collection !== collection) return rows;
  const { row } = unsaved;
  const isStored = rows.some(({ id }) => id === row.id);
  return isStored ? rows.map((stored) => (stored.id === row.id ? row : stored)) : [...rows, row];
}

function dailyPrices(nights: Table, estate: BookedEstate, dates: readonly IsoDate[]): ReadonlyMap<IsoDate, DailyPrice> {
  const found = new Map<IsoDate, DailyPrice>();
  for (const date of dates) {
    const row = nights.get(dailyPriceId(estate.id, date));
    if (!row) continue;
    // A price in a currency the estate no longer has says nothing; the day's rules still do.
    const isPayable = textIn(row, 'currency') === estate.currency;
    found.set(date, isPayable ? asDailyPrice(row) : { ...asDailyPrice(row), price: null });
  }
  return found;
}
