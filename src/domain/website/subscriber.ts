import type { Refusal } from '../rule/refusal.ts';

/** The version of the text a subscriber agrees to; a new text has a new version (WB1). */
export const SUBSCRIBE_CONSENT = '2026-11';

/** The proof of a consent: source, time, version of the text, address (WB1). */
const PROOF = ['consentAt', 'consentSource', 'consentVersion', 'consentIp'] as const;
type Subscriber = {
  readonly email: string;
  readonly status?: string | null;
} & { readonly [key in (typeof PROOF)[number]]?: string | null };

type Prepared = { readonly set: Readonly<Record<string, string | null>> } | { readonly refused: Refusal };

const refused = (status: 409 | 422, field: string, key: Refusal['key']): Prepared => ({
  refused: { status, field, key, params: {} },
});

/**
 * WB1: nobody is mailed without a proof of consent, and a proof does not change: it is replaced only when somebody who
 * had unsubscribed comes back. The proof is for one address, so the address stays too.
 */
export function prepareSubscriber({
  record,
  before,
  now,
}: {
  readonly record: Subscriber;
  readonly before: Subscriber | undefined;
  readonly now: string;
}): Prepared {
  const consentAt = record.consentAt ?? now;
  const consentVersion = record.consentVersion ?? SUBSCRIBE_CONSENT;
  if (consentAt > now) return refused(422, 'consentAt', 'website.consentInFuture');
  if (!before) return { set: { consentAt, consentVersion } };
  if (record.email !== before.email) return refused(409, 'email', 'website.emailFixed');
  const changed = PROOF.find((key) => (record[key] ?? null) !== (before[key] ?? null));
  const comesBack = before.status !== 'ACTIVE' && record.status === 'ACTIVE';
  if (changed !== undefined && !comesBack) return refused(409, changed, 'website.consentFixed');
  if (comesBack) return { set: { unsubscribedAt: null, unsubscribedAfterId: null } };
  const leaves = before.status !== 'UNSUBSCRIBED' && record.status === 'UNSUBSCRIBED';
  return { set: leaves ? { unsubscribedAt: now } : {} };
}
