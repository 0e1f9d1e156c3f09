import { isSameJson } from '../../src/config/keys.ts';
import { collectionOf } from '../../src/config/collection.ts';
import { idsOf } from '../../src/config/refs.ts';
import type { Json, Resource } from '../../src/config/types.ts';
import { optionOf } from '../../src/config/options.ts';
import { isPortalOpen } from '../../src/domain/people/entry.ts';
import { isScopeWithin } from '../../src/domain/people/scope.ts';
import { isSeated, seatLeft } from '../../src/domain/people/seats.ts';
import { freeLinkMails } from '../accounts/one-time-links.ts';
import { revokeSessionsOf } from '../accounts/sessions.ts';
import { conflict, forbidden, invalid } from '../http/http-error.ts';
import { USERS } from '../accounts/authenticate.ts';
import type { OwnStore, OwnTransaction } from '../store/types.ts';
import { partitionWriter, type PutOf, tablesIn } from '../live/rows/company.ts';
import type { Context } from './context.ts';

/** A change of one of these ends the user's sessions (S9). */
const RIGHTS = [
  'role',
  'status',
  'passwordHash',
  'email',
  'twoFactor',
  'resetAt',
  'investorId',
  'estateScope',
] as const;

function rankOf(resource: Resource, role: unknown): number {
  return optionOf(resource.fields['role'], role)?.rank ?? 0;
}

/** An account in the generic write path; an absent key has never been set. */
type Account = PutOf<'users'>;

const holderOf = ({ role, status }: Account) => ({ role: role ?? '', status: status ?? '' });

/**
 * The hash of an account in another company with the same e-mail. A hash with its salt needs no second computation, so
 * neither of a person's two accounts has to be tried first.
 */
export function hashOfSibling(store: Pick<OwnStore, 'tenants' | 'table'>, email: Json | undefined, tenant: string) {
  if (typeof email !== 'string' || email === '') return undefined;
  return store
    .tenants(USERS)
    .filter((other) => other !== tenant)
    .map((other) => tablesIn(store, other)(USERS).findUnique('email', email.trim())?.passwordHash || undefined)
    .find((hash) => hash !== undefined);
}

type Changed = {
  readonly tx: OwnTransaction;
  readonly tenant: string;
  readonly before: Account;
  /** Absent: deleted. */
  readonly after: Account | undefined;
};

/** A tenant keeps its last active super admin and its last active admin (US2). @throws HttpError 409 */
function refuseLast({ tx, tenant, before, after }: Changed): void {
  const seat = seatLeft(holderOf(before), after && holderOf(after));
  if (seat === undefined) return;
  const others = tablesIn(tx, tenant)(USERS).equal('role', seat);
  if (others.some((other) => other.id !== before.id && isSeated(seat, holderOf(other)))) return;
  throw conflict(seat === 'SuperAdmin' ? 'lastSuperAdmin' : 'lastAdmin');
}

/**
 * Applies to every change of an account, whoever makes it: the last administrator stays, and changed rights end the
 * sessions opened with the old ones. Inside the transaction, so when two administrators disable each other at the same
 * moment, one remains. @throws HttpError 409
 */
export function settleUser(changed: Changed): void {
  const { tx, tenant, before, after } = changed;
  refuseLast(changed);
  if (after === undefined || RIGHTS.some((key) => !isSameJson(before[key] ?? null, after[key] ?? null))) {
    revokeSessionsOf(partitionWriter(tx), { userId: before.id, tenantId: tenant });
  }
}

/** Sessions of an owner's accounts end in the transaction that closes the portal (IV1). @param after the owner's record */
export function settleOwner({
  tx,
  tenant,
  after,
}: Pick<Changed, 'tx' | 'tenant'> & { readonly after: PutOf<'investors'> }): void {
  if (isPortalOpen(after)) return;
  for (const { id } of tx.table(USERS, tenant).equal('investorId', after.id)) {
    revokeSessionsOf(partitionWriter(tx), { userId: id, tenantId: tenant });
  }
}

/**
 * A person limited to some homes (US1) manages only accounts with the same limit or a narrower one. Otherwise they
 * could give themselves, or a new account, the other homes. @throws HttpError 403, 422
 */
function guardScope(context: Context, before: Account | undefined, after: Account | undefined): void {
  const own = scopeOfPerson(context.caller.values.user);
  if (own === undefined) return;
  const isWithin = (row: Account): boolean => isScopeWithin(scopeOfPerson(row), own);
  if (before && !isWithin(before)) throw forbidden();
  if (after && !isWithin(after)) throw invalid([{ field: 'estateScope', key: 'validation.notBeyondScope' }]);
}

/** A person, as stored or as conditions know them. */
type Limited = { readonly id?: Json; readonly estateScope?: Json };

/** The homes that a person is limited to; undefined = all. */
const scopeOfPerson = ({ estateScope }: Limited): readonly string[] | undefined => {
  const ids = idsOf(estateScope ?? null);
  return ids.length > 0 ? ids : undefined;
};

/**
 * Rules about accounts that the configuration cannot express: nobody may change an account above their own rank or
 * promote one above it (S3). Also applies `settleUser`.
 * @throws HttpError 403, 409, 422
 */
export function guardUsers({
  tx,
  context,
  resource,
  before,
  after,
}: {
  tx: OwnTransaction;
  context: Context;
  resource: Resource;
  before: Account | undefined;
  after: Account | undefined;
}): void {
  if (collectionOf(resource) !== USERS) return;
  const { role, tenant } = context.caller;
  const own = rankOf(resource, role);
  if (before && rankOf(resource, before.role) > own) throw forbidden();
  if (after && rankOf(resource, after.role) > own) throw invalid([{ field: 'role', key: 'validation.notAbove' }]);
  guardScope(context, before, after);
  if (before === undefined) return;
  settleUser({ tx, tenant, before, after });
  if (after === undefined) freeLinkMails(partitionWriter(tx, tenant), before.id);
}
