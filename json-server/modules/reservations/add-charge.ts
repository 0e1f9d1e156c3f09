import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { chargesTotal } from '../../../src/domain/reservations/charges.ts';
import { chargeFrom } from '../../../src/domain/reservations/charge-from-item.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import type { DomainWrite, RecordWrite, ValuesOf } from '../../live/rules/domain-write.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { rateOn } from '../prices/rate-on.ts';
import { asChargeItem } from './charge-item.ts';

/** What was asked about a charge becomes the charge and stays nowhere else. */
export const NO_CHARGE = {
  addsCharge: null,
  chargeItemId: null,
  chargeKind: null,
  chargeQuantity: null,
  chargeUnitAmount: null,
  chargeText: null,
} satisfies ValuesOf<ReservationsRow>;

type Charged = { readonly record: ReservationsRow; readonly writes: readonly RecordWrite[] };

/**
 * PA1: "Add charge" brings an item of the price list, or what was typed, which becomes an extra charge of the guest's.
 * @returns the record with what the guest bears then, so its balance is answered at once, and the charge
 */
export function addedCharge({
  record,
  before,
  table,
  now,
}: DomainWrite<ReservationsRow>): { readonly refused: Refusal } | Charged {
  if (!before || record.addsCharge !== true) return { record, writes: [] };
  const item = record.chargeItemId ? table('charge-items').get(record.chargeItemId) : undefined;
  const date = todayIn(new Date(now));
  const made = chargeFrom({
    asked: {
      kind: record.chargeKind ?? null,
      quantity: record.chargeQuantity ?? null,
      unitAmount: record.chargeUnitAmount ?? null,
      text: record.chargeText ?? null,
    },
    item: item && asChargeItem(item),
    currency: before.currency ?? '',
    rate: (paid, priced) => rateOn(table, { paid, priced, date }),
  });
  if ('refused' in made) return made;
  const create = { ...made.charge, reservationId: before.id, bornBy: 'GUEST' };
  const total = chargesTotal([...table('reservation-charges').equal('reservationId', before.id), create]);
  return { record: { ...record, chargesTotal: total }, writes: [{ collection: 'reservation-charges', create }] };
}
