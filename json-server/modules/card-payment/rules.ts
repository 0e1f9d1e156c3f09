import { randomBytes } from 'node:crypto';
import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import {
  closedReason,
  expiryOf,
  cardFeeOf,
  liveTry,
  mayReopen,
  refuseOrder,
  spentReason,
  triesOf,
} from '../../../src/domain/card-payment/order.ts';
import { paidRefOf, refundableTo, refundItems } from '../../../src/domain/card-payment/refund-item.ts';
import { amountText } from '../../../src/domain/money/money.ts';
import { stayMoney } from '../../../src/domain/reservations/balance.ts';
import { isEnded } from '../../../src/domain/reservations/cancel.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import { isReleased } from '../../../src/domain/reservations/status.ts';
import type { Json } from '../../../src/config/types.ts';
import type { DomainAnswer, DomainRule, DomainWrite, Follower, RecordWrite } from '../../live/rules/domain-write.ts';
import { cardFeeOn } from '../../records/settings/dated-rates.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { ORDERS, PAYMENTS, SECRET_BYTES } from './names.ts';
import { asOrder, asStay } from './rows.ts';
import type { CardPaymentOrdersRow } from '../../live/rows/stored/card-payment-orders.ts';
import { STAYS } from '../reservations/names.ts';

/** S5: 192 random bits; the first sign is none that a program would read as an option. */
function newOrderId(): string {
  for (;;) {
    const id = randomBytes(SECRET_BYTES).toString('base64url');
    if (/^[A-Za-z0-9]/.test(id)) return id;
  }
}

const refuse = (status: 409 | 422, field: string, key: string, params: Refusal['params'] = {}) => ({
  refused: { status, field, key: `cardPayment.${key}`, params } as const,
});

/** What is asked for stays as it was asked for. */
const FIXED = [
  'orderId',
  'reservationId',
  'amount',
  'currency',
  'cardFee',
  'total',
  'createdAt',
] as const satisfies readonly (keyof CardPaymentOrdersRow)[];

function newOrder({ record, table, now }: DomainWrite<CardPaymentOrdersRow>): DomainAnswer {
  const row = table(STAYS).get(record.reservationId);
  const stay = asStay(row);
  if (!row || !stay) return refuse(422, 'reservationId', 'noStay');
  const amount = typeof record.amount === 'number' ? record.amount : stay.remainingPrice;
  const refused = refuseOrder(stay, amount, now);
  if (refused) return { refused };
  const percent = cardFeeOn(table, todayIn(new Date(now)));
  const isFeeIncluded = hasFee(row);
  const cardFee = cardFeeOf({ amount, percent, isIncluded: isFeeIncluded });
  const id = newOrderId();
  const set: Record<string, Json> = {
    id,
    orderId: id,
    amount,
    currency: stay.currency,
    status: 'WAITING',
    tries: [],
    acceptances: [],
    feePercent: percent,
    cardFee,
    isFeeIncluded,
    total: isFeeIncluded ? amount : amount + cardFee,
    expiresAt: expiryOf(stay, now),
  };
  return { set };
}

/** Whether the price of a stay has the card's fee already: it was agreed to be paid by card (PR5). */
function hasFee(stay: ReservationsRow): boolean {
  const quote = stay.quote as { readonly lines?: readonly { readonly kind?: string }[] } | null | undefined;
  return quote?.lines?.some(({ kind }) => kind === 'CARD_FEE') ?? false;
}

/** An order is made once; from then on the provider's answers move it, and staff cancel it or give money back. */
export const orderRule: DomainRule<CardPaymentOrdersRow> = (write) => {
  const { record, before } = write;
  if (!before) return newOrder(write);
  if (FIXED.some((key) => (record[key] ?? null) !== (before[key] ?? null))) return refuse(409, 'amount', 'posted');
  const isNew = (key: 'attentionDoneAt' | 'refundRequestedAt' | 'reopenedAt'): boolean =>
    (record[key] ?? '') !== '' && record[key] !== before[key];
  if (isNew('attentionDoneAt')) return { set: { attention: null } };
  if (isNew('refundRequestedAt')) return refundRequested(write, before);
  if (isNew('reopenedAt')) return reopened(write, before);
  return { set: { spentReason: isOpen(record) ? (spentReason(record) ?? null) : null } };
};

const isOpen = (order: CardPaymentOrdersRow): boolean =>
  ['WAITING', 'FAILED'].includes(order.status) && liveTry(order) === undefined;

/** PA4: asked here, before the provider is: what is left of the payment, whatever way the rest went. */
function refundRequested(
  { table, now }: DomainWrite<CardPaymentOrdersRow>,
  before: CardPaymentOrdersRow,
): DomainAnswer {
  if (before.refundState === 'REQUESTED' || before.refundState === 'REFUNDED') {
    return refuse(409, 'refundState', 'refundedAlready');
  }
  const { reservationId } = before;
  const left = refundableTo(before, {
    orders: table(ORDERS).equal('reservationId', reservationId),
    payments: table(PAYMENTS).equal('reservationId', reservationId),
    isStayGone: table(STAYS).get(reservationId) === undefined,
  });
  if (left <= 0) {
    const charged = amountText(before.paidTotal ?? 0, before.currency);
    return refuse(409, 'refundState', 'nothingLeft', { charged });
  }
  const isItem = (before.refundState ?? '') !== '';
  return {
    set: {
      refundState: 'REQUESTED',
      checks: 0,
      nextCheckAt: now,
      refundReason: (isItem && before.refundReason) || 'STAFF',
      refundAmount: Math.min(left, (isItem && before.refundAmount) || left),
      refundRef: before.refundRef || paidRefOf(before),
    },
  };
}

/** A link whose time or tries ran out, for what the stay still owes; tries made before count no longer. */
function reopened({ table, now }: DomainWrite<CardPaymentOrdersRow>, before: CardPaymentOrdersRow): DomainAnswer {
  const stay = asStay(table(STAYS).get(before.reservationId));
  if (!stay) return refuse(422, 'reservationId', 'noStay');
  const refused = refuseOrder(stay, before.amount ?? 0, now);
  if (refused) return { refused };
  const order = asOrder(before);
  if (!mayReopen(closedReason(order, stay, now))) return refuse(409, 'status', 'stillOpen');
  const triesBefore = triesOf(order).length;
  const set = { status: 'WAITING', spentReason: null, failureCode: null, nextCheckAt: null, triesBefore };
  return { set: { ...set, expiresAt: expiryOf(stay, now) } };
}

/** The refund items of a stay's card payments follow its money: what went back by any other way is not given back again. */
export const followRefunds: Follower<ReservationsRow> = ({ before, after, table, now }) => {
  if (!before || !after) return [];
  const [was, is] = [before, after].map((row) => stayMoney(row));
  if (was?.paid === is?.paid && was?.refundDue === is?.refundDue) return [];
  const orders = table(ORDERS).equal('reservationId', after.id);
  if (orders.length === 0) return [];
  const items = refundItems({
    orders,
    payments: table(PAYMENTS).equal('reservationId', after.id),
    refundDue: is?.refundDue ?? 0,
    isReleased: isReleased(after.status ?? ''),
  });
  // Whoever cancels with "give it back now" need not ask once more.
  const isAsked = after.refundNow === true && isEnded(after, before);
  return items.flatMap(({ id, set }): readonly RecordWrite[] => [
    { collection: ORDERS, id, set, action: 'update' },
    ...(isAsked && set.refundState === 'DUE'
      ? [{ collection: ORDERS, id, set: { refundRequestedAt: now }, action: 'requestRefund' }]
      : []),
  ]);
};
