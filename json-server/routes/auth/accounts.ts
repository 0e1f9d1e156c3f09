import type { Row } from '../../../src/config/types.ts';
import { isPassword } from '../../auth/passwords.ts';
import { USERS } from '../../middleware/authenticate.ts';
import type { Store } from '../../store/types.ts';
import type { AuthDeps } from './deps.ts';

/** A user and the tenant it belongs to. */
export type Account = { readonly user: Row; readonly tenantId: string };

/** Every account with this e-mail: one a tenant at most. The tenant of the header, when there is such a one, alone. */
export function accountsOf(store: Store, email: string, header: string | string[] | undefined): Account[] {
  const tenants = store.tenants(USERS);
  const wanted = typeof header === 'string' && tenants.includes(header) ? [header] : tenants;
  return wanted.flatMap((tenantId) => {
    const user = store.table(USERS, tenantId).findUnique('email', email);
    return user ? [{ user, tenantId }] : [];
  });
}

/** The first account whose password this is. Takes as long for no account as for one (S20). */
export async function findByPassword(accounts: readonly Account[], password: string): Promise<Account | undefined> {
  if (accounts.length === 0) await isPassword({ stored: undefined, password });
  for (const account of accounts) {
    const stored = account.user['passwordHash'];
    if (await isPassword({ stored: typeof stored === 'string' ? stored : undefined, password })) return account;
  }
  return undefined;
}

/** Whether the account may be signed in: active, and no demo login where those are refused (S22). */
export function mayEnter({ allowsDemoLogins }: AuthDeps, { user }: Account): boolean {
  const isKept = user['demo'] !== true || allowsDemoLogins;
  return user['status'] === 'ACTIVE' && isKept;
}
