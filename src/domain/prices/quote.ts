import { daysBetween, type IsoDate } from '../calendar/iso-date.ts';
import { sumMinor } from '../money/money.ts';
import { CARD_FEE_PERCENT, cardFee } from './card-fee.ts';
import { type Coupon, couponDiscount, type CouponRefusal } from './coupon.ts';
import { type FacilityFee, facilityFees } from './facility-fee.ts';
import { type IncludedTax, includedTaxes, percentsIn, type TaxPercents } from './included-taxes.ts';
import { type LongStayDiscount, longStayDiscount } from './long-stay.ts';
import { type Instalment, instalmentPlan, monthParts } from './monthly.ts';
import { type PricedEstate, type PricedGroup, type PricedNight, priceNights, type DailyPrice } from './night-price.ts';
import type { Season } from './season.ts';

export const QUOTE_LINE_KINDS = [
  'ACCOMMODATION',
  'MONTH',
  'DAYS',
  'LONG_STAY',
  'COUPON',
  'FACILITY_FEE',
  'FACILITY_DISCOUNT',
  'CLEANING',
  'CARD_FEE',
] as const;
/** One line of a quote; discounts are negative. Money in minor units of the quote's currency. */
export type QuoteLine = {
  readonly kind: (typeof QUOTE_LINE_KINDS)[number];
  /** Name of the season, fee, discount or coupon behind it. */
  readonly name?: string | null;
  readonly refId?: string | null;
  readonly quantity: number;
  /** Absent where the units differ in price (nights) or the line is a share of others. */
  readonly unitAmount?: number | null;
  readonly percent?: number | null;
  readonly amount: number;
};
export type Quote = {
  /** Starts at 1; each change of the stay makes the next (PR7). */
  readonly version: number;
  readonly currency: string;
  readonly nightCount: number;
  /** Empty for a monthly stay, which is priced by its months. */
  readonly nights: readonly PricedNight[];
  readonly lines: readonly QuoteLine[];
  /** Nights or months, before discounts. */
  readonly accommodation: number;
  readonly total: number;
  /** Included in the total, by the rates of the day of booking; absent for monthly leases. */
  readonly taxes?: readonly IncludedTax[] | null;
  /** Monthly stays only. */
  readonly instalments?: readonly Instalment[];
};
export type QuoteEstate = PricedEstate & {
  readonly cleaningFee?: number | null;
  readonly monthPrice?: number | null;
};
export type QuoteRequest = {
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly adults: number;
  readonly children?: number | null;
  readonly channelId?: string | undefined;
  /** MONTHLY uses the monthly price; without one, nights are counted. */
  readonly mode?: 'NIGHTLY' | 'MONTHLY' | undefined;
  readonly isCardPayment?: boolean | undefined;
  /** The day of booking. */
  readonly today: IsoDate;
  readonly version?: number | undefined;
};
/** Everything a price depends on; parts that do not apply to the estate are ignored. */
export type PriceBook = {
  readonly estate: QuoteEstate;
  readonly group?: PricedGroup | undefined;
  readonly seasons: readonly Season[];
  readonly daily: ReadonlyMap<IsoDate, DailyPrice>;
  readonly longStay: readonly LongStayDiscount[];
  readonly fees: readonly FacilityFee[];
  /** `undefined` coupon with a requested code means an unknown code; absent key = no code was given. */
  readonly coupon?: { readonly found: Coupon | undefined; readonly usedByGuest?: number };
  /** PR5: the card fee on the day of booking, percent; by default the specification's. */
  readonly cardFeePercent?: number | undefined;
  /** The rates on the day of booking; without them the quote has no taxes. */
  readonly taxPercents?: TaxPercents | undefined;
};
export type Quoted = { readonly quote: Quote; readonly couponRefused?: CouponRefusal };

/**
 * The price of a stay with every line (PR1–PR5, PR8): nights or months, one long-stay tier on them, the coupon on the
 * rest, the facility fees less their tiers, cleaning once, the card fee on the sum. A refused coupon only loses its
 * discount: the quote is still valid, and gives the reason.
 * @param request `checkOut` after `checkIn`
 */
export function quoteStay(request: QuoteRequest, book: PriceBook): Quoted {
  const { checkIn, checkOut, channelId, today } = request;
  const { estate } = book;
  const currency = estate.currency ?? '';
  const nightCount = daysBetween(checkIn, checkOut);
  const parts = request.mode === 'MONTHLY' ? monthsOf(request, estate) : [];
  const nights = parts.length > 0 ? [] : priceNights(book, request);
  const rent = parts.length > 0 ? monthLines(parts) : [nightLine(nights)];
  const accommodation = sumMinor(rent.map(({ amount }) => amount));

  const longStay = longStayDiscount({
    discounts: book.longStay,
    estate,
    channelId,
    checkIn,
    nights: nightCount,
    accommodation,
  });
  const afterLongStay = accommodation - (longStay?.amount ?? 0);
  const coupon =
    book.coupon &&
    couponDiscount({
      coupon: book.coupon.found,
      usedByGuest: book.coupon.usedByGuest,
      today,
      stay: request,
      nights: nightCount,
      estateId: estate.id,
      channelId,
      currency,
      accommodation: afterLongStay,
    });
  const fees = facilityFees({
    fees: book.fees,
    estate,
    currency,
    checkIn,
    nights: nightCount,
    persons: request.adults + (request.children ?? 0),
  });

  const lines: QuoteLine[] = [...rent];
  if (longStay) {
    const { discount, tier, amount } = longStay;
    const name = discount.name ? { name: discount.name } : {};
    lines.push({ kind: 'LONG_STAY', ...name, refId: discount.id, quantity: 1, percent: tier.percent, amount: -amount });
  }
  const found = book.coupon?.found;
  if (found && coupon && 'amount' in coupon) {
    const percent = found.type === 'PERCENT' && found.percent != null ? { percent: found.percent } : {};
    lines.push({
      kind: 'COUPON',
      name: found.code,
      refId: found.id,
      quantity: 1,
      ...percent,
      amount: 0 - coupon.amount,
    });
  }
  for (const { fee, quantity, amount, discount, percent } of fees) {
    const of = { ...(fee.name !== null && { name: fee.name }), refId: fee.id };
    lines.push({ kind: 'FACILITY_FEE', ...of, quantity, unitAmount: fee.amount, amount });
    if (discount > 0) lines.push({ kind: 'FACILITY_DISCOUNT', ...of, quantity: 1, percent, amount: -discount });
  }
  if (estate.cleaningFee) {
    lines.push({ kind: 'CLEANING', quantity: 1, unitAmount: estate.cleaningFee, amount: estate.cleaningFee });
  }
  if (request.isCardPayment) lines.push(cardFeeLine(lines, book.cardFeePercent));
  const total = sumMinor(lines.map(({ amount }) => amount));
  return {
    quote: {
      version: request.version ?? 1,
      currency,
      nightCount,
      nights,
      lines,
      accommodation,
      total,
      ...(parts.length > 0 ? { instalments: instalmentPlan({ parts, total, today }) } : taxesOf(total, book)),
    },
    ...(coupon && 'refused' in coupon ? { couponRefused: coupon.refused } : {}),
  };
}

const taxesOf = (total: number, { taxPercents }: PriceBook) =>
  taxPercents ? { taxes: includedTaxes(total, taxPercents) } : {};

/**
 * PR5: the same lines with or without the card fee; changing the payment method changes nothing else in a frozen quote.
 */
export function withCardFee<Frozen extends Pick<Quote, 'lines' | 'total' | 'taxes'>>(
  quote: Frozen,
  isCardPayment: boolean,
  percent?: number,
): Frozen {
  const rest = quote.lines.filter(({ kind }) => kind !== 'CARD_FEE');
  const lines = isCardPayment ? [...rest, cardFeeLine(rest, percent)] : rest;
  const total = sumMinor(lines.map(({ amount }) => amount));
  const taxes = quote.taxes && { taxes: includedTaxes(total, percentsIn(quote.taxes)) };
  return { ...quote, lines, total, ...taxes };
}

function cardFeeLine(lines: readonly QuoteLine[], percent = CARD_FEE_PERCENT): QuoteLine {
  const amount = cardFee(sumMinor(lines.map((line) => line.amount)), percent);
  return { kind: 'CARD_FEE', quantity: 1, percent, amount };
}

function monthsOf({ checkIn, checkOut }: QuoteRequest, { monthPrice }: QuoteEstate) {
  if (monthPrice == null) return [];
  const parts = monthParts({ checkIn, checkOut, monthPrice });
  // Less than a month is no monthly stay.
  return parts[0]?.isWhole ? parts : [];
}

function nightLine(nights: readonly PricedNight[]): QuoteLine {
  const amounts = nights.map(({ amount }) => amount);
  const isFlat = amounts.every((amount) => amount === amounts[0]);
  return {
    kind: 'ACCOMMODATION',
    quantity: nights.length,
    ...(isFlat && amounts[0] !== undefined ? { unitAmount: amounts[0] } : {}),
    amount: sumMinor(amounts),
  };
}

function monthLines(parts: readonly { isWhole: boolean; days: number; amount: number }[]): QuoteLine[] {
  const whole = parts.filter(({ isWhole }) => isWhole);
  const rest = parts.find(({ isWhole }) => !isWhole);
  const price = whole[0]?.amount ?? 0;
  return [
    { kind: 'MONTH', quantity: whole.length, unitAmount: price, amount: whole.length * price },
    ...(rest ? [{ kind: 'DAYS' as const, quantity: rest.days, amount: rest.amount }] : []),
  ];
}
