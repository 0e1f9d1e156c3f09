import type { IsoDate } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `tenants` by `npm run row-types`; whatever is typed here is lost. */
export type TenantsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly entityId: string;
  readonly type: 'PERSON' | 'COMPANY';
  readonly companyName?: string | null;
  readonly taxNo?: string | null;
  readonly companyEmail?: string | null;
  readonly companyPhone?: string | null;
  readonly name: string;
  readonly surname: string;
  readonly identityNo?: string | null;
  readonly email: string;
  readonly phone?: string | null;
  readonly iban?: string | null;
  readonly city?:
    | 'ISTANBUL'
    | 'ANTALYA'
    | 'MUGLA'
    | 'IZMIR'
    | 'AYDIN'
    | 'NEVSEHIR'
    | 'BURSA'
    | 'TRABZON'
    | 'ANKARA'
    | 'BALIKESIR'
    | 'CANAKKALE'
    | 'SAKARYA'
    | null;
  readonly address?: string | null;
  readonly packageId: string;
  readonly contractFrom?: IsoDate | null;
  readonly contractTo?: IsoDate | null;
  readonly passwordHash?: string | null;
  readonly status?: 'TRIAL' | 'ACTIVE' | 'SUSPENDED' | 'CLOSED' | null;
  readonly userCount?: number | null;
  readonly estateCount?: number | null;
};
