import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { longContracts, needsPermit, permitReason } from '../../../src/domain/estates/permit-stay.ts';
import { isReleased } from '../../../src/domain/reservations/status.ts';
import { takesCheckOutBack } from '../../../src/domain/reservations/stay-state.ts';
import type { Json } from '../../../src/config/types.ts';
import type { DomainAnswer, DomainWrite, Warning } from '../../live/rules/domain-write.ts';
import { permitsOf } from '../estates/estate-permits.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

const REASON = 'permitOverrideReason';
const CONFIRMED = 'SUCCESSFUL';
/** How a channel's conflict is named that a missing permit makes. */
export const NO_PERMIT = 'NO_PERMIT';

const stayOf = ({ checkIn, checkOut }: ReservationsRow) => ({ checkIn, checkOut });
const isPlace = (row: ReservationsRow, other: ReservationsRow): boolean =>
  (['estateId', 'checkIn', 'checkOut'] as const).every((key) => row[key] === other[key]);

/** A confirmed stay that keeps some of its nights in its home asks for nothing that was not asked before. */
function isShortened(record: ReservationsRow, before: ReservationsRow): boolean {
  const [now, then] = [stayOf(record), stayOf(before)];
  const isWithin = then.checkIn <= now.checkIn && now.checkOut <= then.checkOut;
  return before.status === CONFIRMED && record.estateId === before.estateId && isWithin;
}

type Found = Extract<DomainAnswer, { set: unknown }> | Extract<DomainAnswer, { refused: unknown }>;

/**
 * ES2, ES3: a stay of up to 100 nights becomes or stays confirmed only in a home with a valid permit, by whatever path.
 * A super admin may confirm it with a reason of this very write, which the list of its states keeps; it holds for this
 * home. A stay that is only held is told at once what its confirmation will ask for, and a fourth long contract warns.
 * A channel is not refused (see `asSold`): its stay stands among the conflicts until it is confirmed or ends.
 */
export function permitOfStay({ record, before, table, source, now }: DomainWrite<ReservationsRow>): Found {
  const status = record.status ?? '';
  const set: Record<string, Json> = {};
  const isSettled = before?.channelConflict === NO_PERMIT && before.status !== status && status !== 'PENDING';
  if (isSettled) set['channelConflict'] = 'SOLVED';
  if (isReleased(status) || status === 'FINISHED') return { set };
  const today = todayIn(new Date(now));
  const isSame = before !== undefined && isPlace(record, before);
  const isUnchanged = isSame && (before.status === status || takesCheckOutBack(record, before, today));
  const wasAllowed =
    before !== undefined &&
    (before.status === CONFIRMED || before.status === 'FINISHED') &&
    before.estateId === record.estateId &&
    Boolean(before[REASON]);
  // A reason is part of a confirmation; one that was given without it would allow what nobody is asked for.
  if (status !== CONFIRMED && record[REASON]) set[REASON] = null;
  if (isUnchanged) return { set };
  const estateId = record.estateId;
  const estate = table('estates').get(estateId);
  const stay = stayOf(record);
  const reason = permitReason({
    ...{ stay, code: estate ? (estate.code ?? '') : estateId },
    permits: permitsOf(table, estateId),
    today,
  });
  const isGiven = Boolean(record[REASON]) && record[REASON] !== before?.[REASON];
  const warnings: Warning[] = [];
  const mayConfirm = isGiven || wasAllowed || (before !== undefined && isShortened(record, before));
  const isUnlawful = reason !== undefined && status === CONFIRMED && !mayConfirm;
  if (isUnlawful && source !== 'CHANNEL') return { refused: { status: 409, field: 'estateId', ...reason } };
  if (reason && source === 'CHANNEL' && (isUnlawful || status !== CONFIRMED)) set['channelConflict'] = NO_PERMIT;
  // Whoever has just said why need not hear it.
  if (reason && status !== CONFIRMED) warnings.push({ field: 'estateId', ...reason });
  const count = needsPermit(stay) ? undefined : longContracts(contractsBeside(record, table), stay);
  if (count !== undefined) {
    warnings.push({
      field: 'checkOut',
      key: 'permit.longContracts',
      params: { count, code: estate?.code ?? '' },
    });
  }
  return { set, warnings };
}

/** The other stays of the home that were to be; all of its history, so only a long stay asks for them. */
const contractsBeside = (record: ReservationsRow, table: DomainWrite['table']) =>
  table('reservations')
    .equal('estateId', record.estateId)
    .filter((row) => row.id !== record.id && (row.status === CONFIRMED || row.status === 'FINISHED'))
    .map(stayOf);

/**
 * What a channel sold is sold: a stay of its that may not be confirmed for want of a permit waits for people and keeps
 * its nights, instead of being refused and its nights sold once more. Guests who are in the house are not sent back to
 * waiting.
 */
export function asSold(write: DomainWrite<ReservationsRow>): DomainWrite<ReservationsRow> {
  const { record, source } = write;
  if (source !== 'CHANNEL' || record.status !== CONFIRMED || record.actualCheckInAt) return write;
  const isRefused = 'refused' in permitOfStay({ ...write, source: 'STAFF' });
  return isRefused ? { ...write, record: { ...record, status: 'PENDING' } } : write;
}
