import type { Action, Row } from '../../../config/types.ts';

/** A card that is being moved, and the action that runs where it is dropped. */
export type HeldCard = { readonly record: Row; readonly moves: ReadonlyMap<string, Action> };

/** The action that leads to each column: the first, if there are several. */
export function movesOf(actions: readonly Action[], by: string): ReadonlyMap<string, Action> {
  const moves = new Map<string, Action>();
  for (const action of actions) {
    const value = action.set[by];
    if (typeof value === 'string' && !action.copy && !moves.has(value)) moves.set(value, action);
  }
  return moves;
}
