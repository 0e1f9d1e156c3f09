import { isSameJson } from '../../../src/config/keys.ts';
import type { Row } from '../../../src/config/types.ts';
import { planNotifications, type PlannedStep } from '../../../src/domain/kbs/plan.ts';
import type { Tables } from '../../live/rows/company.ts';
import { guestIdsOf } from '../reservations/people.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

export const NOTIFICATIONS = 'kbs-notifications';

export const hasChanged = <R extends Row>(before: R | undefined, after: R, keys: readonly (keyof R)[]): boolean =>
  keys.some((key) => !isSameJson(before?.[key] ?? null, after[key] ?? null));

/** The remaining steps until a stay's notifications match what happened. */
export const planOf = (stay: ReservationsRow, table: Tables): readonly PlannedStep[] =>
  planNotifications({
    stay,
    guestIds: guestIdsOf(stay, table),
    known: table(NOTIFICATIONS).equal('reservationId', stay.id),
  });
