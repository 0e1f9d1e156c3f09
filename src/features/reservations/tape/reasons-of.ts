import type { CheckedMove } from '../../../wire/moves.ts';

/** The reasons of refused moves, without duplicates. */
export const reasonsOf = (refused: readonly CheckedMove[]): readonly string[] => [
  ...new Set(refused.flatMap(({ message = '', errors = {} }) => [message, ...Object.values(errors).flat()])),
];
