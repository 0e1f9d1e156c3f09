import { isTenantId } from '../../src/domain/text/identifiers.ts';
import { forbidden, malformed } from '../http/http-error.ts';
import type { Companies, PutOf } from '../live/rows/company.ts';
import type { UsersRow } from '../live/rows/stored/users.ts';
import type { TenantsRow } from '../live/rows/stored/tenants.ts';

/** The resource whose records are the tenants; X-Tenant-Id holds an `entityId`. */
export const TENANTS = 'tenants';
/** The role of the platform's own staff, whom neither packages nor suspensions restrict. */
export const PLATFORM = 'SuperAdmin';
const SHUT: ReadonlySet<unknown> = new Set(['SUSPENDED', 'CLOSED']);

/** The record of a tenant, if it has one, found by its `entityId`. */
export function findTenant({ shared }: Pick<Companies, 'shared'>, tenantId: string): TenantsRow | undefined {
  return shared.table(TENANTS).get(tenantId);
}

/** Whether users of the tenant may sign in: not while it is suspended, and never after it was closed. */
export const isTenantOpen = (companies: Pick<Companies, 'shared'>, tenantId: string): boolean =>
  !SHUT.has(findTenant(companies, tenantId)?.status);

/** Tenants that a user may work in: their own and those listed in their record. */
export function tenantsOf({ tenantIds }: PutOf<'users'>, homeTenant: string): readonly string[] {
  const listed = tenantIds ?? [];
  return listed.includes(homeTenant) ? listed : [homeTenant, ...listed];
}

/**
 * X-Tenant-Id selects one of the user's tenants and never grants another (S2). Absent, empty or `public` means the
 * user's own. If it is sent twice, Node joins the values with a comma, which no tenant id contains.
 * @throws HttpError 400 for a malformed id, 403 for a tenant that is not one of the user's
 */
export function permittedTenant({
  header,
  user,
  homeTenant,
}: {
  header: string | string[] | undefined;
  user: UsersRow;
  homeTenant: string;
}): string {
  const wanted = Array.isArray(header) ? header.join(',') : (header ?? '');
  if (wanted === '' || wanted === 'public' || wanted === homeTenant) return homeTenant;
  if (!isTenantId(wanted)) throw malformed('X-Tenant-Id is not a tenant id.');
  if (!tenantsOf(user, homeTenant).includes(wanted)) throw forbidden();
  return wanted;
}
