import type { DomainWrite } from '../../live/rules/domain-write.ts';
import type { PaymentsRow } from '../../live/rows/stored/payments.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

type Table = DomainWrite['table'];

// The configuration of these resources defines the stored rows; the domain declares only the fields it reads.
export const asPaidStay = (row: ReservationsRow) => ({
  ...row,
  id: row.id,
  code: row.code ?? '',
  status: row.status ?? '',
  currency: row.currency ?? '',
});

/** The payments of a stay, by index. */
export const paymentsOf = (table: Table, reservationId: string): readonly PaymentsRow[] =>
  reservationId === '' ? [] : table('payments').equal('reservationId', reservationId);
