/** The public part of a demand (WB3): not the person, the place or the wording. */
export type PublicDemand = {
  /** Calendar date. */
  readonly askedOn: string;
  readonly type: string;
  readonly status: string;
  /** Calendar date; null until it is solved. */
  readonly solvedOn: string | null;
};
/** Further details for whoever has the tracking code. */
export type TrackedDemand = PublicDemand & {
  readonly trackingCode: string;
  /** ISO instant */
  readonly changedAt: string;
};
export type PublicDemands = { readonly items: readonly PublicDemand[]; readonly total: number };
export type AddedDemand = { readonly trackingCode: string };
