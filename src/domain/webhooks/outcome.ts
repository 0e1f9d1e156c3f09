import type { IsoInstant } from '../calendar/iso-date.ts';
import { hasFailedTooLong, retryAt } from './retries.ts';

/** 410: the receiver wants nothing more. */
const GONE = 410;

/** The meaning of an answer, by its status code. */
export function reasonOf(code: number): 'DELIVERED' | 'REDIRECT' | 'STATUS' {
  if (code >= 200 && code < 300) return 'DELIVERED';
  return code >= 300 && code < 400 ? 'REDIRECT' : 'STATUS';
}

/** Why a webhook is stopped. */
export type StopReason = 'FAILING' | 'GONE';
/** The result of one failed attempt for its delivery and its webhook. */
export type FailedAttempt = {
  /** Since when nothing was delivered. */
  readonly failingSince: IsoInstant;
  /** When it is tried again; undefined = given up. */
  readonly nextAt: IsoInstant | undefined;
  /** The webhook is stopped as well, for this reason. */
  readonly stops: StopReason | undefined;
  readonly isGone: boolean;
};

/**
 * Decides after a failed attempt whether it is tried again, and whether its webhook is stopped.
 * @param attempts of this delivery so far, including this one
 * @param firstAt the first of them; null = this one
 * @param failingSince of the webhook before this attempt; null = it last succeeded
 */
export function decideFailed(setup: {
  readonly code: number | null;
  readonly attempts: number;
  readonly firstAt: IsoInstant | null;
  readonly failingSince: IsoInstant | null;
  readonly now: IsoInstant;
}): FailedAttempt {
  const { code, attempts, firstAt, now } = setup;
  const isGone = code === GONE;
  const at = Date.parse(now);
  const failingSince = setup.failingSince ?? firstAt ?? now;
  const again = isGone
    ? undefined
    : retryAt({ attempts, firstAt: firstAt === null ? at : Date.parse(firstAt), now: at });
  const nextAt = again === undefined ? undefined : new Date(again).toISOString();
  if (isGone) return { failingSince, nextAt, stops: 'GONE', isGone };
  const stops = hasFailedTooLong(Date.parse(failingSince), at) ? 'FAILING' : undefined;
  return { failingSince, nextAt, stops, isGone };
}
