import { collectionOf } from '../../src/config/collection.ts';
import type { Resource, Row } from '../../src/config/types.ts';
import { isSeated, seatLeft } from '../../src/domain/people/seats.ts';
import { freeLinkMails } from '../auth/one-time-links.ts';
import { revokeSessionsOf } from '../auth/sessions.ts';
import { conflict, forbidden, invalid } from '../http-error.ts';
import { USERS } from '../middleware/authenticate.ts';
import { textIn } from '../rows.ts';
import type { Transaction } from '../store/types.ts';
import { partitionWriter } from '../tenancy/company.ts';
import type { Context } from './context.ts';

/** Whoever signed in before one of these changed signs in again (S9). */
const RIGHTS = ['role', 'status', 'passwordHash', 'email', 'twoFactor', 'resetAt'] as const;

function rankOf(resource: Resource, role: unknown): number {
  const field = resource.fields['role'];
  const options = field?.type === 'enum' ? field.options : [];
  return options.find(({ value }) => value === role)?.rank ?? 0;
}

const holderOf = (row: Row) => ({ role: textIn(row, 'role'), status: textIn(row, 'status') });

type Changed = {
  readonly tx: Transaction;
  readonly tenant: string;
  readonly before: Row;
  /** Absent: deleted. */
  readonly after: Row | undefined;
};

/** The last active super admin of a tenant stays, and its last active admin too (US2). @throws HttpError 409 */
function refuseLast({ tx, tenant, before, after }: Changed): void {
  const seat = seatLeft(holderOf(before), after && holderOf(after));
  if (seat === undefined) return;
  const others = tx.table(USERS, tenant).equal('role', seat);
  if (others.some((other) => other.id !== before.id && isSeated(seat, holderOf(other)))) return;
  throw conflict(seat === 'SuperAdmin' ? 'lastSuperAdmin' : 'lastAdmin');
}

/**
 * What follows of every change of an account, whoever or whatever makes it: somebody stays who may let others in, and
 * changed rights end the sessions that were opened with the old ones. Inside the transaction, so that of two who shut
 * each other out at once one stays. @throws HttpError 409
 */
export function settleUser(changed: Changed): void {
  const { tx, tenant, before, after } = changed;
  refuseLast(changed);
  if (after === undefined || RIGHTS.some((key) => (before[key] ?? null) !== (after[key] ?? null))) {
    revokeSessionsOf(partitionWriter(tx), { userId: before.id, tenantId: tenant });
  }
}

/**
 * What the configuration cannot say about accounts: nobody touches an account above their own rank or lifts one there
 * (S3), and what follows of every change of an account.
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
  settleUser({ tx, tenant, before, after });
  if (after === undefined) freeLinkMails(partitionWriter(tx, tenant), before.id);
}
