/** The values of a night without its own record. Money in minor units of the estate's currency. */
export type Below = {
  readonly amount: number;
  /** Index of its source in the answer's list. */
  readonly source: number;
  readonly minNights: number;
  readonly noArrival: boolean;
  readonly noDeparture: boolean;
};
/** The values of a night's own record; null = not set, the season or the estate counts. */
export type Own = {
  readonly price: number | null;
  readonly minNights: number | null;
  readonly isClosed: boolean;
  readonly closedToArrival: boolean | null;
  readonly closedToDeparture: boolean | null;
};
/** An unsaved change of a night: only the differences. */
export type Patch = { readonly [Key in keyof Own]?: Own[Key] };

export const UNSET_CELL: Own = {
  price: null,
  minNights: null,
  isClosed: false,
  closedToArrival: null,
  closedToDeparture: null,
};

/** A night as it is sold. */
export type Night = {
  readonly amount: number;
  readonly minNights: number;
  readonly isClosed: boolean;
  readonly noArrival: boolean;
  readonly noDeparture: boolean;
  /** Its price comes from its own record. */
  readonly isDaily: boolean;
};

/** A night with unsaved values. */
export function nightOf(below: Below, own: Own | undefined, patch: Patch = {}): Night {
  const merged = { ...(own ?? UNSET_CELL), ...patch };
  return {
    amount: merged.price ?? below.amount,
    minNights: merged.minNights ?? below.minNights,
    isClosed: merged.isClosed,
    noArrival: merged.closedToArrival ?? below.noArrival,
    noDeparture: merged.closedToDeparture ?? below.noDeparture,
    isDaily: merged.price !== null,
  };
}

/** A patch without values equal to the saved ones: undefined if nothing is left. */
export function realPatch(own: Own | undefined, patch: Patch): Patch | undefined {
  const saved = own ?? UNSET_CELL;
  const entries = Object.entries(patch).filter(([key, value]) => saved[key as keyof Own] !== value);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
