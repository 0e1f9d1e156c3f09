import type { Posting } from '../../../src/domain/ledger/posting.ts';
import type { ChosenAccount } from '../../../src/domain/payment/payment.ts';
import type { DomainWrite } from '../../live/rules/domain-write.ts';
import type { LedgerEntriesRow } from '../../live/rows/stored/ledger-entries.ts';
import type { PaymentsRow } from '../../live/rows/stored/payments.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { AccountsRow } from '../../live/rows/stored/accounts.ts';

type Table = DomainWrite['table'];

// The stored rows are what the configuration of these resources says; the domain names only what it reads of them.
export const asEntry = (row: LedgerEntriesRow): Posting => row as Posting;

export const asPaidStay = (row: ReservationsRow) => ({
  ...row,
  id: row.id,
  code: row.code ?? '',
  status: row.status ?? '',
  currency: row.currency ?? '',
});

export const asAccount = (row: AccountsRow | undefined): ChosenAccount | undefined =>
  row && {
    id: row.id,
    name: row.name,
    currency: row.currency,
    kind: row.kind,
    isActive: row.isActive !== false,
  };

/** The payments of a stay, by their index. */
export const paymentsOf = (table: Table, reservationId: string): readonly PaymentsRow[] =>
  reservationId === '' ? [] : table('payments').equal('reservationId', reservationId);
