import type { Json, Row } from '../config/types.ts';

/** Answer of `GET /api/<path>/<id>/actions/<action>`: the initial values of the action's dialog. */
export type ActionProposal = {
  /** The current record, as far as the caller may read it; the screen behind the dialog may have less. */
  readonly record: Row;
  /** By fields with `"begin": "$proposed"`; null = no proposal. */
  readonly values: { readonly [field: string]: Json };
  /** Notes for the person, in the caller's language. */
  readonly notes: readonly string[];
};
