import { createHash } from 'node:crypto';
import { isReleased } from '../../../../src/domain/reservation/status.ts';
import type { Occupant } from '../../../../src/domain/reservation/occupancy.ts';
import { occupantsOf } from '../../../../src/domain/reservation/occupancy.ts';
import type { Row } from '../../../../src/config/types.ts';
import type { Refusal } from '../../../../src/domain/rule/refusal.ts';
import { occupancyOf } from '../../reservations/spans.ts';
import { textIn } from '../../../rows.ts';
import { NO_PERMIT } from '../../reservations/permit-of-stay.ts';
import { guestOf } from './import-guest.ts';
import { about, BLOCKS, forget, type ImportRun, remember, RESERVATIONS, type Wanted } from './import-run.ts';
import type { Values, Written } from '../../../records/external-writer.ts';
import { ICAL_EVENTS, type KnownRow } from './known-events.ts';

/** What a channel's reference may be in our records. */
const REFERENCE = /^[A-Za-z0-9_-]{1,40}$/;
/** Characters of a hash that stands for a UID that may not. */
const HASH_LENGTH = 24;

/** `LATER` = a stay of the same calendar has the nights and may leave them yet. */
export type StayOutcome = 'DONE' | 'UNCHANGED' | 'LATER';

/** The channel's reference of an event: its own number, or its UID, or what stands for that. */
function referenceOf({ key, meaning }: Wanted): string {
  const own = meaning.kind === 'STAY' ? meaning.reference : undefined;
  if (own !== undefined) return own;
  if (REFERENCE.test(key)) return key;
  return `ical-${createHash('sha256').update(key).digest('base64url').slice(0, HASH_LENGTH)}`;
}

/** The reservation that stands for an event: made by an earlier import, or typed in with the channel's number. */
function recordOf({ writer, channel }: ImportRun, wanted: Wanted): Row | undefined {
  const reservations = writer.table(RESERVATIONS);
  if (wanted.known?.recordId) return reservations.get(wanted.known.recordId);
  return reservations
    .equal('channelRef', referenceOf(wanted))
    .find((row) => textIn(row, 'salesChannelId') === channel.id && !isReleased(textIn(row, 'status')));
}

/**
 * Makes one booking of the calendar stand where the channel has it, through the rules that everybody else books by
 * (AV4): made, moved, or, when somebody has the nights, kept as ALLREADYTAKEN with the winner's code.
 * @param isLast nothing of this calendar will move any more
 */
export function placeStay(run: ImportRun, wanted: Wanted, isLast: boolean): StayOutcome {
  const record = recordOf(run, wanted);
  if (record === undefined) return createStay(run, wanted, isLast);
  const status = textIn(record, 'status');
  if (status === 'ALLREADYTAKEN') return retryStay(run, wanted, record);
  const { from, to } = wanted.known ?? { from: record['checkIn'], to: record['checkOut'] };
  if (from === wanted.from && to === wanted.to) {
    if (!wanted.known) remember(run, entryOf(wanted, record.id, null));
    return status === 'PENDING' ? confirmStay(run, wanted, record) : 'UNCHANGED';
  }
  if (isReleased(status) || status === 'FINISHED') {
    remember(run, entryOf(wanted, record.id, null));
    const reason = { key: 'ical.item.closed', params: {} };
    run.items.push({ action: 'KEPT', ...about(wanted), id: record.id, code: textIn(record, 'code'), reason });
    return 'DONE';
  }
  return moveStay(run, wanted, record, isLast);
}

/** A stay that was only held, or waited for a permit: confirmed now that its channel has it and it may be (ES3). */
function confirmStay(run: ImportRun, wanted: Wanted, record: Row): StayOutcome {
  const row = confirmed(run, record);
  if (row === record) return 'UNCHANGED';
  run.items.push({ action: row['status'] === 'ALLREADYTAKEN' ? 'CONFLICT' : 'SOLVED', ...itemOf(wanted, row) });
  return 'DONE';
}

function confirmed(run: ImportRun, record: Row): Row {
  const set = { status: 'SUCCESSFUL' };
  const answer = tryWrite(run, () => run.writer.change(RESERVATIONS, record, set, 'confirm'));
  return 'row' in answer ? answer.row : record;
}

/** The part of an item that says what was made of an event: without a permit it waits, and people have to act. */
function itemOf(wanted: Wanted, row: Row) {
  const waits = row['channelConflict'] === NO_PERMIT;
  const reason = { key: 'ical.item.noPermit', params: {} };
  return { ...about(wanted), id: row.id, code: textIn(row, 'code'), ...(waits && { reason }) };
}

const entryOf = (wanted: Wanted, recordId: string, conflictId: string | null): KnownRow => ({
  ...{ key: wanted.key, kind: 'STAY', from: wanted.from, to: wanted.to, recordId, conflictId, blockIds: [] },
});

function valuesOf(run: ImportRun, wanted: Wanted): Values {
  const { feed, channel } = run;
  return {
    estateId: textIn(feed, 'estateId'),
    ...{ checkIn: wanted.from, checkOut: wanted.to, adults: 1, children: 0, infants: 0 },
    ...{ salesChannelId: channel.id, channelRef: referenceOf(wanted), guestId: guestOf(run, wanted) },
    ...{ paidAmount: 0, rentalMode: 'SHORT_TERM', tags: [] },
    ...(channel['collects'] === 'CHANNEL' ? { paymentMethod: 'CHANNEL_COLLECT' } : {}),
  };
}

/** Tries a write; blocks of this very calendar give way, for the channel sold the nights itself. */
function tryWrite(run: ImportRun, write: () => Written): Written {
  for (;;) {
    const answer = write();
    const by = 'refused' in answer ? answer.refused.blockedBy : undefined;
    const own = by && run.ownBlocks.get(by.id);
    if (own === undefined) return answer;
    run.ownBlocks.delete(own.id);
    const { now } = run.writer;
    run.writer.change(BLOCKS, own, { releasedAt: now }, 'release');
  }
}

/** A booking that came to nothing and still has the channel's number: cancelled earlier, or lost to another. */
function holderOf({ writer, channel }: ImportRun, wanted: Wanted): Row | undefined {
  return writer
    .table(RESERVATIONS)
    .equal('channelRef', referenceOf(wanted))
    .find((row) => textIn(row, 'salesChannelId') === channel.id && isReleased(textIn(row, 'status')));
}

function createStay(run: ImportRun, wanted: Wanted, isLast: boolean): StayOutcome {
  const { writer, items } = run;
  const holder = holderOf(run, wanted);
  // The number goes to the reservation that stands for the event now; when none is made, it stays where it was.
  if (holder) writer.keep(RESERVATIONS, { ...holder, channelRef: null });
  const giveOver = () => {
    if (!holder) return;
    const isLost = holder['status'] === 'ALLREADYTAKEN';
    writer.note(RESERVATIONS, holder, { channelRef: null, ...(isLost ? { channelConflict: 'SOLVED' } : {}) });
  };
  const values = { ...valuesOf(run, wanted), ...(holder ? { copiedFromId: holder.id } : {}) };
  const made = tryWrite(run, () => writer.create(RESERVATIONS, { ...values, status: 'SUCCESSFUL' }));
  if ('row' in made) {
    giveOver();
    remember(run, entryOf(wanted, made.row.id, null));
    items.push({ action: 'CREATED', ...itemOf(wanted, made.row) });
    return 'DONE';
  }
  const { blockedBy } = made.refused;
  if (blockedBy && (isLast || !isOfFeed(run, blockedBy))) {
    giveOver();
    return lose(run, wanted, { blockedBy, values, recordId: undefined });
  }
  if (holder) writer.keep(RESERVATIONS, holder);
  return blockedBy ? 'LATER' : refuse(run, wanted, made.refused);
}

function refuse({ items }: ImportRun, wanted: Wanted, { key, params }: Refusal): StayOutcome {
  items.push({ action: 'REFUSED', ...about(wanted), reason: { key, params } });
  return 'DONE';
}

const isOfFeed = ({ writer, feed }: ImportRun, { id }: Occupant): boolean =>
  writer
    .table(ICAL_EVENTS)
    .equal('recordId', id)
    .some((row) => row['feedId'] === feed.id);

/** AV4: the loser is written down with the winner's code. The stay it was moved from, if any, stays where it is. */
function lose(
  run: ImportRun,
  wanted: Wanted,
  lost: { readonly blockedBy: Occupant; readonly values: Values; readonly recordId: string | undefined },
): StayOutcome {
  const { writer, items } = run;
  const { blockedBy, values, recordId } = lost;
  const taken = {
    ...{ status: 'ALLREADYTAKEN', takenByCode: blockedBy.code, channelConflict: 'OPEN', lastProcessAt: writer.now },
    takenById: blockedBy.kind === 'TAKEN' ? blockedBy.id : null,
  };
  const made = writer.create(RESERVATIONS, { ...values, ...taken });
  if ('refused' in made) return refuse(run, wanted, made.refused);
  const known = wanted.known ?? wanted;
  const entry = entryOf(wanted, recordId ?? made.row.id, made.row.id);
  // A stay that could not follow stays known where it was, so that the next import tries again.
  remember(run, recordId === undefined ? entry : { ...entry, from: known.from, to: known.to });
  items.push({
    ...{ action: 'CONFLICT', ...about(wanted), id: made.row.id, code: textIn(made.row, 'code'), takenBy: blockedBy },
  });
  return 'DONE';
}

function moveStay(run: ImportRun, wanted: Wanted, record: Row, isLast: boolean): StayOutcome {
  const { writer, items } = run;
  const dates = { checkIn: wanted.from, checkOut: wanted.to };
  const conflict = wanted.known?.conflictId ? writer.table(RESERVATIONS).get(wanted.known.conflictId) : undefined;
  const isKnown = conflict?.['checkIn'] === wanted.from && conflict['checkOut'] === wanted.to;
  if (isKnown && conflict['channelConflict'] === 'DISMISSED') return 'UNCHANGED';
  const moved = tryWrite(run, () => writer.change(RESERVATIONS, record, dates, 'update'));
  if ('row' in moved) {
    if (conflict) writer.change(RESERVATIONS, conflict, { channelConflict: 'SOLVED' }, 'update');
    remember(run, entryOf(wanted, record.id, null));
    const row = moved.row['status'] === 'PENDING' ? confirmed(run, moved.row) : moved.row;
    items.push({ action: 'MOVED', ...itemOf(wanted, row) });
    return 'DONE';
  }
  const { blockedBy } = moved.refused;
  if (blockedBy === undefined) return refuse(run, wanted, moved.refused);
  if (!isLast && isOfFeed(run, blockedBy)) return 'LATER';
  if (isKnown) return 'UNCHANGED';
  if (conflict) writer.change(RESERVATIONS, conflict, { channelConflict: 'SOLVED' }, 'update');
  // The number is the first one's; the copy says whose it is.
  const values = { ...valuesOf(run, wanted), guestId: record['guestId'] ?? null, channelRef: null };
  return lose(run, wanted, { blockedBy, values: { ...values, copiedFromId: record.id }, recordId: record.id });
}

/** Nights that somebody else had: booked as soon as they are free, unless people have decided otherwise. */
function retryStay(run: ImportRun, wanted: Wanted, record: Row): StayOutcome {
  const { writer, items, feed } = run;
  const isMoved = record['checkIn'] !== wanted.from || record['checkOut'] !== wanted.to;
  if (record['channelConflict'] === 'DISMISSED' && !isMoved) return 'UNCHANGED';
  const span = { of: textIn(feed, 'estateId'), from: wanted.from, to: wanted.to };
  const taken = [...occupantsOf({ ...occupancyOf(writer.table, span), wanted: span, now: writer.now })];
  const others = taken.filter(({ id }) => !run.ownBlocks.has(id));
  // Who was written down as the winner is, for as long as it has any of the nights.
  const blockedBy = others.find(({ code }) => code === record['takenByCode']) ?? others[0];
  if (blockedBy === undefined) return createStay(run, wanted, true);
  const lost = {
    ...{ checkIn: wanted.from, checkOut: wanted.to, takenByCode: blockedBy.code },
    takenById: blockedBy.kind === 'TAKEN' ? blockedBy.id : null,
    channelConflict: isMoved ? 'OPEN' : (record['channelConflict'] ?? 'OPEN'),
  };
  if (Object.entries(lost).every(([key, value]) => (record[key] ?? null) === value)) return 'UNCHANGED';
  const row = writer.note(RESERVATIONS, record, lost);
  remember(run, entryOf(wanted, record.id, record.id));
  items.push({ action: 'CONFLICT', ...about(wanted), id: row.id, code: textIn(row, 'code'), takenBy: blockedBy });
  return 'DONE';
}

/**
 * A booking that is in the calendar no more is cancelled, unless its guests are there or should have come: what has
 * begun is shortened by people, not by a calendar.
 */
export function endStay(run: ImportRun, known: KnownRow): void {
  const { writer, items } = run;
  const reservations = writer.table(RESERVATIONS);
  const conflict = known.conflictId ? reservations.get(known.conflictId) : undefined;
  if (conflict && conflict['channelConflict'] !== 'SOLVED') {
    writer.change(RESERVATIONS, conflict, { channelConflict: 'SOLVED' }, 'update');
    items.push({ action: 'SOLVED', ...about(known), id: conflict.id, code: textIn(conflict, 'code') });
  }
  const record = known.recordId ? reservations.get(known.recordId) : undefined;
  if (record === undefined || !isCancellable(record)) {
    forget(run, known);
    return;
  }
  const it = { ...about(known), id: record.id, code: textIn(record, 'code') };
  if (textIn(record, 'checkIn') < writer.today || record['actualCheckInAt']) {
    items.push({ action: 'KEPT', ...it, reason: { key: 'ical.item.begun', params: {} } });
    return;
  }
  const set = { status: 'CANCELLED', cancelReason: 'CHANNEL' };
  const ended = writer.change(RESERVATIONS, record, set, 'cancel');
  if ('refused' in ended) {
    const { key, params } = ended.refused;
    items.push({ action: 'REFUSED', ...it, reason: { key, params } });
    return;
  }
  forget(run, known);
  items.push({ action: 'CANCELLED', ...it });
}

const isCancellable = (row: Row): boolean => row['status'] === 'SUCCESSFUL' || row['status'] === 'PENDING';
