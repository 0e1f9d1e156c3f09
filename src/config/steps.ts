/** Long work that may rest after each step, so that a server can let others in. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Takes all steps without a rest. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
