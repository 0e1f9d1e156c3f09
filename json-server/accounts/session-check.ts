import { isFactorMissing } from './second-factors.ts';
import type { Sessions } from './sessions.ts';
import type { Caller } from './call.ts';
import type { Companies } from '../live/rows/company.ts';
import { USERS } from './authenticate.ts';
import { isPortalShut } from './portal.ts';
import { isTenantOpen, PLATFORM, tenantsOf } from './tenant.ts';

/**
 * Makes the check whether an earlier caller would still be admitted. `createAuthenticate` checks the same for each new
 * call; this one serves connections that stay open (12.9).
 */
export function createSessionCheck({ companies, sessions }: { companies: Companies; sessions: Sessions }) {
  return ({ sessionId, user, homeTenant, tenant }: Caller): boolean => {
    const now = sessions.find(sessionId) && companies.company(homeTenant).table(USERS).get(user.id);
    if (now?.status !== 'ACTIVE' || !isTenantOpen(companies, homeTenant)) return false;
    if (isPortalShut(companies, now, homeTenant)) return false;
    if (!tenantsOf(now, homeTenant).includes(tenant) || isFactorMissing(companies, now, homeTenant)) return false;
    return now.role === PLATFORM || isTenantOpen(companies, tenant);
  };
}
