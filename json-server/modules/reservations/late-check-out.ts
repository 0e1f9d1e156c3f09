import { addDays, todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { wallTimeOf } from '../../../src/domain/calendar/wall-clock.ts';
import { checkOutTaskId } from '../../../src/domain/housekeeping/stay-tasks.ts';
import { isNotStarted, isOpenCleaning } from '../../../src/domain/housekeeping/task.ts';
import { amountText } from '../../../src/domain/money/money.ts';
import { chargeFrom } from '../../../src/domain/reservations/charge-from-item.ts';
import { chargesTotal } from '../../../src/domain/reservations/charges.ts';
import { judgeLate, offeredFirst } from '../../../src/domain/reservations/late-check-out.ts';
import { occupiesNights } from '../../../src/domain/reservations/status.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import type { Asking, DomainWrite, Proposal, RecordWrite, ValuesOf, Warning } from '../../live/rules/domain-write.ts';
import type { ChargeItemsRow } from '../../live/rows/stored/charge-items.ts';
import type { ReservationChargesRow } from '../../live/rows/stored/reservation-charges.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { stayTimes } from '../../records/settings/stay-times.ts';
import { rateOn } from '../prices/rate-on.ts';
import { asChargeItem } from './charge-item.ts';

type Table = DomainWrite['table'];
type Write = DomainWrite<ReservationsRow>;

const KIND = 'LATE_CHECK_OUT';
const CHARGES = 'reservation-charges';

/** What was asked about a late check-out becomes the hour, the charge and the reason, and stays nowhere else. */
const NO_LATE = {
  staysLate: null,
  lateItemId: null,
  lateHour: null,
  lateFree: null,
  lateAmount: null,
} satisfies ValuesOf<ReservationsRow>;

const homeOf = (table: Table, { estateId }: ReservationsRow) => table('estates').get(estateId);

/** The usual check-out of the home, whatever this stay has planned. */
const usualOf = (table: Table, stay: ReservationsRow): string =>
  stayTimes(table).leavesAt({ id: stay.id }, homeOf(table, stay));

/** The one late check-out that a stay is charged, or was and is not any more. */
const chargeOf = (table: Table, { id }: ReservationsRow): ReservationChargesRow | undefined =>
  table(CHARGES)
    .equal('reservationId', id)
    .findLast(({ kind, bornBy }) => kind === KIND && bornBy !== 'OWNER');

type Next = { readonly arrivesAt: string; readonly stay?: ReservationsRow };

/** Who comes to the home on the day these guests leave: others, or the owner. */
function nextOf(table: Table, stay: ReservationsRow, now: string): Next | undefined {
  const home = homeOf(table, stay);
  const { arrivesAt, usual } = stayTimes(table);
  const day = { of: stay.estateId, from: stay.checkOut, to: addDays(stay.checkOut, 1) };
  const [next] = [...table('reservations').overlapping(day)]
    .filter((row) => row.id !== stay.id && row.checkIn === stay.checkOut && occupiesNights(row, now))
    .map((row) => ({ arrivesAt: arrivesAt(row, home), stay: row }))
    .sort((a, b) => (a.arrivesAt < b.arrivesAt ? -1 : 1));
  if (next) return next;
  const isOwner = [...table('out-of-order-periods').overlapping(day)].some(
    (row) => row.kind === 'OWNER_STAY' && row.from === stay.checkOut && !row.releasedAt,
  );
  return isOwner ? { arrivesAt: home?.checkInTime || usual.checkInTime } : undefined;
}

/** What the dialog begins with: the earliest hour on offer, or what was agreed before, and who comes that day. */
export function lateProposal({ record, table, now }: Asking<ReservationsRow>): Proposal<ReservationsRow> {
  const charge = chargeOf(table, record);
  const charged = charge?.bornBy === 'GUEST' ? charge : undefined;
  const usual = usualOf(table, record);
  const [today, clock] = [todayIn(new Date(now)), wallTimeOf(now).slice(11, 16)];
  const after = record.checkOut === today && clock > usual ? clock : usual;
  const items = table('charge-items')
    .equal('kind', KIND)
    .filter(({ isActive }) => isActive !== false);
  const item = offeredFirst(items, { charged: charged?.itemId ?? null, after });
  const agreed = record.lateUntil ?? null;
  const next = nextOf(table, record, now);
  const listed = charged && item && priced({ table, item, stay: record, hours: 1, amount: null, now });
  const isListed = listed && 'charge' in listed && listed.charge.unitAmount === charged.unitAmount;
  return {
    values: {
      lateItemId: item?.id ?? null,
      lateHour: agreed === (item?.until ?? null) ? null : agreed,
      lateFree: agreed !== null && !charged,
      lateAmount: charged && !isListed ? charged.unitAmount : null,
      lateArrival: next?.arrivesAt ?? null,
      lateReason: record.lateReason ?? null,
    },
    notes: [...agreedNotes(record, charged), nextNote(table, next)],
  };
}

function agreedNotes(
  { lateUntil, currency }: ReservationsRow,
  charged: ReservationChargesRow | undefined,
): readonly Warning[] {
  if (charged) {
    const params = { until: lateUntil ?? '', amount: amountText(charged.amount ?? 0, currency ?? '') };
    return [{ field: 'chargesTotal', key: lateUntil ? 'late.agreed' : 'late.charged', params }];
  }
  return lateUntil ? [{ field: 'plannedDeparture', key: 'late.agreedFree', params: { until: lateUntil } }] : [];
}

function nextNote(table: Table, next: Next | undefined): Warning {
  if (!next) return { field: 'stay', key: 'late.nobodyComes', params: {} };
  const { arrivesAt, stay } = next;
  if (!stay) return { field: 'stay', key: 'late.ownerComes', params: { arrivesAt } };
  const guest = table('guests').get(stay.guestId);
  const name = guest ? `${guest.firstName} ${guest.lastName}` : '';
  return { field: 'guestId', key: 'late.guestComes', params: { arrivesAt, guest: name, code: stay.code ?? '' } };
}

const priced = (setup: {
  readonly table: Table;
  readonly item: ChargeItemsRow | undefined;
  readonly stay: ReservationsRow;
  readonly hours: number;
  readonly amount: number | null;
  readonly now: string;
}) => {
  const { table, item, stay, hours, amount, now } = setup;
  return chargeFrom({
    asked: { kind: KIND, quantity: item?.per === 'HOUR' ? hours : 1, unitAmount: amount, text: null },
    item: item && asChargeItem(item),
    currency: stay.currency ?? '',
    rate: (paid, of) => rateOn(table, { paid, priced: of, date: todayIn(new Date(now)) }),
  });
};

type Late = {
  /** With the hour, and with what the guest bears then. */
  readonly record: ReservationsRow;
  readonly set: ValuesOf<ReservationsRow>;
  readonly writes: readonly RecordWrite[];
  readonly warnings: readonly Warning[];
};

/**
 * AV5, PA1: a late check-out is the hour, its charge and the clean that begins later, in one write. A stay has one: done again
 * it alters the charge there is, so that nobody pays twice; free of charge, or taken back, it is no longer the guest's to bear.
 */
export function lateCheckOut(write: Write): { readonly refused: Refusal } | Late {
  const { record, before, table, now } = write;
  if (before && record.staysLate === true) return agreed({ record, before, table, now });
  const none = { lateUntil: null, lateArrival: null, lateReason: null };
  const kept = {
    lateUntil: before?.lateUntil ?? null,
    lateArrival: before?.lateArrival ?? null,
    lateReason: before?.lateReason ?? null,
  };
  if (!before?.lateUntil) return { record, set: { ...NO_LATE, ...kept }, writes: [], warnings: [] };
  const isTakenBack = !record.lateUntil;
  // Whoever plans another hour by hand has agreed on something else.
  if (!isTakenBack && (record.plannedDeparture ?? null) !== before.lateUntil) {
    return { record, set: { ...NO_LATE, ...none }, writes: [], warnings: [] };
  }
  if (!isTakenBack) return { record, set: { ...NO_LATE, ...kept }, writes: [], warnings: [] };
  const charged = withCharge(table, before, undefined);
  const set = { ...none, plannedDeparture: null, ...charged.set };
  return { record: { ...record, ...set }, set: { ...NO_LATE, ...set }, writes: charged.writes, warnings: [] };
}

function agreed(write: {
  readonly record: ReservationsRow;
  readonly before: ReservationsRow;
  readonly table: Table;
  readonly now: string;
}): { readonly refused: Refusal } | Late {
  const { record, before, table, now } = write;
  const item = record.lateItemId ? table('charge-items').get(record.lateItemId) : undefined;
  const next = nextOf(table, before, now);
  const judged = judgeLate({
    asked: { hour: record.lateHour ?? null, reason: record.lateReason ?? null },
    itemHour: item?.until ?? null,
    usual: usualOf(table, before),
    arrivesAt: next?.arrivesAt,
  });
  if ('refused' in judged) return judged;
  const { until, hours, reason } = judged;
  const isFree = record.lateFree === true;
  const made = isFree
    ? undefined
    : priced({ table, item, stay: before, hours, amount: record.lateAmount ?? null, now });
  if (made && 'refused' in made) return { refused: { ...made.refused, field: fieldOf(made.refused.field) } };
  const charged = withCharge(table, before, made?.charge);
  const cleaning = cleaningFrom(table, before, until);
  const lateArrival = reason === null ? null : (next?.arrivesAt ?? null);
  const set = { plannedDeparture: until, lateUntil: until, lateArrival, lateReason: reason, ...charged.set };
  return {
    record: { ...record, ...set },
    set: { ...NO_LATE, ...set },
    writes: [...charged.writes, ...cleaning.writes],
    warnings: cleaning.warnings,
  };
}

/** Where this dialog asks what "Add charge" calls otherwise. */
const fieldOf = (field: string): string => (field === 'chargeUnitAmount' ? 'lateAmount' : 'lateItemId');

type Made = Extract<ReturnType<typeof priced>, { charge: object }>['charge'];

/** The charge of the stay as it is to be; undefined = the guest bears none. */
function withCharge(
  table: Table,
  stay: ReservationsRow,
  made: Made | undefined,
): { readonly set: { readonly chargesTotal?: number }; readonly writes: readonly RecordWrite[] } {
  const known = chargeOf(table, stay);
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

/**
 * The clean follows the hour by itself; one that was pinned to a time while guests are still in begins when they leave, and one
 * that somebody has begun is only told of.
 */
function cleaningFrom(
  table: Table,
  stay: ReservationsRow,
  until: string,
): { readonly writes: readonly RecordWrite[]; readonly warnings: readonly Warning[] } {
  const task = table('housekeeping-tasks').get(checkOutTaskId(stay.id));
  if (!task || !isOpenCleaning(task)) return { writes: [], warnings: [] };
  if (!isNotStarted(task)) {
    const params = { code: task.code ?? '' };
    return { writes: [], warnings: [{ field: 'plannedDeparture', key: 'late.cleanBegun', params }] };
  }
  const isEarlier = task.isPinned === true && task.date === stay.checkOut && (task.windowStart ?? '') < until;
  if (!isEarlier) return { writes: [], warnings: [] };
  const end = (task.windowEnd ?? '') > until ? {} : { windowEnd: null };
  return {
    writes: [{ collection: 'housekeeping-tasks', id: task.id, set: { windowStart: until, ...end } }],
    warnings: [],
  };
}
