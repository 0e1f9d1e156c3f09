import type { Action, Row } from '../../../config/types.ts';

/** A card that somebody moves, and what runs where it is put. */
export type HeldCard = { readonly record: Row; readonly moves: ReadonlyMap<string, Action> };

/** By column, the action that leads there: of several the first. */
export function movesOf(actions: readonly Action[], by: string): ReadonlyMap<string, Action> {
  const moves = new Map<string, Action>();
  for (const action of actions) {
    const value = action.set[by];
    if (typeof value === 'string' && !action.copy && !moves.has(value)) moves.set(value, action);
  }
  return moves;
}
