import { type StateChange, stateChanges } from '../../../src/domain/reservations/state-changes.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { StateList } from '../../live/rules/area-rules.ts';

/** Fields whose new text is the reason. */
const REASONS = ['cancelNote', 'cancelReason', 'failReason', 'reopenReason', 'failCause', 'takenByCode'] as const;
/** The reason of a confirmation without a permit (ES3); shown in addition to any other reason. */
const OVERRIDE = 'permitOverrideReason';

function reasonOf(before: ReservationsRow | undefined, after: ReservationsRow): string | null {
  const newText = (key: (typeof REASONS)[number] | typeof OVERRIDE): string =>
    after[key] === before?.[key] ? '' : (after[key] ?? '');
  const reasons = [REASONS.map(newText).find((text) => text !== '') ?? '', newText(OVERRIDE)].filter(
    (text) => text !== '',
  );
  return reasons.length > 0 ? reasons.join(' · ') : null;
}

/** The reason of a check-in with missing data. */
const arrivalReasonOf = ({ axis, to }: StateChange, { checkInReason }: ReservationsRow): string | null =>
  axis === 'STAY' && to === 'IN_HOUSE' ? (checkInReason ?? null) : null;

/** RS1: each change of booking, payment and stay state; the first gets the reason. */
export const bookingStates: StateList<ReservationsRow> = {
  collection: 'reservation-status-history',
  of: 'reservationId',
  changes: (before, after) =>
    stateChanges(before, after).map((change) => ({
      ...change,
      reason: change.axis === 'BOOKING' ? reasonOf(before, after) : arrivalReasonOf(change, after),
    })),
};
