import type { IsoDate } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `long-stay-discounts` by `npm run row-types`; whatever is typed here is lost. */
export type LongStayDiscountsRow = {
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
  readonly tiers: readonly { readonly minNights: number; readonly percent: number }[];
  readonly channelIds?: readonly string[] | null;
  readonly validFrom?: IsoDate | null;
  readonly validTo?: IsoDate | null;
  readonly isActive?: boolean | null;
};
