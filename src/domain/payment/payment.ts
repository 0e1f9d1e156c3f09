import { type Owed, stayMoney } from '../reservations/balance.ts';
import { isReleased } from '../reservations/status.ts';
import type { Refusal } from '../rule/refusal.ts';
import { amountText } from '../money/money.ts';
import type { Posting, TransferLine } from '../ledger/posting.ts';

export const DEPOSIT_KINDS = ['DEPOSIT_IN', 'DEPOSIT_OUT', 'DEPOSIT_WITHHELD'] as const;
export type DepositKind = (typeof DEPOSIT_KINDS)[number];
export type PaymentKind = 'COLLECTION' | 'REFUND' | 'TRANSFER' | DepositKind;

/** A payment, sent or stored, as its rules see it. Money in minor units of `currency`. */
export type Payment = {
  readonly id?: string;
  readonly kind: PaymentKind;
  readonly status?: string | null;
  readonly reservationId?: string | null;
  readonly method?: string | null;
  readonly amount: number;
  readonly currency?: string | null;
  /** Its value in the currency of its stay. */
  readonly baseAmount?: number | null;
  readonly accountFromId?: string | null;
  readonly accountToId?: string | null;
  readonly lines?: readonly TransferLine[] | null;
  readonly reason?: string | null;
  readonly origin?: string | null;
  readonly no?: string | null;
  readonly estateId?: string | null;
  readonly accountId?: string | null;
  readonly purpose?: string | null;
  /** PA5: the rate used for `baseAmount`, and its currency. */
  readonly rate?: string | null;
  readonly rateDate?: string | null;
  readonly baseCurrency?: string | null;
};

/** How the deposit of a stay was last taken, which is how it is returned. @param payments of the stay, oldest first */
export const depositTakenBy = (payments: readonly Payment[]): string | undefined =>
  payments.findLast(({ kind, status }) => kind === 'DEPOSIT_IN' && status === 'SUCCESSFUL')?.method ?? undefined;

/** Values of a payment, set on it or on others by a decision. */
export type PaymentValues = Partial<Payment> & {
  readonly paidAt?: string;
  readonly reversesId?: string;
  readonly reverseReason?: string | null;
  readonly expectedRemaining?: null;
};
/** The decision about a written payment: refused, or these values, entries and other payments. */
export type PaymentDecision =
  | { readonly refused: Refusal }
  | {
      readonly set: PaymentValues;
      readonly postings: readonly Posting[];
      readonly makes: readonly PaymentValues[];
    };

/** The stay of a payment. */
export type PaidStay = Owed & {
  readonly id: string;
  readonly code: string;
  readonly status: string;
  readonly currency: string;
};

export const isDeposit = (kind: string): kind is DepositKind => DEPOSIT_KINDS.some((known) => known === kind);

/** PA1: only successful payments count; a reversed one and its mirror do not. */
export const isPaymentCounted = ({ status }: Pick<Payment, 'status'>): boolean => status === 'SUCCESSFUL';

/** PA1: collections less refunds, in the currency of the stay; never deposits. */
export function paidOf(payments: Iterable<Payment>): number {
  let paid = 0;
  for (const payment of payments) {
    if (!isPaymentCounted(payment)) continue;
    const amount = payment.baseAmount ?? payment.amount;
    if (payment.kind === 'COLLECTION') paid += amount;
    if (payment.kind === 'REFUND') paid -= amount;
  }
  return paid;
}

/** The refunded amount, in the currency of the stay. */
export const refundedOf = (payments: Iterable<Payment>): number =>
  0 - paidOf([...payments].filter(({ kind }) => kind === 'REFUND'));

/** PA4: collected by one method and not refunded by it. */
export const paidBy = (payments: Iterable<Payment>, method: string): number =>
  paidOf([...payments].filter((payment) => payment.method === method));

/** PA4: the kind of the payment that reverses another. */
export function mirrorOf(kind: PaymentKind): PaymentKind {
  const mirrors = { COLLECTION: 'REFUND', REFUND: 'COLLECTION', DEPOSIT_IN: 'DEPOSIT_OUT', DEPOSIT_OUT: 'DEPOSIT_IN' };
  return kind in mirrors ? (mirrors[kind as keyof typeof mirrors] as PaymentKind) : kind;
}

/** @param key of `payment` in the texts of errors; @returns 422 */
export const refuse = (field: string, key: string, params: Refusal['params'] = {}): Refusal => ({
  status: 422,
  field,
  key: `payment.${key}`,
  params,
});

/** The amounts of a stay in a refusal. */
function amounts(stay: PaidStay, amount: number) {
  const text = (minor: number) => amountText(minor, stay.currency);
  const { total, paid, remaining } = stayMoney(stay);
  return { code: stay.code, amount: text(amount), total: text(total), paid: text(paid), remaining: text(remaining) };
}

/**
 * Why money from a guest may not be collected. More than the rest is accepted (OVERPAID, PA1); but if nothing remains,
 * two people took the same rest, and more than twice the debt is a typing error: both need an explicit confirmation.
 * @param amount in the currency of the stay
 * @param expected the remaining amount the person saw; undefined = not asked
 */
export function refuseCollection(setup: {
  readonly stay: PaidStay;
  readonly amount: number;
  readonly expected?: number | null | undefined;
  readonly isOverMeant?: boolean;
}): Refusal | undefined {
  const { stay, amount, expected, isOverMeant = false } = setup;
  const params = amounts(stay, amount);
  const { remaining, collectable } = stayMoney(stay);
  if (!Number.isSafeInteger((stay.paidAmount ?? 0) + amount)) return refuse('amount', 'inexact', params);
  if (isReleased(stay.status)) return refuse('reservationId', 'closed', params);
  if (expected != null && expected !== remaining) {
    const seen = amountText(expected, stay.currency);
    return { ...refuse('amount', 'changed', { ...params, seen }), status: 409 };
  }
  if (isOverMeant || (collectable > 0 && amount <= collectable * MAX_TIMES_OWED)) return undefined;
  const due = amountText(collectable, stay.currency);
  const why =
    collectable > 0 ? refuse('amount', 'farMore', { ...params, due }) : refuse('amount', 'nothingDue', params);
  return { ...why, status: 409 };
}
/** A payment above this multiple of the debt is a typing error, unless confirmed. */
const MAX_TIMES_OWED = 2;

/**
 * PA4: refunds cannot exceed the collected amount, nor cash refunds the collected cash.
 * @param amount in the currency of the stay
 * @param onItsWay pending refunds to cards, in the currency of the stay
 */
export function refuseRefund(setup: {
  readonly stay: PaidStay;
  readonly amount: number;
  readonly method: string;
  readonly payments: readonly Payment[];
  readonly onItsWay?: number;
}): Refusal | undefined {
  const { stay, amount, method, payments, onItsWay = 0 } = setup;
  const { paid } = stayMoney(stay);
  if (amount > paid) return refuse('amount', 'refundTooMuch', amounts(stay, amount));
  if (amount > paid - onItsWay) {
    return refuse('amount', 'refundOnItsWay', { ...amounts(stay, amount), back: amountText(onItsWay, stay.currency) });
  }
  const cash = method === 'CASH' ? paidBy(payments, 'CASH') : amount;
  if (amount <= cash) return undefined;
  return refuse('amount', 'refundCash', { ...amounts(stay, amount), cash: amountText(cash, stay.currency) });
}

type RefundedStay = { readonly gaveBackAt?: string | null };

/** Whether this write of a stay refunds money. */
export const isRefundAsked = (after: RefundedStay, before: RefundedStay | undefined): boolean =>
  before !== undefined && Boolean(after.gaveBackAt) && after.gaveBackAt !== before.gaveBackAt;

/** The chosen account of a payment. */
export type ChosenAccount = {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly kind: string;
  readonly isActive?: boolean | null;
};

/** Whether money may lie on an account: until somebody closes it, it is open. */
export const isAccountOpen = ({ isActive }: Pick<ChosenAccount, 'isActive'>): boolean => isActive !== false;

/** Why an account may not take or give money of a currency. @returns 422, or undefined */
export function refuseAccount(
  field: string,
  account: Pick<ChosenAccount, 'name' | 'currency' | 'isActive'>,
  currency: string,
): Refusal | undefined {
  const { name, currency: own } = account;
  if (!isAccountOpen(account)) return refuse(field, 'passiveAccount', { name });
  return own === currency ? undefined : refuse(field, 'accountCurrency', { name, own, currency });
}
