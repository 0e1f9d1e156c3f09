const MINUTE = 60_000; // ms
const HOUR = 60 * MINUTE;
/** ms before the second attempt, the third …; the last one repeats. */
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 12 * HOUR];
/** ms after the first attempt; then there are no more automatic ones. */
export const PATIENCE = 72 * HOUR;

/**
 * When a failed delivery is tried again; the last time at the end of the three days.
 * @param attempts so far, including this one @param firstAt of the first, ms since 1970
 * @returns ms since 1970; undefined = given up
 */
export function retryAt({
  attempts,
  firstAt,
  now,
}: {
  readonly attempts: number;
  readonly firstAt: number;
  readonly now: number;
}): number | undefined {
  const end = firstAt + PATIENCE;
  if (now >= end) return undefined;
  const pause = PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? MINUTE;
  return Math.min(now + pause, end);
}

/** Whether a webhook that has failed for so long is stopped. @param failingSince ms since 1970 */
export const hasFailedTooLong = (failingSince: number, now: number): boolean => now - failingSince >= PATIENCE;
