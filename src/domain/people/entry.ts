/** Why the right password opens nothing: nobody has let the person in yet, or an owner's portal is closed (IV1). */
export type ShutReason = 'accountWaiting' | 'portalShut';

/** What the check reads of an owner's record; a missing value closes nothing. */
export type OwnerAccess = { readonly [key in 'portalEnabled' | 'isActive']?: unknown } & { readonly id: string };

/** Whether an owner is let into the portal (IV1): it is switched on for them, and they are one of the active ones. */
export const isPortalOpen = ({ portalEnabled, isActive }: OwnerAccess): boolean =>
  portalEnabled !== false && isActive !== false;

/**
 * Why an account is not let in although its password is right; undefined = it is, or it may not be told why.
 * @param owner the record of the owner whose account it is; undefined for everybody else
 */
export function shutReason(
  account: { readonly status: string },
  owner: OwnerAccess | undefined,
): ShutReason | undefined {
  if (account.status === 'INVITED') return 'accountWaiting';
  return account.status === 'ACTIVE' && owner !== undefined && !isPortalOpen(owner) ? 'portalShut' : undefined;
}

/**
 * Whether nobody has shown yet that the address of an account is theirs: they registered by themselves, and neither opened
 * a link that was mailed there nor ever signed in.
 */
export const isUnproved = (account: {
  readonly source: string;
  /** '' = never */
  readonly emailProvedAt: string;
  readonly lastLoginAt: string;
}): boolean => account.source === 'WEB' && account.emailProvedAt === '' && account.lastLoginAt === '';

/** Whether a change of an account is the moment at which somebody who waits with a password of their own is let in. */
export const isLetIn = (
  before: { readonly status: string; readonly hasPassword: boolean } | undefined,
  after: { readonly status: string },
): boolean => before?.status === 'INVITED' && before.hasPassword && after.status === 'ACTIVE';
