import type { IsoDate } from '../calendar/iso-date.ts';
import { daysBetween } from '../calendar/iso-date.ts';
import { sumMinor } from '../money/money.ts';

/** Amounts in minor units of the quote's currency; `amount = quantity × unitAmount`. */
export type QuoteLine = {
  readonly kind: 'ACCOMMODATION' | 'CLEANING';
  readonly quantity: number;
  readonly unitAmount: number;
  readonly amount: number;
};
export type Quote = {
  readonly nights: number;
  readonly currency: string;
  readonly lines: readonly QuoteLine[];
  readonly total: number;
};
/** The prices of an estate, minor units. */
export type EstatePrices = {
  readonly basePrice: number;
  readonly cleaningFee?: number | null;
  readonly currency: string;
};

/**
 * The price of a stay. The part of the price rules that exists so far: every night costs the estate's base price (the
 * last step of PR1), accommodation is their sum (PR2 without tiers), and cleaning is charged once per stay. Seasons,
 * daily prices, tiers, coupons and the card fee (PR1–PR5) add lines here.
 */
export function quoteStay({
  checkIn,
  checkOut,
  prices,
}: {
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly prices: EstatePrices;
}): Quote {
  const nights = daysBetween(checkIn, checkOut);
  const lines: QuoteLine[] = [
    { kind: 'ACCOMMODATION', quantity: nights, unitAmount: prices.basePrice, amount: nights * prices.basePrice },
  ];
  if (prices.cleaningFee) {
    lines.push({ kind: 'CLEANING', quantity: 1, unitAmount: prices.cleaningFee, amount: prices.cleaningFee });
  }
  return { nights, currency: prices.currency, lines, total: sumMinor(lines.map((line) => line.amount)) };
}
