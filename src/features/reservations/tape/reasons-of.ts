import type { CheckedMove } from '../../../wire/moves.ts';

/** Why moves are refused, each reason once. */
export const reasonsOf = (refused: readonly CheckedMove[]): readonly string[] => [
  ...new Set(refused.flatMap(({ message = '', errors = {} }) => [message, ...Object.values(errors).flat()])),
];
