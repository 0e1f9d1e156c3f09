import { indexed } from '../../records/indexed.ts';
import type { DomainWrite, Warning } from '../../live/rules/domain-write.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

/** Whoever takes a confirmation back hears that the guest was told of it: a mail that has left cannot be stopped. */
export function warnGuestNotified({ record, before, table }: DomainWrite<ReservationsRow>): Warning[] {
  if (before?.status !== 'SUCCESSFUL' || record.status !== 'PENDING') return [];
  const isSent = indexed(table('messages'), (messages) => messages.equal('reservationId', record.id)).some(
    (row) => row.kind === 'GUEST_CONFIRMATION' && row.status === 'SENT',
  );
  return isSent ? [{ field: 'guestId', key: 'reservation.guestTold', params: {} }] : [];
}
