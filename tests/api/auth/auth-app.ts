import { type Attempts, createAttempts, defineAttempts } from '../../../json-server/accounts/attempts.ts';
import { hashPassword } from '../../../json-server/accounts/passwords.ts';
import { createMemoryStore } from '../../../json-server/store/memory-store.ts';
import { ROWS, USERS } from '../rows.ts';
import { type Answer, startApp, type TestApp, type TestOptions } from '../support.ts';

/** Everybody's. */
export const PASSWORD = 'a password for tests';
const passwordHash = await hashPassword(PASSWORD);
/** Everybody of `USERS`, able to sign in. */
export const PEOPLE = Object.values(USERS).map((user) => ({ ...user, passwordHash }));

export const start = (options: TestOptions = {}): Promise<TestApp> =>
  startApp({ rows: { ...ROWS, users: PEOPLE }, loginRateLimit: 1000, ...options });

/** Limits of signing in, on a store of their own and by the clock of the machine. */
export function attemptsOf(perAccount: number): Attempts {
  const store = createMemoryStore();
  defineAttempts((collection, spec) => store.define(collection, spec));
  return createAttempts({ store, clock: Date.now, kind: 'login', perAccount });
}

type More = {
  readonly password?: string;
  readonly headers?: Record<string, string>;
  readonly remember?: unknown;
  readonly from?: string;
};

export const login = (app: TestApp, email: string, { password = PASSWORD, headers = {}, from, ...body }: More = {}) =>
  app.call('POST', '/api/auth/login', { body: { email, password, ...body }, headers, ...(from && { from }) });

export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** The status that a token gets. */
export const me = async (app: TestApp, token: string): Promise<number> =>
  (await app.call('GET', '/api/auth/me', bearer(token))).status;

export const refresh = (app: TestApp, refreshToken: unknown): Promise<Answer> =>
  app.call('POST', '/api/auth/refresh', { body: { refreshToken } });
