import { createHash } from 'node:crypto';
import {
  fateOfStay,
  numberHandover,
  nightsKey,
  type Placement,
  placementOf,
  settledBy,
  solvedOf,
} from '../../../../src/domain/reservations/place-stay.ts';
import { NO_PERMIT } from '../../../../src/domain/reservations/judge-permit.ts';
import { lostTo } from '../../../../src/domain/reservations/lost-nights.ts';
import { isReleased } from '../../../../src/domain/reservations/status.ts';
import type { Occupant } from '../../../../src/domain/reservations/occupancy.ts';
import { occupantsOf } from '../../../../src/domain/reservations/occupancy.ts';
import type { Steps } from '../../../../src/config/steps.ts';
import type { Refusal } from '../../../../src/domain/rule/refusal.ts';
import { occupancyOf } from '../../reservations/spans.ts';
import { guestOf } from './import-guest.ts';
import { eventPart, forget, type ImportRun, remember, RESERVATIONS, type WantedBooking } from './import-run.ts';
import type { ExternalValues, ExternalWrite } from '../../../records/external-writer.ts';
import type { KnownRow } from './known-events.ts';
import type { ReservationsRow } from '../../../live/rows/stored/reservations.ts';
import { BLOCKS } from '../../reservations/names.ts';

/** Allowed form of a channel's reference in our records. */
const REFERENCE = /^[A-Za-z0-9_-]{1,40}$/;
/** Characters of the hash that replaces a UID of another form. */
const HASH_LENGTH = 24;

/** `waitsFor`: a stay of the same calendar that has the nights and may still leave them. */
export type StayOutcome = 'DONE' | 'UNCHANGED' | { readonly waitsFor: string };
/** Stays of this calendar, by their reservations, that still have to move. */
type Moving = ReadonlyMap<string, WantedBooking>;
export const NOTHING_MOVES: Moving = new Map();

/** The channel's reference of an event: its own number, its UID, or the UID's hash. */
function referenceOf({ key, meaning }: WantedBooking): string {
  const own = meaning.kind === 'STAY' ? meaning.reference : undefined;
  if (own !== undefined) return own;
  if (REFERENCE.test(key)) return key;
  return `ical-${createHash('sha256').update(key).digest('base64url').slice(0, HASH_LENGTH)}`;
}

/** The reservation of an event: made by an earlier import, or typed in with the channel's number. */
function recordOf({ writer, channel }: ImportRun, wanted: WantedBooking): ReservationsRow | undefined {
  const reservations = writer.table(RESERVATIONS);
  if (wanted.known?.recordId) return reservations.get(wanted.known.recordId);
  return reservations
    .equal('channelRef', referenceOf(wanted))
    .find((row) => row.salesChannelId === channel.id && !isReleased(row.status ?? ''));
}

/** The occupants of the nights, without the stay itself. */
function occupantsAt({ writer, feed }: ImportRun, { from, to }: WantedBooking, id?: string): Iterable<Occupant> {
  const span = { of: feed.estateId, from, to };
  const wanted = id === undefined ? span : { ...span, id };
  return occupantsOf({ ...occupancyOf(writer.table, span), wanted, now: writer.now });
}

/** The occupants, without this feed's blocks, which give way. */
function* othersOn(run: ImportRun, wanted: WantedBooking, id: string | undefined): Generator<Occupant> {
  for (const one of occupantsAt(run, wanted, id)) if (!run.ownBlocks.has(one.id)) yield one;
}

const conflictOf = ({ writer }: ImportRun, { conflictId }: KnownRow): ReservationsRow | undefined =>
  conflictId ? writer.table(RESERVATIONS).get(conflictId) : undefined;

/**
 * Books one booking of the calendar where the channel has it (`placementOf`), through the same rules as everybody else.
 * It asks the index of nights first, so that a booking that loses costs no more than that.
 * @param moving the stays that may still leave their nights; empty when nothing of this calendar will move any more
 */
export function placeStay(run: ImportRun, wanted: WantedBooking, moving: Moving): StayOutcome {
  const { known } = wanted;
  const record = recordOf(run, wanted);
  const conflict = record && known && conflictOf(run, known);
  const others = othersOn(run, wanted, record?.id);
  const placement = placementOf({ wanted, known, record, conflict, others, moving, conflicts: run.conflicts });
  const settled = settledBy(placement, conflict);
  const settle = () => conflict && settled && run.writer.change(RESERVATIONS, conflict, settled, 'update');
  switch (placement.does) {
    case 'WAIT':
      return { waitsFor: placement.waitsFor };
    case 'CREATE':
      return createStay(run, wanted);
    case 'LEAVE':
    case 'CONFIRM':
      if (placement.isNews) remember(run, entryOf(wanted, placement.stay.id, null));
      return placement.does === 'CONFIRM' ? confirmStay(run, wanted, placement.stay) : 'UNCHANGED';
    case 'KEEP':
      return keepStay(run, wanted, placement.stay);
    case 'MOVE':
      return moveStay(run, wanted, placement.stay, settle);
    case 'COUNT':
      settle();
      return countOnly(run, wanted, placement.stay?.id ?? null);
    case 'LOSE':
      settle();
      return placement.stay ? loseMoved(run, wanted, placement.stay, placement.to) : loseNew(run, wanted, placement.to);
    case 'NAME_WINNER':
      return nameWinner(run, wanted, placement);
  }
}

function keepStay(run: ImportRun, wanted: WantedBooking, { id, code }: ReservationsRow): StayOutcome {
  remember(run, entryOf(wanted, id, null));
  const reason = { key: 'ical.item.closed', params: {} };
  run.tally.add({ action: 'KEPT', ...eventPart(wanted), id, code: code ?? '', reason });
  return 'DONE';
}

/** Confirms a stay that was only held or waited for a permit, now that its channel has it and it is allowed (ES3). */
function confirmStay(run: ImportRun, wanted: WantedBooking, record: ReservationsRow): StayOutcome {
  const row = confirmReservation(run, record);
  if (row === record) return 'UNCHANGED';
  run.tally.add({ action: row.status === 'ALLREADYTAKEN' ? 'CONFLICT' : 'SOLVED', ...itemOf(wanted, row) });
  return 'DONE';
}

function confirmReservation(run: ImportRun, record: ReservationsRow): ReservationsRow {
  const set = { status: 'SUCCESSFUL' };
  const answer = tryWrite(run, () => run.writer.change(RESERVATIONS, record, set, 'confirm'));
  return 'row' in answer ? answer.row : record;
}

/** The part of an item that describes the result of an event: without a permit it waits, and people have to act. */
function itemOf(wanted: WantedBooking, row: ReservationsRow) {
  const waits = row.channelConflict === NO_PERMIT;
  const reason = { key: 'ical.item.noPermit', params: {} };
  return { ...eventPart(wanted), id: row.id, code: row.code ?? '', ...(waits && { reason }) };
}

const entryOf = (wanted: WantedBooking, recordId: string | null, conflictId: string | null): KnownRow => ({
  key: wanted.key,
  kind: 'STAY',
  from: wanted.from,
  to: wanted.to,
  recordId,
  conflictId,
  blockIds: [],
});

function valuesOf({ feed, channel }: ImportRun, wanted: WantedBooking): ExternalValues {
  return {
    estateId: feed.estateId,
    checkIn: wanted.from,
    checkOut: wanted.to,
    adults: 1,
    children: 0,
    infants: 0,
    salesChannelId: channel.id,
    channelRef: referenceOf(wanted),
    paidAmount: 0,
    rentalMode: 'SHORT_TERM',
    tags: [],
    ...(channel.collects === 'CHANNEL' ? { paymentMethod: 'CHANNEL_COLLECT' } : {}),
  };
}

type StayWrite = ExternalWrite<ReservationsRow>;

/** Tries a write; blocks of this calendar give way, because the channel sold the nights itself. */
function tryWrite(run: ImportRun, write: () => StayWrite): StayWrite {
  for (;;) {
    const answer = write();
    const by = 'refused' in answer ? answer.refused.blockedBy : undefined;
    if (by === undefined || !run.ownBlocks.delete(by.id)) return answer;
    giveWay(run, by.id);
  }
}

function giveWay({ writer, ownBlocks }: ImportRun, id: string): void {
  ownBlocks.delete(id);
  const row = writer.table(BLOCKS).get(id);
  if (row && !row.releasedAt) writer.change(BLOCKS, row, { releasedAt: writer.now }, 'release');
}

/** Max own blocks that give way together with the stay that needs their nights; more are released before it. */
const MAX_AT_ONCE = 8;

/** Releases the many pieces of a block that a stay needs, a few at a time. */
export function* makeRoom(run: ImportRun, wanted: WantedBooking): Steps<void> {
  if (run.ownBlocks.size <= MAX_AT_ONCE) return;
  const taken = [...occupantsAt(run, wanted)];
  const own = taken.filter(({ id }) => run.ownBlocks.has(id));
  if (own.length < taken.length) return;
  for (const [index, { id }] of own.slice(MAX_AT_ONCE).entries()) {
    giveWay(run, id);
    if (index % MAX_AT_ONCE === 0) yield;
  }
}

/** A failed booking that still has the channel's number: cancelled earlier, or lost to another. */
function holderOf({ writer, channel }: ImportRun, wanted: WantedBooking): ReservationsRow | undefined {
  return writer
    .table(RESERVATIONS)
    .equal('channelRef', referenceOf(wanted))
    .find((row) => row.salesChannelId === channel.id && isReleased(row.status ?? ''));
}

/** The values of a new reservation, its guest, and how the current holder of its number hands it over. */
function newStay(run: ImportRun, wanted: WantedBooking) {
  const { writer } = run;
  const holder = holderOf(run, wanted);
  const guest = guestOf(run, wanted);
  const values = { ...valuesOf(run, wanted), guestId: guest.id, ...(holder ? { copiedFromId: holder.id } : {}) };
  // The event's current reservation gets the number; if none is made, the number stays where it was.
  if (holder) writer.keep(RESERVATIONS, { ...holder, channelRef: null });
  const giveOver = () => {
    if (holder) writer.note(RESERVATIONS, holder, numberHandover(holder));
  };
  return { holder, guest, values, giveOver };
}

function createStay(run: ImportRun, wanted: WantedBooking): StayOutcome {
  const { writer, tally } = run;
  const { holder, guest, values, giveOver } = newStay(run, wanted);
  const create = () => writer.create(RESERVATIONS, { ...values, status: 'SUCCESSFUL' }, guest.make);
  const made = tryWrite(run, create);
  if ('row' in made) {
    giveOver();
    remember(run, entryOf(wanted, made.row.id, null));
    tally.add({ action: 'CREATED', ...itemOf(wanted, made.row) });
    return 'DONE';
  }
  if (holder) writer.keep(RESERVATIONS, holder);
  return refuse(run, wanted, made.refused);
}

function loseNew(run: ImportRun, wanted: WantedBooking, blockedBy: Occupant): StayOutcome {
  const { guest, values, giveOver } = newStay(run, wanted);
  giveOver();
  return recordLostStay(run, wanted, { blockedBy, values, make: guest.make, recordId: undefined });
}

/** The first reservation keeps the number; the copy refers to it. */
function loseMoved(
  run: ImportRun,
  wanted: WantedBooking,
  { id, guestId }: ReservationsRow,
  blockedBy: Occupant,
): StayOutcome {
  const values = { ...valuesOf(run, wanted), guestId, channelRef: null, copiedFromId: id };
  return recordLostStay(run, wanted, { blockedBy, values, recordId: id });
}

function refuse({ tally }: ImportRun, wanted: WantedBooking, { key, params }: Refusal): StayOutcome {
  tally.add({ action: 'REFUSED', ...eventPart(wanted), reason: { key, params } });
  return 'DONE';
}

/** @param recordId of the stay that stays in place, if there is one */
function countOnly(run: ImportRun, wanted: WantedBooking, recordId: string | null): StayOutcome {
  const { from, to } = (recordId !== null && wanted.known) || wanted;
  remember(run, { ...entryOf(wanted, recordId, null), from, to, countedOnly: nightsKey(wanted) });
  run.tally.addBeyond(wanted.key);
  return 'DONE';
}

/** AV4: records the losing stay with the winner's code. The stay it was moved from, if any, stays in place. */
function recordLostStay(
  run: ImportRun,
  wanted: WantedBooking,
  lost: {
    readonly blockedBy: Occupant;
    readonly values: ExternalValues;
    readonly make?: () => void;
    readonly recordId: string | undefined;
  },
): StayOutcome {
  const { writer, tally } = run;
  const { blockedBy, values, make, recordId } = lost;
  const taken = { status: 'ALLREADYTAKEN', ...lostTo(blockedBy), channelConflict: 'OPEN', lastProcessAt: writer.now };
  const made = writer.create(RESERVATIONS, { ...values, ...taken }, make);
  if ('refused' in made) return refuse(run, wanted, made.refused);
  run.conflicts += 1;
  const known = wanted.known ?? wanted;
  const entry = entryOf(wanted, recordId ?? made.row.id, made.row.id);
  // A stay that could not move is remembered at its old place, so that the next import tries again.
  remember(run, recordId === undefined ? entry : { ...entry, from: known.from, to: known.to });
  const { id, code } = made.row;
  tally.add({ action: 'CONFLICT', ...eventPart(wanted), id, code: code ?? '', takenBy: blockedBy });
  return 'DONE';
}

function moveStay(run: ImportRun, wanted: WantedBooking, record: ReservationsRow, settle: () => void): StayOutcome {
  const { writer, tally } = run;
  const dates = { checkIn: wanted.from, checkOut: wanted.to };
  const moved = tryWrite(run, () => writer.change(RESERVATIONS, record, dates, 'update'));
  if ('refused' in moved) return refuse(run, wanted, moved.refused);
  settle();
  remember(run, entryOf(wanted, record.id, null));
  const row = moved.row.status === 'PENDING' ? confirmReservation(run, moved.row) : moved.row;
  tally.add({ action: 'MOVED', ...itemOf(wanted, row) });
  return 'DONE';
}

type WinnerNamed = Extract<Placement<ReservationsRow>, { does: 'NAME_WINNER' }>;

function nameWinner(run: ImportRun, wanted: WantedBooking, { stay, winner, set }: WinnerNamed): StayOutcome {
  const row = run.writer.note(RESERVATIONS, stay, set);
  remember(run, entryOf(wanted, stay.id, stay.id));
  run.tally.add({ action: 'CONFLICT', ...eventPart(wanted), id: row.id, code: row.code ?? '', takenBy: winner });
  return 'DONE';
}

/** Ends the booking of an event that left the calendar (`fateOfStay`). */
export function endStay(run: ImportRun, known: KnownRow): void {
  const { writer, tally } = run;
  const conflict = conflictOf(run, known);
  const solved = solvedOf(conflict);
  if (conflict && solved) {
    writer.change(RESERVATIONS, conflict, solved, 'update');
    tally.add({ action: 'SOLVED', ...eventPart(known), id: conflict.id, code: conflict.code ?? '' });
  }
  const record = known.recordId ? writer.table(RESERVATIONS).get(known.recordId) : undefined;
  const end = fateOfStay(record, writer.today);
  if (record === undefined || end === 'FORGET') {
    forget(run, known);
    return;
  }
  const it = { ...eventPart(known), id: record.id, code: record.code ?? '' };
  if (end === 'KEEP') {
    tally.add({ action: 'KEPT', ...it, reason: { key: 'ical.item.begun', params: {} } });
    return;
  }
  const set = { status: 'CANCELLED', cancelReason: 'CHANNEL' };
  const ended = writer.change(RESERVATIONS, record, set, 'cancel');
  if ('refused' in ended) {
    const { key, params } = ended.refused;
    tally.add({ action: 'REFUSED', ...it, reason: { key, params } });
    return;
  }
  forget(run, known);
  tally.add({ action: 'CANCELLED', ...it });
}
