import { createHash } from 'node:crypto';
import { fold } from '../../src/domain/text/fold.ts';
import { addressKey } from '../http/client-address.ts';
import { type DefineTable, type PartitionWriter, partitionWriter } from '../live/rows/company.ts';
import type { AttemptsRow } from '../live/rows/own-rows.ts';
import type { OwnStore } from '../store/types.ts';
import { tooManyUntil } from './limits.ts';

/** ms */
const WINDOW = 60 * 1000;
/** ms. Guessing codes requires the password already, and a code has only six digits. */
const CODE_WINDOW = 60 * WINDOW;
/** Wrong codes an hour for each wrong sign-in a minute. */
const CODES_PER_SIGN_IN = 3;
/** One office shares one address: it may try three times as often as one account. */
const ADDRESS_FACTOR = 3;
/**
 * Only an attacker with many addresses tries one account from many at once; together they get ten times what one gets.
 */
const EVERYWHERE_FACTOR = 10;
/** ms: the longest wait, and how long a wait is remembered */
const LONGEST_WAIT = 15 * WINDOW;
const REMEMBERED = 60 * WINDOW;
/** Attempts are rows, so they add up across servers and survive a restart. */
const ATTEMPTS = '_attempts';
/** Longer addresses are no e-mail; the excess must not make another key. */
const MAX_KEY_LENGTH = 320;

export type Tried = {
  /** The network address of the call; '' where it means nothing. */
  readonly address: string;
  readonly account: string;
  /**
   * Proof that the caller is no stranger: a browser that signed in to the account before, a session, a right password.
   * It has its own attempts, so nobody else can use them up.
   */
  readonly device?: string | undefined;
};
export type Attempts = {
  /** Counts one attempt. @throws HttpError 429 */
  readonly begin: (who: Tried) => Promise<void>;
  /** A right attempt does not count. */
  readonly succeed: (who: Tried) => Promise<void>;
};

/** Each kind has its own limit: sign-ins do not use up registrations. */
export type AttemptKind = 'login' | 'register' | 'forgot' | 'link' | 'password' | 'code';
export type AttemptLimits = { readonly [kind in AttemptKind]: Attempts };

type AttemptsSetup = {
  readonly store: OwnStore;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly kind: AttemptKind;
  /** Attempts on one account from one address, within `window` ms. */
  readonly perAccount: number;
  readonly window?: number;
};

/** Declares the table; call once per store. */
export const defineAttempts = (define: DefineTable): void =>
  define(ATTEMPTS, { unique: [], ordered: { expires: 'plain' }, search: [] });

const accountKey = (account: string): string => fold(account.trim()).slice(0, MAX_KEY_LENGTH);

/** Remembered attempts, by what they have in common, inside a transaction. */
type Counted = {
  readonly get: (key: string) => AttemptsRow | undefined;
  readonly put: (key: string, counted: Pick<AttemptsRow, 'tries' | 'until'> & Partial<AttemptsRow>) => void;
  readonly forget: (key: string) => void;
};

/** Allows a number of attempts per window. @returns ms to wait when there were more */
function take({ get, put }: Counted, key: string, limit: { points: number; ms: number; now: number }): number {
  const known = get(key);
  const isCounted = known !== undefined && known.until > limit.now;
  if (isCounted && known.tries >= limit.points) return known.until - limit.now;
  put(key, isCounted ? { ...known, tries: known.tries + 1 } : { ...known, tries: 1, until: limit.now + limit.ms });
  return 0;
}

/**
 * Like `take`, then a wait that doubles each time it is needed again. Attempts during the wait do not make it longer.
 */
function takeOrWait(counted: Counted, key: string, limit: { points: number; ms: number; now: number }): number {
  const { points, ms, now } = limit;
  const left = take(counted, key, limit);
  const known = counted.get(key);
  if (left === 0 || known === undefined || known.tries > points) return left;
  const isRemembered = known.waitsUntil > now;
  const waits = isRemembered ? known.waits + 1 : 1;
  const waitsUntil = isRemembered ? known.waitsUntil : now + Math.max(REMEMBERED, ms * 2);
  const wait = Math.min(Math.max(ms, LONGEST_WAIT), ms * 2 ** (waits - 1));
  counted.put(key, { ...known, tries: points + 1, until: now + wait, waits, waitsUntil });
  return wait;
}

function countedIn(shared: PartitionWriter, kind: AttemptKind): Counted {
  // Hashed, so neither addresses nor e-mails are kept.
  const idOf = (key: string): string => createHash('sha256').update(`${kind}\n${key}`).digest('base64url');
  const table = shared.table(ATTEMPTS);
  return {
    get: (key) => table.get(idOf(key)),
    put: (key, { tries, until, waits = 0, waitsUntil = 0 }) =>
      shared.put(ATTEMPTS, { id: idOf(key), tries, until, waits, waitsUntil, expires: Math.max(until, waitsUntil) }),
    forget: (key) => shared.remove(ATTEMPTS, idOf(key)),
  };
}

/** Removes a few at a time, because the sign-in pays for it. */
function sweep(shared: PartitionWriter, now: number): void {
  const over = shared.table(ATTEMPTS).range('expires', { lt: now });
  for (const { id } of over.slice(0, 20)) shared.remove(ATTEMPTS, id);
}

/**
 * Wrong attempts per window, a minute by default (S20): `perAccount` for one account from one address, with a growing
 * wait after them; three times that for one address, ten times for one account from all addresses. An attacker is
 * slowed down but cannot lock the owner out from another address, nor from any address on a known device (12.6).
 * Nothing else of the request is part of the key, so varying a header or another field does not help.
 */
export function createAttempts({ store, clock, kind, perAccount, window = WINDOW }: AttemptsSetup): Attempts {
  const keysOf = ({ address, account, device }: Tried) => {
    const line = addressKey(address);
    const name = accountKey(account);
    const own = device === undefined ? `own\n${name}\n${line}` : `own\n${name}\ndevice ${device}`;
    return { line: `address\n${line}`, name: `account\n${name}`, own };
  };
  return {
    begin: async (who) => {
      const keys = keysOf(who);
      const wait = await store.transact((tx): number => {
        const shared = partitionWriter(tx);
        const counted = countedIn(shared, kind);
        const now = clock();
        const limit = (factor = 1) => ({ points: perAccount * factor, ms: window, now });
        sweep(shared, now);
        if (who.device !== undefined) return takeOrWait(counted, keys.own, limit());
        return (
          take(counted, keys.line, limit(ADDRESS_FACTOR)) ||
          takeOrWait(counted, keys.own, limit()) ||
          take(counted, keys.name, limit(EVERYWHERE_FACTOR))
        );
      });
      if (wait > 0) throw tooManyUntil(wait);
    },
    succeed: (who) =>
      store.transact((tx) => {
        const counted = countedIn(partitionWriter(tx), kind);
        const keys = keysOf(who);
        counted.forget(keys.own);
        for (const key of who.device === undefined ? [keys.line, keys.name] : []) {
          const known = counted.get(key);
          if (known) counted.put(key, { ...known, tries: Math.max(0, known.tries - 1) });
        }
      }),
  };
}

/** @param perAccount wrong sign-ins a minute and account */
export function createAttemptLimits(setup: Omit<AttemptsSetup, 'kind' | 'window'>): AttemptLimits {
  const of = (kind: AttemptKind): Attempts => createAttempts({ ...setup, kind });
  return {
    login: of('login'),
    register: of('register'),
    forgot: of('forgot'),
    link: of('link'),
    password: of('password'),
    code: createAttempts({
      ...setup,
      kind: 'code',
      perAccount: setup.perAccount * CODES_PER_SIGN_IN,
      window: CODE_WINDOW,
    }),
  };
}

/** Signed-in callers share the attempts of their account: a new session brings no new ones. */
export const SIGNED_IN = 'signed in';
/** A caller who has just given the right password; only the code is left to guess. */
export const CHALLENGED = 'challenged';
