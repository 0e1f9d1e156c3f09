import type { IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `api-keys` by `npm run row-types`; whatever is typed here is lost. */
export type ApiKeysRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly name: string;
  readonly role:
    | 'SuperAdmin'
    | 'admin'
    | 'Accounting'
    | 'Purchasing'
    | 'MarketPlace'
    | 'HouseKeeping'
    | 'Investor'
    | 'client';
  readonly resources?: readonly string[] | null;
  readonly addresses?: readonly string[] | null;
  readonly expiresAt?: IsoInstant | null;
  readonly userId?: string | null;
  readonly lastUsedAt?: IsoInstant | null;
  readonly calls?: number | null;
  readonly keyHash?: string | null;
};
