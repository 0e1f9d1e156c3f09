import type { IsoDate } from '../../../../src/domain/calendar/iso-date.ts';
import type { MinorUnits } from '../../../../src/domain/money/money.ts';

/** Made of the resource `seasons` by `npm run row-types`; whatever is typed here is lost. */
export type SeasonsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly name: string;
  readonly kind: 'SPECIFIC' | 'RECURRING';
  readonly scope: 'ALL' | 'GROUP' | 'ESTATE';
  readonly groupId?: string | null;
  readonly estateIds?: readonly string[] | null;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly daysOfWeek?: readonly ('MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN')[] | null;
  readonly priority?: number | null;
  readonly adjust: 'PERCENT' | 'ABSOLUTE' | 'AMOUNT';
  readonly percent?: number | null;
  readonly amount?: MinorUnits | null;
  readonly currency?: 'TRY' | 'EUR' | 'USD' | null;
  readonly minNights?: number | null;
  readonly maxNights?: number | null;
  readonly closedToArrival?: readonly ('MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN')[] | null;
  readonly closedToDeparture?: readonly ('MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN')[] | null;
  readonly isActive?: boolean | null;
};
