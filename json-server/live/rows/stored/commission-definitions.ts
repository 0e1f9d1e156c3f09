import type { IsoDate } from '../../../../src/domain/calendar/iso-date.ts';
import type { MinorUnits } from '../../../../src/domain/money/money.ts';

/** Made of the resource `commission-definitions` by `npm run row-types`; whatever is typed here is lost. */
export type CommissionDefinitionsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly channelId: string;
  readonly scope: 'ALL' | 'GROUP' | 'ESTATE';
  readonly groupId?: string | null;
  readonly estateIds?: readonly string[] | null;
  readonly base: 'ACCOMMODATION' | 'ACCOMMODATION_PLUS_FEES' | 'TOTAL_PAYOUT';
  readonly rateType: 'PERCENT' | 'FIXED';
  readonly percent?: number | null;
  readonly amount?: MinorUnits | null;
  readonly currency?: 'TRY' | 'EUR' | 'USD' | null;
  readonly vatPct?: number | null;
  readonly validFrom: IsoDate;
  readonly validTo?: IsoDate | null;
  readonly isActive?: boolean | null;
  readonly note?: string | null;
};
