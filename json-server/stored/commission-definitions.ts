/** Made of the resource `commission-definitions` by `npm run row-types`; whatever is typed here is lost. */
export type CommissionDefinitionsRow = {
  readonly id: string;
  readonly tenantId: string | null;
  readonly createdAt: string | null;
  readonly createdBy: string | null;
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
  readonly version: number | null;
  readonly channelId: string | null;
  readonly scope: 'ALL' | 'GROUP' | 'ESTATE' | null;
  readonly groupId: string | null;
  readonly estateIds: readonly string[] | null;
  readonly base: 'ACCOMMODATION' | 'ACCOMMODATION_PLUS_FEES' | 'TOTAL_PAYOUT' | null;
  readonly rateType: 'PERCENT' | 'FIXED' | null;
  readonly percent: number | null;
  readonly amount: number | null;
  readonly currency: 'TRY' | 'EUR' | 'USD' | null;
  readonly vatPct: number | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly isActive: boolean | null;
  readonly note: string | null;
};
