import type { IsoDate } from '../calendar/iso-date.ts';

/** A record that keeps days which a write wants: taken by one of its kind, or blocked by another. Days are [from, to). */
export type InTheWay = {
  readonly kind: 'TAKEN' | 'BLOCKED';
  readonly id: string;
  readonly code: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
};

/**
 * Why a write may not happen. `key` is a text of the `errors` namespace.
 * `status`: 409 another record stands in the way, 422 the record itself breaks a rule.
 */
export type Refusal = {
  readonly status: 409 | 422;
  readonly field: string;
  readonly key: `${string}.${string}`;
  readonly params: Readonly<Record<string, string | number>>;
  /** Further reasons beside the same field. */
  readonly more?: readonly Pick<Refusal, 'key' | 'params'>[];
  /** S6: the price as it is now, for a caller who was shown another; minor units. */
  readonly price?: { readonly total: number; readonly currency: string };
  /** What holds the days; the first when there are several. */
  readonly blockedBy?: InTheWay;
  /** All that stand in the way, for a list of what has to be moved (OPS5). */
  readonly conflicts?: readonly InTheWay[];
};
