import { randomUUID } from 'node:crypto';
import { abilityRules } from '../../src/config/access.ts';
import { DEFAULT_PASSWORD_LENGTH } from '../../src/config/normalize-fields.ts';
import type { Json, Row } from '../../src/config/types.ts';
import type { Attempts } from '../auth/attempts.ts';
import { hashPassword, isPassword } from '../auth/passwords.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Tokens } from '../auth/tokens.ts';
import type { Caller, PublicCall, Route } from '../call.ts';
import { type FieldIssue, HttpError, malformed, unauthenticated } from '../http-error.ts';
import { USERS } from '../middleware/authenticate.ts';
import { findTenant, isTenantOpen, tenantsOf } from '../middleware/tenant.ts';
import { json, noContent, type Reply } from '../reply.ts';
import { nameOf, textIn } from '../rows.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Store, UniqueViolation } from '../store/types.ts';

export type AuthDeps = {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly attempts: Attempts;
  readonly clock: () => number;
  /** Tenant of people who register. */
  readonly defaultTenant: string;
  /** Whether rows marked `demo` may sign in. */
  readonly allowsDemoLogins: boolean;
};

type TenantChoice = { readonly id: string; readonly name: string };

/** Characters; longer ones only cost hashing time. */
const MAX_PASSWORD_LENGTH = 200;

/** Spec §8, to the letter; also for bodies that make no sense. */
const wrongCredentials = (): HttpError =>
  new HttpError({ status: 400, body: { errors: { email: ['Invalid email or password'] } } });

/** The body as an object, or undefined when it is anything else. */
async function objectBody(call: PublicCall): Promise<{ readonly [key: string]: Json } | undefined> {
  const { value } = await call.body();
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [key: string]: Json })
    : undefined;
}

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value.normalize('NFC').trim() : '');

const addressOf = (call: PublicCall): string => call.request.socket.remoteAddress ?? '';

/** The answer of login and refresh: spec §7 plus the refresh token. */
async function signedIn({
  deps,
  snapshot,
  session,
  user,
  refreshToken,
}: {
  deps: AuthDeps;
  snapshot: Snapshot;
  session: { id: string; tenantId: string };
  user: Row;
  refreshToken: string;
}): Promise<Reply> {
  const accessToken = await deps.tokens.issueAccess({ userId: user.id, sessionId: session.id });
  const role = textIn(user, 'role');
  return json(201, {
    userAbilityRules: abilityRules({ policyRows: snapshot.config.policy.rows, role }),
    accessToken,
    refreshToken,
    userData: userData(user, session.tenantId),
  });
}

/** What a browser keeps about its user (contract). */
export function userData(user: Row, tenantId: string): Record<string, Json> {
  const email = textIn(user, 'email');
  return {
    id: user.id,
    fullName: nameOf(user),
    username: email.split('@')[0] ?? email,
    avatar: user['avatar'] ?? null,
    email,
    role: user['role'] ?? null,
    language: user['language'] ?? null,
    tenantId,
  };
}

/** Tenants that X-Tenant-Id may select for this user, by the names of their records; the own one comes first. */
function tenantChoices(store: Store, { user, homeTenant }: Pick<Caller, 'user' | 'homeTenant'>): TenantChoice[] {
  const others = tenantsOf(user, homeTenant).filter((id) => id !== homeTenant);
  return [homeTenant, ...others].map((id) => {
    const row = findTenant(store, id);
    return { id, name: (row && textIn(row, 'companyName')) || id };
  });
}

/** Every account with this e-mail: one a tenant at most. The selected or default tenant comes first. */
function accountsOf(
  deps: AuthDeps,
  email: string,
  header: string | string[] | undefined,
): { user: Row; tenantId: string }[] {
  const tenants = deps.store.tenants(USERS);
  const wanted = typeof header === 'string' && tenants.includes(header) ? [header] : tenants;
  return wanted.flatMap((tenantId) => {
    const user = deps.store.table(USERS, tenantId).findUnique('email', email);
    return user ? [{ user, tenantId }] : [];
  });
}

async function findByPassword(
  deps: AuthDeps,
  accounts: readonly { user: Row; tenantId: string }[],
  password: string,
): Promise<{ user: Row; tenantId: string } | undefined> {
  if (accounts.length === 0) await isPassword({ stored: undefined, password });
  for (const account of accounts) {
    const stored = account.user['passwordHash'];
    if (await isPassword({ stored: typeof stored === 'string' ? stored : undefined, password })) return account;
  }
  return undefined;
}

function mayEnter(deps: AuthDeps, { user, tenantId }: { user: Row; tenantId: string }): boolean {
  const isKept = user['demo'] !== true || deps.allowsDemoLogins;
  return user['status'] === 'ACTIVE' && isKept && isTenantOpen(deps.store, tenantId);
}

async function handleLogin(deps: AuthDeps, call: PublicCall): Promise<Reply> {
  const body = await objectBody(call).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 400) return undefined;
    throw error;
  });
  const email = textOf(body?.['email']);
  const password = typeof body?.['password'] === 'string' ? body['password'] : '';
  const who = { address: addressOf(call), account: email };
  await deps.attempts.begin(who);
  if (email === '' || password === '' || password.length > MAX_PASSWORD_LENGTH) throw wrongCredentials();
  const accounts = accountsOf(deps, email, call.request.headers['x-tenant-id']);
  const account = await findByPassword(deps, accounts, password);
  if (account === undefined || !mayEnter(deps, account)) throw wrongCredentials();
  await deps.attempts.succeed(who);
  const { user, tenantId } = account;
  const { session, refreshToken } = await deps.sessions.open({ userId: user.id, tenantId });
  await noteLogin(deps, { user, tenantId });
  return signedIn({ deps, snapshot: call.snapshot, session, user, refreshToken });
}

/** Keeps `lastLoginAt` without touching the version: nobody who edits the user meanwhile is in conflict with it. */
function noteLogin(deps: AuthDeps, { user, tenantId }: { user: Row; tenantId: string }): Promise<void> {
  return deps.store.transact((tx) => {
    const current = tx.table(USERS, tenantId).get(user.id);
    if (current) tx.put(USERS, tenantId, { ...current, lastLoginAt: new Date(deps.clock()).toISOString() });
  });
}

async function handleRefresh(deps: AuthDeps, call: PublicCall): Promise<Reply> {
  const token = textOf((await objectBody(call))?.['refreshToken']);
  const rotated = token === '' ? undefined : await deps.sessions.rotate(token);
  const user = rotated && deps.store.table(USERS, rotated.session.tenantId).get(rotated.session.userId);
  if (!rotated || !user || !mayEnter(deps, { user, tenantId: rotated.session.tenantId })) throw unauthenticated();
  return signedIn({ deps, snapshot: call.snapshot, user, ...rotated });
}

/** Text for the answers of register and forgot-password, which never say whether the account exists (S20). */
const accepted = (): Reply => json(201, { message: 'If the address can be used, the next step is on its way.' });

/** As a password field without a length of its own asks for. */
function passwordIssues(password: string): FieldIssue[] {
  const [min, max] = [DEFAULT_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH];
  if (password.length < min) return [{ field: 'password', key: 'validation.tooShort', params: { min } }];
  return password.length > max ? [{ field: 'password', key: 'validation.tooLong', params: { max } }] : [];
}

async function handleRegister(deps: AuthDeps, call: PublicCall): Promise<Reply> {
  const body = await objectBody(call);
  const email = textOf(body?.['email']);
  const password = typeof body?.['password'] === 'string' ? body['password'] : '';
  await deps.attempts.begin({ address: addressOf(call), account: `register ${email}` });
  const issues = [
    ...(/^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= 254
      ? []
      : [{ field: 'email', key: 'validation.email' }]),
    ...passwordIssues(password),
  ];
  if (issues.length > 0) throw new HttpError({ status: 422, problem: { key: 'invalid', issues } });
  const now = new Date(deps.clock()).toISOString();
  const id = randomUUID();
  const row: Row = {
    id,
    tenantId: deps.defaultTenant,
    email,
    name: textOf(body?.['name'] ?? body?.['username']).slice(0, 100),
    surname: textOf(body?.['surname']).slice(0, 100),
    role: 'client',
    status: 'INVITED',
    passwordHash: await hashPassword(password),
    version: 1,
    createdAt: now,
    createdBy: id,
    updatedAt: now,
    updatedBy: id,
  };
  await deps.store
    .transact((tx) => tx.put(USERS, deps.defaultTenant, row))
    .catch((error: unknown) => {
      if (!(error instanceof UniqueViolation)) throw error;
    });
  return accepted();
}

async function handleForgotPassword(deps: AuthDeps, call: PublicCall): Promise<Reply> {
  const email = textOf((await objectBody(call))?.['email']);
  if (email === '') throw malformed('An e-mail is needed.');
  await deps.attempts.begin({ address: addressOf(call), account: `forgot ${email}` });
  for (const { user, tenantId } of accountsOf(deps, email, undefined)) {
    // No mail leaves this server yet: the operator sees who asked and sets a new password in the users screen.
    console.log(JSON.stringify({ level: 'info', event: 'password-reset-requested', tenantId, userId: user.id }));
  }
  return accepted();
}

/** Signing in and out. Bodies of login follow spec §7 and §8; refresh, logout and me are the contract's. */
export const authRoutes = (deps: AuthDeps): readonly Route[] => [
  { method: 'POST', path: '/api/auth/login', access: 'public', handle: (call) => handleLogin(deps, call) },
  { method: 'POST', path: '/api/auth/refresh', access: 'public', handle: (call) => handleRefresh(deps, call) },
  { method: 'POST', path: '/api/auth/register', access: 'public', handle: (call) => handleRegister(deps, call) },
  {
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    handle: (call) => handleForgotPassword(deps, call),
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
    access: 'signedIn',
    handle: ({ caller, snapshot }) =>
      json(200, {
        userData: userData(caller.user, caller.homeTenant),
        tenants: tenantChoices(deps.store, caller),
        userAbilityRules: abilityRules({ policyRows: snapshot.config.policy.rows, role: caller.role }),
      }),
  },
];
