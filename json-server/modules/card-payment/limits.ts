import type { PublicCall } from '../../accounts/call.ts';
import { addressLimit } from '../../accounts/limits.ts';

/** Points a minute and address: 120 calls, or 12 guesses. */
const CALLS = 120;
const MISS = 9;
/** A page that waits for its result polls often. */
const POLLS = 240;
/** The provider's messages. */
const NOTICES = 1200;

type Limit = (call: PublicCall) => Promise<void>;

/** S20: limits how often an address may call. @throws HttpError 429 */
export function createLimits(): { readonly [kind in 'call' | 'miss' | 'poll' | 'notice']: Limit } {
  const calls = addressLimit(CALLS);
  const polls = addressLimit(POLLS);
  const notices = addressLimit(NOTICES);
  return {
    call: (call) => calls(call),
    miss: (call) => calls(call, MISS),
    poll: (call) => polls(call),
    notice: (call) => notices(call),
  };
}
