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

/** The limits of the users screen, so passwords set here and there follow the same rules. */
export function lengthsOf({ config }: Snapshot): { min: number; max: number } {
  const field = config.resources[USERS]?.fields['password'];
  if (field?.type !== 'password') return { min: LEAST_PASSWORD, max: MAX_PASSWORD_LENGTH };
  return { min: field.minLength ?? LEAST_PASSWORD, max: field.maxLength };
}

/**
 * Sets a new password for the caller. All sessions opened with the old one end; the caller continues in a new one, so
 * no earlier token counts, not even the caller's own (S9).
 * @throws HttpError 422 beside the field, 429
 */
async function handlePassword(deps: AuthDeps, call: SignedCall): Promise<Reply> {
  const { caller, snapshot } = call;
  const body = await objectBody(call);
  const current = passwordOf(body?.['currentPassword']);
  const next = passwordOf(body?.['newPassword']);
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
    // Hashing took a while: another password may have been set first, which ended this session.
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

/** Changing the caller's own password; limited like login (S20). */
export const passwordRoutes = (deps: AuthDeps): readonly Route[] => [
  { method: 'POST', path: '/api/auth/password', access: 'signedIn', handle: (call) => handlePassword(deps, call) },
];
