import { createHash } from 'node:crypto';
import type { Challenge } from '../../../src/wire/sign-in.ts';
import { USERS } from '../../accounts/authenticate.ts';
import type { Account } from './accounts.ts';
import type { AuthDeps } from './deps.ts';

/** Seconds between the password and the code. */
const CHALLENGE_SECONDS = 5 * 60;
const USE = 'challenge';

type Sealed = {
  readonly userId: string;
  readonly tenantId: string;
  readonly isRemembered: boolean;
  /** ms since 1970 */
  readonly expires: number;
  /** A print of the password used; changing the password ends the challenge. */
  readonly password: string;
};

const printOf = (passwordHash: string): string => createHash('sha256').update(passwordHash).digest('base64url');

/** The next step after a right password. The challenge opens only that step. */
export function challengeFor(
  { vault, clock }: AuthDeps,
  { user, tenantId }: Account,
  isRemembered: boolean,
): Challenge {
  const sealed: Sealed = {
    userId: user.id,
    tenantId,
    isRemembered,
    expires: clock() + CHALLENGE_SECONDS * 1000,
    password: printOf(user.passwordHash ?? ''),
  };
  return { secondFactor: true, challenge: vault.seal(JSON.stringify(sealed), USE), expiresIn: CHALLENGE_SECONDS };
}

/** The owner of a challenge, while it is valid. */
export function readChallenge(
  { vault, clock, records }: AuthDeps,
  challenge: string,
): (Account & Pick<Sealed, 'isRemembered'>) | undefined {
  const opened = challenge.length > MAX_LENGTH ? undefined : vault.open(challenge, USE);
  if (opened === undefined) return undefined;
  // Sealed by this server, so no one else wrote it.
  const { userId, tenantId, isRemembered, expires, password } = JSON.parse(opened) as Sealed;
  const user = records.company(tenantId).table(USERS).get(userId);
  const isOver = expires <= clock() || !user || printOf(user.passwordHash ?? '') !== password;
  return isOver ? undefined : { user, tenantId, isRemembered };
}
/** Characters; longer ones are not ours. */
const MAX_LENGTH = 1000;
