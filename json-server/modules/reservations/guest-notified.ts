import { isRevived } from '../../../src/domain/reservations/cancel.ts';
import { rowsByIndex } from '../../records/indexed.ts';
import type { DomainWrite, Warning } from '../../live/rules/domain-write.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

/** Warns on undoing a confirmation that the guest was told: a mail that has left cannot be stopped. */
export function warnGuestNotified({ record, before, table }: DomainWrite<ReservationsRow>): Warning[] {
  if (before?.status !== 'SUCCESSFUL' || record.status !== 'PENDING') return [];
  const isSent = rowsByIndex(table('messages'), (messages) => messages.equal('reservationId', record.id)).some(
    (row) => row.kind === 'GUEST_CONFIRMATION' && row.status === 'SENT',
  );
  return isSent ? [{ field: 'guestId', key: 'reservation.guestTold', params: {} }] : [];
}

/** Warns on undoing a cancellation about what remains: a mail that has left, and money on its way to a card. */
export function warnRevived({ record, before, table }: DomainWrite<ReservationsRow>): Warning[] {
  if (!isRevived(record, before)) return [];
  const isTold = rowsByIndex(table('messages'), (messages) => messages.equal('reservationId', record.id)).some(
    (row) => (row.kind === 'GUEST_CANCELLATION' || row.kind === 'GUEST_NO_SHOW') && row.status === 'SENT',
  );
  const isGone = table('card-payment-orders')
    .equal('reservationId', record.id)
    .some(({ refundState, refundReason }) => refundReason === 'CANCELLED' && GONE.includes(refundState ?? ''));
  return [
    ...(isTold ? [{ field: 'guestId', key: 'reservation.guestToldCancelled', params: {} } as const] : []),
    ...(isGone ? [{ field: 'paidAmount', key: 'reservation.cardRefundGone', params: {} } as const] : []),
  ];
}
const GONE = ['REQUESTED', 'REFUNDED'];
