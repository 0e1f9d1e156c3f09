import { useEffect, useState } from 'react';
import type { PlannedMove } from '../../../domain/tape/plan.ts';
import type { HttpError } from '../../../providers/http-error.ts';
import { isAbort } from '../../../providers/http-error.ts';
import { asHttpError } from '../../../engine/resource/as-http-error.ts';
import { type Checked, checkMoves } from './moves.ts';

/** ms without a change before the server is asked. */
const REST = 200;
type Answer = { readonly checked?: Checked; readonly failure?: HttpError };

/**
 * Free or taken, and the new price, while somebody still chooses (TC3). The answer of the question before stays until
 * the next has come.
 * @param revision asks anew when it changes
 */
export function useCheck(moves: readonly PlannedMove[], lifted: readonly string[], revision = 0): Answer {
  const [answer, setAnswer] = useState<Answer & { readonly question?: string }>({});
  // The question as text: equal questions are one.
  const question = JSON.stringify([moves, lifted]);
  useEffect(() => {
    const [wanted, held] = JSON.parse(question) as [PlannedMove[], string[]];
    if (wanted.length === 0) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      checkMoves(wanted, held, controller.signal).then(
        (checked) => !controller.signal.aborted && setAnswer({ checked, question }),
        (error: unknown) => !isAbort(error) && setAnswer({ failure: asHttpError(error), question }),
      );
    }, REST);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question, revision]);
  return answer.question === question ? answer : {};
}
