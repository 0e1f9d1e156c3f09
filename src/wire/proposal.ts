import type { Json } from '../config/types.ts';

/** Answer of `GET /api/<path>/<id>/actions/<action>`: what the action's dialog begins with. */
export type ActionProposal = {
  /** By the fields that are asked with `"begin": "$proposed"`; null = nothing is proposed. */
  readonly values: { readonly [field: string]: Json };
  /** What whoever is asked should know, in the caller's language. */
  readonly notes: readonly string[];
};
