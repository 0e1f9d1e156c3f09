import type { AccountAction } from '../../../src/config/history-actions.ts';
import type { UserSessions } from '../../../src/wire/people.ts';
import { SESSIONS } from '../../accounts/sessions.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { forbidden, notFound } from '../../http/http-error.ts';
import { USERS } from '../../accounts/authenticate.ts';
import { resourceNamed, type Context } from '../../records/context.ts';
import { findInScope } from '../../records/scope.ts';
import { json, noContent, type Reply } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import type { UsersRow } from '../../live/rows/stored/users.ts';

const PATH = '/api/user-sessions/:id';
/** People who may edit an account may end its sessions, because changing its password does the same. */
const READ = { subject: 'User', action: 'show' } as const;
const END = { subject: 'User', action: 'edit' } as const;
const ENDED: AccountAction = 'endSessions';

/** @throws HttpError 404 for an account the caller may not see */
function accountIn(
  call: SignedCall,
  context: Context,
): { resource: NonNullable<ReturnType<typeof resourceOf>>; user: UsersRow } {
  const { path } = call;
  const resource = resourceOf(call);
  const user = resource && findInScope(context, resource, path.slice(path.lastIndexOf('/') + 1));
  if (!resource || !user) throw notFound();
  return { resource, user };
}
const resourceOf = ({ snapshot }: SignedCall) => resourceNamed(snapshot, USERS);

function list({ records, sessions }: RouteDeps, call: SignedCall): Reply {
  const { caller, snapshot } = call;
  const { resource, user } = accountIn(call, records.of(call));
  const answer: UserSessions = {
    items: sessions.of({ userId: user.id, tenantId: caller.tenant }).map(({ id, browser, createdAt, lastUsedAt }) => ({
      id,
      browser,
      createdAt,
      lastUsedAt,
      isCurrent: id === caller.sessionId,
    })),
    mayEnd: snapshot.rightsOf({ role: caller.role, resource }).can.has('edit'),
  };
  return json(200, answer);
}

/** Ends one session (`?session=`), or all except the caller's own; the account's history records it. */
async function endSessions({ records, sessions }: RouteDeps, call: SignedCall): Promise<Reply> {
  const { caller, search } = call;
  const { user } = accountIn(call, records.of(call));
  const one = search.get('session');
  const open = sessions.of({ userId: user.id, tenantId: caller.tenant });
  const chosen = one === null ? open.filter(({ id }) => id !== caller.sessionId) : open.filter(({ id }) => id === one);
  if (one !== null && chosen.length === 0) throw notFound();
  if (one === caller.sessionId) throw forbidden();
  if (chosen.length === 0) return noContent;
  await records.write(call, (work) => {
    for (const { id } of chosen) work.shared.remove(SESSIONS, id);
    const { resource, user: row } = accountIn(call, work.context);
    work.addHistory({ resource, row, action: ENDED, changes: {} });
  });
  return noContent;
}

/** Other people's sessions, for those who manage the accounts. */
export const sessionCalls = (deps: RouteDeps): readonly Route[] => [
  { method: 'GET', path: PATH, answer: 'UserSessions', access: READ, handle: (call: SignedCall) => list(deps, call) },
  { method: 'DELETE', path: PATH, access: END, handle: (call: SignedCall) => endSessions(deps, call) },
];
