import { daysBetween } from '../../../src/domain/calendar/iso-date.ts';
import {
  type Ready,
  type ReadyDeposit,
  readinessOf,
  type ReadyThing,
} from '../../../src/domain/reservations/readiness.ts';
import { stayStateOf, type StayFacts } from '../../../src/domain/reservations/stay-state.ts';
import type { Resource, Row } from '../../../src/config/types.ts';
import type { DeskStay } from '../../../src/wire/desk.ts';
import { type Context, tableOf } from '../../records/context.ts';
import { projectionOf } from '../../records/projection.ts';
import { filterFor } from '../../records/scope.ts';
import { textIn } from '../../live/rows/rows.ts';
import { stayTimes } from '../../records/settings/stay-times.ts';
import { joinedTitles } from '../../records/named-in.ts';
import { guestDataIn, STAY_GUESTS } from '../reservations/people.ts';
import { isInHouse } from './day.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { SecurityDepositsRow } from '../../live/rows/stored/security-deposits.ts';

/** What the desk does with a stay. */
const STEPS = [
  'confirm',
  'undoConfirm',
  'checkIn',
  'finish',
  'undoCheckIn',
  'undoCheckOut',
  'noShow',
  'undoNoShow',
  'planTimes',
];

const numberIn = (row: Row, key: string): number => (typeof row[key] === 'number' ? row[key] : 0);
const orNull = (text: string): string | null => (text === '' ? null : text);

/** The role's eyes on stays: what it may know of each, and do with it. Made once a call. */
export type StayPresenter = {
  readonly readiness: (row: Row) => readonly Ready[];
  readonly show: (row: Row) => DeskStay;
};

/** @param standing `standingRows` of today */
export function createStayPresenter(context: Context, reservations: Resource, standing: readonly Row[]): StayPresenter {
  const { today } = context.caller.values;
  const { resources } = context.snapshot.config;
  const rightsOf = (resource: Resource) => context.snapshot.rightsOf({ role: context.caller.role, resource });
  const listed = (name: string): Resource | undefined => {
    const resource = resources[name];
    return resource && rightsOf(resource).can.has('list') ? resource : undefined;
  };
  const { can, readable } = rightsOf(reservations);
  const estates = listed('estates');
  const people = readable.has('guestId') ? listed('guests') : undefined;
  const deposits = listed('security-deposits');
  const seesIdentity = people !== undefined && rightsOf(people).readable.has('tcIdentityNo');
  const seesPhone = people !== undefined && rightsOf(people).readable.has('phone');
  const known: Readonly<Record<ReadyThing, boolean>> = {
    paid: readable.has('remainingPrice'),
    deposit: deposits !== undefined,
    guestData: seesIdentity && listed(STAY_GUESTS) !== undefined,
    cleaned: estates !== undefined && rightsOf(estates).readable.has('cleaningState'),
    permit: listed('legal-permits') !== undefined,
  };
  const estateTable = estates && tableOf(context, estates);
  const guestTable = people && tableOf(context, people);
  const depositTable = deposits && tableOf(context, deposits);
  const estateOf = (row: Row): Row | undefined => estateTable?.get(textIn(row, 'estateId'));
  const guestOf = (row: Row): Row | undefined => guestTable?.get(textIn(row, 'guestId'));
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
    const isOpen = (row: Row) => from.length === 0 || from.includes(textIn(row, 'status'));
    return [{ name, isPossible: (row: Row) => isOpen(row) && (matches?.(row) ?? true) }];
  });
  const occupied = new Map(standing.filter(isInHouse).map((other) => [textIn(other, 'estateId'), other.id]));
  const isOccupied = (row: Row): boolean => {
    const id = occupied.get(textIn(row, 'estateId'));
    return id !== undefined && id !== row.id;
  };

  // The stored rows are what the configuration says; the domain names only what it reads of them.
  const readiness = (row: Row): readonly Ready[] =>
    readinessOf({
      stay: row as ReservationsRow,
      guestData: guestDataIn(row, context.table),
      estate: estateOf(row) as EstatesRow | undefined,
      deposit: depositTable?.equal('reservationId', row.id)[0] as SecurityDepositsRow | undefined as
        ReadyDeposit | undefined,
      isOccupied: textIn(row, 'checkIn') <= today && isOccupied(row),
      today,
    }).filter(({ thing }) => known[thing]);

  const show = (row: Row): DeskStay => {
    const estate = estateOf(row);
    const guest = guestOf(row);
    const [checkIn, checkOut] = [textIn(row, 'checkIn'), textIn(row, 'checkOut')];
    const [arrival, departure] = [textIn(row, 'plannedArrival'), textIn(row, 'plannedDeparture')];
    return {
      ...{ id: row.id, code: textIn(row, 'code'), estateId: textIn(row, 'estateId') },
      home: estate ? textIn(estate, 'code') : '',
      homeName: estate ? textIn(estate, 'propertyName') : '',
      guestId: guest?.id ?? null,
      guest: orNull(nameOf(row)),
      phone: seesPhone && guest ? orNull(textIn(guest, 'phone')) : null,
      ...{ checkIn, checkOut, nights: daysBetween(checkIn, checkOut) },
      adults: numberIn(row, 'adults'),
      children: numberIn(row, 'children'),
      infants: numberIn(row, 'infants'),
      plannedArrival: orNull(arrival),
      plannedDeparture: orNull(departure),
      arrivesAt: times.arrivesAt(row, estate),
      leavesAt: times.leavesAt(row, estate),
      status: textIn(row, 'status'),
      stayState: stayStateOf(row as ReservationsRow as StayFacts, today),
      actualCheckInAt: orNull(textIn(row, 'actualCheckInAt')),
      actualCheckOutAt: orNull(textIn(row, 'actualCheckOutAt')),
      notes: readable.has('notes') ? orNull(textIn(row, 'notes')) : null,
      readiness: readiness(row),
      actions: steps.filter(({ isPossible }) => isPossible(row)).map(({ name }) => name),
    };
  };
  return { readiness, show };
}
