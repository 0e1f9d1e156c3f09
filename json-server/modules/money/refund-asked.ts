import { isRefundAsked } from '../../../src/domain/payment/payment.ts';
import type { Follower, ValuesOf } from '../../live/rules/domain-write.ts';
import type { PaymentsRow } from '../../live/rows/stored/payments.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

/** PA4: the refund that was asked for on a stay becomes a payment, as if it were typed among the payments. */
export const refundAsked: Follower<ReservationsRow> = ({ before, after }) => {
  if (!after || !isRefundAsked(after, before)) return [];
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
