/** Made of the resource `stay-guests` by `npm run row-types`; whatever is typed here is lost. */
export type StayGuestsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly reservationId: string;
  readonly guestId: string;
  readonly source?: 'STAFF' | 'LINK' | null;
};
