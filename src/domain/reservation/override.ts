import type { IsoInstant } from '../calendar/iso-date.ts';
import type { PolicyIssue } from '../price/stay-policy.ts';
import type { Refusal } from './refusal.ts';

/** What is kept of an exception: why, from which rules, when. Who made it is in the history. */
export type Override = {
  readonly reason: string;
  readonly rules: readonly string[];
  readonly at: IsoInstant;
};
type OverrideSet = { readonly overrideReason: null; readonly override?: Override | null };
type Changed = {
  /** A new stay, or other dates or another estate. */
  readonly moves: boolean;
  /** Other dates than before; false for a new stay. */
  readonly redates: boolean;
  /** The price is made anew, not kept. */
  readonly reprices: boolean;
};
type Issue = Pick<Refusal, 'key' | 'params'>;

/**
 * Rules that staff may break with a reason. AV6: a stay that breaks a rule of selling (asked when nights are wanted
 * anew); RS3: dates and price of a channel's reservation are the channel's. The reason is asked for each time, so an old
 * one excuses nothing; who may write `overrideReason` is the configuration's business. What a channel sold is sold: its
 * stays are not held to the rules of selling.
 * @param policy asked only when it matters
 */
export function judgeOverride({
  isNew,
  channelRef,
  changed,
  reason,
  policy,
  now,
}: {
  readonly isNew: boolean;
  readonly channelRef: string;
  readonly changed: Changed;
  readonly reason: string | null | undefined;
  readonly policy: () => readonly PolicyIssue[];
  readonly now: IsoInstant;
}): { readonly set: OverrideSet } | { readonly refused: Refusal } {
  const [first, ...others] =
    channelRef === '' ? brokenRules(changed, policy) : channelIssues({ isNew, channelRef, changed });
  const unasked = { overrideReason: null };
  if (!first) return { set: changed.moves ? { ...unasked, override: null } : unasked };
  if (!reason) return { refused: { status: 422, field: 'overrideReason', ...first, more: others } };
  const rules = [first, ...others].map(({ key }) => key.slice(key.indexOf('.') + 1));
  return { set: { ...unasked, override: { reason, rules, at: now } } };
}

const brokenRules = ({ moves }: Changed, policy: () => readonly PolicyIssue[]): readonly Issue[] =>
  moves ? policy() : [];

function channelIssues({
  isNew,
  channelRef,
  changed,
}: {
  isNew: boolean;
  channelRef: string;
  changed: Changed;
}): Issue[] {
  const isTouched = !isNew && (changed.redates || changed.reprices);
  return isTouched ? [{ key: 'reservation.channelLocked', params: { reference: channelRef } }] : [];
}
