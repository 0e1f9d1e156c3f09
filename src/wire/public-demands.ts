/** What anybody may know of a demand (WB3): nothing of who asked, where and in which words. */
export type PublicDemand = {
  /** Calendar date. */
  readonly askedOn: string;
  readonly type: string;
  readonly status: string;
  /** Calendar date; null until it is solved. */
  readonly solvedOn: string | null;
};
/** What whoever has the tracking code may know besides. */
export type TrackedDemand = PublicDemand & {
  readonly trackingCode: string;
  /** ISO instant */
  readonly changedAt: string;
};
export type PublicDemands = { readonly items: readonly PublicDemand[]; readonly total: number };
export type AddedDemand = { readonly trackingCode: string };
