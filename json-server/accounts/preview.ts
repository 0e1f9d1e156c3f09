import type { Caller } from './call.ts';
import { forbidden, HttpError } from '../http/http-error.ts';
import { ownerValues } from './portal.ts';
import type { Companies } from '../live/rows/company.ts';

/**
 * Previews that staff have begun: one row per session and owner or role, as a record of each preview (IV1). A preview
 * ends with its session.
 */
export const PREVIEWS = '_previews';
/** Roles that may preview as an owner. */
const STAFF: readonly string[] = ['SuperAdmin', 'admin'];

export const previewId = (sessionId: string, tenant: string, investorId: string): string =>
  [sessionId, tenant, investorId].join(' ');
export const mayPreview = (role: string): boolean => STAFF.includes(role);

const ROLE = 'role:';
/** How `X-View-As` starts when it names a role instead of an owner. */
export const roleKey = (role: string): string => `${ROLE}${role}`;

/**
 * The caller as the owner or role named by `X-View-As`: with that role's rights and row scopes and that owner's rows,
 * but read-only. A role has no records of its own, so row scopes for "own" records use the caller's.
 * @throws HttpError 403 for roles without this right, and for previews not begun with `POST /api/investor-previews` or
 *   `/api/role-previews`
 */
export function asViewed(setup: {
  caller: Caller;
  header: string;
  companies: Pick<Companies, 'company' | 'shared'>;
}): Caller {
  const { caller, header, companies } = setup;
  const begun = companies.shared.table(PREVIEWS).get(previewId(caller.sessionId, caller.tenant, header));
  if (!mayPreview(caller.role) || begun === undefined) throw forbidden();
  const { estateScope } = caller.values.user;
  // In a preview people still see their own homes only (US1).
  const known = { id: caller.user.id, tenantId: caller.tenant, ...(estateScope !== undefined && { estateScope }) };
  const isRole = header.startsWith(ROLE);
  const role = isRole ? header.slice(ROLE.length) : 'Investor';
  const viewed = isRole ? {} : ownerValues(companies, { investorId: header, tenant: caller.tenant });
  const user = { ...known, role, ...viewed };
  return { ...caller, role, isPreview: true, values: { ...caller.values, user } };
}

/** Returns a file made of the caller's data, and stores nothing. */
const WORKBOOKS = '/api/workbooks';

/** Previews are read-only. @throws HttpError 403 for a write */
export function refusePreviewWrite({ isPreview }: Caller, method: string, path: string): void {
  if (!isPreview || method === 'GET' || path.startsWith('/api/auth/') || path === WORKBOOKS) return;
  throw new HttpError({ status: 403, problem: { key: 'previewOnly' } });
}
