import { partsToCards } from '../../../src/domain/card-payment/asked-refund.ts';
import { isRefundAsked } from '../../../src/domain/payment/payment.ts';
import { isReleased } from '../../../src/domain/reservations/status.ts';
import type { Follower, ValuesOf } from '../../live/rules/domain-write.ts';
import type { CardPaymentOrdersRow } from '../../live/rows/stored/card-payment-orders.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { ORDERS, PAYMENTS } from './names.ts';

/** PA4: sends a refund requested on a stay to the card that paid it, through its provider, with the given reason. */
export const refundToCards: Follower<ReservationsRow> = ({ before, after, table, now }) => {
  if (!after || !isRefundAsked(after, before)) return [];
  const orders = table(ORDERS).equal('reservationId', after.id);
  const parts = partsToCards(after, { orders, payments: table(PAYMENTS).equal('reservationId', after.id) });
  return parts.flatMap(({ id, amount, refundRef }) => {
    const item = {
      refundState: 'DUE',
      refundReason: isReleased(after.status ?? '') ? 'CANCELLED' : 'ASKED',
      refundAmount: amount,
      refundNote: after.backReason ?? null,
      refundRef,
    } satisfies ValuesOf<CardPaymentOrdersRow>;
    return [
      { collection: ORDERS, id, set: item, action: 'update' },
      { collection: ORDERS, id, set: { refundRequestedAt: now }, action: 'requestRefund' },
    ];
  });
};
