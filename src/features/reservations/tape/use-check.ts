import type { PlannedMove } from '../../../domain/tape/plan.ts';
import { type Answer, TYPING, useAnswer } from '../../../engine/resource/use-answer.ts';
import type { CheckedMoves } from '../../../wire/moves.ts';

/** Resources whose changes may affect the check of the same moves. */
const FOLLOWED = ['reservations', 'out-of-order-periods'];

/**
 * Free or taken, and the new price, while the person still chooses (TC3); saves nothing, and never shows the result of
 * an earlier choice.
 * @param lifted ids in the tray, whose nights count as free
 */
export function useCheck(
  moves: readonly PlannedMove[],
  lifted: readonly string[],
): { readonly checked: CheckedMoves | undefined; readonly failure: Answer<CheckedMoves>['failure'] } {
  const body = { check: true, moves, lifted };
  const { data, isCurrent, failure } = useAnswer<CheckedMoves>(
    moves.length === 0 ? undefined : { path: '/tape/moves', body },
    { pause: TYPING, follows: FOLLOWED },
  );
  return { checked: isCurrent ? data : undefined, failure };
}
