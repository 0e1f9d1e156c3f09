import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { chargesTotal } from '../../../src/domain/reservations/charges.ts';
import { refuseUndoneCharges } from '../../../src/domain/reservations/charge-step.ts';
import { type AskedCharge, chargeFrom } from '../../../src/domain/reservations/charge-from-item.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import type { DomainWrite, RecordWrite, ValuesOf } from '../../live/rules/domain-write.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { rateOn } from '../prices/rate-on.ts';
import { asChargeItem } from './charge-item.ts';

/** Empties the dialog's own fields: the charge keeps their values. */
export const NO_CHARGE = {
  addsCharge: null,
  undoesCharges: null,
  chargeItemId: null,
  chargeKind: null,
  chargeQuantity: null,
  chargeUnitAmount: null,
  chargeText: null,
  moreCharges: null,
} satisfies ValuesOf<ReservationsRow>;

type Charged = {
  readonly record: ReservationsRow;
  /** The step's changes to the stay; absent without a step. */
  readonly set?: ValuesOf<ReservationsRow>;
  readonly writes: readonly RecordWrite[];
};

/**
 * PA1: "Add charge" takes items of the price list, or typed values; each becomes an extra charge to the guest, all of
 * them or none. Undoing removes the last ones in the same way.
 * @returns the record with the guest's new total, so that its balance is answered at once, and the charges
 */
export function addedCharge({
  record,
  before,
  table,
  now,
}: DomainWrite<ReservationsRow>): { readonly refused: Refusal } | Charged {
  if (!before) return { record, writes: [] };
  if (record.undoesCharges === true) return withoutStep({ record, before, table });
  if (record.addsCharge !== true) return { record, writes: [] };
  // A stay has each version once, so the next step with charges gets another key.
  const step = String(before.version ?? 0);
  const date = todayIn(new Date(now));
  const newCharge = (itemId: string | null | undefined, asked: Partial<AskedCharge>) => {
    const item = itemId ? table('charge-items').get(itemId) : undefined;
    return chargeFrom({
      asked: { kind: null, quantity: null, unitAmount: null, text: null, ...asked },
      item: item && asChargeItem(item),
      currency: before.currency ?? '',
      rate: (paid, priced) => rateOn(table, { paid, priced, date }),
    });
  };
  const first = newCharge(record.chargeItemId, {
    kind: record.chargeKind ?? null,
    quantity: record.chargeQuantity ?? null,
    unitAmount: record.chargeUnitAmount ?? null,
    text: record.chargeText ?? null,
  });
  if ('refused' in first) return first;
  const ofStep = { reservationId: before.id, bornBy: 'GUEST', step };
  const creates = [{ ...first.charge, ...ofStep }];
  for (const [index, { itemId, quantity }] of (record.moreCharges ?? []).entries()) {
    const made = newCharge(itemId, { quantity });
    if ('refused' in made) return { refused: { ...made.refused, field: `moreCharges.${index}.itemId` } };
    creates.push({ ...made.charge, ...ofStep });
  }
  const total = chargesTotal([...table('reservation-charges').equal('reservationId', before.id), ...creates]);
  const writes = creates.map((create) => ({ collection: 'reservation-charges', create }));
  const set = { chargesTotal: total, chargesAdded: chargesTotal(creates), chargesAddedOn: date, chargeStep: step };
  return { record: { ...record, ...set }, set, writes };
}

/** Removes the charges that were added last from the stay: all of them, or none. */
function withoutStep({
  record,
  before,
  table,
}: Pick<DomainWrite<ReservationsRow>, 'table'> & {
  readonly record: ReservationsRow;
  readonly before: ReservationsRow;
}): { readonly refused: Refusal } | Charged {
  const all = table('reservation-charges').equal('reservationId', before.id);
  const charges = all.filter(({ step }) => (step ?? '') !== '' && step === before.chargeStep);
  const total = chargesTotal(all.filter((charge) => !charges.includes(charge)));
  const since = charges.map(({ createdAt }) => createdAt ?? '').sort()[0] ?? '';
  const refused = refuseUndoneCharges({
    charges: charges.map(({ code, bornBy }) => ({ code: code ?? '', bornBy })),
    stay: { ...record, chargesTotal: total },
    code: before.code ?? '',
    isPaidSince: table('payments')
      .equal('reservationId', before.id)
      .some(({ createdAt }) => (createdAt ?? '') > since),
  });
  if (refused) return { refused };
  const set = { chargesTotal: total, chargesAdded: null, chargesAddedOn: null, chargeStep: null };
  const writes = charges.map(({ id }) => ({ collection: 'reservation-charges', delete: id }));
  return { record: { ...record, ...set }, set, writes };
}
