import type { IsoInstant } from '../calendar/iso-date.ts';
import { amountText, percentOf } from '../money/money.ts';
import type { Refusal } from '../rule/refusal.ts';
import { isReleased } from '../reservations/status.ts';

export type OrderStatus = 'WAITING' | 'THREEDS' | 'PAID' | 'FAILED' | 'EXPIRED' | 'CANCELLED';
/** The state of one attempt: NEW is stored before calling the provider, SENT after it has accepted. */
export type TryState = 'NEW' | 'SENT' | 'CAPTURED' | 'FAILED' | 'CANCELLED' | 'LOST';

/** One attempt to pay an order. Money in minor units of the order's currency. */
export type Try = {
  /** Our reference, also used by the provider. */
  readonly ref: string;
  readonly state: TryState;
  readonly installment: number;
  /** The amount charged to the card. */
  readonly total?: number | null;
  readonly at: IsoInstant;
  /** The provider's page where the guest continues. */
  readonly redirect?: string | null;
  /** Idempotency key of the call that began the attempt. */
  readonly requestKey?: string | null;
  readonly failureCode?: string | null;
};

/** An order to pay by card, as its rules see it. */
export type CardOrder = {
  readonly id: string;
  readonly status: OrderStatus;
  /** The amount credited to the stay; minor units. */
  readonly amount: number;
  /** Amount and fee. */
  readonly total: number;
  readonly currency: string;
  readonly expiresAt: IsoInstant;
  readonly tries?: readonly Try[] | null;
  /** Number of attempts made before staff reopened the link. */
  readonly triesBefore?: number | null;
};
export type OrderedStay = {
  readonly code: string;
  readonly status: string;
  readonly currency: string;
  readonly remainingPrice: number;
  readonly holdExpiresAt?: IsoInstant | null;
};

/** WB5: failed attempts of one order; abandoned ones do not count. */
export const MAX_TRIES = 5;
/** Total attempts per order, so the holder of a link cannot make it grow without limit. */
export const MAX_STARTS = 50;
/** ms; for a stay without a hold */
export const LINK_LIFE = 72 * 60 * 60 * 1000;
/** ms a guest has at the provider before an attempt is abandoned */
export const TRY_LIFE = 15 * 60 * 1000;

const LIVE: readonly TryState[] = ['NEW', 'SENT'];

export const triesOf = ({ tries }: Pick<CardOrder, 'tries'>): readonly Try[] => tries ?? [];
/** The one attempt that may still succeed. */
export const liveTry = (order: Pick<CardOrder, 'tries'>): Try | undefined =>
  triesOf(order).find(({ state }) => LIVE.includes(state));

/** Why a link accepts no further attempt until staff reopen it. */
export type SpentReason = 'TRIES' | 'STARTS';
export function spentReason(order: Pick<CardOrder, 'tries' | 'triesBefore'>): SpentReason | undefined {
  const tries = triesOf(order).slice(order.triesBefore ?? 0);
  if (tries.filter(({ state }) => state === 'FAILED').length >= MAX_TRIES) return 'TRIES';
  return tries.length >= MAX_STARTS ? 'STARTS' : undefined;
}

/** Why a guest with the link cannot pay; shown to staff, not to the guest (S5). */
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

/** Whether staff may reopen a link: it has expired or has no attempts left. */
export const mayReopen = (closed: ClosedReason | undefined): boolean =>
  closed === 'TRIES' || closed === 'STARTS' || closed === 'EXPIRED';

type Fee = { readonly amount: number; readonly percent: number; readonly isIncluded: boolean };

/** PR5: the fee added to an amount; if the stay's price already includes it, the fee's part of the amount. */
export function cardFeeOf({ amount, percent, isIncluded }: Fee): number {
  if (!isIncluded) return percentOf(amount, percent);
  const whole = 100_000_000n + BigInt(Math.round(percent * 1_000_000));
  const net = (BigInt(amount) * 200_000_000n + whole) / (2n * whole);
  return amount - Number(net);
}

/** WB4: whether a guest may pay the order now. All other cases look the same from outside. */
export function isPayableOrder(order: CardOrder, stay: OrderedStay | undefined, now: IsoInstant): boolean {
  return order.status !== 'PAID' && closedReason(order, stay, now) === undefined;
}

/** A link expires with the hold of its stay; without a hold, after three days. */
export function expiryOf({ status, holdExpiresAt }: OrderedStay, now: IsoInstant): IsoInstant {
  const usual = new Date(Date.parse(now) + LINK_LIFE).toISOString();
  if (status !== 'PENDING' || !holdExpiresAt) return usual;
  return new Date(Math.min(Date.parse(holdExpiresAt), Date.parse(usual))).toISOString();
}

/**
 * Why no link can be created: the stay was cancelled, owes nothing, or less than requested. @param amount minor units
 */
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

/** The provider's report on a payment, as far as the rules need it. */
export type Verified = { readonly ref: string; readonly total: number; readonly currency: string };

/** WB4, S7: only exactly the agreed amount, currency and attempt count as paid. */
export const isSamePayment = (order: Pick<CardOrder, 'currency'>, tried: Try, payment: Verified): boolean =>
  payment.ref === tried.ref && payment.total === tried.total && payment.currency === order.currency;

/** ms until the provider is asked again about an attempt: increasing, at most a minute. */
export const askAgainAfter = (checks: number): number =>
  Math.min(60_000, 2000 * 2 ** Math.max(0, Math.min(10, checks)));
