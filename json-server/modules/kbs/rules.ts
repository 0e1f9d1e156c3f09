import { authorityOf, dueAt, isNotificationUnsent, statusWith } from '../../../src/domain/kbs/notification.ts';
import { documentShown, type KbsPerson, missingFields } from '../../../src/domain/kbs/person.ts';
import { correctionId, type PlannedStep } from '../../../src/domain/kbs/plan.ts';
import type { Json } from '../../../src/config/types.ts';
import type { RecordWrite, RecordCreation, DomainRule, DomainWrite, Follower } from '../../live/rules/domain-write.ts';
import { hasChanged, NOTIFICATIONS, planOf } from './stay.ts';
import type { GuestsRow } from '../../live/rows/stored/guests.ts';
import type { KbsNotificationsRow } from '../../live/rows/stored/kbs-notifications.ts';
import type { StayGuestsRow } from '../../live/rows/stored/stay-guests.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { STAYS, STAY_GUESTS } from '../reservations/names.ts';

const ON_ITS_WAY: readonly string[] = ['INCOMPLETE', 'READY', 'SENDING', 'ERROR'];

/** The guest's and the home's data of a notification until it is sent, and its deadline (KB2, KB6). */
function derivedValues({
  record,
  table,
}: Pick<DomainWrite<KbsNotificationsRow>, 'record' | 'table'>): Record<string, Json> {
  const guest = table('guests').get(record.guestId ?? '');
  const person: KbsPerson = guest ?? {};
  const before = record.status ?? null;
  const isCorrection = record.event === 'CORRECTION';
  const missing = isCorrection ? [] : missingFields(person);
  const status = statusWith(before, missing);
  const estate = table('estates').get(record.estateId ?? '');
  return {
    status,
    dueAt: dueAt(record.eventAt ?? ''),
    clockUntil: status && ON_ITS_WAY.includes(status) ? dueAt(record.eventAt ?? '') : null,
    ...(isNotificationUnsent(status) && {
      missingFields: [...missing],
      authority: authorityOf(estate),
    }),
    // A sent notification keeps what it said, except for a guest who is now anonymous.
    ...((isNotificationUnsent(status) || guest?.anonymisedAt) && { documentNo: documentShown(person) }),
  };
}

const creation = (record: Readonly<Record<string, Json>> & { readonly id: string }): RecordCreation => ({
  collection: NOTIFICATIONS,
  create: record,
});

/** The correction that withdraws a notification. */
function correctionOf(row: KbsNotificationsRow, id: string, now: string): RecordCreation {
  const { reservationId = null, guestId = null, estateId = null } = row;
  const correction = { event: 'CORRECTION', eventAt: now, correctsId: row.id };
  return creation({ id, reservationId, guestId, estateId, ...correction });
}

/**
 * KB2: a notification and its data; refuses to send an incomplete one; correcting a sent one creates the correction.
 */
export const notificationRule: DomainRule<KbsNotificationsRow> = ({ record, before, table, now }) => {
  const set = derivedValues({ record, table });
  const isSent = record.status === 'SENDING' && before?.status !== 'SENDING';
  if (isSent) {
    const guest = table('guests').get(record.guestId ?? '');
    const missing = record.event === 'CORRECTION' ? [] : missingFields(guest ?? {});
    if (missing.length > 0) return { refused: { status: 422, field: 'guestId', key: 'kbs.incomplete', params: {} } };
    return {
      set: { ...set, nextTryAt: null, lastError: null, documentNo: guest ? documentShown(guest) : null },
    };
  }
  const isCorrected = (record.correctedAt ?? '') !== '' && ((before ?? record).correctedAt ?? '') === '';
  if (!before || !isCorrected) return { set };
  return { set, writes: [correctionOf(record, correctionId(record.id), now)] };
};

/** A person is on a stay only once. */
export const stayGuestRule: DomainRule<StayGuestsRow> = ({ record, before, table }) => {
  const stayId = record.reservationId;
  const guestId = record.guestId;
  const isMoved = before && (before.reservationId !== stayId || before.guestId !== guestId);
  if (isMoved) return { refused: { status: 422, field: 'guestId', key: 'kbs.fixed', params: {} } };
  const others = table(STAY_GUESTS).equal('reservationId', stayId);
  const main = table(STAYS).get(stayId)?.guestId;
  const isTwice = main === guestId || others.some((row) => row.id !== record.id && row.guestId === guestId);
  return isTwice && !before
    ? { refused: { status: 409, field: 'guestId', key: 'kbs.twice', params: {} } }
    : { set: {} };
};

/** Carries out the plan of a stay. */
function follow(stay: ReservationsRow, { table, now }: Pick<DomainWrite, 'table' | 'now'>): readonly RecordWrite[] {
  const change = (id: string, set: Readonly<Record<string, Json>>, action: string): RecordWrite => {
    return { collection: NOTIFICATIONS, id, set, action };
  };
  const perform = (step: PlannedStep): readonly RecordWrite[] => {
    switch (step.do) {
      case 'create': {
        const { id, guestId, event, eventAt } = step;
        return [creation({ id, reservationId: stay.id, guestId, estateId: stay.estateId, event, eventAt })];
      }
      case 'drop':
        return [change(step.id, { status: 'CANCELLED', isDropped: true }, 'cancel')];
      case 'revive':
        return [change(step.id, { status: 'INCOMPLETE', isDropped: false }, 'update')];
      case 'correct': {
        const row = table(NOTIFICATIONS).get(step.of);
        return row ? [correctionOf(row, step.id, now)] : [];
      }
    }
  };
  return planOf(stay, table).flatMap(perform);
}

const STAY_KEYS = [
  'status',
  'actualCheckInAt',
  'actualCheckOutAt',
  'noShowAt',
  'guestId',
] as const satisfies readonly (keyof ReservationsRow)[];

/** Reports check-ins and check-outs, and withdraws those that did not happen (KB1, KB2, KB6). */
export const noticesOfStay: Follower<ReservationsRow> = ({ before, after, ...rest }) =>
  after && hasChanged(before, after, STAY_KEYS) ? follow(after, rest) : [];

/** Reports a person who joins or leaves a stay like everybody else. */
export const noticeOfStayGuest: Follower<StayGuestsRow> = ({ before, after, ...rest }) => {
  if (before && after) return [];
  const stay = rest.table(STAYS).get((after ?? before)?.reservationId ?? '');
  return stay ? follow(stay, rest) : [];
};

const GUEST_KEYS = [
  'firstName',
  'lastName',
  'isTurkishCitizen',
  'tcIdentityNo',
  'foreignIdNo',
  'passportNo',
  'nationality',
  'birthDate',
  'anonymisedAt',
] as const satisfies readonly (keyof GuestsRow)[];

/** KB2: a notification becomes ready when its guest's data are complete, and waits again when they are not. */
export const followGuest: Follower<GuestsRow> = ({ before, after, table }) => {
  if (!before || !after || !hasChanged(before, after, GUEST_KEYS)) return [];
  const isForgotten = (after.anonymisedAt ?? '') !== '';
  return table(NOTIFICATIONS)
    .equal('guestId', after.id)
    .filter((row) => isForgotten || isNotificationUnsent(row.status))
    .map(({ id }) => ({ collection: NOTIFICATIONS, id, set: {}, action: 'update' }));
};

/**
 * Withdraws a notification that arrived after its stay had changed; a correction allows the event to be reported again.
 */
export const followNotification: Follower<KbsNotificationsRow> = ({ before, after, ...rest }) => {
  if (!after) return [];
  const hasArrived = before?.status === 'SENDING' && after.status !== 'SENDING';
  const isCorrection = !before && after.event === 'CORRECTION';
  const stay = hasArrived || isCorrection ? rest.table(STAYS).get(after.reservationId ?? '') : undefined;
  return stay ? follow(stay, rest) : [];
};
