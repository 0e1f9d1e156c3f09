import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { PublicCall } from './call.ts';
import { addressKey } from '../http/client-address.ts';
import { tooMany } from '../http/http-error.ts';

const MINUTE = 60; // seconds

/** The 429 for a caller who has to wait. */
export const tooManyUntil = (ms: number) => tooMany(Math.max(1, Math.ceil(ms / 1000)));

/** Uses up points of a key. @throws HttpError 429 when not enough are left */
export async function consume(limiter: RateLimiterMemory, key: string, points = 1): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw tooManyUntil(error.msBeforeNext);
    throw error;
  }
}

/**
 * Charges a call to the points of its address: one point, once a call; or `more` points for one that is about to be
 * refused, in addition. @throws HttpError 429
 */
export type AddressLimit = (call: Pick<PublicCall, 'address' | 'once'>, more?: number) => Promise<void>;

/** A rate limit for calls without a sign-in. @param points per address within `duration` seconds */
export function addressLimit(points: number, seconds = MINUTE): AddressLimit {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return ({ address, once }, more) => {
    const charge = () => consume(limiter, addressKey(address()), more);
    return more === undefined ? once(limiter, charge) : charge();
  };
}
