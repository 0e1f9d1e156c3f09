import type { Row } from '../../../config/types.ts';
import type { HttpError } from '../../../providers/http-error.ts';

/** Calls at the same time: quick, without delaying other people. */
const AT_ONCE = 4;
const WAIT = 2; // s, where the server says only that it is too much

/** The result for one record. */
export type BulkOutcome =
  | { readonly state: 'done'; readonly row: Row; readonly answer: Row | undefined }
  | { readonly state: 'refused'; readonly row: Row; readonly error: HttpError }
  /** Stopped before its turn. */
  | { readonly state: 'left'; readonly row: Row };

type Setup = {
  readonly rows: readonly Row[];
  /** Does it with one record. @throws what `asError` understands */
  readonly perform: (row: Row) => Promise<Row | undefined>;
  readonly asError: (thrown: unknown) => HttpError;
  readonly onStep: (done: number) => void;
  /** When aborted: the current one is finished, the rest is skipped. */
  readonly signal: AbortSignal;
  readonly pause: (ms: number) => Promise<void>;
};

/**
 * Runs one action on many records, each in its own call and transaction, so one refusal does not affect the others.
 * Waits when asked to; without any answer it ends, and the rest can be tried again.
 * @returns one outcome per record, in order
 */
export async function runBulk({
  rows,
  perform,
  asError,
  onStep,
  signal,
  pause,
}: Setup): Promise<readonly BulkOutcome[]> {
  const outcomes: BulkOutcome[] = rows.map((row) => ({ state: 'left', row }));
  let next = 0;
  let done = 0;
  let isCutOff = false;
  const isOver = () => isCutOff || signal.aborted;

  const settle = async (row: Row): Promise<BulkOutcome> => {
    for (;;) {
      try {
        return { state: 'done', row, answer: await perform(row) };
      } catch (thrown) {
        const error = asError(thrown);
        if (error.statusCode === 429) await pause((error.retryAfter ?? WAIT) * 1000);
        if (error.statusCode === 429 && !isOver()) continue;
        if (error.statusCode === 429) return { state: 'left', row };
        // The next ones would not get through either.
        if (error.statusCode === 0 || error.statusCode === 401) isCutOff = true;
        return { state: 'refused', row, error };
      }
    }
  };
  const work = async () => {
    while (!isOver()) {
      const index = next;
      const row = rows[index];
      if (row === undefined) return;
      next += 1;
      outcomes[index] = await settle(row);
      done += 1;
      onStep(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcomes;
}

/** How many of each. */
export function tallyOutcomes(outcomes: readonly BulkOutcome[]): Readonly<Record<BulkOutcome['state'], number>> {
  const count = (state: BulkOutcome['state']) => outcomes.filter((outcome) => outcome.state === state).length;
  return { done: count('done'), refused: count('refused'), left: count('left') };
}
