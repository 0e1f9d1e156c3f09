import type { Json } from '../../src/config/types.ts';

/** Made of the resource `legal-permits` by `npm run row-types`; whatever is typed here is lost. */
export type LegalPermitsRow = {
  readonly id: string;
  readonly tenantId: string | null;
  readonly createdAt: string | null;
  readonly createdBy: string | null;
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
  readonly version: number | null;
  readonly estateId: string | null;
  readonly permitNo: string | null;
  readonly status: 'NOT_APPLIED' | 'APPLIED' | 'VALID' | 'SUSPENDED' | 'REVOKED' | 'NOT_REQUIRED' | null;
  readonly holderName: string | null;
  readonly holderType: 'TITLE_OWNER' | 'USUFRUCT' | 'SUPERFICIES' | 'RESIDENCE_OPERATOR' | null;
  readonly holderUnknown: boolean | null;
  readonly authority: 'MINISTRY' | 'PROVINCE' | null;
  readonly applicationNo: string | null;
  readonly appliedAt: string | null;
  readonly reviewDueAt: string | null;
  readonly issuedAt: string | null;
  readonly expiresAt: string | null;
  readonly plaqueMounted: boolean | null;
  readonly paper: Json | null;
  readonly consentDocId: string | null;
  readonly nextInspectionAt: string | null;
  readonly defect: 'PAPERS' | 'FAULT' | null;
  readonly cureDeadlineAt: string | null;
  readonly note: string | null;
};
