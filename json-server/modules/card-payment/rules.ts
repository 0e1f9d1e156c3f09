import { randomBytes } from 'node:crypto';
import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import {
  decideOrder,
  decideRefundRequest,
  decideReopen,
  hasCardFee,
  orderChangeOf,
  spentReasonOf,
} from '../../../src/domain/card-payment/order-change.ts';
import { refundableTo, refundItems } from '../../../src/domain/card-payment/refund-item.ts';
import { stayMoney } from '../../../src/domain/reservations/balance.ts';
import { isEnded } from '../../../src/domain/reservations/cancel.ts';
import { isReleased } from '../../../src/domain/reservations/status.ts';
import type { DomainAnswer, DomainRule, DomainWrite, Follower, RecordWrite } from '../../live/rules/domain-write.ts';
import { cardFeeOn } from '../../records/settings/dated-rates.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { ORDERS, PAYMENTS, SECRET_BYTES } from './names.ts';
import { asOrder, asStay } from './rows.ts';
import type { CardPaymentOrdersRow } from '../../live/rows/stored/card-payment-orders.ts';
import { STAYS } from '../reservations/names.ts';

/** S5: 192 random bits; the first character is never one that a program would read as an option. */
function newOrderId(): string {
  for (;;) {
    const id = randomBytes(SECRET_BYTES).toString('base64url');
    if (/^[A-Za-z0-9]/.test(id)) return id;
  }
}

function newOrder({ record, table, now }: DomainWrite<CardPaymentOrdersRow>): DomainAnswer {
  const row = table(STAYS).get(record.reservationId);
  const decided = decideOrder({
    stay: asStay(row),
    asked: typeof record.amount === 'number' ? record.amount : undefined,
    percent: cardFeeOn(table, todayIn(new Date(now))),
    isFeeIncluded: hasCardFee(row?.quote),
    now,
  });
  if ('refused' in decided) return decided;
  const id = newOrderId();
  return { set: { id, orderId: id, status: 'WAITING', tries: [], acceptances: [], ...decided.set } };
}

/** An order is created once; afterwards the provider's answers move it, and staff cancel or refund it. */
export const orderRule: DomainRule<CardPaymentOrdersRow> = (write) => {
  const { record, before, table, now } = write;
  if (!before) return newOrder(write);
  const change = orderChangeOf(record, before);
  if ('refused' in change) return change;
  if (change.asks === 'ATTENTION_DONE') return { set: { attention: null } };
  if (change.asks === 'REFUND') return decideRefundRequest(before, { left: leftOf(write, before), now });
  if (change.asks === 'REOPEN')
    return decideReopen(asOrder(before), asStay(table(STAYS).get(before.reservationId)), now);
  return { set: { spentReason: spentReasonOf(record) } };
};

/** PA4: the rest of the payment that was not yet given back, by whatever way. */
const leftOf = ({ table }: DomainWrite<CardPaymentOrdersRow>, order: CardPaymentOrdersRow): number =>
  refundableTo(order, {
    orders: table(ORDERS).equal('reservationId', order.reservationId),
    payments: table(PAYMENTS).equal('reservationId', order.reservationId),
    isStayGone: table(STAYS).get(order.reservationId) === undefined,
  });

/**
 * Keeps the refund items of a stay's card payments equal to its money: an amount already given back by another way is
 * not refunded again.
 */
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
  // Cancelling with "give it back now" already asks for the refund.
  const isAsked = after.refundNow === true && isEnded(after, before);
  return items.flatMap(({ id, set }): readonly RecordWrite[] => [
    { collection: ORDERS, id, set, action: 'update' },
    ...(isAsked && set.refundState === 'DUE'
      ? [{ collection: ORDERS, id, set: { refundRequestedAt: now }, action: 'requestRefund' }]
      : []),
  ]);
};
