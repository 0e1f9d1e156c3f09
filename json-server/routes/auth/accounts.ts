import { shutReason, type ShutReason } from '../../../src/domain/people/entry.ts';
import { findPassword, hashPassword, haveOneSalt } from '../../accounts/passwords.ts';
import { USERS } from '../../accounts/authenticate.ts';
import { ownerOfAccount } from '../../accounts/portal.ts';
import type { PutOf } from '../../live/rows/company.ts';
import type { Records, WriteTransaction } from '../../records/records.ts';
import type { AuthDeps } from './deps.ts';
import { boundedCache } from '../../store/bounded-cache.ts';
import type { UsersRow } from '../../live/rows/stored/users.ts';
import { resourceNamed } from '../../records/context.ts';
import { recordsOfPart } from '../../live/rows/record-writer.ts';

/** A user and the tenant it belongs to. */
export type Account = { readonly user: PutOf<'users'>; readonly tenantId: string };

/** Every account with this e-mail, at most one per tenant; only the one of the tenant in the header, if it exists. */
export function accountsOf(records: Records, email: string, header: string | string[] | undefined): Account[] {
  const tenants = records.companies(USERS);
  const wanted = typeof header === 'string' && tenants.includes(header) ? [header] : tenants;
  return wanted.flatMap((tenantId) => {
    const user = records.company(tenantId).table(USERS).findUnique('email', email);
    return user ? [{ user, tenantId }] : [];
  });
}

type AccountDeps = Pick<AuthDeps, 'allowsDemoLogins'> & { readonly records: Pick<Records, 'company'> };

/** False for demo logins where they are disabled (S22). */
const isAllowed = ({ allowsDemoLogins }: Pick<AuthDeps, 'allowsDemoLogins'>, { user }: Account): boolean =>
  user.demo !== true || allowsDemoLogins;

/** Whether the account may sign in: active, no demo login where they are disabled, no owner whose portal is closed. */
export const mayEnter = (deps: AccountDeps, account: Account): boolean =>
  account.user.status === 'ACTIVE' && isAllowed(deps, account) && whyShut(deps, account) === undefined;

/** Why an account with the right password is closed. Only its owner may learn this. */
export const whyShut = (
  { records }: Pick<AccountDeps, 'records'>,
  { user, tenantId }: Account,
): ShutReason | undefined => shutReason({ status: user.status ?? '' }, ownerOfAccount(records, user, tenantId));

const hashOf = ({ user }: Account): string => user.passwordHash ?? '';
const isOf =
  (account: Account) =>
  (other: Account): boolean =>
    haveOneSalt(hashOf(account), hashOf(other));

/**
 * E-mails remembered because their accounts have more salts than one attempt tries, each with the number already tried.
 */
const MAX_EMAILS = 1000;

/** Salts tried per attempt. */
const SALTS_AT_ONCE = 2;

/**
 * Makes the search for the account that a password opens. A wrong password always costs `SALTS_AT_ONCE` computations
 * (S20). Among accounts in several companies, those with the salt of the one used last are tried first. If there are
 * more salts, the next attempt tries the others, and `alignSalts` removes the difference.
 */
export function createAccountFinder(deps: AccountDeps) {
  const turns = boundedCache<number>(MAX_EMAILS);
  return async (accounts: readonly Account[], password: string): Promise<Account | undefined> => {
    const known = accounts.filter((account) => isAllowed(deps, account) && hashOf(account) !== '');
    const entered = known.filter((account) => mayEnter(deps, account));
    // Someone who can enter nowhere learns why; for others an unapproved request must not use up a turn.
    const open = (entered.length > 0 ? entered : known.filter((account) => whyShut(deps, account) !== undefined))
      .slice()
      .sort((a, b) => (b.user.lastLoginAt ?? '').localeCompare(a.user.lastLoginAt ?? ''));
    const first = open.filter((account, index) => open.findIndex(isOf(account)) === index);
    const key = open
      .map(({ user, tenantId }) => `${tenantId}/${user.id}`)
      .sort()
      .join(' ');
    const turn = turns.get(key) ?? 0;
    let found: Account | undefined;
    for (let place = 0; place < SALTS_AT_ONCE && found === undefined; place += 1) {
      const asked = place < first.length ? first[(turn + place) % first.length] : undefined;
      const group = asked ? open.filter(isOf(asked)) : [];
      found = group[await findPassword(group.map(hashOf), password)];
    }
    if (found === undefined && first.length > SALTS_AT_ONCE) {
      turns.set(key, turn + SALTS_AT_ONCE);
    } else turns.delete(key);
    return found;
  };
}

/** The hash of another account of the same person; with its salt, one computation serves both. */
function siblingHash(records: Records, { user, tenantId }: Account): string | undefined {
  const same = accountsOf(records, user.email ?? '', undefined);
  return same
    .filter((other) => other.tenantId !== tenantId)
    .map(hashOf)
    .find((hash) => hash !== '');
}

/**
 * Stores a person's change to their own account. Their session continues, because this is no edit by others, which
 * would end it. The account is stored even while the accounts' file is broken; then nothing follows.
 */
export function storeAccount(
  work: WriteTransaction,
  edit: { before: UsersRow; after: UsersRow; action: string },
): void {
  const resource = resourceNamed(work.context.snapshot, USERS);
  if (resource) work.store({ resource, ...edit });
  else recordsOfPart(work).put(USERS, edit.after);
}

/** The string to store instead of a new password of an account. */
export const newHashOf = (records: Records, account: Account, password: string): Promise<string> =>
  hashPassword(password, siblingHash(records, account));

/**
 * Gives the account's hash the salt of the person's other account, while the password is at hand. The password stays
 * the same, so neither the version nor any session changes. @returns the account as it is now
 */
export async function alignSalts(records: Records, account: Account, password: string): Promise<Account> {
  const { user, tenantId } = account;
  const sibling = siblingHash(records, account);
  if (sibling === undefined || haveOneSalt(sibling, hashOf(account))) return account;
  const passwordHash = await hashPassword(password, sibling);
  return records.transact(({ company }) => {
    const work = company(tenantId);
    const now = work.table(USERS).get(user.id);
    if (!now || now.passwordHash !== user.passwordHash) return account;
    const aligned = { ...now, passwordHash };
    recordsOfPart(work).put(USERS, aligned);
    return { user: aligned, tenantId };
  });
}
