import type { IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `contract-texts` by `npm run row-types`; whatever is typed here is lost. */
export type ContractTextsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly kind?: 'DISTANCE_SALES' | 'CANCELLATION' | 'PRIVACY' | 'CAMPAIGN_CONSENT' | null;
  readonly number?: number | null;
  readonly status?: 'DRAFT' | 'PUBLISHED' | 'SUPERSEDED' | null;
  readonly validFrom?: IsoInstant | null;
  readonly titleEn?: string | null;
  readonly bodyEn?: string | null;
  readonly titleTr?: string | null;
  readonly bodyTr?: string | null;
  readonly note?: string | null;
  readonly publishedAt?: IsoInstant | null;
  readonly publishedById?: string | null;
  readonly draftedAt?: IsoInstant | null;
  readonly copiedFromId?: string | null;
};
