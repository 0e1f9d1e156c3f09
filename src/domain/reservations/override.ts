import type { IsoInstant } from '../calendar/iso-date.ts';
import type { PolicyIssue } from '../prices/stay-policy.ts';
import type { Refusal } from '../rule/refusal.ts';
import type { StayCandidate } from './stay-candidate.ts';

/** The stored facts about an exception: reason, rules, time. The history has its author. */
export type Override = {
  readonly reason: string;
  readonly rules: readonly string[];
  readonly at: IsoInstant;
};
type OverrideSet = { readonly changeReason: null; readonly override?: Override | null };

/**
 * Rules that staff may break with a reason. AV6: a stay that breaks a sales rule is refused without one; RS3: a change
 * of a channel's dates here is recorded (`refuseLocked` requires the reason). The reason itself is not stored, so an
 * old one excuses nothing; the configuration decides who may write `changeReason`. Stays sold by a channel are exempt
 * from sales rules.
 * @param policy evaluated only when needed
 */
export function judgeOverride({
  isWanted,
  isChannels,
  isUnlocked,
  reason,
  policy,
  now,
}: {
  /** A new stay, or other dates or another estate. */
  readonly isWanted: boolean;
  readonly isChannels: boolean;
  /** A channel's dates are changed here. */
  readonly isUnlocked: boolean;
  readonly reason: string;
  readonly policy: () => readonly PolicyIssue[];
  readonly now: IsoInstant;
}): { readonly set: OverrideSet } | { readonly refused: Refusal } {
  const [first, ...others] = isWanted && !isChannels ? policy() : [];
  if (first && reason === '') return { refused: { status: 422, field: 'changeReason', ...first, more: others } };
  const rules = [
    ...[...(first ? [first] : []), ...others].map(({ key }) => key.replace('policy.', '')),
    ...(isUnlocked ? ['channelLocked'] : []),
  ];
  const unasked = { changeReason: null };
  if (rules.length > 0) return { set: { ...unasked, override: { reason, rules, at: now } } };
  return { set: isWanted ? { ...unasked, override: null } : unasked };
}

type Sold = Pick<StayCandidate, 'estateId' | 'checkIn' | 'checkOut'> & {
  readonly channelRef?: string | null;
  readonly changeReason?: string | null;
};

/**
 * What a change of a stay needs a reason for. A stay sold by an online channel keeps its price, unless the reason
 * explains the change; the channel itself needs none.
 */
export function overrideAsked({
  record,
  before,
  channelKind,
  isStaff,
}: {
  readonly record: Sold;
  readonly before: Sold | undefined;
  readonly channelKind: string | undefined;
  /** The writer is not the channel. */
  readonly isStaff: boolean;
}) {
  const reference = (before ?? record).channelRef ?? '';
  const reason = (record.changeReason ?? '').trim();
  const redates = before !== undefined && (record.checkIn !== before.checkIn || record.checkOut !== before.checkOut);
  const isSoldThere = isStaff && before !== undefined && reference !== '' && channelKind === 'OTA';
  return {
    isWanted: redates || record.estateId !== before?.estateId,
    isChannels: reference !== '' || !isStaff,
    isUnlocked: isSoldThere && redates,
    keepsPrice: isSoldThere && reason === '',
    reason,
  };
}
