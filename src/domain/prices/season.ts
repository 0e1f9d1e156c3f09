import { daysBetween, type IsoDate } from '../calendar/iso-date.ts';
import { type Weekday, weekdayOf } from '../calendar/weekday.ts';
import { percentOf } from '../money/money.ts';
import { specificity, type PriceScope, type ScopedEstate } from './scope.ts';

/**
 * A season. `from` and `to` are nights, both included; a RECURRING one uses only month and day and may span New Year.
 * Money in minor units of the estate's currency.
 */
export type Season = PriceScope & {
  readonly id: string;
  readonly name: string;
  readonly kind: 'SPECIFIC' | 'RECURRING';
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** ISO weekdays; none = all seven. */
  readonly daysOfWeek?: readonly Weekday[] | null;
  readonly priority?: number | null;
  readonly adjust: 'ABSOLUTE' | 'PERCENT' | 'AMOUNT';
  /** ABSOLUTE: the night's price; AMOUNT: added to the price below it. Minor units. */
  readonly amount?: number | null;
  /** Currency of the amount; estates priced in another one are skipped. */
  readonly currency?: string | null;
  /** PERCENT: added to the price below it; −20 reduces it by a fifth. */
  readonly percent?: number | null;
  readonly minNights?: number | null;
  readonly maxNights?: number | null;
  readonly closedToArrival?: readonly Weekday[] | null;
  readonly closedToDeparture?: readonly Weekday[] | null;
  readonly isActive?: boolean | null;
};

/** Whether a season can apply to this estate: active, in its scope, and its amount in the estate's currency. */
export function isSeasonOf(
  season: Pick<Season, 'isActive' | 'adjust' | 'currency' | keyof PriceScope>,
  estate: ScopedEstate & { readonly currency?: string | null },
): boolean {
  const { isActive, adjust, currency } = season;
  const isPayable = adjust === 'PERCENT' || currency == null || currency === estate.currency;
  return isActive !== false && isPayable && specificity(season, estate) > 0;
}

/** Days a season spans; a recurring one may span New Year. */
export function seasonLength({ kind, from, to }: Pick<Season, 'kind' | 'from' | 'to'>): number {
  const days = daysBetween(from, to) + 1;
  if (kind === 'SPECIFIC' || days > 0) return days;
  return daysBetween(from, `${String(Number(from.slice(0, 4)) + 1)}${to.slice(4)}`) + 1;
}

/** Whether the night of `date` is inside the season, weekdays included. */
export function isInSeason(season: Season, date: IsoDate): boolean {
  if (season.isActive === false || !spans(season, date)) return false;
  return !season.daysOfWeek?.length || season.daysOfWeek.includes(weekdayOf(date));
}

function spans({ kind, from, to }: Season, date: IsoDate): boolean {
  if (kind === 'SPECIFIC') return from <= date && date <= to;
  const start = from.slice(5);
  const end = to.slice(5);
  const day = date.slice(5);
  return start <= end ? start <= day && day <= end : day >= start || day <= end;
}

/**
 * PR1: among the seasons of one night, the specific-date one wins over the recurring one, then the higher priority,
 * then the shorter range, then the more specific scope, then the smaller id.
 */
export function seasonOf({
  seasons,
  estate,
  date,
}: {
  readonly seasons: Iterable<Season>;
  readonly estate: ScopedEstate;
  readonly date: IsoDate;
}): Season | undefined {
  let best: Season | undefined;
  for (const season of seasons) {
    if (specificity(season, estate) === 0 || !isInSeason(season, date)) continue;
    if (best === undefined || compareSeasons(season, best, estate).order < 0) best = season;
  }
  return best;
}

/** The criteria between two seasons of one night, in this order. */
export type SeasonLead = 'kind' | 'priority' | 'length' | 'scope' | 'id';

/** PR1 between two seasons that both cover the night: `order` is negative if `a` wins, with the deciding criterion. */
export function compareSeasons(
  a: Season,
  b: Season,
  estate: ScopedEstate,
): { readonly order: number; readonly by: SeasonLead } {
  if (a.kind !== b.kind) return { order: a.kind === 'SPECIFIC' ? -1 : 1, by: 'kind' };
  const priority = (b.priority ?? 0) - (a.priority ?? 0);
  if (priority !== 0) return { order: priority, by: 'priority' };
  const length = seasonLength(a) - seasonLength(b);
  if (length !== 0) return { order: length, by: 'length' };
  const near = specificity(b, estate) - specificity(a, estate);
  if (near !== 0) return { order: near, by: 'scope' };
  return { order: a.id < b.id ? -1 : 1, by: 'id' };
}

/** The season's price from the price below it (group price or the estate's own), never negative. */
export function seasonPrice(season: Season, below: number): number {
  if (season.adjust === 'ABSOLUTE') return season.amount ?? below;
  const change = season.adjust === 'PERCENT' ? percentOf(below, season.percent ?? 0) : (season.amount ?? 0);
  return Math.max(0, below + change);
}
