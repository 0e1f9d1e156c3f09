import { stateChanges } from '../../../src/domain/reservations/state-changes.ts';
import type { Row } from '../../../src/config/types.ts';
import { textIn } from '../../live/rows/rows.ts';
import type { StateList } from '../../live/rules/area-rules.ts';

/** Fields whose new text says why. */
const REASONS = ['cancelNote', 'cancelReason', 'failReason', 'reopenReason', 'failCause', 'takenByCode'] as const;
/** Why a stay was confirmed without a permit (ES3); said beside any other reason. */
const OVERRIDE = 'permitOverrideReason';

function reasonOf(before: Row | undefined, after: Row): string | null {
  const newText = (key: string) => (textIn(after, key) === (before?.[key] ?? '') ? '' : textIn(after, key));
  const reasons = [REASONS.map(newText).find((text) => text !== '') ?? '', newText(OVERRIDE)].filter(
    (text) => text !== '',
  );
  return reasons.length > 0 ? reasons.join(' · ') : null;
}

/** RS1: each change of booking, payment and stay, with the reason of the first. */
export const bookingStates: StateList = {
  collection: 'reservation-status-history',
  of: 'reservationId',
  changes: (before, after) =>
    stateChanges(before, after).map((change) => ({
      ...change,
      reason: change.axis === 'BOOKING' ? reasonOf(before, after) : null,
    })),
};
