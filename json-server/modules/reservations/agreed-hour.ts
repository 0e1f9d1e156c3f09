import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { wallTimeOf } from '../../../src/domain/calendar/wall-clock.ts';
import { amountText } from '../../../src/domain/money/money.ts';
import { chargeFrom } from '../../../src/domain/reservations/charge-from-item.ts';
import { chargesTotal } from '../../../src/domain/reservations/charges.ts';
import { judgeHour, offeredFirst } from '../../../src/domain/reservations/agreed-hour.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import type { Asking, DomainWrite, Proposal, RecordWrite, ValuesOf, Warning } from '../../live/rules/domain-write.ts';
import type { ChargeItemsRow } from '../../live/rows/stored/charge-items.ts';
import type { ReservationChargesRow } from '../../live/rows/stored/reservation-charges.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { rateOn } from '../prices/rate-on.ts';
import { type AgreedEdge, usualOf } from './agreed-edge.ts';
import { asChargeItem } from './charge-item.ts';

type Table = DomainWrite['table'];
type Write = DomainWrite<ReservationsRow>;

const CHARGES = 'reservation-charges';

/** Empties the dialog's own fields: the hour, the charge and the reason keep their values. */
const emptyDialogFields = ({ fields }: AgreedEdge): ValuesOf<ReservationsRow> => ({
  [fields.asked]: null,
  [fields.item]: null,
  [fields.hour]: null,
  [fields.free]: null,
  [fields.amount]: null,
});

/** The stay's one charge of that kind, current or past. */
const chargeOf = (table: Table, { kind }: AgreedEdge, { id }: ReservationsRow): ReservationChargesRow | undefined =>
  table(CHARGES)
    .equal('reservationId', id)
    .findLast((row) => row.kind === kind && row.bornBy !== 'OWNER');

/**
 * Initial values of the dialog: the nearest hour on offer, or the agreed one, and the other party at the door that day.
 */
export const hourProposal =
  (edge: AgreedEdge) =>
  ({ record, table, now }: Asking<ReservationsRow>): Proposal<ReservationsRow> => {
    const { fields, kind } = edge;
    const charge = chargeOf(table, edge, record);
    const charged = charge?.bornBy === 'GUEST' ? charge : undefined;
    const usual = usualOf(edge, table, record);
    const isToday = record[edge.day] === todayIn(new Date(now));
    const items = table('charge-items')
      .equal('kind', kind)
      .filter(({ isActive }) => isActive !== false);
    const item = offeredFirst(items, {
      edge: edge.end,
      charged: charged?.itemId ?? null,
      usual,
      ...(isToday && { now: wallTimeOf(now).slice(11, 16) }),
    });
    const agreed = record[fields.agreed] ?? null;
    const others = edge.othersOf(table, record, now);
    const listed = charged && item && chargeForHours({ table, edge, item, stay: record, hours: 1, amount: null, now });
    const isListed = listed && 'charge' in listed && listed.charge.unitAmount === charged.unitAmount;
    return {
      values: {
        [fields.item]: item?.id ?? null,
        [fields.hour]: agreed === (item?.until ?? null) ? null : agreed,
        [fields.free]: agreed !== null && !charged,
        [fields.amount]: charged && !isListed ? charged.unitAmount : null,
        [fields.others]: others?.at ?? null,
        [fields.reason]: record[fields.reason] ?? null,
      },
      notes: [...agreedNotes(edge, record, charged), ...edge.notes(table, record, others)],
    };
  };

function agreedNotes(
  { words, fields }: AgreedEdge,
  record: ReservationsRow,
  charged: ReservationChargesRow | undefined,
): readonly Warning[] {
  const hour = record[fields.agreed] ?? '';
  if (charged) {
    const params = { hour, amount: amountText(charged.amount ?? 0, record.currency ?? '') };
    return [{ field: 'chargesTotal', key: `${words}.${hour === '' ? 'charged' : 'agreed'}`, params }];
  }
  return hour === '' ? [] : [{ field: fields.planned, key: `${words}.agreedFree`, params: { hour } }];
}

const chargeForHours = (setup: {
  readonly table: Table;
  readonly edge: AgreedEdge;
  readonly item: ChargeItemsRow | undefined;
  readonly stay: ReservationsRow;
  readonly hours: number;
  readonly amount: number | null;
  readonly now: string;
}) => {
  const { table, edge, item, stay, hours, amount, now } = setup;
  return chargeFrom({
    asked: { kind: edge.kind, quantity: item?.per === 'HOUR' ? hours : 1, unitAmount: amount, text: null },
    item: item && asChargeItem(item),
    currency: stay.currency ?? '',
    rate: (paid, of) => rateOn(table, { paid, priced: of, date: todayIn(new Date(now)) }),
  });
};

type Agreed = {
  /** With the hour and the guest's new total. */
  readonly record: ReservationsRow;
  readonly set: ValuesOf<ReservationsRow>;
  readonly writes: readonly RecordWrite[];
  readonly warnings: readonly Warning[];
};

/**
 * AV5, PA1: an early check-in or a late check-out changes the hour, its charge and the affected clean in one write. A
 * stay has one of each: a repeat changes the existing charge, so that nobody pays twice; free of charge, or undone, the
 * guest no longer bears it.
 */
export function agreedHour(edge: AgreedEdge, write: Write): { readonly refused: Refusal } | Agreed {
  const { fields } = edge;
  const { record, before, table, now } = write;
  if (before && record[fields.asked] === true) return agreeOnHour(edge, { record, before, table, now });
  const none = { [fields.agreed]: null, [fields.others]: null, [fields.reason]: null };
  const kept = {
    [fields.agreed]: before?.[fields.agreed] ?? null,
    [fields.others]: before?.[fields.others] ?? null,
    [fields.reason]: before?.[fields.reason] ?? null,
  };
  const answerWith = (set: ValuesOf<ReservationsRow>): Agreed => {
    return { record, set: { ...emptyDialogFields(edge), ...set }, writes: [], warnings: [] };
  };
  if (!before?.[fields.agreed]) return answerWith(kept);
  const isTakenBack = !record[fields.agreed];
  // A planned hour set by hand replaces the agreement.
  if (!isTakenBack) return answerWith(record[fields.planned] === before[fields.agreed] ? kept : none);
  const charged = withCharge(edge, table, before, undefined);
  const set = { ...none, [fields.planned]: null, ...charged.set };
  return {
    record: { ...record, ...set },
    set: { ...emptyDialogFields(edge), ...set },
    writes: charged.writes,
    warnings: [],
  };
}

function agreeOnHour(
  edge: AgreedEdge,
  write: {
    readonly record: ReservationsRow;
    readonly before: ReservationsRow;
    readonly table: Table;
    readonly now: string;
  },
): { readonly refused: Refusal } | Agreed {
  const { fields } = edge;
  const { record, before, table, now } = write;
  const itemId = record[fields.item];
  const item = itemId ? table('charge-items').get(itemId) : undefined;
  const others = edge.othersOf(table, before, now);
  const judged = judgeHour({
    edge: edge.end,
    asked: { hour: record[fields.hour] ?? null, reason: record[fields.reason] ?? null },
    itemHour: item?.until ?? null,
    usual: usualOf(edge, table, before),
    others: others?.at,
  });
  if ('refused' in judged) return judged;
  const { at, hours, reason } = judged;
  const isFree = record[fields.free] === true;
  const amount = record[fields.amount] ?? null;
  const made = isFree ? undefined : chargeForHours({ table, edge, item, stay: before, hours, amount, now });
  if (made && 'refused' in made) {
    // Maps the fields of "Add charge" to this dialog's own.
    const field = made.refused.field === 'chargeUnitAmount' ? fields.amount : fields.item;
    return { refused: { ...made.refused, field } };
  }
  const charged = withCharge(edge, table, before, made?.charge);
  const cleaning = edge.cleaningFor(table, before, { at, others });
  const set = {
    [fields.planned]: at,
    [fields.agreed]: at,
    [fields.others]: reason === null ? null : (others?.at ?? null),
    [fields.reason]: reason,
    ...charged.set,
  };
  return {
    record: { ...record, ...set },
    set: { ...emptyDialogFields(edge), ...set },
    writes: [...charged.writes, ...cleaning.writes],
    warnings: cleaning.warnings,
  };
}

type Made = Extract<ReturnType<typeof chargeForHours>, { charge: object }>['charge'];

/** The stay's charge after the write; undefined = the guest bears none. */
function withCharge(
  edge: AgreedEdge,
  table: Table,
  stay: ReservationsRow,
  made: Made | undefined,
): { readonly set: { readonly chargesTotal?: number }; readonly writes: readonly RecordWrite[] } {
  const known = chargeOf(table, edge, stay);
  if (!made && known?.bornBy !== 'GUEST') return { set: {}, writes: [] };
  const others = table(CHARGES)
    .equal('reservationId', stay.id)
    .filter(({ id }) => id !== known?.id);
  const total = chargesTotal(made ? [...others, { ...made, bornBy: 'GUEST' }] : others);
  const values = made ? { ...made, bornBy: 'GUEST' } : { bornBy: 'COMPANY' };
  const write: RecordWrite = known
    ? { collection: CHARGES, id: known.id, set: values }
    : { collection: CHARGES, create: { ...values, reservationId: stay.id } };
  return { set: { chargesTotal: total }, writes: [write] };
}
