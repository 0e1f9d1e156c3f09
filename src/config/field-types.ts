import type { Where } from './where-types.ts';

/** Parts of the vocabulary in `types.ts`. */

/** Display formats of a value in lists and on pages, besides those of its type. Names in it are fields. */
export type FieldDisplay =
  /** A picture or initials, and a second line from other fields. */
  | {
      readonly as: 'person';
      readonly picture?: string;
      readonly second: readonly string[];
      readonly shape: 'round' | 'square' | 'flag';
    }
  /** Stars, `of` a maximum; `count`: the field with the number of ratings. */
  | { readonly as: 'rating'; readonly of: number; readonly count?: string }
  /** 0 – 100 % as a bar. */
  | { readonly as: 'progress' }
  /** The same as a circle. */
  | { readonly as: 'ring' }
  /** A due date: shows the days left, more urgent `within` each of these numbers. */
  | { readonly as: 'deadline'; readonly within: readonly number[] }
  /** The time left until the moment, counting down. */
  | { readonly as: 'countdown' }
  /** An amount as text (`$1,249`), or as a number of whole `currency` units. */
  | { readonly as: 'price'; readonly currency?: string };

/** Input controls besides the type's default. */
export type InputLook = 'radio' | 'cards' | 'checkbox' | 'slider' | 'rating';

/**
 * The operand of a computed value: a number, or a key of the record. An object if more is needed: the rule of a
 * computed field (chained), whether its value is whole, whether a percentage counts as a share.
 */
export type Operand =
  | string
  | number
  | { readonly key: string; readonly of?: Compute; readonly isWhole?: true; readonly isShare?: true };

/**
 * The computed values of the vocabulary. `days`: whole nights from the first date to the second; `percent`: share of
 * the first number in the second; `product`: numbers multiplied, for `each` entry of a list and then summed;
 * `subtract`: the first without the others; `if`: one of two, by a condition on the record itself, whose computed
 * fields are `reads`.  Only the server computes values from the records of a `children` field that meet `where`:
 * `next`, the nearest date from today on; `sumOf`, the sum of one of their numbers; `countOf`, their number; `of`, a
 * value of the referenced record. Its answers contain them, and also values a reader may not compute (`given`).
 */
export type Compute =
  | { readonly next: readonly [string, string]; readonly where?: Where }
  | { readonly sumOf: readonly [string, string]; readonly where?: Where }
  | { readonly countOf: string; readonly where?: Where }
  | { readonly of: readonly [ref: string, key: string] }
  | { readonly given: true }
  | { readonly days: readonly Operand[] }
  | { readonly sum: readonly Operand[] }
  | { readonly subtract: readonly Operand[] }
  | { readonly percent: readonly Operand[] }
  | { readonly product: readonly Operand[]; readonly each?: string }
  | { readonly if: Where; readonly reads: readonly Operand[]; readonly then: Operand; readonly else?: Operand }
  | { readonly concat: readonly Operand[]; readonly separator?: string };

/** The parts of an entry with the owner, the percentage, the first day, and the last day (exclusive). */
export type DatedShares = {
  readonly by: string;
  readonly percent: string;
  readonly from: string;
  readonly to: string;
};

/**
 * While a record is in `state` nothing is required (formats and bounds still apply); an action that leaves the state
 * requires everything. Forms offer `action` for that.
 */
export type DraftRule = { readonly state: string; readonly action: string };
