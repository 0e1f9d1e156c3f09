import { partsToCards } from '../../../src/domain/card-payment/asked-refund.ts';
import { isRefundAsked } from '../../../src/domain/payment/payment.ts';
import type { Follower, ValuesOf } from '../../live/rules/domain-write.ts';
import type { PaymentsRow } from '../../live/rows/stored/payments.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { paymentsOf } from './money-rows.ts';

/**
 * PA4: a refund requested on a stay becomes a payment, as if typed among the payments. A refund to cards becomes one
 * when its provider has paid it (`card-payment`).
 */
export const refundAsked: Follower<ReservationsRow> = ({ before, after, table }) => {
  if (!after || !isRefundAsked(after, before)) return [];
  const orders = table('card-payment-orders').equal('reservationId', after.id);
  if (partsToCards(after, { orders, payments: paymentsOf(table, after.id) }).length > 0) return [];
  const create = {
    kind: 'REFUND',
    reservationId: after.id,
    method: after.backMethod ?? null,
    amount: after.backAmount ?? 0,
    currency: after.currency ?? null,
    reason: after.backReason ?? null,
  } satisfies ValuesOf<PaymentsRow>;
  return [{ collection: 'payments', create }];
};
