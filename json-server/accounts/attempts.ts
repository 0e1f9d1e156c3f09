import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { fold } from '../../src/domain/text/fold.ts';
import { addressKey } from '../http/client-address.ts';
import { consume, tooManyUntil } from './limits.ts';

/** seconds */
const WINDOW = 60;
/** seconds; who guesses codes knows the password already, and a code has six digits only */
const CODE_WINDOW = 60 * 60;
/** Wrong codes an hour for each wrong sign-in a minute. */
const CODES_PER_SIGN_IN = 3;
/** One office shares one address: it may try three times as often as one account. */
const ADDRESS_FACTOR = 3;
/** An account is tried from many addresses at once only by those who have many; they share ten times what one has. */
const EVERYWHERE_FACTOR = 10;
/** seconds that anybody waits, at most, and how long it is remembered that they did */
const LONGEST_WAIT = 15 * 60;
const REMEMBERED = 60 * 60;
/** An address that never ends is no e-mail; the rest must not make another key. */
const MAX_KEY_LENGTH = 320;

export type Tried = {
  /** Of the call; what cannot be told by it has none. */
  readonly address: string;
  readonly account: string;
  /**
   * What proves that this is no stranger: a browser that signed in to the account before, a session, a right password.
   * It has attempts of its own, so that nobody else can use them up.
   */
  readonly device?: string | undefined;
};
export type Attempts = {
  /** Counts one try. @throws HttpError 429 */
  readonly begin: (who: Tried) => Promise<void>;
  /** A try that was right does not count. */
  readonly succeed: (who: Tried) => Promise<void>;
};

const accountKey = (account: string): string => fold(account.trim()).slice(0, MAX_KEY_LENGTH);

/** So many tries a window; then a wait that doubles each time it is needed again. */
function growingDelay(points: number, window: number) {
  const tries = new RateLimiterMemory({ points, duration: window });
  const waits = new RateLimiterMemory({ points, duration: Math.max(REMEMBERED, window * 2) });
  const longest = Math.max(window, LONGEST_WAIT);
  return {
    take: async (key: string): Promise<void> => {
      try {
        await tries.consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        // Whoever asks while waiting waits no longer for it.
        if (error.consumedPoints > points + 1) throw tooManyUntil(error.msBeforeNext);
        const { consumedPoints: times } = await waits.penalty(key);
        const wait = Math.min(longest, window * 2 ** (times - 1));
        await tries.block(key, wait);
        throw tooManyUntil(wait * 1000);
      }
    },
    forget: async (key: string): Promise<void> => {
      await tries.delete(key);
      await waits.delete(key);
    },
  };
}

/**
 * Wrong tries per window, a minute by default (S20): `perAccount` for one account from one address, with a growing wait
 * after them; three times that for one address, ten times for one account from everywhere. So whoever guesses is slowed
 * down, and keeps the owner out neither from another address nor, on a device that is known, from any (12.6). Nothing
 * else of the request is part of the key, so varying a header or another field does not help.
 */
export function createAttempts(perAccount: number, window = WINDOW): Attempts {
  const own = growingDelay(perAccount, window);
  const addresses = new RateLimiterMemory({ points: perAccount * ADDRESS_FACTOR, duration: window });
  const accounts = new RateLimiterMemory({ points: perAccount * EVERYWHERE_FACTOR, duration: window });
  const keysOf = ({ address, account, device }: Tried) => {
    const line = addressKey(address);
    const name = accountKey(account);
    return { line, name, own: device === undefined ? `${name}\n${line}` : `${name}\ndevice ${device}` };
  };
  return {
    begin: async (who) => {
      const keys = keysOf(who);
      if (who.device === undefined) await consume(addresses, keys.line);
      await own.take(keys.own);
      if (who.device === undefined) await consume(accounts, keys.name);
    },
    succeed: async (who) => {
      const keys = keysOf(who);
      await own.forget(keys.own);
      if (who.device !== undefined) return;
      await addresses.reward(keys.line);
      await accounts.reward(keys.name);
    },
  };
}

/** What is limited, each for itself: trying to sign in uses up nobody's attempts to register. */
export type AttemptKind = 'login' | 'register' | 'forgot' | 'link' | 'password' | 'code';
export type AttemptLimits = { readonly [kind in AttemptKind]: Attempts };

/** @param perAccount wrong sign-ins a minute and account */
export const createAttemptLimits = (perAccount: number): AttemptLimits => ({
  login: createAttempts(perAccount),
  register: createAttempts(perAccount),
  forgot: createAttempts(perAccount),
  link: createAttempts(perAccount),
  password: createAttempts(perAccount),
  code: createAttempts(perAccount * CODES_PER_SIGN_IN, CODE_WINDOW),
});

/** Those who are signed in share the attempts of their account: a new session brings no new ones. */
export const SIGNED_IN = 'signed in';
/** Whoever has just given the right password; the code is all that is left to guess. */
export const CHALLENGED = 'challenged';
