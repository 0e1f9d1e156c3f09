import type { IsoInstant } from '../calendar/iso-date.ts';
import type { Refusal } from '../rule/refusal.ts';
import { balance, type Owed } from './balance.ts';
import type { Occupant } from './occupancy.ts';

/** AV4: what a stay that lost its nights keeps of who has them; of a block there is no reservation to name. */
export const lostTo = ({ kind, id, code }: Pick<Occupant, 'kind' | 'id' | 'code'>) => ({
  takenByCode: code,
  takenById: kind === 'TAKEN' ? id : null,
});

/**
 * AV4: a channel sold nights that somebody else had won meanwhile: confirming is refused, and the record says for good who
 * has them, because the channel has to be told.
 * @param refused why it may not be confirmed
 * @returns what is set all the same, or undefined where the refusal is all there is
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
