import { randomUUID } from 'node:crypto';
import { hashPassword } from '../accounts/passwords.ts';
import { SettingError } from '../http/environment.ts';
import { HttpError } from '../http/http-error.ts';
import type { LiveConfig } from '../live/live-config.ts';
import { USERS } from '../accounts/authenticate.ts';
import { translatedProblem } from '../http/errors.ts';
import { findTenant, TENANTS } from '../accounts/tenant.ts';
import { asSystemOf } from '../records/as-system.ts';
import { mayEnter } from '../routes/auth/accounts.ts';
import { lengthsOf } from '../routes/auth/password.ts';
import { GLOBAL, type Store } from '../store/types.ts';
import { companiesIn, tablesIn } from '../live/rows/company.ts';

/** Roles that may create accounts: in one company, and in all of them. */
const ROLES = ['SuperAdmin', 'admin'] as const;
const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/;
/** Characters; the same limit as for registration. */
const MAX_EMAIL = 254;
const MAX_NAME = 100;

/** Whether there is an active account that may create others. */
export function hasAdministrator(store: Store, allowsDemoLogins: boolean): boolean {
  const records = companiesIn(store);
  return store.tenants(USERS).some((tenantId) =>
    ROLES.some((role) =>
      tablesIn(
        store,
        tenantId,
      )(USERS)
        .equal('role', role)
        .some((user) => mayEnter({ allowsDemoLogins, records }, { user, tenantId }) && Boolean(user.passwordHash)),
    ),
  );
}

export type NewAdministrator = {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly surname: string;
  readonly role: string;
  readonly tenant: string;
};

function wrongIn({ email, password, name, surname, role, tenant }: NewAdministrator, store: Store, live: LiveConfig) {
  const { min, max } = lengthsOf(live.current());
  const companies = [...store.table(TENANTS, GLOBAL).all()].map(({ id }) => id);
  if (email.length > MAX_EMAIL || !EMAIL.test(email)) return `"${email}" is no e-mail address.`;
  if (name === '' || surname === '') return 'Name and surname are needed.';
  if (Math.max(name.length, surname.length) > MAX_NAME) return `A name has ${MAX_NAME} characters at most.`;
  if (password.length < min || password.length > max) return `The password must have ${min} to ${max} characters.`;
  if (!ROLES.some((known) => known === role)) return `The role must be one of ${ROLES.join(', ')}.`;
  // An installation without any company needs somebody who can add one.
  if (companies.length > 0 && !findTenant(companiesIn(store), tenant))
    return `There is no company "${tenant}"; there is ${companies.join(', ')}.`;
  if (store.table(USERS, tenant).findUnique('email', email)) return `${email} has an account in "${tenant}" already.`;
  return undefined;
}

/**
 * Creates an account that can sign in at once and create others. Meant for the operator of the server: in production
 * there is no other way to get the first account (12.15). It is recorded in the history like any other.
 * @param store with its tables defined
 * @throws SettingError with a message for the terminal
 */
export async function createAdministrator(
  { store, live, clock }: { store: Store; live: LiveConfig; clock: () => number },
  asked: NewAdministrator,
): Promise<void> {
  const wrong = wrongIn(asked, store, live);
  if (wrong !== undefined) throw new SettingError(wrong);
  const { password, tenant, ...person } = asked;
  const passwordHash = await hashPassword(password);
  const create = { id: randomUUID(), ...person, status: 'ACTIVE', source: 'STAFF', passwordHash };
  try {
    await asSystemOf({ store, config: live, clock })(tenant, () => [{ collection: USERS, create }]);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const problem = translatedProblem({ catalogues: live.current().catalogues, request: { headers: {} } }, error);
    throw new SettingError(JSON.stringify(problem?.['errors'] ?? problem?.['message'] ?? error.message));
  }
}
