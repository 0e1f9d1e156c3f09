import type { OwnSessions } from '../../../src/wire/sign-in.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { notFound } from '../../http/http-error.ts';
import { json, noContent, type Reply } from '../../http/reply.ts';
import type { AuthDeps } from './deps.ts';

const PATH = '/api/auth/sessions';

const ownerOf = ({ caller }: SignedCall) => ({ userId: caller.user.id, tenantId: caller.homeTenant });

function handleList({ sessions }: AuthDeps, call: SignedCall): Reply {
  const items = sessions.of(ownerOf(call)).map(({ id, browser, createdAt, lastUsedAt, isRemembered }) => ({
    id,
    browser,
    createdAt,
    lastUsedAt,
    isRemembered,
    isCurrent: id === call.caller.sessionId,
  }));
  const answer: OwnSessions & { readonly total: number } = { items, total: items.length };
  return json(200, answer);
}

/** Someone else's session gets the same answer as a missing one. */
async function handleClose({ sessions }: AuthDeps, call: SignedCall): Promise<Reply> {
  const id = call.path.slice(PATH.length + 1);
  if (!sessions.of(ownerOf(call)).some((session) => session.id === id)) throw notFound();
  await sessions.close(id);
  return noContent;
}

/** The caller's sessions, and ending them (S9). Never anybody else's. */
export const sessionRoutes = (deps: AuthDeps): readonly Route[] => [
  { method: 'GET', path: PATH, answer: 'OwnSessions', access: 'signedIn', handle: (call) => handleList(deps, call) },
  {
    method: 'DELETE',
    path: PATH,
    access: 'signedIn',
    handle: async (call) => {
      await deps.sessions.closeOthers(ownerOf(call), call.caller.sessionId);
      return noContent;
    },
  },
  { method: 'DELETE', path: `${PATH}/:id`, access: 'signedIn', handle: (call) => handleClose(deps, call) },
];
