import { dateOfDayNumber, dayNumber, daysBetween, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import type { DailyPrice } from '../../../src/domain/prices/night-price.ts';
import type { PriceBook } from '../../../src/domain/prices/quote.ts';
import { specificity, type PriceScope } from '../../../src/domain/prices/scope.ts';
import { isSeasonOf } from '../../../src/domain/prices/season.ts';
import type { Row } from '../../../src/config/types.ts';
import type { RowOf, CompanyTable, Tables } from '../../live/rows/company.ts';
import { dailyPriceId } from './daily-price-id.ts';
import { asSeason } from './price-rows.ts';
import type { DailyPricesRow } from '../../live/rows/stored/daily-prices.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';

/** A rule being edited, in place of the stored one with its id. */
export type UnsavedRule = { readonly collection: string; readonly row: Row };

type Days = {
  readonly table: Tables;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly unsaved?: UnsavedRule | undefined;
};
type Book = Omit<PriceBook, 'estate'> & { readonly estate: EstatesRow };

/**
 * Everything that determines an estate's prices over some days. Daily prices are found by their ids, one lookup per
 * day; of the rules only those that apply to the estate are kept, so the cost grows with the stay and the number of
 * rules, not with history. Includes the day of departure, for its rules.
 */
export const priceBookOf = ({ estate, ...days }: Days & { readonly estate: EstatesRow }): Book =>
  priceBooks(days)(estate);

/** The same for many estates over the same days: reads the rules and the days once. */
export function priceBooks({ table, checkIn, checkOut, unsaved }: Days): (estate: EstatesRow) => Book {
  const groups = table('estate-groups');
  const seasons = [...table('seasons').all()].map(asSeason);
  const discounts = withUnsaved(table, 'long-stay-discounts', unsaved);
  const fees = withUnsaved(table, 'facility-fees', unsaved);
  const nights = table('daily-prices');
  const first = dayNumber(checkIn);
  const dates = Array.from({ length: daysBetween(checkIn, checkOut) + 1 }, (_, day) => dateOfDayNumber(first + day));
  return (estate) => {
    const group = groups.get(estate.groupId ?? '');
    const appliesToEstate = (rule: PriceScope): boolean => specificity(rule, estate) > 0;
    return {
      estate,
      ...(group ? { group } : {}),
      seasons: seasons.filter((season) => isSeasonOf(season, estate)),
      daily: dailyPrices(nights, estate, dates),
      longStay: discounts.filter(appliesToEstate),
      fees: fees.filter(appliesToEstate),
    };
  };
}

function withUnsaved<Name extends string>(
  table: Tables,
  collection: Name,
  unsaved: UnsavedRule | undefined,
): readonly RowOf<Name>[] {
  const rows = [...table(collection).all()];
  if (unsaved?.collection !== collection) return rows;
  // The input has been checked like a write.
  const row = unsaved.row as RowOf<Name>;
  const isStored = rows.some(({ id }) => id === row.id);
  return isStored ? rows.map((stored) => (stored.id === row.id ? row : stored)) : [...rows, row];
}

function dailyPrices(
  nights: CompanyTable<DailyPricesRow>,
  estate: EstatesRow,
  dates: readonly IsoDate[],
): ReadonlyMap<IsoDate, DailyPrice> {
  const found = new Map<IsoDate, DailyPrice>();
  for (const date of dates) {
    const row = nights.get(dailyPriceId(estate.id, date));
    if (!row) continue;
    // A price in a currency that the estate no longer uses is ignored; the day's rules still apply.
    const isPayable = row.currency === estate.currency;
    found.set(date, isPayable ? row : { ...row, price: null });
  }
  return found;
}
