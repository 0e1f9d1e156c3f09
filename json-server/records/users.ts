import { collectionOf } from '../../src/config/collection.ts';
import type { Resource, Row } from '../../src/config/types.ts';
import { revokeSessionsOf } from '../auth/sessions.ts';
import { conflict, forbidden, invalid } from '../http-error.ts';
import { USERS } from '../middleware/authenticate.ts';
import type { Transaction } from '../store/types.ts';
import type { Context } from './context.ts';

/** Who may always administrate; the last active one stays. */
const TOP_ROLE = 'SuperAdmin';
/** Whoever signed in before one of these changed signs in again (S9). */
const RIGHTS = ['role', 'status', 'passwordHash', 'email'] as const;

function rankOf(resource: Resource, role: unknown): number {
  const field = resource.fields['role'];
  const options = field?.type === 'enum' ? field.options : [];
  return options.find(({ value }) => value === role)?.rank ?? 0;
}

const isActiveTop = (row: Row | undefined): boolean => row?.['role'] === TOP_ROLE && row['status'] === 'ACTIVE';

function refuseLastTop({
  tx,
  tenant,
  before,
  after,
}: {
  tx: Transaction;
  tenant: string;
  before: Row;
  after: Row | undefined;
}): void {
  if (!isActiveTop(before) || isActiveTop(after)) return;
  for (const other of tx.table(USERS, tenant).all()) {
    if (other.id !== before.id && isActiveTop(other)) return;
  }
  throw conflict('lastSuperAdmin');
}

/**
 * What the configuration cannot say about accounts: nobody touches an account above their own rank or lifts one there
 * (S3), the last active SuperAdmin stays (US2), and changed rights end the sessions that were opened with the old ones.
 * @throws HttpError 403, 409, 422
 */
export function guardUsers({
  tx,
  context,
  resource,
  before,
  after,
}: {
  tx: Transaction;
  context: Context;
  resource: Resource;
  before: Row | undefined;
  after: Row | undefined;
}): void {
  if (collectionOf(resource) !== USERS) return;
  const { role, tenant } = context.caller;
  const own = rankOf(resource, role);
  if (before && rankOf(resource, before['role']) > own) throw forbidden();
  if (after && rankOf(resource, after['role']) > own) throw invalid([{ field: 'role', key: 'validation.notAbove' }]);
  if (before === undefined) return;
  refuseLastTop({ tx, tenant, before, after });
  if (after === undefined || RIGHTS.some((key) => before[key] !== after[key])) {
    revokeSessionsOf(tx, { userId: before.id, tenantId: tenant });
  }
}
