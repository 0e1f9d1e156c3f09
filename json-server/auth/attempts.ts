import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { fold } from '../../src/domain/text/fold.ts';
import { tooMany } from '../http-error.ts';

/** seconds */
const WINDOW = 60;
/** seconds; who guesses codes knows the password already, and a code has six digits only */
export const CODE_WINDOW = 60 * 60;
/** One office shares one address: it may try three times as often as one account. */
const ADDRESS_FACTOR = 3;
/** An address that never ends is no e-mail; the rest must not make another key. */
const MAX_KEY_LENGTH = 320;

export type Attempts = {
  /** Counts one try. @throws HttpError 429 */
  readonly begin: (who: { address: string; account: string }) => Promise<void>;
  /** A try that was right does not count. */
  readonly succeed: (who: { address: string; account: string }) => Promise<void>;
};

const accountKey = (account: string): string => fold(account.trim()).slice(0, MAX_KEY_LENGTH);

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw tooMany(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    throw error;
  }
}

/**
 * Wrong sign-ins per window, a minute by default: `perAccount` for one e-mail, three times that for one socket address (S20). Nothing else of
 * the request is part of the key, so varying a header or another field does not help.
 */
export function createAttempts(perAccount: number, window = WINDOW): Attempts {
  const accounts = new RateLimiterMemory({ points: perAccount, duration: window });
  const addresses = new RateLimiterMemory({ points: perAccount * ADDRESS_FACTOR, duration: window });
  return {
    begin: async ({ address, account }) => {
      await consume(addresses, address);
      await consume(accounts, accountKey(account));
    },
    succeed: async ({ address, account }) => {
      await addresses.reward(address);
      await accounts.reward(accountKey(account));
    },
  };
}
