import type { IsoInstant } from '../calendar/iso-date.ts';
import { amountText, percentOf } from '../money/money.ts';
import type { Refusal } from '../rule/refusal.ts';
import { isReleased } from '../reservations/status.ts';

export type OrderStatus = 'WAITING' | 'THREEDS' | 'PAID' | 'FAILED' | 'EXPIRED' | 'CANCELLED';
/** What became of one try: NEW is written before the provider is asked, SENT when it has taken it on. */
export type TryState = 'NEW' | 'SENT' | 'CAPTURED' | 'FAILED' | 'CANCELLED' | 'LOST';

/** One try to pay an order. Money in minor units of the order's currency. */
export type Try = {
  /** Ours; the provider knows the payment by it. */
  readonly ref: string;
  readonly state: TryState;
  readonly installment: number;
  /** What the card is charged. */
  readonly total?: number | null;
  readonly at: IsoInstant;
  /** Where the guest goes on at the provider. */
  readonly redirect?: string | null;
  /** Key of the call that began the try, so that the same call does not begin another. */
  readonly requestKey?: string | null;
  readonly failureCode?: string | null;
};

/** An order to pay by card, as its rules read it. */
export type CardOrder = {
  readonly id: string;
  readonly status: OrderStatus;
  /** What counts towards the stay; minor units. */
  readonly amount: number;
  /** Amount and fee. */
  readonly total: number;
  readonly currency: string;
  readonly expiresAt: IsoInstant;
  readonly tries?: readonly Try[] | null;
  /** How many of the tries were made before staff opened the link again. */
  readonly triesBefore?: number | null;
};
export type OrderedStay = {
  readonly code: string;
  readonly status: string;
  readonly currency: string;
  readonly remainingPrice: number;
  readonly holdExpiresAt?: IsoInstant | null;
};

/** WB5: failed tries of one order; what a guest only began and left counts for nothing. */
export const MAX_TRIES = 5;
/** Starts of one order in all, so that who holds a link cannot make it grow without end. */
export const MAX_STARTS = 50;
/** ms; a link to a stay that no hold limits */
export const LINK_LIFE = 72 * 60 * 60 * 1000;
/** ms a guest has at the provider until a try is given up */
export const TRY_LIFE = 15 * 60 * 1000;

const LIVE: readonly TryState[] = ['NEW', 'SENT'];

export const triesOf = ({ tries }: Pick<CardOrder, 'tries'>): readonly Try[] => tries ?? [];
/** The try that may still succeed; there is one at most. */
export const liveTry = (order: Pick<CardOrder, 'tries'>): Try | undefined =>
  triesOf(order).find(({ state }) => LIVE.includes(state));

/** Why a link takes no further try until staff open it again. */
export type SpentReason = 'TRIES' | 'STARTS';
export function spentReason(order: Pick<CardOrder, 'tries' | 'triesBefore'>): SpentReason | undefined {
  const tries = triesOf(order).slice(order.triesBefore ?? 0);
  if (tries.filter(({ state }) => state === 'FAILED').length >= MAX_TRIES) return 'TRIES';
  return tries.length >= MAX_STARTS ? 'STARTS' : undefined;
}

/** Why a guest who opens a link cannot pay; staff are told, the guest is not (S5). */
export type ClosedReason = SpentReason | 'EXPIRED' | 'CANCELLED' | 'STAY_CLOSED' | 'LESS_OWED';
export function closedReason(
  order: CardOrder,
  stay: Pick<OrderedStay, 'status' | 'remainingPrice'> | undefined,
  now: IsoInstant,
): ClosedReason | undefined {
  if (order.status === 'CANCELLED') return 'CANCELLED';
  if (!stay || isReleased(stay.status)) return 'STAY_CLOSED';
  if (order.status === 'EXPIRED' || order.expiresAt <= now) return 'EXPIRED';
  if (stay.remainingPrice < order.amount) return 'LESS_OWED';
  return liveTry(order) ? undefined : spentReason(order);
}

/** Whether staff may open a link again: its time or its tries ran out. */
export const mayReopen = (closed: ClosedReason | undefined): boolean =>
  closed === 'TRIES' || closed === 'STARTS' || closed === 'EXPIRED';

type Fee = { readonly amount: number; readonly percent: number; readonly isIncluded: boolean };

/** PR5: the fee on top of an amount; where the price of the stay has it already, the part of the amount that it is. */
export function cardFeeOf({ amount, percent, isIncluded }: Fee): number {
  if (!isIncluded) return percentOf(amount, percent);
  const whole = 100_000_000n + BigInt(Math.round(percent * 1_000_000));
  const net = (BigInt(amount) * 200_000_000n + whole) / (2n * whole);
  return amount - Number(net);
}

/** WB4: whether a guest may pay the order now. Everything else looks the same from outside. */
export function isPayableOrder(order: CardOrder, stay: OrderedStay | undefined, now: IsoInstant): boolean {
  return order.status !== 'PAID' && closedReason(order, stay, now) === undefined;
}

/** A link lives as long as the hold of its stay; of a stay that nothing ends, three days. */
export function expiryOf({ status, holdExpiresAt }: OrderedStay, now: IsoInstant): IsoInstant {
  const usual = new Date(Date.parse(now) + LINK_LIFE).toISOString();
  if (status !== 'PENDING' || !holdExpiresAt) return usual;
  return new Date(Math.min(Date.parse(holdExpiresAt), Date.parse(usual))).toISOString();
}

/** Why no link can be made: the stay came to nothing, owes nothing, or less than is asked for. @param amount minor units */
export function refuseOrder(stay: OrderedStay, amount: number, now: IsoInstant): Refusal | undefined {
  const { code, currency, remainingPrice } = stay;
  const refuse = (status: 409 | 422, field: string, key: string): Refusal => {
    const text = (minor: number) => amountText(minor, currency);
    const params = { code, amount: text(amount), remaining: text(remainingPrice) };
    return { status, field, key: `cardPayment.${key}`, params };
  };
  if (isReleased(stay.status)) return refuse(409, 'reservationId', 'closedStay');
  if (currency === '') return refuse(409, 'reservationId', 'noCurrency');
  if (remainingPrice <= 0) return refuse(409, 'amount', 'nothingDue');
  if (!Number.isSafeInteger(amount) || amount <= 0) return refuse(422, 'amount', 'noAmount');
  if (amount > remainingPrice) return refuse(422, 'amount', 'tooMuch');
  const isLapsed = stay.status === 'PENDING' && !!stay.holdExpiresAt && stay.holdExpiresAt <= now;
  return isLapsed ? refuse(409, 'reservationId', 'holdOver') : undefined;
}

/** What the provider says of a payment, as far as the rules need it. */
export type Verified = { readonly ref: string; readonly total: number; readonly currency: string };

/** WB4, S7: only the very amount, currency and try that were agreed on count as paid. */
export const isSamePayment = (order: Pick<CardOrder, 'currency'>, tried: Try, payment: Verified): boolean =>
  payment.ref === tried.ref && payment.total === tried.total && payment.currency === order.currency;

/** ms until the provider is asked again what became of a try: longer each time, a minute at most. */
export const askAgainAfter = (checks: number): number =>
  Math.min(60_000, 2000 * 2 ** Math.max(0, Math.min(10, checks)));
