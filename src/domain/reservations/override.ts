import type { IsoInstant } from '../calendar/iso-date.ts';
import type { PolicyIssue } from '../prices/stay-policy.ts';
import type { Refusal } from '../rule/refusal.ts';
import type { StayCandidate } from './stay-candidate.ts';

/** What is kept of an exception: why, from which rules, when. Who made it is in the history. */
export type Override = {
  readonly reason: string;
  readonly rules: readonly string[];
  readonly at: IsoInstant;
};
type OverrideSet = { readonly changeReason: null; readonly override?: Override | null };

/**
 * Rules that staff may break with a reason. AV6: a stay that breaks a rule of selling is refused without one; RS3: that
 * dates of a channel were changed here is kept with it (`refuseLocked` asks for it). The reason is not kept as such, so
 * an old one excuses nothing; who may write `changeReason` is the configuration's business. What a channel sold is sold:
 * its stays are not held to the rules of selling.
 * @param policy asked only when it matters
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
  /** Dates that a channel sold are changed here. */
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
 * What a change of a stay asks of the rules that only a reason breaks. What an online channel sold keeps its price, unless
 * the reason says why not; the channel itself needs none.
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
  /** Not the channel itself. */
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
