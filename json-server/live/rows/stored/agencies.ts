import type { MinorUnits } from '../../../../src/domain/money/money.ts';

/** Made of the resource `agencies` by `npm run row-types`; whatever is typed here is lost. */
export type AgenciesRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly name: string;
  readonly licenceNo?: string | null;
  readonly taxNo: string;
  readonly contact: string;
  readonly email: string;
  readonly phone: string;
  readonly commissionPct?: number | null;
  readonly currency?: 'TRY' | 'EUR' | 'USD' | null;
  readonly creditLimit?: MinorUnits | null;
  readonly paymentTermDays?: number | null;
  readonly userIds?: readonly string[] | null;
  readonly note?: string | null;
  readonly isActive?: boolean | null;
};
