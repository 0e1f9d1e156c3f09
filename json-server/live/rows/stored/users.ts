import type { IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `users` by `npm run row-types`; whatever is typed here is lost. */
export type UsersRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly avatar?: string | null;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly phone?: string | null;
  readonly role:
    | 'SuperAdmin'
    | 'admin'
    | 'Accounting'
    | 'Purchasing'
    | 'MarketPlace'
    | 'HouseKeeping'
    | 'Investor'
    | 'client';
  readonly department?:
    | 'MANAGEMENT'
    | 'RESERVATION'
    | 'HOUSEKEEPING'
    | 'TECHNICAL'
    | 'PURCHASING'
    | 'ACCOUNTING'
    | 'MARKETING'
    | null;
  readonly investorId?: string | null;
  readonly estateScope?: readonly string[] | null;
  readonly language: 'en' | 'tr';
  readonly status?: 'INVITED' | 'ACTIVE' | 'PASSIVE' | null;
  readonly passwordHash?: string | null;
  readonly dailyReminder?: boolean | null;
  readonly source?: 'STAFF' | 'WEB' | null;
  readonly emailProvedAt?: IsoInstant | null;
  readonly twoFactor?: boolean | null;
  readonly invitedAt?: IsoInstant | null;
  readonly resetAt?: IsoInstant | null;
  readonly lastLoginAt?: IsoInstant | null;
  readonly demo?: boolean | null;
  readonly tenantIds?: readonly string[] | null;
};
