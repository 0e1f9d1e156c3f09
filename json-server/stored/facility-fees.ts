/** Made of the resource `facility-fees` by `npm run row-types`; whatever is typed here is lost. */
export type FacilityFeesRow = {
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
  readonly basis: 'PER_STAY' | 'PER_NIGHT' | 'PER_PERSON' | 'PER_PERSON_NIGHT' | null;
  readonly amount: number | null;
  readonly currency: 'TRY' | 'EUR' | 'USD' | null;
  readonly discounts: readonly { readonly minNights: number | null; readonly percent: number | null }[] | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly isActive: boolean | null;
};
