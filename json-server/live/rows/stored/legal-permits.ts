import type { Json } from '../../../../src/config/types.ts';
import type { IsoDate } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `legal-permits` by `npm run row-types`; whatever is typed here is lost. */
export type LegalPermitsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly estateId: string;
  readonly permitNo: string;
  readonly status?: 'NOT_APPLIED' | 'APPLIED' | 'VALID' | 'SUSPENDED' | 'REVOKED' | 'NOT_REQUIRED' | null;
  readonly holderName?: string | null;
  readonly holderType: 'TITLE_OWNER' | 'USUFRUCT' | 'SUPERFICIES' | 'RESIDENCE_OPERATOR';
  readonly holderUnknown?: boolean | null;
  readonly authority?: 'MINISTRY' | 'PROVINCE' | null;
  readonly applicationNo?: string | null;
  readonly appliedAt?: IsoDate | null;
  readonly reviewDueAt?: IsoDate | null;
  readonly issuedAt?: IsoDate | null;
  readonly expiresAt?: IsoDate | null;
  readonly plaqueMounted?: boolean | null;
  readonly paper?: Json | null;
  readonly consentDocId?: string | null;
  readonly nextInspectionAt?: IsoDate | null;
  readonly defect?: 'PAPERS' | 'FAULT' | null;
  readonly cureDeadlineAt?: IsoDate | null;
  readonly note?: string | null;
};
