import type { Row } from '../../src/config/types.ts';
import { isTenantId } from '../../src/domain/text/identifiers.ts';
import { forbidden, malformed } from '../http-error.ts';
import type { Companies } from '../tenancy/company.ts';

/** The resource whose records are the tenants; `entityId` is what X-Tenant-Id says. */
export const TENANTS = 'tenants';
/** The platform's own people: no package and no suspension closes anything to them. */
export const PLATFORM = 'SuperAdmin';
const SHUT: ReadonlySet<unknown> = new Set(['SUSPENDED', 'CLOSED']);

/** The record of a tenant, when it has one; its id is what its `entityId` says. */
export function findTenant({ shared }: Pick<Companies, 'shared'>, tenantId: string): Row | undefined {
  return shared.table(TENANTS).get(tenantId);
}

/** Whether people of the tenant may sign in: not while it is suspended, never after it was closed. */
export const isTenantOpen = (companies: Pick<Companies, 'shared'>, tenantId: string): boolean =>
  !SHUT.has(findTenant(companies, tenantId)?.['status']);

/** Tenants a user may work in: the own one and those listed on the user. */
export function tenantsOf(user: Row, homeTenant: string): readonly string[] {
  const more = user['tenantIds'];
  if (!Array.isArray(more)) return [homeTenant];
  const listed = more.filter((id): id is string => typeof id === 'string');
  return listed.includes(homeTenant) ? listed : [homeTenant, ...listed];
}

/**
 * X-Tenant-Id selects among the tenants the user has and never grants one (S2). Absent, empty or `public` means the
 * user's own. Sent twice, node joins the values with a comma, which no tenant id contains.
 * @throws HttpError 400 malformed, 403 not one of the user's
 */
export function selectTenant({
  header,
  user,
  homeTenant,
}: {
  header: string | string[] | undefined;
  user: Row;
  homeTenant: string;
}): string {
  const wanted = Array.isArray(header) ? header.join(',') : (header ?? '');
  if (wanted === '' || wanted === 'public' || wanted === homeTenant) return homeTenant;
  if (!isTenantId(wanted)) throw malformed('X-Tenant-Id is not a tenant id.');
  if (!tenantsOf(user, homeTenant).includes(wanted)) throw forbidden();
  return wanted;
}
