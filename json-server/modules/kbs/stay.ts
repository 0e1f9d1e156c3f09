import { isSameJson } from '../../../src/config/keys.ts';
import type { Row } from '../../../src/config/types.ts';
import {
  type KnownNotification,
  planNotifications,
  type PlannedStep,
  type ReportedStay,
} from '../../../src/domain/kbs/plan.ts';
import { textIn } from '../../rows.ts';
import type { Tables } from '../../tenancy/company.ts';
import type { KbsNotificationsRow } from '../../stored/kbs-notifications.ts';
import type { ReservationsRow } from '../../stored/reservations.ts';

export const NOTIFICATIONS = 'kbs-notifications';
export const STAY_GUESTS = 'stay-guests';
export const STAYS = 'reservations';
export const GUESTS = 'guests';

// The stored rows are what the configuration of these resources says; the domain names only what it reads of them.
const asStay = (row: Row): ReportedStay => row as ReservationsRow as ReportedStay;
const asKnown = (row: Row): KnownNotification => row as KbsNotificationsRow as KnownNotification;

export const hasChanged = (before: Row | undefined, after: Row, keys: readonly string[]): boolean =>
  keys.some((key) => !isSameJson(before?.[key] ?? null, after[key] ?? null));

/** Everybody on a stay: the main guest, then the others in the order in which they were entered. */
export function guestIdsOf(stay: Row, table: Tables): readonly string[] {
  const others = table(STAY_GUESTS).equal('reservationId', stay.id);
  return [...new Set([textIn(stay, 'guestId'), ...others.map((row) => textIn(row, 'guestId'))])].filter(
    (id) => id !== '',
  );
}

/** How many people the booking speaks of; babies are people too (KB2). */
export function expectedIn(stay: Row): number {
  const count = (key: string): number => (typeof stay[key] === 'number' ? stay[key] : 0);
  return Math.max(1, count('adults') + count('children') + count('infants'));
}

/** What is still to do so that a stay's notifications say what happened. */
export const planOf = (stay: Row, table: Tables): readonly PlannedStep[] =>
  planNotifications({
    stay: asStay(stay),
    guestIds: guestIdsOf(stay, table),
    known: table(NOTIFICATIONS).equal('reservationId', stay.id).map(asKnown),
  });
