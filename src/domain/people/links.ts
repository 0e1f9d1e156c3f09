/** The purpose of a one-time link: joining, choosing a new password at staff's request, or after forgetting it. */
export type LinkPurpose = 'INVITE' | 'RESET' | 'FORGOT' | 'CONFIRM';

/** Hours a link is valid; anybody can request the last kind, so it is the shortest. */
export const LINK_HOURS: Readonly<Record<LinkPurpose, number>> = { INVITE: 72, RESET: 24, FORGOT: 2, CONFIRM: 72 };
/** The public screen it opens, below `/v1/public/`. */
export const LINK_SCREENS: Readonly<Record<LinkPurpose, 'invite' | 'reset' | 'confirm'>> = {
  INVITE: 'invite',
  RESET: 'reset',
  FORGOT: 'reset',
  CONFIRM: 'confirm',
};
const HOUR = 60 * 60 * 1000; // ms
/** ms; an earlier repeat already has a mail on its way */
const FORGOT_AGAIN = 2 * 60 * 1000;

/** @param now ISO instant */
export const linkEnd = (purpose: LinkPurpose, now: string): string =>
  new Date(Date.parse(now) + LINK_HOURS[purpose] * HOUR).toISOString();

export type LinkFacts = {
  readonly purpose: LinkPurpose;
  readonly createdAt: string;
  readonly expiresAt: string;
  /** '' until then */
  readonly usedAt: string;
  readonly endedAt: string;
};
/** The parts of an account that matter for links. */
export type LinkedAccount = { readonly status: string; readonly hasPassword: boolean };

/**
 * Whether a link still works: unused, not replaced, not expired, and its account may still be entered this way. A
 * person approved by staff before choosing a password may still choose it.
 */
export function isLinkOpen(link: LinkFacts, account: LinkedAccount, now: string): boolean {
  if (link.usedAt !== '' || link.endedAt !== '' || link.expiresAt <= now) return false;
  const { purpose } = link;
  if (account.status === 'ACTIVE') return purpose !== 'CONFIRM' && (purpose !== 'INVITE' || !account.hasPassword);
  return account.status === 'INVITED' && (purpose === 'INVITE' || purpose === 'CONFIRM');
}

/** Whether a person who forgot the password gets another mail now. @param open the person's open links */
export const maySendForgotten = (open: readonly LinkFacts[], now: string): boolean =>
  !open.some((link) => Date.parse(now) - Date.parse(link.createdAt) < FORGOT_AGAIN);

/** The parts of an account that links depend on. */
export type AccountState = {
  readonly status: string;
  readonly email: string;
  /** When staff last invited the person, and last requested a new password; '' = never */
  readonly invitedAt: string;
  readonly resetAt: string;
  /** The address is unproved (`isUnproved`). */
  readonly isUnproved: boolean;
};

/** The mail a changed account requires: an invitation, again or to another address, or a new password. */
export function letterDue(before: AccountState | undefined, after: AccountState): 'INVITE' | 'RESET' | undefined {
  if (after.status === 'INVITED' && after.invitedAt !== '') {
    const isAsked = after.invitedAt !== before?.invitedAt;
    return isAsked || after.email !== before.email ? 'INVITE' : undefined;
  }
  if (isLetInUnproved(before, after)) return 'INVITE';
  const isReset = after.resetAt !== '' && after.resetAt !== before?.resetAt;
  return after.status === 'ACTIVE' && isReset ? 'RESET' : undefined;
}

/**
 * Whether a change approves an account with an unproved address. Its password may be a stranger's, so it no longer
 * counts, and the person at the address chooses one by a link.
 */
export const isLetInUnproved = (
  before: Pick<AccountState, 'status'> | undefined,
  after: Pick<AccountState, 'status' | 'isUnproved'>,
): boolean => before !== undefined && before.status !== 'ACTIVE' && after.status === 'ACTIVE' && after.isUnproved;

/** Whether a change ends earlier links: the account is closed, or the address has changed. */
export const endsLinks = (before: AccountState, after: AccountState): boolean =>
  after.status === 'PASSIVE' || after.email !== before.email;
