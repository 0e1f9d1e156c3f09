import { LEAST_PASSWORD } from '../../../src/domain/password/length.ts';
import { SIGNED_IN } from '../../accounts/attempts.ts';
import { isPassword } from '../../accounts/passwords.ts';
import { replaceSession } from '../../accounts/sessions.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { type FieldIssue, invalid, unauthenticated } from '../../http/http-error.ts';
import { USERS } from '../../accounts/authenticate.ts';
import type { Reply } from '../../http/reply.ts';
import { versionOf } from '../../live/rows/rows.ts';
import type { Snapshot } from '../../live/snapshot.ts';
import { newHashOf, storeAccount } from './accounts.ts';
import { signedIn } from './answers.ts';
import type { AuthDeps } from './deps.ts';
import { lengthIssues, MAX_PASSWORD_LENGTH, objectBody, passwordOf } from './input.ts';
import { atHome } from '../../records/context.ts';
import type { UsersRow } from '../../live/rows/stored/users.ts';

/** As the users screen asks for, so that a password set there and one set here are judged alike. */
export function lengthsOf({ config }: Snapshot): { min: number; max: number } {
  const field = config.resources[USERS]?.fields['password'];
  if (field?.type !== 'password') return { min: LEAST_PASSWORD, max: MAX_PASSWORD_LENGTH };
  return { min: field.minLength ?? LEAST_PASSWORD, max: field.maxLength };
}

/**
 * Sets a new password for the caller. Every session that was opened with the old one ends; the caller goes on in a new
 * one, so that no token from before the change counts, not even the caller's own (S9).
 * @throws HttpError 422 beside the field, 429
 */
async function handlePassword(deps: AuthDeps, call: SignedCall): Promise<Reply> {
  const { caller, snapshot } = call;
  const body = await objectBody(call);
  const [current, next] = [passwordOf(body?.['currentPassword']), passwordOf(body?.['newPassword'])];
  const who = { address: call.address(), account: `${caller.homeTenant} ${caller.user.id}`, device: SIGNED_IN };
  await deps.attempts.password.begin(who);
  const isRight =
    current.length <= MAX_PASSWORD_LENGTH &&
    (await isPassword({ stored: caller.user.passwordHash || undefined, password: current }));
  const issues: FieldIssue[] = lengthIssues({ field: 'newPassword', password: next, ...lengthsOf(snapshot) });
  if (!isRight) issues.push({ field: 'currentPassword', key: 'validation.wrongPassword' });
  else if (current === next) issues.push({ field: 'newPassword', key: 'validation.samePassword' });
  if (issues.length > 0) throw invalid(issues);
  await deps.attempts.password.succeed(who);

  const account = { user: caller.user, tenantId: caller.homeTenant };
  const passwordHash = await newHashOf(deps.records, account, next);
  const { user, ...opened } = await deps.records.write(atHome(call), (work) => {
    const before = work.table(USERS).get(caller.user.id);
    // Hashing took a while: whoever was faster with another password has ended this session already.
    if (!before || before.passwordHash !== caller.user.passwordHash) throw unauthenticated();
    const after = changed({ before, passwordHash, at: new Date(deps.clock()).toISOString() });
    storeAccount(work, { before, after, action: 'update' });
    return { user: after, ...replaceSession(work.shared, { id: caller.sessionId, now: deps.clock() }) };
  });
  return signedIn({ records: deps.records, tokens: deps.tokens, snapshot, user, ...opened });
}

function changed({ before, passwordHash, at }: { before: UsersRow; passwordHash: string; at: string }): UsersRow {
  return { ...before, passwordHash, version: versionOf(before) + 1, updatedAt: at, updatedBy: before.id };
}

/** The caller's own password; limited as login is (S20). */
export const passwordRoutes = (deps: AuthDeps): readonly Route[] => [
  { method: 'POST', path: '/api/auth/password', access: 'signedIn', handle: (call) => handlePassword(deps, call) },
];
