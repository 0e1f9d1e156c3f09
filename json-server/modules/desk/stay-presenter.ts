import { daysBetween } from '../../../src/domain/calendar/iso-date.ts';
import { type Ready, readinessOf, type ReadyThing } from '../../../src/domain/reservations/readiness.ts';
import { stayStateOf } from '../../../src/domain/reservations/stay-state.ts';
import type { Resource } from '../../../src/config/types.ts';
import type { DeskStay } from '../../../src/wire/desk.ts';
import { type Context, type ResourceNamed, resourceNamed, tableOf } from '../../records/context.ts';
import { projectionOf } from '../../records/projection.ts';
import { filterFor } from '../../records/scope.ts';
import { stayTimes } from '../../records/settings/stay-times.ts';
import { joinedTitles } from '../../records/named-in.ts';
import { guestDataIn } from '../reservations/people.ts';
import { isInHouse } from '../../../src/domain/reservations/cancel.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { GuestsRow } from '../../live/rows/stored/guests.ts';
import { STAY_GUESTS } from '../reservations/names.ts';

/** The desk's actions on a stay. */
const STEPS = [
  'confirm',
  'undoConfirm',
  'checkIn',
  'finish',
  'undoCheckIn',
  'undoCheckOut',
  'noShow',
  'undoNoShow',
  'earlyCheckIn',
  'lateCheckOut',
  'planTimes',
];
/** For guests in house; before arrival it is agreed on the page of the stay. */
const OF_GUESTS_IN = ['lateCheckOut'];

/** Presents stays to a role: the fields it may see and the actions it may use. Made once per call. */
export type StayPresenter = {
  readonly readiness: (row: ReservationsRow) => readonly Ready[];
  readonly show: (row: ReservationsRow) => DeskStay;
};

/** @param standing the result of `standingRows` for today */
export function createStayPresenter(
  context: Context,
  reservations: ResourceNamed<'reservations'>,
  standing: readonly ReservationsRow[],
): StayPresenter {
  const { today } = context.caller.values;
  const rightsOf = (resource: Resource) => context.snapshot.rightsOf({ role: context.caller.role, resource });
  const listableResource = <Name extends string>(name: Name): ResourceNamed<Name> | undefined => {
    const resource = resourceNamed(context.snapshot, name);
    return resource && rightsOf(resource).can.has('list') ? resource : undefined;
  };
  const { can, readable } = rightsOf(reservations);
  const estates = listableResource('estates');
  const people = readable.has('guestId') ? listableResource('guests') : undefined;
  const deposits = listableResource('security-deposits');
  const seesIdentity = people !== undefined && rightsOf(people).readable.has('tcIdentityNo');
  const seesPhone = people !== undefined && rightsOf(people).readable.has('phone');
  const known: Readonly<Record<ReadyThing, boolean>> = {
    paid: readable.has('remainingPrice'),
    deposit: deposits !== undefined,
    guestData: seesIdentity && listableResource(STAY_GUESTS) !== undefined,
    cleaned: estates !== undefined && rightsOf(estates).readable.has('cleaningState'),
    permit: listableResource('legal-permits') !== undefined,
  };
  const estateTable = estates && tableOf(context, estates);
  const guestTable = people && tableOf(context, people);
  const depositTable = deposits && tableOf(context, deposits);
  const estateOf = ({ estateId }: ReservationsRow): EstatesRow | undefined => estateTable?.get(estateId);
  const guestOf = ({ guestId }: ReservationsRow): GuestsRow | undefined => guestTable?.get(guestId);
  const nameOf = joinedTitles(
    context,
    { resource: reservations, projection: projectionOf(context, reservations) },
    'guestId',
  );
  const times = stayTimes(context.table);
  const steps = STEPS.flatMap((name) => {
    const action = reservations.actions[name];
    if (action === undefined || !can.has(name)) return [];
    const { from, when } = action;
    const matches = when && filterFor({ context, resource: reservations, where: when }).matches;
    const isOpen = (row: ReservationsRow) =>
      (from.length === 0 || from.includes(row.status ?? '')) && (!OF_GUESTS_IN.includes(name) || isInHouse(row));
    return [{ name, isPossible: (row: ReservationsRow) => isOpen(row) && (matches?.(row) ?? true) }];
  });
  const occupied = new Map(standing.filter(isInHouse).map((other) => [other.estateId, other.id]));
  const isOccupied = (row: ReservationsRow): boolean => {
    const id = occupied.get(row.estateId);
    return id !== undefined && id !== row.id;
  };

  const readiness = (row: ReservationsRow): readonly Ready[] =>
    readinessOf({
      stay: row,
      guestData: guestDataIn(row, context.table),
      estate: estateOf(row),
      deposit: depositTable?.equal('reservationId', row.id)[0],
      isOccupied: row.checkIn <= today && isOccupied(row),
      today,
    }).filter(({ thing }) => known[thing]);

  const show = (row: ReservationsRow): DeskStay => {
    const estate = estateOf(row);
    const guest = guestOf(row);
    const { checkIn, checkOut } = row;
    return {
      id: row.id,
      code: row.code ?? '',
      estateId: row.estateId,
      home: estate?.code ?? '',
      homeName: estate?.propertyName ?? '',
      guestId: guest?.id ?? null,
      guest: nameOf(row) || null,
      phone: (seesPhone && guest?.phone) || null,
      checkIn,
      checkOut,
      nights: daysBetween(checkIn, checkOut),
      adults: row.adults,
      children: row.children ?? 0,
      infants: row.infants ?? 0,
      plannedArrival: row.plannedArrival || null,
      plannedDeparture: row.plannedDeparture || null,
      arrivesAt: times.arrivesAt(row, estate),
      leavesAt: times.leavesAt(row, estate),
      status: row.status ?? '',
      stayState: stayStateOf(row, today),
      actualCheckInAt: row.actualCheckInAt || null,
      actualCheckOutAt: row.actualCheckOutAt || null,
      notes: (readable.has('notes') && row.notes) || null,
      readiness: readiness(row),
      actions: steps.filter(({ isPossible }) => isPossible(row)).map(({ name }) => name),
    };
  };
  return { readiness, show };
}
