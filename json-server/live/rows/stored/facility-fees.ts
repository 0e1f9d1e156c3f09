import type { IsoDate } from '../../../../src/domain/calendar/iso-date.ts';
import type { MinorUnits } from '../../../../src/domain/money/money.ts';

/** Made of the resource `facility-fees` by `npm run row-types`; whatever is typed here is lost. */
export type FacilityFeesRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly name: string;
  readonly scope: 'ALL' | 'GROUP' | 'ESTATE';
  readonly groupId?: string | null;
  readonly estateIds?: readonly string[] | null;
  readonly basis: 'PER_STAY' | 'PER_NIGHT' | 'PER_PERSON' | 'PER_PERSON_NIGHT';
  readonly amount: MinorUnits;
  readonly currency: 'TRY' | 'EUR' | 'USD';
  readonly discounts?: readonly { readonly minNights: number; readonly percent: number }[] | null;
  readonly validFrom?: IsoDate | null;
  readonly validTo?: IsoDate | null;
  readonly isActive?: boolean | null;
};
