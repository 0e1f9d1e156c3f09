import type { Caller } from '../call.ts';
import { forbidden, HttpError } from '../http-error.ts';
import { GLOBAL, type Store } from '../store/types.ts';

/** Who of the staff looks at the product as an owner does; one row a session and owner, so that each look was noted (IV1). Ends with the session. */
export const PREVIEWS = '_previews';
/** Who may look. */
const STAFF: readonly string[] = ['SuperAdmin', 'admin'];

export const previewId = (sessionId: string, tenant: string, investorId: string): string =>
  [sessionId, tenant, investorId].join(' ');
export const mayPreview = (role: string): boolean => STAFF.includes(role);

/**
 * The caller as the owner named by `X-View-As`: the role's rights and row scopes, that owner's rows, and no write.
 * @throws HttpError 403 for roles that may not, and where it was not begun by `POST /api/investor-previews`
 */
export function asOwner({ caller, header, store }: { caller: Caller; header: string; store: Store }): Caller {
  const begun = store.table(PREVIEWS, GLOBAL).get(previewId(caller.sessionId, caller.tenant, header));
  if (!mayPreview(caller.role) || begun === undefined) throw forbidden();
  const user = { id: caller.user.id, role: 'Investor', tenantId: caller.tenant, investorId: header };
  return { ...caller, role: 'Investor', isPreview: true, values: { ...caller.values, user } };
}

/** Looking changes nothing. @throws HttpError 403 for a write */
export function refusePreviewWrite({ isPreview }: Caller, method: string, path: string): void {
  if (!isPreview || method === 'GET' || path.startsWith('/api/auth/')) return;
  throw new HttpError({ status: 403, problem: { key: 'previewOnly' } });
}
