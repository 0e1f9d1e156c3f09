import type { Where } from './where-types.ts';

/** Parts of the vocabulary in `types.ts`. */

/** Looks that a list and a page give to a value, beside those of its type. Names in it are fields. */
export type FieldDisplay =
  /** A picture or initials, and a second line from other fields. */
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
 * The operand of a computed value: a number, or a key of the record. It is an object when more is needed: the rule of a
 * computed field (chained), whether its value is whole, whether a percentage counts as a share.
 */
export type Operand =
  | string
  | number
  | { readonly key: string; readonly of?: Compute; readonly isWhole?: true; readonly isShare?: true };

/**
 * The computed values the vocabulary knows. `days`: whole nights from the first date to the second; `percent`: share of
 * the first number in the second; `product`: numbers multiplied, for `each` entry of a list and then summed; `subtract`:
 * the first without the others; `if`: one of two, by a condition on the record itself, whose computed fields are `reads`.
 *
 * Only the server knows those that are made of the records of a `children` field which meet `where`: `next`, the nearest
 * date from today on; `sumOf`, one of their numbers added up; `countOf`, how many they are; `of`, a value of
 * the record that a reference names. They stand in its answers, as
 * does what a reader may not work out (`given`).
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
