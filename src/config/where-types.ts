/** Anything JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** One stored record. `id` always exists; the resource describes everything else. */
export type Row = { readonly id: string; readonly [key: string]: Json };

/**
 * Operators of the where-language; the names are Refine's `CrudOperators`.
 * `contains` on text is case- and accent-insensitive (Turkish folding); on a list it means "has this element".
 */
export const OPERATORS = [
  'eq',
  'ne',
  'gt',
  'gte',
  'lt',
  'lte',
  'in',
  'nin',
  'contains',
  'startswith',
  'between',
  'null',
] as const;
export type Operator = (typeof OPERATORS)[number];

/** Right sides: a literal, or `"$field"`, `"$user.x"`, `"$today"`, `"$now"`. */
type Comparison = { readonly [operator in Operator]?: Json };

/**
 * One condition over a record: `{ "status": "ACTIVE" }`, `{ "price": { "gt": 0 } }`, `{ "any": [...] }`,
 * `{ "all": [...] }`, `{ "not": {...} }`; keys may be dotted through references (`"estateId.investorId"`).
 * Several keys in one object are joined by "and".
 */
export type Where = { readonly [path: string]: Json | Comparison | readonly Where[] | Where };
