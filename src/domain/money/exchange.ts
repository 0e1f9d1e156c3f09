import type { IsoDate } from '../calendar/iso-date.ts';
import { HOME_CURRENCY as HOME } from './currencies.ts';
import { minorDigits } from './money.ts';

/** Decimal places of rates; as integers, so nothing is rounded in between. */
const PLACES = 6n;
const SCALE = 10n ** PLACES;

/** The rates of a published day: lira per unit of the currency. */
export type ExchangeRate = {
  readonly currency: string;
  readonly date: IsoDate;
  readonly buying: number;
  readonly selling: number;
  readonly source?: string | null;
};
/**
 * A rate stored with a document: `rate` units of `to` per unit of `from`, as decimal text. Either may be the paid one.
 */
export type FrozenRate = {
  readonly from: string;
  readonly to: string;
  readonly rate: string;
  readonly date: IsoDate;
  readonly source?: string | null;
};

const scaled = (rate: number): bigint => BigInt(Math.round(rate * Number(SCALE)));
const divideHalfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

/** `35123400n` → `35.1234`. */
function rateText(rate: bigint): string {
  const digits = String(rate).padStart(Number(PLACES) + 1, '0');
  return `${digits.slice(0, -Number(PLACES))}.${digits.slice(-Number(PLACES))}`.replace(/\.?0+$/u, '');
}

/** AC9: the last published day of a currency, including weekends and holidays. */
export function lastPublished(
  rates: Iterable<ExchangeRate>,
  currency: string,
  date: IsoDate,
): ExchangeRate | undefined {
  let best: ExchangeRate | undefined;
  for (const rate of rates) {
    if (rate.currency === currency && rate.date <= date && (best === undefined || rate.date > best.date)) best = rate;
  }
  return best;
}

/**
 * AC9: the rate for money received in one currency for a price in another: the buying rate, as published (lira per
 * unit); between two foreign currencies via lira, units of the price's per unit of the paid one.
 * @returns undefined when a rate was never published
 */
export function receivingRate(setup: {
  readonly rates: readonly ExchangeRate[];
  readonly paid: string;
  readonly priced: string;
  readonly date: IsoDate;
}): FrozenRate | undefined {
  const { rates, paid, priced, date } = setup;
  const foreign = [paid, priced].filter((code) => code !== HOME);
  const [first, second] = foreign.map((code) => lastPublished(rates, code, date));
  if (!first || (foreign.length > 1 && !second)) return undefined;
  const buying = scaled(first.buying);
  if (!second) {
    const { currency, date: published, source = null } = first;
    return { from: currency, to: HOME, rate: rateText(buying), date: published, source };
  }
  const older = first.date <= second.date ? first : second;
  const rate = rateText(divideHalfUp(buying * SCALE, scaled(second.buying)));
  return { from: paid, to: priced, rate, date: older.date, source: older.source ?? null };
}

/**
 * The amount to pay in the other currency of a rate for an amount in `currency`, rounded half up to the minor unit.
 * @throws RangeError for a rate that is no positive decimal text
 */
export function toPay(
  minor: number,
  currency: string,
  { from, to, rate }: Pick<FrozenRate, 'from' | 'to' | 'rate'>,
): number {
  const parts = /^(\d{1,9})(?:\.(\d{1,6}))?$/u.exec(rate);
  const value = parts ? BigInt((parts[1] ?? '') + (parts[2] ?? '').padEnd(Number(PLACES), '0')) : 0n;
  if (value <= 0n) throw new RangeError('rate must be decimal text above zero');
  const isUp = currency === from;
  const other = isUp ? to : from;
  const [times, by] = isUp ? [value, SCALE] : [SCALE, value];
  const dividend = BigInt(Math.abs(minor)) * times * 10n ** BigInt(minorDigits(other));
  const paid = Number(divideHalfUp(dividend, by * 10n ** BigInt(minorDigits(currency))));
  return minor < 0 ? 0 - paid : paid;
}
