import { browserName } from '../../auth/browser-name.ts';
import type { PublicCall, Route } from '../../call.ts';
import { companyShut, HttpError, unauthenticated } from '../../http-error.ts';
import { USERS } from '../../middleware/authenticate.ts';
import { isTenantOpen } from '../../middleware/tenant.ts';
import { noContent, type Reply } from '../../reply.ts';
import { type Account, accountsOf, findByPassword, mayEnter } from './accounts.ts';
import { meAnswer, signedIn } from './answers.ts';
import type { AuthDeps } from './deps.ts';
import { addressOf, MAX_PASSWORD_LENGTH, objectBody, passwordOf, textOf } from './input.ts';

/** Spec §8, to the letter; also for bodies that make no sense. */
const wrongCredentials = (): HttpError =>
  new HttpError({ status: 400, body: { errors: { email: ['Invalid email or password'] } } });

/** Said only to who has just proved to be of the company, which is suspended or closed. */
const shutAtSignIn = (): HttpError => {
  const issues = [{ field: 'email', key: 'problem.companyShut.detail' }];
  return new HttpError({ status: 400, problem: { key: 'companyShut', issues } });
};

async function handleLogin(deps: AuthDeps, call: PublicCall): Promise<Reply> {
  const body = await objectBody(call).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 400) return undefined;
    throw error;
  });
  const email = textOf(body?.['email']);
  const password = passwordOf(body?.['password']);
  const who = { address: addressOf(call), account: email };
  await deps.attempts.begin(who);
  if (email === '' || password === '' || password.length > MAX_PASSWORD_LENGTH) throw wrongCredentials();
  const account = await findByPassword(accountsOf(deps.store, email, call.request.headers['x-tenant-id']), password);
  if (account === undefined || !mayEnter(deps, account)) throw wrongCredentials();
  await deps.attempts.succeed(who);
  if (!isTenantOpen(deps.store, account.tenantId)) throw shutAtSignIn();
  const { user, tenantId } = account;
  const opened = await deps.sessions.open({
    userId: user.id,
    tenantId,
    browser: browserName(call.request.headers['user-agent']),
    // Only who says so is forgotten early: calls without the member behave as they always have.
    isRemembered: body?.['remember'] !== false,
  });
  await noteLogin(deps, account);
  return signedIn({ tokens: deps.tokens, snapshot: call.snapshot, user, ...opened });
}

/** Keeps `lastLoginAt` without touching the version: nobody who edits the user meanwhile is in conflict with it. */
function noteLogin({ store, clock }: AuthDeps, { user, tenantId }: Account): Promise<void> {
  return store.transact((tx) => {
    const current = tx.table(USERS, tenantId).get(user.id);
    if (current) tx.put(USERS, tenantId, { ...current, lastLoginAt: new Date(clock()).toISOString() });
  });
}

async function handleRefresh(deps: AuthDeps, call: PublicCall): Promise<Reply> {
  const token = textOf((await objectBody(call))?.['refreshToken']);
  const rotated = token === '' ? undefined : await deps.sessions.rotate(token);
  const user = rotated && deps.store.table(USERS, rotated.session.tenantId).get(rotated.session.userId);
  if (!rotated || !user) throw unauthenticated();
  const account = { user, tenantId: rotated.session.tenantId };
  if (!mayEnter(deps, account)) throw unauthenticated();
  if (!isTenantOpen(deps.store, account.tenantId)) throw companyShut();
  return signedIn({ tokens: deps.tokens, snapshot: call.snapshot, user, ...rotated });
}

/** Signing in and out. The bodies of login follow spec §7 and §8; refresh, logout and me are the contract's. */
export const signInRoutes = (deps: AuthDeps): readonly Route[] => [
  { method: 'POST', path: '/api/auth/login', access: 'public', handle: (call) => handleLogin(deps, call) },
  { method: 'POST', path: '/api/auth/refresh', access: 'public', handle: (call) => handleRefresh(deps, call) },
  {
    method: 'POST',
    path: '/api/auth/logout',
    access: 'signedIn',
    handle: async ({ caller }) => {
      await deps.sessions.close(caller.sessionId);
      return noContent;
    },
  },
  { method: 'GET', path: '/api/auth/me', access: 'signedIn', handle: (call) => meAnswer({ ...deps, ...call }) },
];
