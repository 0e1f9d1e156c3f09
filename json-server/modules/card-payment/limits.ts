import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { PublicCall } from '../../call.ts';
import { tooMany } from '../../http-error.ts';

const WINDOW = 60; // seconds
/** Points a minute and address: 120 calls, or 12 guesses. */
const CALLS = 120;
const MISS = 9;
/** A page that waits for its result asks often. */
const POLLS = 240;
/** The provider's messages. */
const NOTICES = 1200;

type Limit = (call: PublicCall) => Promise<void>;

function limitOf(points: number): (call: PublicCall, cost?: number) => Promise<void> {
  const limiter = new RateLimiterMemory({ points, duration: WINDOW });
  return async ({ request }, cost = 1) => {
    try {
      // The address of the line itself: whatever a header says of it could be anything.
      await limiter.consume(request.socket.remoteAddress ?? '', cost);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw tooMany(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
      throw error;
    }
  };
}

/** S20: how often an address may call. @throws HttpError 429 */
export function createLimits(): { readonly [kind in 'call' | 'miss' | 'poll' | 'notice']: Limit } {
  const [calls, polls, notices] = [limitOf(CALLS), limitOf(POLLS), limitOf(NOTICES)];
  return {
    call: (call) => calls(call),
    miss: (call) => calls(call, MISS),
    poll: (call) => polls(call),
    notice: (call) => notices(call),
  };
}
