import type { MinorUnits } from '../../../../src/domain/money/money.ts';

/** Made of the resource `packages` by `npm run row-types`; whatever is typed here is lost. */
export type PackagesRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly name: string;
  readonly nameTr: string;
  readonly description?: string | null;
  readonly descriptionTr?: string | null;
  readonly price: MinorUnits;
  readonly currency: 'TRY' | 'EUR' | 'USD';
  readonly period: 'MONTH' | 'YEAR';
  readonly modules?:
    | readonly (
        | 'pricing'
        | 'channels'
        | 'housekeeping'
        | 'kbs'
        | 'job-tracking'
        | 'accounting'
        | 'investor'
        | 'reports'
        | 'website'
      )[]
    | null;
  readonly estateLimit?: number | null;
  readonly userLimit?: number | null;
  readonly storageLimit?: number | null;
  readonly isPublic?: boolean | null;
  readonly isHighlighted?: boolean | null;
  readonly sortOrder?: number | null;
};
