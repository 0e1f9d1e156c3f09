import type { IsoDate, IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `campaigns` by `npm run row-types`; whatever is typed here is lost. */
export type CampaignsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly name: string;
  readonly kind: 'EMAIL' | 'COUPON';
  readonly couponId?: string | null;
  readonly status?: 'DRAFT' | 'SCHEDULED' | 'RUNNING' | 'PAUSED' | 'ENDED' | 'CANCELLED' | null;
  readonly audienceLanguage?: 'en' | 'tr' | null;
  readonly audienceTags?: readonly string[] | null;
  readonly audienceCity?: string | null;
  readonly audienceStays: 'ALL' | 'STAYED' | 'NEVER';
  readonly stayedSince?: IsoDate | null;
  readonly audienceCount?: number | null;
  readonly subjectEn?: string | null;
  readonly contentEn?: string | null;
  readonly subjectTr?: string | null;
  readonly contentTr?: string | null;
  readonly startAt?: IsoInstant | null;
  readonly startedAt?: IsoInstant | null;
  readonly endedAt?: IsoInstant | null;
  readonly listed?: number | null;
  readonly sent?: number | null;
  readonly failed?: number | null;
  readonly skipped?: number | null;
  readonly unsubscribed?: number | null;
  readonly cursor?: string | null;
  readonly isListed?: boolean | null;
};
