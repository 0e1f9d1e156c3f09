import { onItsWayOf } from '../../../src/domain/card-payment/refund-item.ts';
import { isRefundAsked, refuse, refuseRefund } from '../../../src/domain/payment/payment.ts';
import { refundWays } from '../../../src/domain/payment/refund-ways.ts';
import { sumOnItsWay } from '../../../src/domain/payment/refundable.ts';
import { stayMoney } from '../../../src/domain/reservations/balance.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import type { Asking, DomainWrite, Proposal } from '../../live/rules/domain-write.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

type Table = DomainWrite['table'];

const paymentsOf = (table: Table, { id }: ReservationsRow) => table('payments').equal('reservationId', id);
const onItsWayTo = (table: Table, { id }: ReservationsRow) =>
  onItsWayOf(table('card-payment-orders').equal('reservationId', id));

/** What a refund begins with: what was paid too much, and the way by which it came. */
export function refundProposal({ record, table }: Asking<ReservationsRow>): Proposal<ReservationsRow> {
  const { paid, refundDue } = stayMoney(record);
  const { toCard, byHand } = refundWays({
    payments: paymentsOf(table, record),
    onItsWay: onItsWayTo(table, record),
    amount: refundDue || Math.max(0, paid),
  });
  const usual = toCard > 0 ? 'CREDIT_CARD' : (record.paymentMethod ?? 'CASH');
  return {
    values: { backAmount: refundDue || null, backMethod: byHand[0]?.method ?? usual, backReason: null },
    notes: toCard > 0 ? [{ field: 'backMethod', key: 'reservation.refundOfLink', params: {} }] : [],
  };
}

/** PA4: why money of a stay that goes on may not go back as it was asked; what may becomes a payment (`money`). */
export function refuseAskedRefund({ record, before, table }: DomainWrite<ReservationsRow>): Refusal | undefined {
  if (!isRefundAsked(record, before) || !before) return undefined;
  const amount = record.backAmount ?? 0;
  if (amount <= 0) return refuse('backAmount', 'refundNeeded');
  if (!record.backMethod) return refuse('backMethod', 'refundMethod');
  if ((record.backReason ?? '').trim() === '') return refuse('backReason', 'refundReason');
  const refused = refuseRefund({
    stay: { ...before, code: before.code ?? '', status: before.status ?? '', currency: before.currency ?? '' },
    amount,
    method: record.backMethod,
    payments: paymentsOf(table, before),
    onItsWay: sumOnItsWay(onItsWayTo(table, before)),
  });
  return refused && { ...refused, field: 'backAmount' };
}
