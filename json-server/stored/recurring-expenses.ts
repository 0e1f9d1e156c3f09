/** Made of the resource `recurring-expenses` by `npm run row-types`; whatever is typed here is lost. */
export type RecurringExpensesRow = {
  readonly id: string;
  readonly tenantId: string | null;
  readonly createdAt: string | null;
  readonly createdBy: string | null;
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
  readonly version: number | null;
  readonly description: string | null;
  readonly type: 'EXPENSE' | 'REVENUE' | null;
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
    | 'OTHER'
    | null;
  readonly currency: 'TRY' | 'EUR' | 'USD' | null;
  readonly amount: number | null;
  readonly vatPct: '0' | '1' | '10' | '20' | null;
  readonly estateId: string | null;
  readonly bornBy: 'COMPANY' | 'OWNER' | null;
  readonly supplierId: string | null;
  readonly note: string | null;
  readonly every: 'WEEK' | 'TWO_WEEKS' | 'MONTH' | 'QUARTER' | 'HALF_YEAR' | 'YEAR' | null;
  readonly startsOn: string | null;
  readonly until: string | null;
  readonly aheadDays: number | null;
  readonly isActive: boolean | null;
  readonly nextOn: string | null;
  readonly makeOn: string | null;
  readonly madeTo: string | null;
  readonly skippedAt: string | null;
};
