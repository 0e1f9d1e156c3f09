import { dateOfDayNumber, dayNumber, daysBetween, type IsoDate } from '../calendar/iso-date.ts';
import { type Season, seasonOf, seasonPrice } from './season.ts';

/** A price or rule for one date of one estate. Money in minor units of the estate's currency. */
export type DailyPrice = {
  readonly id: string;
  readonly date: IsoDate;
  readonly price?: number | null;
  readonly minNights?: number | null;
  readonly isClosed?: boolean | null;
  readonly closedToArrival?: boolean | null;
  readonly closedToDeparture?: boolean | null;
};
export type PricedEstate = {
  readonly id: string;
  readonly groupId?: string | null;
  /** Absent on a draft. */
  readonly currency?: string | null;
  readonly basePrice?: number | null;
};
/** A group's own price counts only in the currency of the estate. */
export type PricedGroup = {
  readonly id: string;
  readonly name?: string;
  readonly basePrice?: number | null;
  readonly currency?: string | null;
};
export type PriceRules = {
  readonly estate: PricedEstate;
  readonly group?: PricedGroup | undefined;
  readonly seasons: readonly Season[];
  /** By date. */
  readonly daily: ReadonlyMap<IsoDate, DailyPrice>;
};

export const NIGHT_SOURCES = ['DAILY', 'SEASON_SPECIFIC', 'SEASON_RECURRING', 'GROUP', 'ESTATE'] as const;
export type NightSource = (typeof NIGHT_SOURCES)[number];
/** A night with its price and its source (PR1: the source is stored per night). */
export type PricedNight = {
  readonly date: IsoDate;
  /** minor units */
  readonly amount: number;
  readonly source: NightSource;
  /** The record the price comes from. */
  readonly refId?: string | null;
  readonly name?: string | null;
};

/**
 * The price of a night before seasons and daily prices: the group's, if in the estate's currency, or the estate's own.
 */
export function priceBelowSeasons(
  estate: PricedEstate,
  group: PricedGroup | undefined,
): { readonly amount: number; readonly group?: PricedGroup } {
  const isGroups = group?.basePrice != null && (group.currency ?? estate.currency) === estate.currency;
  return isGroups ? { amount: group.basePrice, group } : { amount: estate.basePrice ?? 0 };
}

/** PR1: daily price > specific season > recurring season > group price > the estate's own. */
export function priceOfNight({ estate, group, seasons, daily }: PriceRules, date: IsoDate): PricedNight {
  const day = daily.get(date);
  if (day?.price != null) return { date, amount: day.price, source: 'DAILY', refId: day.id };
  const below = priceBelowSeasons(estate, group);
  const season = seasonOf({ seasons, estate, date });
  if (season) {
    const source = season.kind === 'SPECIFIC' ? 'SEASON_SPECIFIC' : 'SEASON_RECURRING';
    return { date, amount: seasonPrice(season, below.amount), source, refId: season.id, name: season.name };
  }
  if (!below.group) return { date, amount: below.amount, source: 'ESTATE', refId: estate.id };
  const { id, name } = below.group;
  return { date, amount: below.amount, source: 'GROUP', refId: id, ...(name === undefined ? {} : { name }) };
}

/** Every night of [checkIn, checkOut), in order (PR2). */
export function priceNights(rules: PriceRules, stay: { checkIn: IsoDate; checkOut: IsoDate }): PricedNight[] {
  const nights = Math.max(0, daysBetween(stay.checkIn, stay.checkOut));
  const first = dayNumber(stay.checkIn);
  return Array.from({ length: nights }, (_, index) => priceOfNight(rules, dateOfDayNumber(first + index)));
}
