import { dayNumber, type IsoDate } from '../calendar/iso-date.ts';
import { sumMinor } from '../money/money.ts';
import { spreadByWeight } from '../money/spread.ts';
import type { OfferedSpan } from '../estates/offered.ts';
import type { Block } from '../reservations/occupancy.ts';
import { blocksNights, nightsOf } from '../reservations/occupancy.ts';
import type { ReportPeriod } from './periods.ts';

/** A stay as the report sees it. Amounts in minor units of `currency`. */
export type SoldStay = {
  readonly status?: string | null;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  /** RS3: the guests left on this day. */
  readonly departedOn?: IsoDate | null;
  readonly salesChannelId?: string | null;
  readonly currency?: string | null;
  readonly accommodationPrice?: number | null;
  /** PR7: the frozen quote; its nights have the price of each night before discounts. */
  readonly quote?: { readonly nights?: readonly { readonly date: IsoDate; readonly amount: number }[] | null } | null;
};
export type ClosedTime = Pick<Block, 'kind' | 'from' | 'to' | 'releasedAt'>;

/** Nights of stays in one currency, and their accommodation revenue. */
export type Earned = { guestNights: number; revenue: number };
/** Whole nights of one period, and money by currency: amounts in several currencies are never added. */
export type Tally = {
  totalNights: number;
  guestNights: number;
  ownerNights: number;
  outOfOrderNights: number;
  money: Record<string, Earned>;
  /** The total in the company's currency. */
  company: CompanyRevenue;
};
/** The total of all currencies, in the company's; `isShort` if a rate for some of it is missing. */
export type CompanyRevenue = { revenue: number; isShort: boolean };

export const emptyTally = (): Tally => ({
  totalNights: 0,
  guestNights: 0,
  ownerNights: 0,
  outOfOrderNights: 0,
  money: {},
  company: { revenue: 0, isShort: false },
});

/** Only confirmed or finished stays count as sold; pending ones do not. */
const isSold = ({ status }: Pick<SoldStay, 'status'>): boolean => status === 'SUCCESSFUL' || status === 'FINISHED';

/**
 * OPS6: the nights of one home, period by period: those on which it was for rent, or sold anyway. Nights of a stay or a
 * block count in the period they are in, so a month has only the nights inside it. Guests who left early (RS3) count
 * until they left; their charge stays with the nights it was agreed for.
 * @param periods in order, without gaps
 */
export function tallyHome({
  periods,
  offered,
  stays,
  isAsked = () => true,
  blocks,
}: {
  readonly periods: readonly ReportPeriod[];
  readonly offered: readonly OfferedSpan[];
  /** All of the home. */
  readonly stays: readonly SoldStay[];
  /** Which of them are counted, e.g. of one channel; the nights for rent are the same for all. */
  readonly isAsked?: (stay: SoldStay) => boolean;
  readonly blocks: Iterable<ClosedTime>;
}): Tally[] {
  const span = { from: periods[0]?.from ?? 0, to: periods.at(-1)?.to ?? 0 };
  const nights = nightsForRent(span, { offered, stays });
  const forRent = (from: number, to: number): number => nightsCounted(nights, from - span.from, to - span.from);
  const tallies = periods.map(({ from, to }) => ({ ...emptyTally(), totalNights: forRent(from, to) }));
  for (const stay of stays) if (isSold(stay) && isAsked(stay)) addStay(periods, tallies, stay);
  for (const block of blocks) {
    if (!blocksNights(block)) continue;
    const key = NIGHTS_OF[block.kind];
    if (key === undefined) continue;
    const from = dayNumber(block.from);
    const to = dayNumber(block.to);
    periods.forEach((period, index) => {
      const tally = tallies[index];
      if (tally) tally[key] += forRent(Math.max(period.from, from), Math.min(period.to, to));
    });
  }
  return tallies;
}

/**
 * OPS6: night by night from the first day of a span, 1 if a home was for rent. A sold night was for rent, whatever the
 * home's state.
 * @param span day numbers, half-open
 */
export function nightsForRent(
  span: { readonly from: number; readonly to: number },
  { offered, stays }: { readonly offered: readonly OfferedSpan[]; readonly stays: Iterable<Omit<SoldStay, 'quote'>> },
): Uint8Array {
  const nights = new Uint8Array(Math.max(0, span.to - span.from));
  const put = (from: IsoDate, to: IsoDate | null | undefined) =>
    nights.fill(1, Math.max(0, dayNumber(from) - span.from), to ? Math.max(0, dayNumber(to) - span.from) : undefined);
  for (const { from, to } of offered) put(from, to);
  for (const stay of stays) {
    const { from, to } = nightsOf(stay);
    if (isSold(stay)) put(from, to);
  }
  return nights;
}

/** The number of nights for rent in a half-open range. */
export function nightsCounted(nights: Uint8Array, from: number, to: number): number {
  let sum = 0;
  for (let night = Math.max(0, from); night < Math.min(nights.length, to); night += 1) sum += nights[night] ?? 0;
  return sum;
}

/**
 * OPS6 subtracts owners' nights and nights out of order from the nights for sale; the company's own use stays for sale.
 */
const NIGHTS_OF: Readonly<Record<string, 'ownerNights' | 'outOfOrderNights' | undefined>> = {
  OWNER_STAY: 'ownerNights',
  OUT_OF_ORDER: 'outOfOrderNights',
};

const nightsWithin = (period: Pick<ReportPeriod, 'from' | 'to'>, from: number, to: number): number =>
  Math.max(0, Math.min(period.to, to) - Math.max(period.from, from));

function addStay(periods: readonly ReportPeriod[], tallies: readonly Tally[], stay: SoldStay): void {
  const slept = nightsOf(stay);
  const from = dayNumber(slept.from);
  const to = dayNumber(slept.to);
  const agreed = { from, to: dayNumber(stay.checkOut) };
  const price = stay.accommodationPrice ?? 0;
  let nights: readonly number[] | undefined;
  periods.forEach((period, index) => {
    const tally = tallies[index];
    const agreedHere = nightsWithin(period, agreed.from, agreed.to);
    if (!tally || agreedHere === 0) return;
    const guestNights = nightsWithin(period, from, to);
    tally.guestNights += guestNights;
    if (!stay.currency) return;
    const isWhole = agreedHere === agreed.to - agreed.from;
    nights ??= isWhole ? undefined : nightlyRevenue(stay);
    const first = Math.max(period.from, agreed.from) - agreed.from;
    const shares = nights?.slice(first, first + agreedHere);
    const earned = (tally.money[stay.currency] ??= { guestNights: 0, revenue: 0 });
    earned.guestNights += guestNights;
    earned.revenue += isWhole || !shares ? price : sumMinor(shares);
  });
}

/**
 * The accommodation revenue of a stay, night by night: in proportion to the nights of the frozen quote (discounts
 * affect all nights equally), else in equal shares. They add up to the price of the accommodation exactly.
 */
export function nightlyRevenue(stay: SoldStay): number[] {
  const first = dayNumber(stay.checkIn);
  const count = dayNumber(stay.checkOut) - first;
  const quoted = stay.quote?.nights ?? [];
  const fits = quoted.length === count && quoted.every(({ date }, index) => dayNumber(date) === first + index);
  const weights = fits ? quoted.map(({ amount }) => amount) : Array.from({ length: count }, () => 1);
  return spreadByWeight(stay.accommodationPrice ?? 0, weights);
}

/** Adds one tally to another: homes to a total, months to a year. */
export function addTally(total: Tally, tally: Tally): void {
  total.totalNights += tally.totalNights;
  total.guestNights += tally.guestNights;
  total.ownerNights += tally.ownerNights;
  total.outOfOrderNights += tally.outOfOrderNights;
  for (const [currency, { guestNights, revenue }] of Object.entries(tally.money)) {
    const earned = (total.money[currency] ??= { guestNights: 0, revenue: 0 });
    earned.guestNights += guestNights;
    earned.revenue += revenue;
  }
  total.company.revenue += tally.company.revenue;
  total.company.isShort ||= tally.company.isShort;
}

/** OPS6 with every part of its formulas. Rates are percent with two decimals; null if the divisor is zero. */
export type OccupancyFigures = {
  readonly totalNights: number;
  readonly guestNights: number;
  readonly ownerNights: number;
  readonly outOfOrderNights: number;
  /** Total less owners' and out-of-order nights. */
  readonly availableNights: number;
  /** Guest nights / total nights. */
  readonly occupancy: number | null;
  /** Guest nights / available nights. */
  readonly adjustedOccupancy: number | null;
  readonly money: readonly {
    readonly currency: string;
    readonly guestNights: number;
    /** Minor units, like the average. */
    readonly revenue: number;
    /** Accommodation revenue / guest nights in this currency. */
    readonly adr: number | null;
  }[];
  /** All revenue in the company's currency, minor units; null if a rate for some of it is missing. */
  readonly company: {
    readonly revenue: number | null;
    /** Accommodation revenue / guest nights. */
    readonly adr: number | null;
    /** Accommodation revenue / available nights. Nights do not belong to a currency, so there is only one. */
    readonly revPar: number | null;
  };
};

export function figuresOf(tally: Tally): OccupancyFigures {
  const { totalNights, guestNights, ownerNights, outOfOrderNights } = tally;
  const availableNights = Math.max(0, totalNights - ownerNights - outOfOrderNights);
  const currencies = Object.entries(tally.money).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    totalNights,
    guestNights,
    ownerNights,
    outOfOrderNights,
    availableNights,
    occupancy: percent(guestNights, totalNights),
    adjustedOccupancy: percent(guestNights, availableNights),
    money: currencies.map(([currency, earned]) => ({
      currency,
      ...earned,
      adr: perUnit(earned.revenue, earned.guestNights),
    })),
    company: companyFigures(tally.company, { guestNights, availableNights }),
  };
}

function companyFigures(
  { revenue, isShort }: CompanyRevenue,
  { guestNights, availableNights }: Pick<OccupancyFigures, 'availableNights' | 'guestNights'>,
): OccupancyFigures['company'] {
  if (isShort) return { revenue: null, adr: null, revPar: null };
  return { revenue, adr: perUnit(revenue, guestNights), revPar: perUnit(revenue, availableNights) };
}

/**
 * `part / whole` in percent with two decimals, rounded half up; counts only, so hundredths stay whole numbers until the
 * end.
 */
export function percent(part: number, whole: number): number | null {
  return whole <= 0 ? null : Math.floor((part * 20_000 + whole) / (2 * whole)) / 100;
}

/** An amount divided by a count, half up to the minor unit, away from zero. */
export function perUnit(minor: number, count: number): number | null {
  if (count <= 0) return null;
  const amount = Math.abs(minor);
  const whole = Math.floor(amount / count);
  const rounded = 2 * (amount - whole * count) >= count ? whole + 1 : whole;
  return minor < 0 ? 0 - rounded : rounded;
}
