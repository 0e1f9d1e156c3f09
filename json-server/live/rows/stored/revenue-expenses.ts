import type { Json } from '../../../../src/config/types.ts';
import type { IsoDate, IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';
import type { MinorUnits } from '../../../../src/domain/money/money.ts';

/** Made of the resource `revenue-expenses` by `npm run row-types`; whatever is typed here is lost. */
export type RevenueExpensesRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly no?: string | null;
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
  readonly date: IsoDate;
  readonly description?: string | null;
  readonly currency: 'TRY' | 'EUR' | 'USD';
  readonly amount: MinorUnits;
  readonly vatPct?: '0' | '1' | '10' | '20' | null;
  readonly vatAmount?: MinorUnits | null;
  readonly estateId?: string | null;
  readonly reservationId?: string | null;
  readonly bornBy: 'COMPANY' | 'OWNER';
  readonly supplierId?: string | null;
  readonly documentNo?: string | null;
  readonly receipt?: Json | null;
  readonly taskId?: string | null;
  readonly recurringId?: string | null;
  readonly approval?: 'NOT_NEEDED' | 'WAITING' | 'APPROVED' | 'REJECTED' | null;
  readonly approvedAt?: IsoInstant | null;
  readonly rejectReason?: string | null;
  readonly note?: string | null;
};
