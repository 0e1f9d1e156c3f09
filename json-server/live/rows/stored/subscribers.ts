import type { IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `subscribers` by `npm run row-types`; whatever is typed here is lost. */
export type SubscribersRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly email: string;
  readonly name?: string | null;
  readonly language: 'en' | 'tr';
  readonly city?: string | null;
  readonly tags?: readonly string[] | null;
  readonly status?: 'ACTIVE' | 'UNSUBSCRIBED' | 'BOUNCED' | null;
  readonly iysStatus?: 'WAITING' | 'APPROVED' | 'REJECTED' | null;
  readonly consentSource: 'WEB_FORM' | 'CHECK_IN' | 'PHONE' | 'PAPER';
  readonly consentAt?: IsoInstant | null;
  readonly consentVersion?: string | null;
  readonly consentIp?: string | null;
  readonly unsubscribedAt?: IsoInstant | null;
  readonly unsubscribedAfterId?: string | null;
  readonly leaveSecret?: string | null;
};
