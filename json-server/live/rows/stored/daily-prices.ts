import type { IsoDate } from '../../../../src/domain/calendar/iso-date.ts';
import type { MinorUnits } from '../../../../src/domain/money/money.ts';

/** Made of the resource `daily-prices` by `npm run row-types`; whatever is typed here is lost. */
export type DailyPricesRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly estateId: string;
  readonly date: IsoDate;
  readonly price?: MinorUnits | null;
  readonly currency?: 'TRY' | 'EUR' | 'USD' | null;
  readonly minNights?: number | null;
  readonly isClosed?: boolean | null;
  readonly closedToArrival?: boolean | null;
  readonly closedToDeparture?: boolean | null;
  readonly note?: string | null;
};
