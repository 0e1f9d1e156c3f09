/** Minutes until the next attempt, after the first, the second … that failed; then nobody tries by himself any more. */
const DELAYS = [1, 5, 15, 60, 360] as const;

/**
 * When a mail that could not be sent is tried again. @param attempts how many there were, this one too
 * @returns ms since 1970; undefined = given up
 */
export function nextAttemptAt(attempts: number, now: number): number | undefined {
  const minutes = DELAYS[attempts - 1];
  return minutes === undefined ? undefined : now + minutes * 60_000;
}
