const MINUTE = 60_000; // ms
const HOUR = 60 * MINUTE;
/** ms before the second attempt, the third …; the last one goes on. */
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 12 * HOUR];
/** ms after the first attempt; then nobody tries by himself any more. */
export const PATIENCE = 72 * HOUR;

/**
 * When a delivery that did not get through is tried again; the last time at the end of the three days.
 * @param attempts how many there were, this one too @param firstAt of the first, ms since 1970
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

/** Whether a webhook is stopped whose messages have failed for so long. @param failingSince ms since 1970 */
export const isHopeless = (failingSince: number, now: number): boolean => now - failingSince >= PATIENCE;
