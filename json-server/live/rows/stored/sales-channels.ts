/** Made of the resource `sales-channels` by `npm run row-types`; whatever is typed here is lost. */
export type SalesChannelsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly name: string;
  readonly kind: 'DIRECT_WEB' | 'DIRECT_PHONE' | 'OTA' | 'AGENCY' | 'CORPORATE' | 'OWNER';
  readonly color: string;
  readonly collects: 'CHANNEL' | 'COMPANY';
  readonly commissionPct?: number | null;
  readonly cancellation?: {
    readonly freeDays?: number | null;
    readonly percent?: number | null;
    readonly nights?: number | null;
  } | null;
  readonly isOnline?: boolean | null;
  readonly website?: string | null;
  readonly contactEmail?: string | null;
  readonly contactPhone?: string | null;
  readonly note?: string | null;
  readonly isActive?: boolean | null;
};
