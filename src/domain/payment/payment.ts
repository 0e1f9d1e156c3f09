import { type Owed, stayMoney } from '../reservations/balance.ts';
import { isReleased } from '../reservations/status.ts';
import type { Refusal } from '../rule/refusal.ts';
import { amountText } from '../money/money.ts';
import type { Posting, TransferLine } from '../ledger/posting.ts';

export const DEPOSIT_KINDS = ['DEPOSIT_IN', 'DEPOSIT_OUT', 'DEPOSIT_WITHHELD'] as const;
export type DepositKind = (typeof DEPOSIT_KINDS)[number];
export type PaymentKind = 'COLLECTION' | 'REFUND' | 'TRANSFER' | DepositKind;

/** What the rules read of a payment, as it is sent or stored. Money in minor units of `currency`. */
export type Payment = {
  readonly id?: string;
  readonly kind: PaymentKind;
  readonly status?: string | null;
  readonly reservationId?: string | null;
  readonly method?: string | null;
  readonly amount: number;
  readonly currency?: string | null;
  /** What it counts in the currency of its stay. */
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
  /** PA5: what `baseAmount` was counted with, and in which currency it is. */
  readonly rate?: string | null;
  readonly rateDate?: string | null;
  readonly baseCurrency?: string | null;
};

/** How the deposit of a stay was taken last, which is how it goes back. @param payments of the stay, oldest first */
export const depositTakenBy = (payments: readonly Payment[]): string | undefined =>
  payments.findLast(({ kind, status }) => kind === 'DEPOSIT_IN' && status === 'SUCCESSFUL')?.method ?? undefined;

/** Values of a payment, as its decisions set them on it or make others of them. */
export type PaymentValues = Partial<Payment> & {
  readonly paidAt?: string;
  readonly reversesId?: string;
  readonly reverseReason?: string | null;
  readonly expectedRemaining?: null;
};
/** What becomes of a payment that is written: refused, or with these values, its entries and other payments. */
export type PaymentDecision =
  | { readonly refused: Refusal }
  | {
      readonly set: PaymentValues;
      readonly postings: readonly Posting[];
      readonly makes: readonly PaymentValues[];
    };

/** The stay that is paid for. */
export type PaidStay = Owed & {
  readonly id: string;
  readonly code: string;
  readonly status: string;
  readonly currency: string;
};

export const isDeposit = (kind: string): kind is DepositKind => DEPOSIT_KINDS.some((known) => known === kind);

/** PA1: only what succeeded counts; a reversed one and its mirror count nothing. */
export const isPaymentCounted = ({ status }: Pick<Payment, 'status'>): boolean => status === 'SUCCESSFUL';

/** PA1: collections less refunds, in the currency of the stay. Deposits are never among them. */
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

/** What was given back, in the currency of the stay. */
export const refundedOf = (payments: Iterable<Payment>): number =>
  0 - paidOf([...payments].filter(({ kind }) => kind === 'REFUND'));

/** PA4: what was collected by one method and not given back by it. */
export const paidBy = (payments: Iterable<Payment>, method: string): number =>
  paidOf([...payments].filter((payment) => payment.method === method));

/** PA4: the kind of the mirror that takes a payment back. */
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

/** The amounts of a stay as they stand in a refusal. */
function amounts(stay: PaidStay, amount: number) {
  const text = (minor: number) => amountText(minor, stay.currency);
  const { total, paid, remaining } = stayMoney(stay);
  return { code: stay.code, amount: text(amount), total: text(total), paid: text(paid), remaining: text(remaining) };
}

/**
 * Why money from a guest may not be taken. An amount beyond what remains is taken (OVERPAID, PA1); where nothing remains
 * at all, two people took the same rest, and more than twice what is owed is a slip of the hand: only who says so on
 * purpose goes on.
 * @param amount in the currency of the stay
 * @param expected what the one who takes it saw as remaining; undefined = was not asked
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
/** A payment of more than so many times what is owed is a slip, unless somebody says that it is meant. */
const MAX_TIMES_OWED = 2;

/**
 * PA4: not more goes back than came, and not more cash than came in cash.
 * @param amount in the currency of the stay
 * @param onItsWay what is going back to cards already, in the currency of the stay
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

/** Money of a stay goes back with this write of it. */
export const isRefundAsked = (after: RefundedStay, before: RefundedStay | undefined): boolean =>
  before !== undefined && Boolean(after.gaveBackAt) && after.gaveBackAt !== before.gaveBackAt;

/** An account that somebody chose for a payment. */
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
