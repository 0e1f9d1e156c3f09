import type { IsoDate } from '../calendar/iso-date.ts';
import type { Refusal } from '../rule/refusal.ts';
import { type EndingStay, refuseEnd } from './cancel.ts';
import { type LockedStay, refuseLocked } from './locked.ts';
import { refuseSale } from './sold-by.ts';
import type { JudgedPermit } from './judge-permit.ts';
import { type StayFacts, undoesCheckOut } from './stay-state.ts';

type Booking = EndingStay & LockedStay & Pick<StayFacts, 'leftOn'> & { readonly reopenReason?: string | null };

/**
 * Reasons against a booking independent of availability. `refused` ends it; `unlessTaken` asks for a reason, and only
 * if the nights are free (TC4): asking for a reason would be misleading if they are not.
 */
export function refuseBooking({
  record,
  before,
  channel,
  sale,
  today,
}: {
  readonly record: Booking;
  readonly before: Booking | undefined;
  /** The channel that owns the dates. */
  readonly channel: Parameters<typeof refuseLocked>[0]['channel'];
  /** The channel that sold it. */
  readonly sale: () => Parameters<typeof refuseSale>[0];
  readonly today: IsoDate;
}): { readonly refused: Refusal } | { readonly unlessTaken: Refusal | undefined } {
  const isReopened = before?.status === 'FINISHED' && record.status === 'SUCCESSFUL';
  if (isReopened && !undoesCheckOut(record, before, today) && !record.reopenReason) {
    return { refused: { status: 422, field: 'reopenReason', key: 'reservation.reopenReason', params: {} } };
  }
  const locked = before && refuseLocked({ record, before, channel });
  if (locked && locked.field !== 'changeReason') return { refused: locked };
  const refused = refuseEnd(record, before) ?? refuseSale(sale());
  return refused ? { refused } : { unlessTaken: locked };
}

type Named = Pick<Refusal, 'field' | 'key' | 'params'>;

/** The result of a booking: refused, a stay that lost its nights to another (AV4), or a stay. */
export type BookingFate<Loss> =
  | { readonly does: 'REFUSE'; readonly refused: Refusal }
  | { readonly does: 'LOSE'; readonly refused: Refusal; readonly set: Loss }
  | {
      readonly does: 'BOOK';
      readonly permit: Exclude<JudgedPermit, { readonly refused: Refusal }>;
      readonly unsold: Named | undefined;
    };

/**
 * The result of a booking after checking its nights and price. Checks only what is needed.
 * @param refused the refusal by nights or price
 */
export function fateOfBooking<Loss>({
  refused,
  unlessTaken,
  lost,
  unsold: unsoldOf,
  isFixed,
  permit: permitOf,
}: {
  readonly refused: Refusal | undefined;
  readonly unlessTaken: Refusal | undefined;
  readonly lost: (refused: Refusal) => Loss | undefined;
  /** Its home is not sold through its channel. */
  readonly unsold: () => Named | undefined;
  /** It comes from a channel or a file, so nobody can react to a warning. */
  readonly isFixed: boolean;
  readonly permit: () => JudgedPermit;
}): BookingFate<Loss> {
  if (unlessTaken) return { does: 'REFUSE', refused: refused?.blockedBy ? refused : unlessTaken };
  if (refused) {
    const set = lost(refused);
    return set ? { does: 'LOSE', refused, set } : { does: 'REFUSE', refused };
  }
  const unsold = unsoldOf();
  if (unsold && isFixed) return { does: 'REFUSE', refused: { status: 422, ...unsold } };
  const permit = permitOf();
  return 'refused' in permit ? { does: 'REFUSE', refused: permit.refused } : { does: 'BOOK', permit, unsold };
}
