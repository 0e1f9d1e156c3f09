import { addDays } from '../../../src/domain/calendar/iso-date.ts';
import { type FrozenRate, receivingRate } from '../../../src/domain/money/exchange.ts';
import type { Posting } from '../../../src/domain/ledger/posting.ts';
import type { ChosenAccount } from '../../../src/domain/payment/payment.ts';
import { asRates } from '../prices/price-rows.ts';
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
  ...{ code: row.code ?? '', status: row.status ?? '', currency: row.currency ?? '' },
});

export const asAccount = (row: AccountsRow | undefined): ChosenAccount | undefined =>
  row && {
    ...{ id: row.id, name: row.name, currency: row.currency, kind: row.kind },
    isActive: row.isActive !== false,
  };

/** The payments of a stay, by their index. */
export const paymentsOf = (table: Table, reservationId: string): readonly PaymentsRow[] =>
  reservationId === '' ? [] : table('payments').equal('reservationId', reservationId);

/** Days back in which the last published rate is looked for first. */
const NEAR = 31;

/** AC9: what money received in one currency counts in another on that day; undefined when no rate was ever published. */
export function rateOn(
  table: Table,
  { paid, priced, date }: { readonly paid: string; readonly priced: string; readonly date: string },
): FrozenRate | undefined {
  const upTo = (gte?: string) =>
    asRates(table('exchange-rates').range('date', { ...(gte === undefined ? {} : { gte }), lt: addDays(date, 1) }));
  const asked = { paid, priced, date };
  return receivingRate({ ...asked, rates: upTo(addDays(date, -NEAR)) }) ?? receivingRate({ ...asked, rates: upTo() });
}
