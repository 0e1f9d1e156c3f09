import type { Caller } from '../call.ts';
import { forbidden, HttpError } from '../http-error.ts';
import type { Companies } from '../tenancy/company.ts';

/** Who of the staff looks at the product as an owner or a role does; one row a session and owner or role, so that each look was noted (IV1). Ends with the session. */
export const PREVIEWS = '_previews';
/** Who may look. */
const STAFF: readonly string[] = ['SuperAdmin', 'admin'];

export const previewId = (sessionId: string, tenant: string, investorId: string): string =>
  [sessionId, tenant, investorId].join(' ');
export const mayPreview = (role: string): boolean => STAFF.includes(role);

const ROLE = 'role:';
/** What `X-View-As` says of a role instead of an owner. */
export const roleKey = (role: string): string => `${ROLE}${role}`;

/**
 * The caller as the owner or the role named by `X-View-As`: the role's rights and row scopes, that owner's rows, and no
 * write. A role has no records of its own: where a row scope asks for somebody's own, it is the caller's.
 * @throws HttpError 403 for roles that may not, and where it was not begun by `POST /api/investor-previews` or `/api/role-previews`
 */
export function asViewed(setup: { caller: Caller; header: string; shared: Companies['shared'] }): Caller {
  const { caller, header, shared } = setup;
  const begun = shared.table(PREVIEWS).get(previewId(caller.sessionId, caller.tenant, header));
  if (!mayPreview(caller.role) || begun === undefined) throw forbidden();
  const known = { id: caller.user.id, tenantId: caller.tenant };
  const isRole = header.startsWith(ROLE);
  const role = isRole ? header.slice(ROLE.length) : 'Investor';
  const user = isRole ? { ...known, role } : { ...known, role, investorId: header };
  return { ...caller, role, isPreview: true, values: { ...caller.values, user } };
}

/** Looking changes nothing. @throws HttpError 403 for a write */
export function refusePreviewWrite({ isPreview }: Caller, method: string, path: string): void {
  if (!isPreview || method === 'GET' || path.startsWith('/api/auth/')) return;
  throw new HttpError({ status: 403, problem: { key: 'previewOnly' } });
}
