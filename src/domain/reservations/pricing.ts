import type { IsoDate, IsoInstant } from '../calendar/iso-date.ts';
import { type CommissionDefinition, commissionOf, settlement } from '../channels/commission.ts';
import type { FrozenRate } from '../money/exchange.ts';
import { sumMinor } from '../money/money.ts';
import { type DueInstalment, type Instalment, paidInstalments } from '../prices/monthly.ts';
import { type PriceBook, type Quote, type QuoteLine, type Quoted, quoteStay, withCardFee } from '../prices/quote.ts';
import { payIn } from './pay-currency.ts';
import type { Refusal } from '../rule/refusal.ts';
import { isClosed } from './status.ts';
import type { StayCandidate } from './stay-candidate.ts';

/** The quote stored with the reservation (PR7); money in minor units of its currency. */
export type FrozenQuote = Omit<Quote, 'instalments'> & {
  readonly quotedAt: IsoInstant;
  /** Total of this version less that of the one before; null for the first. */
  readonly difference?: number | null;
  /** RS2: the stay changed after this quote, and its price was kept on purpose. */
  readonly isKept: boolean;
  /** PR7: the rate for a guest who pays in another currency; later rates do not change it. */
  readonly exchangeRate?: FrozenRate | null;
  readonly payCurrency?: string | null;
  /** The total in that currency, its minor units. */
  readonly payTotal?: number | null;
};
export type Collects = 'CHANNEL' | 'COMPANY';

/** The parts of a reservation, sent or stored, that its price depends on. */
export type PricedCandidate = StayCandidate & {
  readonly salesChannelId?: string | null;
  readonly guestId?: string | null;
  readonly couponCode?: string | null;
  readonly paymentMethod?: string | null;
  /** The guest's payment currency; absent = the home's. */
  readonly payCurrency?: string | null;
  readonly rentalMode?: string | null;
  /** RS2: requested by the person changing the stay; never stored. */
  readonly keepPrice?: boolean | null;
  readonly quote?: FrozenQuote | null;
  readonly instalments?: readonly Instalment[] | null;
};
/** The inputs of the price; read only when needed. */
export type PricingData = {
  readonly book: PriceBook;
  /** The commission definition for this booking (SC1). */
  readonly commission?: CommissionDefinition | undefined;
  readonly collects: Collects;
  /** AC9: the rate between two currencies on the day of booking. */
  readonly rateOf?: (paid: string, priced: string) => FrozenRate | undefined;
  /** The day of booking, which determines coupon, commission and first instalment, also if the stay changes later. */
  readonly bookedOn: IsoDate;
};
export type PriceSet = {
  readonly quote?: FrozenQuote | null;
  readonly currency?: string;
  /** Average of the nights before discounts. */
  readonly nightPrice?: number;
  /** After discounts. */
  readonly accommodationPrice?: number;
  /** Facility fees less their discounts; null = none. */
  readonly facilityFees?: number | null;
  readonly cleaningFee?: number;
  /** PR5: the card fee included in the price; null = none. */
  readonly cardFee?: number | null;
  readonly totalPrice?: number;
  readonly couponCode?: string | null;
  readonly couponId?: string | null;
  readonly collectedBy?: Collects;
  readonly commissionDefinitionId?: string | null;
  readonly commissionAmount?: number;
  readonly commissionVat?: number;
  /** SC2: the debt of the channel that collects. */
  readonly channelOwes?: number;
  readonly instalments?: readonly DueInstalment[];
  readonly keepPrice?: boolean;
};
export type PricingResult = { readonly set: PriceSet } | { readonly refused: Refusal };

/** PR5: only a card payment costs the card fee. */
export const isCard = (method: string | null | undefined): boolean => method === 'CREDIT_CARD';

/**
 * The price of one write of a reservation: frozen while the stay does not change, whatever happens to prices (PR7); a
 * new version when dates, estate, guests, channel, coupon or kind of rent change, unless the price is kept (RS2);
 * another payment method only adds or removes the card fee. An invalid coupon refuses the write.
 */
export function priceReservation(setup: Pricer): PricingResult {
  const { record, before, pricing, now } = setup;
  const priced = priceStay(setup);
  if (!('set' in priced) || (before && isClosed(before.status))) return priced;
  const made = priced.set.quote;
  const quote = made ?? record.quote;
  const isOther = (record.payCurrency ?? null) !== (before?.payCurrency ?? null);
  if (!quote || (made === undefined && !isOther)) return priced;
  const { payCurrency } = record;
  const frozen = before?.quote?.exchangeRate;
  const paid = payIn(quote, { payCurrency, frozen, rateOf: (paid, priced) => pricing().rateOf?.(paid, priced) });
  if (!paid) {
    const params = { currency: payCurrency ?? '' };
    return { refused: { status: 422, field: 'payCurrency', key: 'exchangeRate.none', params } };
  }
  const next = made ? paid : { ...paid, version: quote.version + 1, quotedAt: now, difference: 0 };
  return { set: { ...priced.set, quote: next } };
}

type Pricer = {
  readonly record: PricedCandidate;
  readonly before?: PricedCandidate | undefined;
  readonly pricing: () => PricingData;
  readonly now: IsoInstant;
};

function priceStay({ record, before, pricing, now }: Pricer): PricingResult {
  const reset = { keepPrice: false };
  if (before && isClosed(before.status)) return { set: { ...reset, ...followPayments(record, undefined) } };
  const isAnew = before === undefined || STAY_KEYS.some((key) => valueOf(record, key) !== valueOf(before, key));
  if (isAnew && before && record.keepPrice) {
    const quote = before.quote ? { ...before.quote, isKept: true } : null;
    return { set: { ...reset, quote, couponCode: before.couponCode ?? null, ...followPayments(record, undefined) } };
  }
  if (isAnew) return quoteAnew({ record, before, pricing: pricing(), now });
  const { quote } = record;
  if (!quote || isCard(record.paymentMethod) === isCard(before.paymentMethod)) {
    return { set: { ...reset, ...followPayments(record, undefined) } };
  }
  const isByCard = isCard(record.paymentMethod);
  const paid = withCardFee(quote, isByCard, isByCard ? pricing().book.cardFeePercent : undefined);
  const next = { ...paid, version: quote.version + 1, quotedAt: now, difference: paid.total - quote.total };
  const plan = record.instalments?.map((part, index) =>
    index === 0 ? { ...part, amount: part.amount + next.difference } : part,
  );
  const { cardFee } = amountsOf(next.lines);
  return {
    set: { ...reset, quote: next, cardFee: cardFee || null, totalPrice: next.total, ...followPayments(record, plan) },
  };
}

/** A change in one of these requires a new price. */
const STAY_KEYS = [
  'estateId',
  'checkIn',
  'checkOut',
  'adults',
  'children',
  'salesChannelId',
  'couponCode',
  'rentalMode',
] as const satisfies readonly (keyof PricedCandidate)[];

/** A missing value means the default of a new reservation; older records may lack it. */
function valueOf(record: PricedCandidate, key: (typeof STAY_KEYS)[number]) {
  return record[key] ?? (key === 'children' ? 0 : key === 'rentalMode' ? 'SHORT_TERM' : null);
}

type QuoteSetup = {
  readonly record: PricedCandidate;
  readonly before: PricedCandidate | undefined;
  readonly pricing: PricingData;
  readonly now: IsoInstant;
};

function quoteAnew({ record, before, pricing, now }: QuoteSetup): PricingResult {
  const { quote: made, couponRefused } = quoteFor({ record, pricing, version: (before?.quote?.version ?? 0) + 1 });
  if (couponRefused) {
    const { reason, params } = couponRefused;
    return { refused: { status: 422, field: 'couponCode', key: `coupon.${reason}`, params } };
  }
  const { instalments, ...quote } = made;
  const amounts = amountsOf(quote.lines);
  const difference = before?.totalPrice == null ? null : quote.total - before.totalPrice;
  const found = pricing.book.coupon?.found;
  return {
    set: {
      quote: { ...quote, quotedAt: now, difference, isKept: false },
      currency: quote.currency,
      nightPrice: Math.round(quote.accommodation / quote.nightCount),
      accommodationPrice: amounts.accommodation,
      facilityFees: amounts.fees || null,
      cleaningFee: amounts.cleaning,
      cardFee: amounts.cardFee || null,
      totalPrice: quote.total,
      couponCode: found?.code ?? null,
      couponId: found?.id ?? null,
      ...commissionSet(quote, pricing),
      keepPrice: false,
      ...followPayments(record, instalments ?? []),
    },
  };
}

/** The quote of a reservation, stored or prospective; also used for previews. */
export function quoteFor({
  record,
  pricing,
  version,
}: {
  readonly record: Omit<PricedCandidate, 'status'>;
  readonly pricing: PricingData;
  readonly version: number;
}): Quoted {
  const { checkIn, checkOut, adults, children, salesChannelId, paymentMethod, rentalMode } = record;
  return quoteStay(
    {
      checkIn,
      checkOut,
      adults,
      version,
      children: children ?? 0,
      channelId: salesChannelId ?? undefined,
      mode: rentalMode === 'MONTHLY' ? 'MONTHLY' : 'NIGHTLY',
      isCardPayment: isCard(paymentMethod),
      today: pricing.bookedOn,
    },
    pricing.book,
  );
}

/** SC1, SC2: the commission on a quote, and the resulting debts. */
export function commissionSet(quote: Pick<Quote, 'lines' | 'total' | 'currency'>, pricing: Omit<PricingData, 'book'>) {
  const { commission: definition, collects } = pricing;
  const { accommodation, fees, cleaning } = amountsOf(quote.lines);
  const { total, currency } = quote;
  const taken = definition && commissionOf({ definition, accommodation, fees: fees + cleaning, total, currency });
  const commission = taken?.commission ?? 0;
  return {
    collectedBy: collects,
    commissionDefinitionId: taken?.definitionId || null,
    commissionAmount: commission,
    commissionVat: taken?.vat ?? 0,
    channelOwes: settlement({ collects, total, commission }).channelOwes,
  };
}

function amountsOf(lines: readonly QuoteLine[]) {
  const sum = (...kinds: readonly QuoteLine['kind'][]) =>
    sumMinor(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  return {
    accommodation: sum('ACCOMMODATION', 'MONTH', 'DAYS', 'LONG_STAY', 'COUPON'),
    fees: sum('FACILITY_FEE', 'FACILITY_DISCOUNT'),
    cleaning: sum('CLEANING'),
    cardFee: sum('CARD_FEE'),
  };
}

/** The instalment plan with its paid parts: a new one, or the existing one. Nothing for stays without one. */
function followPayments(
  { instalments, paidAmount }: PricedCandidate,
  plan: readonly Instalment[] | undefined,
): PriceSet {
  const parts = plan ?? instalments ?? [];
  if (parts.length === 0 && !plan) return {};
  return { instalments: paidInstalments(parts, paidAmount ?? 0) };
}
