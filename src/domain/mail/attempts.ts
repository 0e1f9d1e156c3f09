/** Minutes until the next attempt, after each failed one; then there are no more automatic ones. */
const DELAYS = [1, 5, 15, 60, 360] as const;

/**
 * When a failed mail is tried again. @param attempts so far, including this one
 * @returns ms since 1970; undefined = given up
 */
export function nextAttemptAt(attempts: number, now: number): number | undefined {
  const minutes = DELAYS[attempts - 1];
  return minutes === undefined ? undefined : now + minutes * 60_000;
}
