import type { ShutReason } from '../../../src/domain/people/entry.ts';
import { CHALLENGED } from '../../accounts/attempts.ts';
import { hasFactor, loadOtp, spendCode } from '../../accounts/second-factors.ts';
import type { PublicCall, Route } from '../../accounts/call.ts';
import { companyClosed, HttpError, unauthenticated } from '../../http/http-error.ts';
import { USERS } from '../../accounts/authenticate.ts';
import { isTenantOpen } from '../../accounts/tenant.ts';
import { json, noContent, type Reply } from '../../http/reply.ts';
import { type Account, accountsOf, alignSalts, createAccountFinder, mayEnter, whyShut } from './accounts.ts';
import { meAnswer, signedIn } from './answers.ts';
import { challengeFor, readChallenge } from './challenge.ts';
import type { AuthDeps } from './deps.ts';
import { signInAs } from './enter.ts';
import { MAX_PASSWORD_LENGTH, objectBody, passwordOf, inputText } from './input.ts';

/** Fixed by spec §8; also for malformed bodies. */
const wrongCredentials = (): HttpError =>
  new HttpError({ status: 400, body: { errors: { email: ['Invalid email or password'] } } });

/** Sent only after a right password: the company is closed, the account waits for approval, or the portal is closed. */
const shutAtSignIn = (key: 'companyShut' | ShutReason): HttpError => {
  const issues = [{ field: 'email', key: `problem.${key}.detail` }];
  return new HttpError({ status: 400, problem: { key, issues } });
};

type Find = ReturnType<typeof createAccountFinder>;

async function handleLogin(deps: AuthDeps, find: Find, call: PublicCall): Promise<Reply> {
  const body = await objectBody(call).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 400) return undefined;
    throw error;
  });
  const email = inputText(body?.['email']);
  const password = passwordOf(body?.['password']);
  const accounts = accountsOf(deps.records, email, call.request.headers['x-tenant-id']);
  const isAsked = email !== '' && password !== '' && password.length <= MAX_PASSWORD_LENGTH;
  const asked = { email, accounts, look: (those: readonly Account[]) => (isAsked ? find(those, password) : undefined) };
  const account = await tryToSignIn(deps, call, asked);
  if (account === undefined) throw wrongCredentials();
  if (!isTenantOpen(deps.records, account.tenantId)) throw shutAtSignIn('companyShut');
  const shut = whyShut(deps, account);
  if (shut !== undefined) throw shutAtSignIn(shut);
  // Only an explicit false shortens the session: calls without the member behave as before.
  const isRemembered = body?.['remember'] !== false;
  if (hasFactor(account.user)) return json(202, challengeFor(deps, account, isRemembered));
  const aligned = await alignSalts(deps.records, account, password);
  return signInAs(deps, { call, account: aligned, isRemembered });
}

type Trying = {
  readonly email: string;
  readonly accounts: readonly Account[];
  /** The first of the accounts that the password opens. */
  readonly look: (accounts: readonly Account[]) => Promise<Account | undefined> | undefined;
};

/**
 * Looks for the account within the caller's attempts: accounts known to this browser within its own, all others within
 * those of strangers, so neither uses up the other. @throws HttpError 429
 */
async function tryToSignIn(
  deps: AuthDeps,
  call: PublicCall,
  { email, accounts, look }: Trying,
): Promise<Account | undefined> {
  const { login } = deps.attempts;
  const stranger = { address: call.address(), account: email };
  const within = async (who: typeof stranger & { device?: string }, those: readonly Account[]) => {
    await login.begin(who);
    const account = await look(those);
    if (account !== undefined) await login.succeed(who);
    return account;
  };
  const device = deps.devices.known(call.request, accounts);
  if (device === undefined) return within(stranger, accounts);
  const own = await within({ ...stranger, device: device.id }, device.accounts);
  const others = accounts.filter((account) => !device.accounts.includes(account));
  if (own !== undefined || others.length === 0) return own;
  // If strangers have used up their attempts, that must not affect a typing error in a known browser.
  return within(stranger, others).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 429) return undefined;
    throw error;
  });
}

const wrongCode = (): HttpError => new HttpError({ status: 400, problem: { key: 'invalid', issues: [WRONG_CODE] } });
const WRONG_CODE = { field: 'code', key: 'people.wrongCode' };

/** The second step of a sign-in: the challenge of the first step, and a code. @throws HttpError 400, 429 */
async function handleCode(deps: AuthDeps, call: PublicCall): Promise<Reply> {
  const body = await objectBody(call);
  const sent = inputText(body?.['challenge']);
  const challenged = readChallenge(deps, sent);
  // The password was right, so the address limit shared with strangers does not apply.
  const who = challenged
    ? {
        address: call.address(),
        account: `${challenged.tenantId} ${challenged.user.id}`,
        device: deps.devices.known(call.request, [challenged])?.id ?? CHALLENGED,
      }
    : { address: call.address(), account: `challenge ${sent.slice(0, 40)}` };
  await deps.attempts.code.begin(who);
  if (!challenged || !mayEnter(deps, challenged)) {
    throw new HttpError({ status: 400, problem: { key: 'invalid', issues: [ENDED_CHALLENGE] } });
  }
  const { user, tenantId, isRemembered } = challenged;
  const tools = { vault: deps.vault, otp: await loadOtp() };
  const spending = { person: { id: user.id, tenantId }, typed: inputText(body?.['code']), now: deps.clock() };
  if (!(await deps.records.transact(({ company }) => spendCode(company(tenantId), tools, spending)))) throw wrongCode();
  await deps.attempts.code.succeed(who);
  return signInAs(deps, { call, account: challenged, isRemembered });
}
const ENDED_CHALLENGE = { field: 'challenge', key: 'people.challengeEnded' };

async function handleRefresh(deps: AuthDeps, call: PublicCall): Promise<Reply> {
  const token = inputText((await objectBody(call))?.['refreshToken']);
  const rotated = token === '' ? undefined : await deps.sessions.rotate(token);
  const user = rotated && deps.records.company(rotated.session.tenantId).table(USERS).get(rotated.session.userId);
  if (!rotated || !user) throw unauthenticated();
  const account = { user, tenantId: rotated.session.tenantId };
  if (!mayEnter(deps, account)) throw unauthenticated();
  if (!isTenantOpen(deps.records, account.tenantId)) throw companyClosed();
  return signedIn({ records: deps.records, tokens: deps.tokens, snapshot: call.snapshot, user, ...rotated });
}

/** Signing in and out. The bodies of login follow spec §7 and §8; refresh, logout and me follow the contract. */
export function signInRoutes(deps: AuthDeps): readonly Route[] {
  const find = createAccountFinder(deps);
  return [
    {
      method: 'POST',
      path: '/api/auth/login',
      answer: ['SignInAnswer', 'Challenge'],
      access: 'public',
      handle: (call) => handleLogin(deps, find, call),
    },
    {
      method: 'POST',
      path: '/api/auth/login/code',
      answer: 'SignInAnswer',
      access: 'public',
      handle: (call) => handleCode(deps, call),
    },
    {
      method: 'POST',
      path: '/api/auth/refresh',
      answer: 'SignInAnswer',
      access: 'public',
      handle: (call) => handleRefresh(deps, call),
    },
    {
      method: 'POST',
      path: '/api/auth/logout',
      access: 'signedIn',
      handle: async ({ caller }) => {
        await deps.sessions.close(caller.sessionId);
        return noContent;
      },
    },
    {
      method: 'GET',
      path: '/api/auth/me',
      answer: 'Me',
      access: 'signedIn',
      handle: (call) => meAnswer({ ...deps, ...call }),
    },
  ];
}
