import type { IsoInstant } from '../calendar/iso-date.ts';
import type { Refusal } from '../rule/refusal.ts';
import { balance, type Owed } from './balance.ts';
import type { Occupant } from './occupancy.ts';

/** AV4: a stay that lost its nights stores who has them; a block has no reservation to refer to. */
export const lostTo = ({ kind, id, code }: Pick<Occupant, 'kind' | 'id' | 'code'>) => ({
  takenByCode: code,
  takenById: kind === 'TAKEN' ? id : null,
});

/**
 * AV4: a channel sold nights that another stay had already won: confirming is refused, and the record permanently
 * stores who has them, because the channel must be told.
 * @param refused why it cannot be confirmed
 * @returns the values to store anyway, or undefined if there is only the refusal
 */
export function lossOf(
  refused: Refusal,
  stay: {
    readonly record: Owed & { readonly channelRef?: string | null };
    readonly before: Pick<Owed, 'status'> | undefined;
    readonly now: IsoInstant;
  },
) {
  const { record, before, now } = stay;
  const isConfirmed = before?.status === 'PENDING' && record.status === 'SUCCESSFUL';
  const isTaken = refused.blockedBy !== undefined && refused.key.startsWith('reservation.');
  if (!isConfirmed || !isTaken || !record.channelRef) return undefined;
  const lost = { status: 'ALLREADYTAKEN', ...lostTo(refused.blockedBy), channelConflict: 'OPEN' };
  return {
    ...lost,
    holdExpiresAt: null,
    lastProcessAt: now,
    stayState: null,
    ...balance({ ...record, status: lost.status }),
  };
}
