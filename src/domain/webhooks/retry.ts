const MINUTE = 60_000; // ms
const HOUR = 60 * MINUTE;
/** ms before each further attempt; the last one from then on. */
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 12 * HOUR] as const;
/** ms for which something that nobody takes is sent again */
export const PATIENCE = 3 * 24 * HOUR;

/**
 * When something is sent again that was not taken; undefined once three days have passed.
 * @param attempts made so far, from 1
 * @param since when it happened, ms since 1970
 */
export function nextSending({
  attempts,
  since,
  now,
}: {
  readonly attempts: number;
  readonly since: number;
  readonly now: number;
}): number | undefined {
  const at = now + (PAUSES[attempts - 1] ?? PAUSES[PAUSES.length - 1] ?? HOUR);
  return at - since > PATIENCE ? undefined : at;
}

/** What the signature of a message is made of, and its head: the moment stands in both, so that nobody sends it again later. */
export const signedText = (seconds: number, body: string): string => `${seconds}.${body}`;
export const signatureHead = (seconds: number, signature: string): string => `t=${seconds},v1=${signature}`;
