import { askAgainAfter, isSamePayment, liveTry, type Try, triesOf } from '../../../src/domain/card-payment/order.ts';
import { fateOfPaid, type StayChange } from '../../../src/domain/card-payment/paid-stay.ts';
import { paymentIdOf } from '../../../src/domain/card-payment/refund-item.ts';
import { cardRefundId } from '../../../src/domain/payment/refundable.ts';
import type { Json } from '../../../src/config/types.ts';
import { occupancyOf } from '../reservations/spans.ts';
import type { RecordWrite, DomainWrite, ValuesOf } from '../../live/rules/domain-write.ts';
import { CHARGES, ORDERS, PAYMENTS } from './names.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { ProviderPayment } from './provider.ts';
import { asOrder } from './rows.ts';
import type { PaymentsRow } from '../../live/rows/stored/payments.ts';
import type { ReservationChargesRow } from '../../live/rows/stored/reservation-charges.ts';
import type { CardPaymentOrdersRow } from '../../live/rows/stored/card-payment-orders.ts';
import { STAYS } from '../reservations/names.ts';

type Table = DomainWrite['table'];
type Settling = {
  readonly table: Table;
  readonly order: CardPaymentOrdersRow;
  readonly payment: ProviderPayment;
  readonly now: string;
  readonly today: string;
  /** False: the rules refused to confirm the stay, so it is only paid and keeps its nights. */
  readonly mayConfirm: boolean;
};

/** Fails to compile if a decision has a key or state that reservations lack. */
type Change = StayChange & { readonly set: Partial<Pick<ReservationsRow, keyof StayChange['set']>> };

/** The order's tries with one of them changed. */
export const withTry = (order: CardPaymentOrdersRow, ref: string, set: Partial<Try>): Json =>
  triesOf(order).map((each) => (each.ref === ref ? { ...each, ...set } : each));

const change = (order: CardPaymentOrdersRow, set: ValuesOf<CardPaymentOrdersRow>, action: string): RecordWrite => ({
  collection: ORDERS,
  id: order.id,
  set,
  action,
});

/**
 * WB4: applies the provider's answer to an order, in one transaction: paid, with its payment, its fee and the change of
 * the stay; failed; or nothing new. An order already settled does not change (S7: replay = same result).
 */
export function settle(settling: Settling): readonly RecordWrite[] {
  const { order, payment, now } = settling;
  const tried = triesOf(order).find(({ ref }) => ref === payment.ref);
  if (!tried || tried.state === 'CAPTURED') return [];
  if (payment.status === 'CAPTURED') return applyCapture(settling, tried);
  if (payment.status === 'PENDING') return checkLater(order, now);
  return endTry(order, tried, payment);
}

/** The result is still unknown; the provider is asked again. */
export function checkLater(order: CardPaymentOrdersRow, now: string): readonly RecordWrite[] {
  if (order.status !== 'THREEDS') return [];
  const checks = (order.checks ?? 0) + 1;
  const nextCheckAt = new Date(Date.parse(now) + askAgainAfter(checks)).toISOString();
  return [change(order, { checks, nextCheckAt }, 'update')];
}

function endTry(
  order: CardPaymentOrdersRow,
  tried: Try,
  { status, failureCode, ref }: ProviderPayment,
): readonly RecordWrite[] {
  if (tried.state !== 'NEW' && tried.state !== 'SENT') return [];
  const isGivenUp = status === 'CANCELLED' && failureCode === '';
  const code = isGivenUp ? null : failureCode || 'UNKNOWN';
  const tries = withTry(order, ref, { state: status === 'CANCELLED' ? 'CANCELLED' : 'FAILED', failureCode: code });
  if (order.status !== 'THREEDS') return [change(order, { tries }, 'update')];
  if (isGivenUp) return [change(order, { tries, status: 'WAITING', nextCheckAt: null }, 'update')];
  return [change(order, { tries, status: 'FAILED', failureCode: code, nextCheckAt: null }, 'fail')];
}

/** The provider does not know the try: the connection broke before it was asked. */
export function dropUnknownTry(order: CardPaymentOrdersRow, ref: string): readonly RecordWrite[] {
  const tried = liveTry(order);
  if (tried?.ref !== ref) return [];
  return [
    change(order, { tries: withTry(order, ref, { state: 'LOST' }), status: 'WAITING', nextCheckAt: null }, 'update'),
  ];
}

function applyCapture(settling: Settling, tried: Try): readonly RecordWrite[] {
  const { order, payment, now } = settling;
  const { ref, total } = payment;
  const isPaid = order.status === 'PAID';
  if (!isSamePayment(asOrder(order), tried, payment)) {
    if (tried.failureCode === 'MISMATCH') return [];
    const tries = withTry(order, ref, { state: 'FAILED', failureCode: 'MISMATCH' });
    const failed = isPaid ? {} : { status: 'FAILED', failureCode: 'MISMATCH', nextCheckAt: null };
    return [change(order, { tries, ...failed, attention: 'MISMATCH' }, 'fail')];
  }
  const tries = withTry(order, ref, { state: 'CAPTURED' });
  if (isPaid) {
    // Another try has paid already: this one is refunded automatically.
    const back = { refundState: 'REQUESTED', refundReason: 'PAID_TWICE', refundAmount: total, refundRef: ref };
    return [change(order, { tries, ...back, checks: 0, nextCheckAt: now }, 'update')];
  }
  const stay = settling.table(STAYS).get(order.reservationId);
  const { back, surcharge, refundReason, first, then, attention } = fateOfPaid(paidFor(settling, stay));
  const owedBack = {
    refundState: 'DUE',
    refundReason,
    refundAmount: back,
    refundRef: ref,
  } satisfies ValuesOf<CardPaymentOrdersRow>;
  const paid: ValuesOf<CardPaymentOrdersRow> = {
    status: 'PAID',
    tries,
    paidAt: now,
    paidTotal: total,
    installment: tried.installment,
    nextCheckAt: null,
    maskedPan: payment.maskedPan,
    bankName: payment.bankName,
    providerRef: payment.providerRef,
    failureCode: null,
    paymentId: stay ? paymentIdOf(ref) : null,
    attention: attention ?? null,
    ...(back > 0 && owedBack),
  };
  // Revives the stay before charging anything to it, and adds the fee when the money comes; confirms it last, so that
  // the confirmation shows the remaining amount.
  return [
    ...changeOf(stay, first),
    ...surchargeOf(settling, surcharge),
    ...(stay ? [collection(settling, total)] : []),
    ...changeOf(stay, then),
    change(order, paid, 'pay'),
  ];
}

function paidFor({ table, order, payment, mayConfirm, now }: Settling, stay: ReservationsRow | undefined) {
  const wanted = { of: stay?.estateId ?? '', from: stay?.checkIn ?? '', to: stay?.checkOut ?? '' };
  return { stay, ...occupancyOf(table, wanted), amount: order.amount ?? 0, total: payment.total, mayConfirm, now };
}

const changeOf = (stay: ReservationsRow | undefined, change: Change | undefined): readonly RecordWrite[] =>
  stay && change ? [{ collection: STAYS, id: stay.id, ...change }] : [];

/** The guest bears charges beyond the amount (fee, instalments); they are not part of the stay's price. */
function surchargeOf({ order, payment, today }: Settling, unitAmount: number): readonly RecordWrite[] {
  if (unitAmount <= 0) return [];
  const create = {
    id: `fee-${paymentIdOf(payment.ref)}`,
    reservationId: order.reservationId,
    kind: 'CARD_FEE',
    date: today,
    quantity: 1,
    unitAmount,
    bornBy: 'GUEST',
    currency: order.currency,
  } satisfies ValuesOf<ReservationChargesRow>;
  return [{ collection: CHARGES, create }];
}

/** The payment, posted by the rules of money; it takes the try's id, so it is posted once. */
function collection({ order, payment, now }: Settling, amount: number): RecordWrite {
  const create = {
    id: paymentIdOf(payment.ref),
    kind: 'COLLECTION',
    origin: 'CARD',
    method: 'CREDIT_CARD',
    amount,
    paidAt: now,
    reservationId: order.reservationId,
    currency: order.currency,
    reference: payment.providerRef,
  } satisfies ValuesOf<PaymentsRow>;
  return { collection: PAYMENTS, create };
}

/** The money is back on the card: records the payment out and completes the refund item. */
export function completeRefund(order: CardPaymentOrdersRow, now: string): readonly RecordWrite[] {
  const ref = order.refundRef ?? '';
  const set = { refundState: 'REFUNDED', refundedAt: now, nextCheckAt: null };
  const done = change(order, set, 'update');
  // A double charge never was a payment of the stay.
  if ((order.paymentId ?? '') !== paymentIdOf(ref)) return [done];
  const create = {
    id: cardRefundId(paymentIdOf(ref)),
    kind: 'REFUND',
    origin: 'CARD',
    method: 'CREDIT_CARD',
    paidAt: now,
    amount: order.refundAmount ?? 0,
    currency: order.currency,
    reservationId: order.reservationId,
    ...(order.refundNote ? { reason: order.refundNote } : { refundReason: order.refundReason ?? null }),
    reference: ref.slice(-80),
  } satisfies ValuesOf<PaymentsRow>;
  return [{ collection: PAYMENTS, create }, done];
}

/** The provider refused the refund; staff see it again. */
export const refundRefused = (order: CardPaymentOrdersRow): readonly RecordWrite[] => [
  change(order, { refundState: 'ERROR', nextCheckAt: null }, 'update'),
];
