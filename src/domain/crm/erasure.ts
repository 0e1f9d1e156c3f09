import type { IsoDate } from '../calendar/iso-date.ts';
import { isNotificationUnsent } from '../kbs/notification.ts';
import { anonymousFrom } from '../kbs/retention.ts';
import type { Refusal } from '../rule/refusal.ts';
import { type GuestStay, whyNotErasable } from './standing.ts';

/** A guest's record, as far as it decides whether it may change. */
export type ErasedGuest = {
  readonly anonymisedAt?: string | null;
  readonly mergedIntoId?: string | null;
};
/** A stay of the person; `code` names it in a refusal. */
export type RetainingStay = GuestStay & { readonly code?: string | null };

const refused = (key: Refusal['key'], params: Refusal['params'] = {}, field = 'anonymisedAt'): Refusal => ({
  status: 409,
  field,
  key,
  params,
});

/** An anonymous or merged record does not change any more. */
export function refuseGuestChange(before: ErasedGuest | undefined): Refusal | undefined {
  if (before?.anonymisedAt) return refused('kbs.anonymous', {}, 'firstName');
  return before?.mergedIntoId ? refused('crm.merged', {}, 'firstName') : undefined;
}

/**
 * Why a person's data are kept for now: the legal time (KB5); on the person's request only what is not settled; and
 * notifications to the authority that are not sent.
 * @param erasureReason empty = the legal time has to be over
 * @param stays all of the person's stays, own ones first
 * @param notifications the states of the person's notifications
 */
export function whyRetained(setup: {
  readonly erasureReason: string | null | undefined;
  readonly stays: readonly RetainingStay[];
  readonly notifications: readonly (string | null | undefined)[];
  readonly today: IsoDate;
}): Refusal | undefined {
  const { erasureReason, stays, notifications, today } = setup;
  if ((erasureReason ?? '') === '') {
    const from = anonymousFrom(stays.flatMap(({ checkOut }) => checkOut || []));
    if (from !== undefined && from > today) return refused('kbs.tooEarly', { date: from });
  } else {
    const needed = whyNotErasable(stays, today);
    if (needed) {
      const code = stays[needed.at]?.code ?? '';
      return refused(needed.reason === 'stay' ? 'crm.liveStay' : 'crm.openBalance', { code });
    }
  }
  const isUnsent = notifications.some((status) => isNotificationUnsent(status) || status === 'SENDING');
  return isUnsent ? refused('kbs.unsent') : undefined;
}
