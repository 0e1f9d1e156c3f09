/** What a one-time link lets a person do: join, choose a new password because staff asked for it, or because they forgot it. */
export type LinkPurpose = 'INVITE' | 'RESET' | 'FORGOT' | 'CONFIRM';

/** Hours a link opens; anybody can ask for one of the last kind, so it is the shortest. */
export const LINK_HOURS: Readonly<Record<LinkPurpose, number>> = { INVITE: 72, RESET: 24, FORGOT: 2, CONFIRM: 72 };
/** The public screen it leads to, below `/v1/public/`. */
export const LINK_SCREENS: Readonly<Record<LinkPurpose, 'invite' | 'reset' | 'confirm'>> = {
  INVITE: 'invite',
  RESET: 'reset',
  FORGOT: 'reset',
  CONFIRM: 'confirm',
};
const HOUR = 60 * 60 * 1000; // ms
/** ms; who asks again sooner has a mail on its way already */
const FORGOT_AGAIN = 2 * 60 * 1000;

/** @param now ISO instant */
export const linkEnd = (purpose: LinkPurpose, now: string): string =>
  new Date(Date.parse(now) + LINK_HOURS[purpose] * HOUR).toISOString();

export type LinkFacts = {
  readonly purpose: LinkPurpose;
  readonly createdAt: string;
  readonly expiresAt: string;
  /** '' while neither is so */
  readonly usedAt: string;
  readonly endedAt: string;
};
/** The account a link belongs to, as far as links care. */
export type LinkedAccount = { readonly status: string; readonly hasPassword: boolean };

/**
 * Whether a link still opens something: not used, not replaced, not too old, and its account may still be entered that
 * way. Who was let in by staff before choosing a password may still choose it.
 */
export function isLinkOpen(link: LinkFacts, account: LinkedAccount, now: string): boolean {
  if (link.usedAt !== '' || link.endedAt !== '' || link.expiresAt <= now) return false;
  const { purpose } = link;
  if (account.status === 'ACTIVE') return purpose !== 'CONFIRM' && (purpose !== 'INVITE' || !account.hasPassword);
  return account.status === 'INVITED' && (purpose === 'INVITE' || purpose === 'CONFIRM');
}

/** Whether somebody who forgot the password gets another mail now. @param open the person's open links */
export const maySendForgotten = (open: readonly LinkFacts[], now: string): boolean =>
  !open.some((link) => Date.parse(now) - Date.parse(link.createdAt) < FORGOT_AGAIN);

/** What links follow of an account. */
export type AccountState = {
  readonly status: string;
  readonly email: string;
  /** When staff last invited, and last asked for a new password; '' = never */
  readonly invitedAt: string;
  readonly resetAt: string;
  /** Nobody has shown yet that the address is theirs (`isUnproved`). */
  readonly isUnproved: boolean;
};

/** The mail that a change of an account asks for: an invitation, again or to another address, or a new password. */
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
 * Whether a change opens an account whose address nobody has proved. Its password may be a stranger's who registered with
 * it: it counts no more, and the person at the address chooses one by a link.
 */
export const isLetInUnproved = (
  before: Pick<AccountState, 'status'> | undefined,
  after: Pick<AccountState, 'status' | 'isUnproved'>,
): boolean => before !== undefined && before.status !== 'ACTIVE' && after.status === 'ACTIVE' && after.isUnproved;

/** Whether links sent before end with the change: the account is shut, or the mail went to an address that is no more. */
export const endsLinks = (before: AccountState, after: AccountState): boolean =>
  after.status === 'PASSIVE' || after.email !== before.email;
