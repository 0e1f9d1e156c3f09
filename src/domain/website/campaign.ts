import { fold } from '../text/fold.ts';
import type { Refusal } from '../rule/refusal.ts';

/** Maximum messages one round puts into the outbox. */
export const BATCH = 200;
/** While more of a campaign's messages wait, no more are added, so others' mail is sent in between. */
export const ENOUGH_WAITING = 50;

/** The readers of a campaign; an empty condition excludes nobody. */
export type CampaignAudienceRule = {
  readonly language: string | null;
  readonly tags: readonly string[];
  readonly city: string | null;
  readonly stays: 'ALL' | 'STAYED' | 'NEVER';
  /** Calendar date: stayed and left on it or later. */
  readonly stayedSince: string | null;
};
export type CampaignReader = {
  readonly language: string;
  readonly tags: readonly string[];
  readonly city: string;
  readonly status: string;
  readonly iysStatus: string;
  readonly consentAt: string;
};

/** WB1: marketing goes to people who agreed, whose consent is registered, and who have not unsubscribed. */
export const mayBeWritten = ({ status, iysStatus, consentAt }: CampaignReader): boolean =>
  status === 'ACTIVE' && iysStatus === 'APPROVED' && consentAt !== '';

/** @param lastDeparture the day the last finished stay ended; read only when needed */
export function isMeant(
  audience: CampaignAudienceRule,
  reader: CampaignReader,
  lastDeparture: () => string | undefined,
): boolean {
  if (!mayBeWritten(reader)) return false;
  if (audience.language !== null && reader.language !== audience.language) return false;
  if (audience.tags.length > 0 && !audience.tags.some((tag) => reader.tags.includes(tag))) return false;
  if (audience.city !== null && fold(reader.city) !== fold(audience.city)) return false;
  if (audience.stays === 'ALL') return true;
  const left = lastDeparture();
  if (audience.stays === 'NEVER') return left === undefined;
  return left !== undefined && (audience.stayedSince === null || left >= audience.stayedSince);
}

/** One message per campaign and subscriber: creating it again finds the existing one. */
export const messageIdOf = (campaignId: string, subscriberId: string): string => `cmp-${campaignId}-${subscriberId}`;

/** Content and audience: fixed once the first mail may have left. */
const FIXED_KEYS = [
  'kind',
  'couponId',
  'subjectEn',
  'subjectTr',
  'contentEn',
  'contentTr',
  'audienceLanguage',
  'audienceTags',
  'audienceCity',
  'audienceStays',
  'stayedSince',
] as const;
type Campaign = { readonly status?: string | null } & { readonly [key in (typeof FIXED_KEYS)[number]]?: unknown };
const isOpen = (status: string | null | undefined): boolean => status === 'DRAFT' || status === 'SCHEDULED';

type Prepared = { readonly set: Readonly<Record<string, string | number | null>> } | { readonly refused: Refusal };

/** Prepares a campaign for writing. @param audience its current number of readers */
export function prepareCampaign({
  record,
  before,
  audience,
  now,
}: {
  readonly record: Campaign;
  readonly before: Campaign | undefined;
  readonly audience: () => number;
  readonly now: string;
}): Prepared {
  if (before && !isOpen(before.status)) {
    const changed = FIXED_KEYS.find(
      (key) => JSON.stringify(record[key] ?? null) !== JSON.stringify(before[key] ?? null),
    );
    if (changed === undefined) return { set: {} };
    return { refused: { status: 409, field: changed, key: 'website.campaignFixed', params: {} } };
  }
  const audienceCount = audience();
  if (record.status !== 'RUNNING') return { set: { audienceCount } };
  if (audienceCount === 0) {
    return { refused: { status: 422, field: 'status', key: 'website.noAudience', params: {} } };
  }
  return { set: { audienceCount, startedAt: now, cursor: '' } };
}
