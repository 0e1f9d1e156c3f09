/** Made of the resource `coupons` by `npm run row-types`; whatever is typed here is lost. */
export type CouponsRow = {
  readonly id: string;
  readonly tenantId: string | null;
  readonly createdAt: string | null;
  readonly createdBy: string | null;
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
  readonly version: number | null;
  readonly code: string | null;
  readonly type: 'PERCENT' | 'FIXED' | null;
  readonly percent: number | null;
  readonly amount: number | null;
  readonly minAmount: number | null;
  readonly currency: 'TRY' | 'EUR' | 'USD' | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly stayFrom: string | null;
  readonly stayTo: string | null;
  readonly minNights: number | null;
  readonly maxUses: number | null;
  readonly usedCount: number | null;
  readonly perGuestLimit: number | null;
  readonly estateIds: readonly string[] | null;
  readonly channelIds: readonly string[] | null;
  readonly isActive: boolean | null;
};
