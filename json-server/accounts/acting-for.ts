import { todayIn } from '../../src/domain/calendar/iso-date.ts';
import { optionOf } from '../../src/config/options.ts';
import type { LiveConfig } from '../live/live-config.ts';
import type { Snapshot } from '../live/snapshot.ts';
import type { Companies } from '../live/rows/company.ts';
import { USERS, userValues } from './authenticate.ts';
import type { Caller } from './call.ts';
import type { Packages } from './packages.ts';
import { isPortalShut } from './portal.ts';
import { isTenantOpen } from './tenant.ts';

/** Something that acts in a person's name without their session: a key, a webhook, a feed. */
export type Deputy = {
  readonly tenant: string;
  readonly userId: string;
  /** Its own role; without one it has the person's current role. */
  readonly role?: string;
};

/** The person a deputy acts for, with the configuration as that person sees it. */
export type ActingFor = (deputy: Deputy) => { readonly caller: Caller; readonly snapshot: Snapshot } | undefined;

/**
 * Whether a person may lend a role: their own, or one of a lower rank (S3). Checked at each call, so a person who loses
 * a rank loses it for all their keys and links.
 */
export function mayLend({ config }: Pick<Snapshot, 'config'>, person: string, role: string): boolean {
  const field = config.resources[USERS]?.fields['role'];
  const lent = optionOf(field, role);
  return lent !== undefined && (role === person || (lent.rank ?? 0) < (optionOf(field, person)?.rank ?? 0));
}

/**
 * Makes the function that returns the caller a deputy acts as: its role's rights and its person's row scope. Returns
 * undefined once the person may no longer sign in, has lost the rank, or the company is closed.
 */
export function createActingFor({
  companies,
  live,
  packages,
  clock,
}: {
  readonly companies: Companies;
  readonly live: LiveConfig;
  readonly packages: Packages;
  readonly clock: () => number;
}): ActingFor {
  return ({ tenant, userId, role: lent }) => {
    const user = companies.company(tenant).table(USERS).get(userId);
    if (user?.status !== 'ACTIVE' || !isTenantOpen(companies, tenant)) return undefined;
    const role = lent ?? user.role;
    if (isPortalShut(companies, user, tenant) || !mayLend(live.current(), user.role, role)) return undefined;
    const now = new Date(clock());
    const values = {
      user: { ...userValues(companies, user, tenant), role },
      today: todayIn(now),
      now: now.toISOString(),
    };
    const caller: Caller = { user, role, sessionId: '', homeTenant: tenant, tenant, values };
    return { caller, snapshot: packages.snapshotFor(caller) };
  };
}
