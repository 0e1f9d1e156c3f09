import { isSameJson } from '../../../src/config/keys.ts';
import type { Row } from '../../../src/config/types.ts';
import {
  type KnownNotification,
  planNotifications,
  type PlannedStep,
  type ReportedStay,
} from '../../../src/domain/kbs/plan.ts';
import type { Tables } from '../../live/rows/company.ts';
import { guestIdsOf } from '../reservations/people.ts';
import type { KbsNotificationsRow } from '../../live/rows/stored/kbs-notifications.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

export const NOTIFICATIONS = 'kbs-notifications';
export const STAYS = 'reservations';
export const GUESTS = 'guests';

// The stored rows are what the configuration of these resources says; the domain names only what it reads of them.
const asStay = (row: ReservationsRow): ReportedStay => row as ReportedStay;
const asKnown = (row: KbsNotificationsRow): KnownNotification => row as KnownNotification;

export const hasChanged = (before: Row | undefined, after: Row, keys: readonly string[]): boolean =>
  keys.some((key) => !isSameJson(before?.[key] ?? null, after[key] ?? null));

/** What is still to do so that a stay's notifications say what happened. */
export const planOf = (stay: ReservationsRow, table: Tables): readonly PlannedStep[] =>
  planNotifications({
    stay: asStay(stay),
    guestIds: guestIdsOf(stay, table),
    known: table(NOTIFICATIONS).equal('reservationId', stay.id).map(asKnown),
  });
