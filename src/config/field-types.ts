import type { Where } from './where-types.ts';

/** Pieces of the vocabulary that `types.ts` is made of. */

/** Looks that a list and a page give to a value, beside those of its type. Names in it are fields. */
export type FieldDisplay =
  /** A picture, or initials, and a second line made of other fields. */
  | {
      readonly as: 'person';
      readonly picture?: string;
      readonly second: readonly string[];
      readonly shape: 'round' | 'square' | 'flag';
    }
  /** So many stars `of` so many; `count`: the field that says how many rated. */
  | { readonly as: 'rating'; readonly of: number; readonly count?: string }
  /** 0 – 100 % as a bar. */
  | { readonly as: 'progress' }
  /** The same as a circle. */
  | { readonly as: 'ring' }
  /** A day by which something must have happened: how far it is, more urgent `within` so many days, then fewer. */
  | { readonly as: 'deadline'; readonly within: readonly number[] }
  /** The time that is left until the moment, running. */
  | { readonly as: 'countdown' }
  /** An amount as text (`$1,249`), or as a number of whole `currency` units. */
  | { readonly as: 'price'; readonly currency?: string };

/** Ways to type a value, where that of its type is not the best one. */
export type InputLook = 'radio' | 'cards' | 'checkbox' | 'slider' | 'rating';

/**
 * The computed values the vocabulary knows. `days`: whole nights from the first date to the second; `percent`: share of
 * the first number in the second; `product`: numbers multiplied, for `each` entry of a list and then summed; `next`: the nearest date, from today on, in the records of a `children` field that meet
 * `where`. Of the last only the server knows the value; it stands in its answers.
 */
export type Compute =
  | { readonly next: readonly [string, string]; readonly where?: Where }
  | { readonly days: readonly [string, string] }
  | { readonly sum: readonly string[] }
  | { readonly percent: readonly [string, string] }
  | { readonly product: readonly string[]; readonly each?: string }
  | { readonly concat: readonly string[]; readonly separator?: string };

/** Which parts of an entry say who has how many percent, from when on, and until when (exclusive). */
export type DatedShares = {
  readonly by: string;
  readonly percent: string;
  readonly from: string;
  readonly to: string;
};

/**
 * While a record is in `state` nothing is required of it (formats and bounds are); an action that leaves the state
 * asks for everything. `action` is the one that forms offer for it.
 */
export type DraftRule = { readonly state: string; readonly action: string };
