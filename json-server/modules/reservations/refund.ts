import {
  mostToCards,
  type PaidByCard,
  partsToCards,
  refuseAskedRefund,
} from '../../../src/domain/card-payment/asked-refund.ts';
import { onItsWayOf } from '../../../src/domain/card-payment/refund-item.ts';
import { amountText } from '../../../src/domain/money/money.ts';
import { isRefundAsked } from '../../../src/domain/payment/payment.ts';
import { refundWays } from '../../../src/domain/payment/refund-ways.ts';
import { stayMoney } from '../../../src/domain/reservations/balance.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import type { Asking, DomainWrite, Proposal, Warning } from '../../live/rules/domain-write.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

type Table = DomainWrite['table'];

const paidByCard = (table: Table, { id }: ReservationsRow): PaidByCard => ({
  orders: table('card-payment-orders').equal('reservationId', id),
  payments: table('payments').equal('reservationId', id),
});

/** Initial values of a refund: the overpaid amount, and the method of its payment, cards first. */
export function refundProposal({ record, table }: Asking<ReservationsRow>): Proposal<ReservationsRow> {
  const { paid, refundDue } = stayMoney(record);
  const money = paidByCard(table, record);
  const most = mostToCards(money);
  const { byHand } = refundWays({
    payments: money.payments,
    onItsWay: onItsWayOf(money.orders),
    amount: refundDue || Math.max(0, paid),
  });
  const byOthers = byHand[0]?.method ?? record.paymentMethod ?? 'CASH';
  const amount = most > 0 ? Math.min(refundDue, most) : refundDue;
  const params = { card: amountText(most, record.currency ?? '') };
  return {
    values: { backAmount: amount || null, backMethod: most > 0 ? 'CREDIT_CARD' : byOthers, backReason: null },
    notes: most > 0 ? [{ field: 'backMethod', key: 'reservation.refundOfLink', params }] : [],
  };
}

/**
 * PA4: whether a requested refund of a stay is allowed (`refuseAskedRefund`). An allowed one becomes a payment
 * (`money`), or goes to the card that paid (`card-payment`).
 */
export function refusedRefund({ record, before, table }: DomainWrite<ReservationsRow>): Refusal | undefined {
  if (!before || !isRefundAsked(record, before)) return undefined;
  const stay = { ...before, code: before.code ?? '', status: before.status ?? '', currency: before.currency ?? '' };
  return refuseAskedRefund(record, stay, paidByCard(table, before));
}

/** Warns that a requested refund is pending: nothing counts as refunded until its provider confirms it. */
export function warnToCards({ record, before, table }: DomainWrite<ReservationsRow>): readonly Warning[] {
  if (!isRefundAsked(record, before)) return [];
  if (partsToCards(record, paidByCard(table, record)).length === 0) return [];
  const params = { amount: amountText(record.backAmount ?? 0, record.currency ?? '') };
  return [{ field: 'backMethod', key: 'reservation.refundSent', params }];
}
