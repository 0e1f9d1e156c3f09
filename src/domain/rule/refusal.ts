import type { IsoDate } from '../calendar/iso-date.ts';

/** A record that occupies days a write wants: TAKEN by the same kind, or BLOCKED by another. Days are [from, to). */
export type InTheWay = {
  readonly kind: 'TAKEN' | 'BLOCKED';
  readonly id: string;
  readonly code: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
};

/**
 * Why a write is refused. `key` is a text of the `errors` namespace. `status`: 409 another record is in the way, 422
 * the record itself breaks a rule.
 */
export type Refusal = {
  readonly status: 409 | 422;
  readonly field: string;
  readonly key: `${string}.${string}`;
  readonly params: Readonly<Record<string, string | number>>;
  /** Further reasons at the same field. */
  readonly more?: readonly Pick<Refusal, 'key' | 'params'>[];
  /** S6: the current price, for a caller who was shown another; minor units. */
  readonly price?: { readonly total: number; readonly currency: string };
  /** The record that occupies the days; the first of several. */
  readonly blockedBy?: InTheWay;
  /** All conflicting records, for a list of what has to be moved (OPS5). */
  readonly conflicts?: readonly InTheWay[];
};
