import type { Json } from '../../../../src/config/types.ts';
import type { IsoDate } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `estate-documents` by `npm run row-types`; whatever is typed here is lost. */
export type EstateDocumentsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly estateId: string;
  readonly type: 'SHORT_TERM_RENTAL_PERMIT' | 'AGREEMENT' | 'INSURANCE' | 'TITLE_DEED' | 'OTHER';
  readonly no?: string | null;
  readonly issuedAt?: IsoDate | null;
  readonly expiresAt?: IsoDate | null;
  readonly file: Json;
  readonly note?: string | null;
};
