import type { IsoDate } from '../calendar/iso-date.ts';
import { type LedgerPlace, ledgerPlaceOf, postDeposit, postGuestMoney } from '../ledger/posting.ts';
import { type FrozenRate, toPay } from '../money/exchange.ts';
import { amountText } from '../money/money.ts';
import { stayMoney } from '../reservations/balance.ts';
import type { Refusal } from '../rule/refusal.ts';
import { depositSums, refuseDeposit } from './deposit.ts';
import {
  type ChosenAccount,
  isDeposit,
  paidOf,
  type PaidStay,
  type Payment,
  type PaymentDecision,
  type PaymentValues,
  refuse,
  refuseAccount,
  refuseCollection,
  refuseRefund,
} from './payment.ts';
import { type OnItsWay, sumOnItsWay } from './refundable.ts';

type Stay = PaidStay & {
  readonly estateId: string;
  readonly paymentMethod?: string | null;
  /** ISO instant */
  readonly createdAt?: string | null;
};
/** Money from or to a guest, with the facts its rules need. Money in minor units. */
export type GuestMoney = {
  /** In the stay's currency by default. */
  readonly payment: Payment & {
    readonly id: string;
    readonly currency: string;
    /** The remaining amount the person saw; absent = not asked. */
    readonly expectedRemaining?: number | null;
    readonly isOverpaymentMeant?: boolean | null;
    readonly hasEvidence: boolean;
  };
  /** The business day of the payment. */
  readonly date: IsoDate;
  readonly stay: Stay | undefined;
  /** All posted payments of the stay. */
  readonly payments: readonly Payment[];
  /** Pending refunds to the stay's cards. */
  readonly onItsWay: readonly OnItsWay[];
  /** The rate of that day if the money is in another currency than the stay; undefined if none was ever published. */
  readonly rate: FrozenRate | undefined;
  /** The chosen account (undefined: it does not exist), or the usual one. */
  readonly account: { readonly chosen: ChosenAccount | undefined } | { readonly usual: LedgerPlace };
};
type Known = GuestMoney & { readonly stay: Stay };
type Counted = {
  readonly rate: string | null;
  readonly rateDate: IsoDate | null;
  readonly baseCurrency: string;
  readonly baseAmount: number;
};

/** The first payment of a reservation. */
export const firstId = (reservationId: string): string => `first-${reservationId}`;

/**
 * PA1, PA2, PA4, PA5: the effects of money from or to a guest: its amount on the stay, its account, and its entries.
 * @returns refused: 422 `payment.noStay`, `noCurrency`, `noRate`, `tooSmall`, `noAccount`, `passiveAccount`,
 * `accountCurrency`, and the refusals of `refuseCollection`, `refuseRefund` and `refuseDeposit`
 */
export function decideGuestMoney(money: GuestMoney): PaymentDecision {
  const { payment, stay } = money;
  if (!stay) return { refused: refuse('reservationId', 'noStay') };
  if (stay.currency === '') return { refused: refuse('reservationId', 'noCurrency', { code: stay.code }) };
  const known: Known = { ...money, stay };
  const counted = countIn(known);
  if ('refused' in counted) return counted;
  const refused = isDeposit(payment.kind) ? refuseOfDeposit(known) : refuseOfStay(known, counted.baseAmount);
  if (refused) return { refused };
  const place = placeFor(money);
  if ('refused' in place) return place;
  const { kind, currency } = payment;
  const entry = { paid: { amount: payment.amount, currency }, place, reservationId: stay.id };
  const counts = { amount: counted.baseAmount, currency: stay.currency };
  return {
    set: { ...counted, currency, estateId: stay.estateId, accountId: place.accountId, expectedRemaining: null },
    postings: isDeposit(kind)
      ? postDeposit({ kind, ...entry })
      : postGuestMoney({ isIn: kind === 'COLLECTION', counts, ...entry }),
    makes: openingOf(known),
  };
}

/** PA1: an amount paid before payments existed becomes a payment, so the stay's amount stays the sum of them. */
function openingOf({ payment, stay, payments }: Known): readonly PaymentValues[] {
  // A deposit changes no sum of the stay, which a check-in may be about to change with its own payment.
  if (isDeposit(payment.kind)) return [];
  // A new reservation already includes its first payment.
  if (payment.origin === 'OPENING' || payment.id === firstId(stay.id)) return [];
  const missing = stayMoney(stay).paid - paidOf(payments);
  if (missing === 0) return [];
  const opening = {
    id: `opening-${stay.id}`,
    origin: 'OPENING',
    kind: missing > 0 ? ('COLLECTION' as const) : ('REFUND' as const),
    reservationId: stay.id,
    amount: Math.abs(missing),
    currency: stay.currency,
    method: stay.paymentMethod || 'CASH',
    paidAt: stay.createdAt ?? '',
  };
  return [opening];
}

/** PA5: the amount in the currency of the stay, by the rate of that day; without a rate there is no guess. */
function countIn({ payment, stay, rate, date }: Known): Counted | { readonly refused: Refusal } {
  const { amount, currency } = payment;
  const own = stay.currency;
  if (currency === own) return { rate: null, rateDate: null, baseCurrency: own, baseAmount: amount };
  if (!rate) return { refused: refuse('currency', 'noRate', { currency, own, date }) };
  const baseAmount = toPay(amount, currency, rate);
  if (baseAmount <= 0) return { refused: refuse('amount', 'tooSmall', { amount: amountText(amount, currency) }) };
  return { rate: rate.rate, rateDate: rate.date, baseCurrency: own, baseAmount };
}

/** @param amount in the currency of the stay */
function refuseOfStay({ payment, stay, payments, onItsWay }: Known, amount: number): Refusal | undefined {
  const { origin, expectedRemaining: expected } = payment;
  // A card charge or refund has already happened: refusing it would only lose it from the books.
  if (origin === 'OPENING' || origin === 'CARD') return undefined;
  if (payment.kind !== 'COLLECTION') {
    return refuseRefund({ stay, amount, method: payment.method ?? '', payments, onItsWay: sumOnItsWay(onItsWay) });
  }
  // The payment a reservation comes with is already included.
  const owing = origin === 'RESERVATION' ? { ...stay, paidAmount: (stay.paidAmount ?? 0) - amount } : stay;
  const isBrought = origin === 'RESERVATION' && stayMoney(owing).collectable <= 0;
  const isOverMeant = isBrought || payment.isOverpaymentMeant === true;
  return refuseCollection({ stay: owing, amount, isOverMeant, expected });
}

function refuseOfDeposit({ payment, stay, payments }: Known): Refusal | undefined {
  const { kind, amount, currency, origin, reason, hasEvidence } = payment;
  // The deposit's own actions have already been checked by their rule.
  if (origin === 'DEPOSIT') return undefined;
  const sums = depositSums(payments);
  return refuseDeposit({ kind, amount, currency, own: stay.currency, sums, reason: reason ?? '', hasEvidence });
}

/** The chosen account, or the usual one. */
function placeFor({ payment, account }: GuestMoney): LedgerPlace | { readonly refused: Refusal } {
  if ('usual' in account) return account.usual;
  if (!account.chosen) return { refused: refuse('accountId', 'noAccount') };
  const refused = refuseAccount('accountId', account.chosen, payment.currency);
  return refused ? { refused } : ledgerPlaceOf(account.chosen);
}
