import type { IsoDate } from '../../../../src/domain/calendar/iso-date.ts';
import type { MinorUnits } from '../../../../src/domain/money/money.ts';

/** Made of the resource `coupons` by `npm run row-types`; whatever is typed here is lost. */
export type CouponsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly code: string;
  readonly type: 'PERCENT' | 'FIXED';
  readonly percent?: number | null;
  readonly amount?: MinorUnits | null;
  readonly minAmount?: MinorUnits | null;
  readonly currency?: 'TRY' | 'EUR' | 'USD' | null;
  readonly validFrom?: IsoDate | null;
  readonly validTo?: IsoDate | null;
  readonly stayFrom?: IsoDate | null;
  readonly stayTo?: IsoDate | null;
  readonly minNights?: number | null;
  readonly maxUses?: number | null;
  readonly usedCount?: number | null;
  readonly perGuestLimit?: number | null;
  readonly estateIds?: readonly string[] | null;
  readonly channelIds?: readonly string[] | null;
  readonly isActive?: boolean | null;
};
