import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { chargesTotal } from '../../../src/domain/reservations/charges.ts';
import { type AskedCharge, chargeFrom } from '../../../src/domain/reservations/charge-from-item.ts';
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
  moreCharges: null,
} satisfies ValuesOf<ReservationsRow>;

type Charged = { readonly record: ReservationsRow; readonly writes: readonly RecordWrite[] };

/**
 * PA1: "Add charge" brings items of the price list, or what was typed; each becomes an extra charge of the guest's, all of them
 * or none.
 * @returns the record with what the guest bears then, so its balance is answered at once, and the charges
 */
export function addedCharge({
  record,
  before,
  table,
  now,
}: DomainWrite<ReservationsRow>): { readonly refused: Refusal } | Charged {
  if (!before || record.addsCharge !== true) return { record, writes: [] };
  const date = todayIn(new Date(now));
  const madeOf = (itemId: string | null | undefined, asked: Partial<AskedCharge>) => {
    const item = itemId ? table('charge-items').get(itemId) : undefined;
    return chargeFrom({
      asked: { kind: null, quantity: null, unitAmount: null, text: null, ...asked },
      item: item && asChargeItem(item),
      currency: before.currency ?? '',
      rate: (paid, priced) => rateOn(table, { paid, priced, date }),
    });
  };
  const first = madeOf(record.chargeItemId, {
    kind: record.chargeKind ?? null,
    quantity: record.chargeQuantity ?? null,
    unitAmount: record.chargeUnitAmount ?? null,
    text: record.chargeText ?? null,
  });
  if ('refused' in first) return first;
  const creates = [{ ...first.charge, reservationId: before.id, bornBy: 'GUEST' }];
  for (const [index, { itemId, quantity }] of (record.moreCharges ?? []).entries()) {
    const made = madeOf(itemId, { quantity });
    if ('refused' in made) return { refused: { ...made.refused, field: `moreCharges.${index}.itemId` } };
    creates.push({ ...made.charge, reservationId: before.id, bornBy: 'GUEST' });
  }
  const total = chargesTotal([...table('reservation-charges').equal('reservationId', before.id), ...creates]);
  const writes = creates.map((create) => ({ collection: 'reservation-charges', create }));
  return { record: { ...record, chargesTotal: total }, writes };
}
