/** Why the right password opens nothing: the person is not approved yet, or an owner's portal is closed (IV1). */
export type ShutReason = 'accountWaiting' | 'portalShut';

/** The parts of an owner's record the check reads; a missing value closes nothing. */
export type OwnerAccess = { readonly [key in 'portalEnabled' | 'isActive']?: unknown } & { readonly id: string };

/** Whether an owner may use the portal (IV1): it is enabled, and the owner is active. */
export const isPortalOpen = ({ portalEnabled, isActive }: OwnerAccess): boolean =>
  portalEnabled !== false && isActive !== false;

/**
 * Why an account is closed although its password is right; undefined = it is open, or the reason is secret.
 * @param owner the owner record of the account; undefined for other accounts
 */
export function shutReason(
  account: { readonly status: string },
  owner: OwnerAccess | undefined,
): ShutReason | undefined {
  if (account.status === 'INVITED') return 'accountWaiting';
  return account.status === 'ACTIVE' && owner !== undefined && !isPortalOpen(owner) ? 'portalShut' : undefined;
}

/**
 * Whether the address of an account is unproved: the person registered, but has neither opened a mailed link nor signed
 * in.
 */
export const isUnproved = (account: {
  readonly source: string;
  /** '' = never */
  readonly emailProvedAt: string;
  readonly lastLoginAt: string;
}): boolean => account.source === 'WEB' && account.emailProvedAt === '' && account.lastLoginAt === '';

/** Whether a change of an account approves somebody who waits with their own password. */
export const isLetIn = (
  before: { readonly status: string; readonly hasPassword: boolean } | undefined,
  after: { readonly status: string },
): boolean => before?.status === 'INVITED' && before.hasPassword && after.status === 'ACTIVE';
