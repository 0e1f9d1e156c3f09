/** Made of the resource `long-stay-discounts` by `npm run row-types`; whatever is typed here is lost. */
export type LongStayDiscountsRow = {
  readonly id: string;
  readonly tenantId: string | null;
  readonly createdAt: string | null;
  readonly createdBy: string | null;
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
  readonly version: number | null;
  readonly name: string | null;
  readonly scope: 'ALL' | 'GROUP' | 'ESTATE' | null;
  readonly groupId: string | null;
  readonly estateIds: readonly string[] | null;
  readonly tiers: readonly { readonly minNights: number | null; readonly percent: number | null }[] | null;
  readonly channelIds: readonly string[] | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly isActive: boolean | null;
};
