import { browserName } from '../../accounts/browser-name.ts';
import type { PublicCall } from '../../accounts/call.ts';
import { USERS } from '../../accounts/authenticate.ts';
import type { Reply } from '../../http/reply.ts';
import type { Account } from './accounts.ts';
import { signedIn } from './answers.ts';
import type { AuthDeps } from './deps.ts';
import { recordsOfPart } from '../../live/rows/record-writer.ts';

type Entering = { readonly call: PublicCall; readonly account: Account; readonly isRemembered: boolean };

/** Opens a session for an account that has proved its identity, and answers like a sign-in. */
export async function signInAs(deps: AuthDeps, { call, account, isRemembered }: Entering): Promise<Reply> {
  const { records, tokens, sessions, devices } = deps;
  const { user, tenantId } = account;
  const browser = browserName(call.request.headers['user-agent']);
  const opened = await sessions.open({ userId: user.id, tenantId, browser, isRemembered });
  await noteLogin(deps, account);
  const headers = { 'Set-Cookie': devices.remember(call.request, account) };
  return signedIn({ records, tokens, snapshot: call.snapshot, user, ...opened, headers });
}

/** Sets `lastLoginAt` without a new version, so somebody editing the user gets no conflict. */
function noteLogin({ records, clock }: AuthDeps, { user, tenantId }: Account): Promise<void> {
  return records.transact(({ company }) => {
    const work = company(tenantId);
    const current = work.table(USERS).get(user.id);
    if (current) recordsOfPart(work).put(USERS, { ...current, lastLoginAt: new Date(clock()).toISOString() });
  });
}
