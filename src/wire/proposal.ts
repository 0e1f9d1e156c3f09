import type { Json, Row } from '../config/types.ts';

/** Answer of `GET /api/<path>/<id>/actions/<action>`: what the action's dialog begins with. */
export type ActionProposal = {
  /** As it stands now, as far as the caller may read it: where the dialog is opened from may know less of it. */
  readonly record: Row;
  /** By the fields that are asked with `"begin": "$proposed"`; null = nothing is proposed. */
  readonly values: { readonly [field: string]: Json };
  /** What whoever is asked should know, in the caller's language. */
  readonly notes: readonly string[];
};
