import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { refuseChargeDate } from '../../../src/domain/payment/posting-date.ts';
import { balance } from '../../../src/domain/reservations/balance.ts';
import {
  chargeAmount,
  chargesTotal,
  refuseCharge,
  refuseInexact,
  refuseOtherCurrency,
} from '../../../src/domain/reservations/charges.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import type { RowPut, DomainRule, DomainWrite } from '../../live/rules/domain-write.ts';
import { backdatingDays } from '../../records/settings/company-settings.ts';
import type { ReservationChargesRow } from '../../live/rows/stored/reservation-charges.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

const CHARGES = 'reservation-charges';
const STAYS = 'reservations';

/** The reservation with the balance after its charges; undefined if the balance is unchanged. */
function rebalanceStay(stay: ReservationsRow, charges: Parameters<typeof chargesTotal>[0]): readonly RowPut[] {
  const total = chargesTotal(charges);
  if (total === (stay.chargesTotal ?? 0)) return [];
  const row = { ...stay, chargesTotal: total };
  return [{ collection: STAYS, row: { ...row, ...balance(row) }, isEdit: true }];
}

const othersOf = (table: DomainWrite['table'], charge: ReservationChargesRow): readonly ReservationChargesRow[] =>
  table(CHARGES)
    .equal('reservationId', charge.reservationId)
    .filter(({ id }) => id !== charge.id);

/**
 * PA1: an extra charge takes the currency of its reservation, and the server computes its amount; the guest's part
 * raises the reservation's balance in the same transaction. This counts as an edit of the reservation, with a new
 * version and an entry in its history.
 */
export const reservationChargeRule: DomainRule<ReservationChargesRow> = ({ record, before, table, now }) => {
  const stay = table(STAYS).get(record.reservationId);
  if (stay === undefined) throw new Error(`Charge ${record.id} has no reservation`);
  const code = stay.code ?? '';
  const currency = stay.currency ?? '';
  const refused = refuseCharge({
    charge: record,
    before,
    stay: { code, status: stay.status ?? null, currency },
  });
  if (refused) return { refused };
  const date = record.date;
  const nights = { checkIn: stay.checkIn, checkOut: stay.checkOut };
  const misdated = refuseChargeDate({ ...nights, date, today: todayIn(new Date(now)), days: backdatingDays(table) });
  if (misdated && before?.date !== date) return { refused: misdated };
  // A new text replaces the text in every language.
  const isRetold = before !== undefined && before.description !== record.description;
  const itemName = isRetold && before.itemId === record.itemId ? null : (record.itemName ?? null);
  const set = { currency, amount: chargeAmount(record), itemName };
  const charges = [...othersOf(table, record), { ...record, ...set }];
  const owing = { ...stay, chargesTotal: chargesTotal(charges) };
  const inexact = refuseInexact(owing, code);
  return inexact ? { refused: inexact } : { set, writes: rebalanceStay(stay, charges) };
};

/** Removes a deleted charge from the reservation, whatever the charge's state. */
export function chargeTakenBack({
  record,
  table,
}: Pick<DomainWrite<ReservationChargesRow>, 'record' | 'table'>): readonly RowPut[] {
  const stay = table(STAYS).get(record.reservationId);
  return stay ? rebalanceStay(stay, othersOf(table, record)) : [];
}

/** Whether the payments of a stay allow a move to a home of another currency (`refuseOtherCurrency`). */
export function refuseCurrency({
  before,
  currency = '',
  table,
}: Pick<DomainWrite<ReservationsRow>, 'before' | 'table'> & { readonly currency: string | undefined }):
  | Refusal
  | undefined {
  return (
    before &&
    refuseOtherCurrency({
      stay: { code: before.code ?? '', currency: before.currency ?? '' },
      currency,
      isPaid: () => table('payments').equal('reservationId', before.id).length > 0,
      isCharged: () => table(CHARGES).equal('reservationId', before.id).length > 0,
    })
  );
}
