import type { IsoDate, IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';
import type { MinorUnits } from '../../../../src/domain/money/money.ts';

/** Made of the resource `recurring-expenses` by `npm run row-types`; whatever is typed here is lost. */
export type RecurringExpensesRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly description: string;
  readonly type: 'EXPENSE' | 'REVENUE';
  readonly category:
    | 'MAINTENANCE'
    | 'CLEANING'
    | 'SUPPLIES'
    | 'UTILITIES'
    | 'DUES'
    | 'INSURANCE'
    | 'TAX'
    | 'STAFF'
    | 'MARKETING'
    | 'SERVICE_INCOME'
    | 'OTHER';
  readonly currency: 'TRY' | 'EUR' | 'USD';
  readonly amount: MinorUnits;
  readonly vatPct?: '0' | '1' | '10' | '20' | null;
  readonly estateId?: string | null;
  readonly bornBy: 'COMPANY' | 'OWNER';
  readonly supplierId?: string | null;
  readonly note?: string | null;
  readonly every: 'WEEK' | 'TWO_WEEKS' | 'MONTH' | 'QUARTER' | 'HALF_YEAR' | 'YEAR';
  readonly startsOn: IsoDate;
  readonly until?: IsoDate | null;
  readonly aheadDays: number;
  readonly isActive?: boolean | null;
  readonly nextOn?: IsoDate | null;
  readonly makeOn?: IsoDate | null;
  readonly madeTo?: IsoDate | null;
  readonly skippedAt?: IsoInstant | null;
};
