import { DEMO_LOGINS } from './users.ts';
import type { DemoLogin } from '../routes/web.ts';
import type { Store } from '../store/types.ts';

/** The demo users that the data still contains, with their well-known passwords. */
export function demoLogins(store: Store): readonly DemoLogin[] {
  return DEMO_LOGINS.filter(({ id, tenantId }) => store.table('users', tenantId).get(id)?.['demo'] === true).map(
    ({ email, password, role }) => ({ email, password, role }),
  );
}

/** The first user of each role: enough to look around. */
export function oneOfEachRole(logins: readonly DemoLogin[]): readonly DemoLogin[] {
  return logins.filter(({ role }, at) => logins.findIndex((login) => login.role === role) === at);
}
