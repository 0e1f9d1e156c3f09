import { type AccountState, endsLinks, isLetInUnproved, letterDue } from '../../../src/domain/people/links.ts';
import { isLetIn, isUnproved } from '../../../src/domain/people/entry.ts';
import type { Json } from '../../../src/config/types.ts';
import {
  companyNameIn,
  endedLinks,
  letInMail,
  ONE_TIME_LINKS,
  MESSAGES,
  newLinkMail,
  openLinksOf,
} from '../../accounts/one-time-links.ts';
import { emptiedFactor, FACTORS } from '../../accounts/second-factors.ts';
import type { RecordWrite, DomainRule, Follower } from '../../live/rules/domain-write.ts';
import type { UsersRow } from '../../live/rows/stored/users.ts';
import type { MessagesRow } from '../../live/rows/stored/messages.ts';

const stateOf = (row: UsersRow): AccountState => ({
  status: row.status ?? '',
  email: row.email,
  invitedAt: row.invitedAt ?? '',
  resetAt: row.resetAt ?? '',
  isUnproved: isUnprovedAccount(row),
});

export const isUnprovedAccount = (row: UsersRow): boolean =>
  isUnproved({
    source: row.source ?? '',
    emailProvedAt: row.emailProvedAt ?? '',
    lastLoginAt: row.lastLoginAt ?? '',
  });

/**
 * An account created with the status INVITED is invited now. When staff request a new password, the old one becomes
 * invalid, as does the password of an account admitted before its address was proved.
 */
export const userRule: DomainRule<UsersRow> = ({ record, before, now }) => {
  if (!before) return { set: record.status === 'INVITED' ? { invitedAt: now } : {} };
  const isReset = (record.resetAt ?? '') !== (before.resetAt ?? '');
  const isMoved = record.email !== before.email;
  // A new address must be proved again.
  const set: Record<string, Json> = isMoved ? { emailProvedAt: null } : {};
  if (isReset || isLetInUnproved(stateOf(before), stateOf({ ...record, ...set }))) set['passwordHash'] = null;
  return { set };
};

/**
 * An account and its mails: a person who is invited, or asked to choose a new password, gets one mail with one link,
 * and earlier links end. Earlier links also end, without a new one, when the account is shut or deleted or gets another
 * address, whoever changes it (people, imports, other areas).
 */
export const followUser: Follower<UsersRow> = ({ before, after, table, now }) => {
  const user = after ?? before;
  if (!user) return [];
  const purpose = after && letterDue(before && stateOf(before), stateOf(after));
  const isEnd = !after || purpose !== undefined || (before && endsLinks(stateOf(before), stateOf(after)));
  const open = isEnd ? openLinksOf(table(ONE_TIME_LINKS), user.id, now) : [];
  const ended = open.flatMap((link): RecordWrite[] => stopMail(table(MESSAGES).get(`link-${link.id}`), now));
  const endings: RecordWrite[] = endedLinks(open, now).map((row) => ({ collection: ONE_TIME_LINKS, row }));
  if (!after) return [...endings, ...ended];
  const company = companyNameIn(table('settings'));
  if (!purpose) return [...endings, ...ended, ...letIn({ before, after, company, now })];
  const { link, message } = newLinkMail({ purpose, user: after, company, now });
  return [...endings, ...ended, { collection: ONE_TIME_LINKS, row: link }, { collection: MESSAGES, create: message }];
};

type LetIn = {
  readonly before: UsersRow | undefined;
  readonly after: UsersRow;
  readonly company: string;
  readonly now: string;
};

/** Tells a person who waited with their own password that they can sign in. */
function letIn({ before, after, company, now }: LetIn): RecordWrite[] {
  const was = before && { status: before.status ?? '', hasPassword: (before.passwordHash ?? '') !== '' };
  if (!isLetIn(was, { status: after.status ?? '' })) return [];
  return [{ collection: MESSAGES, create: letInMail({ user: after, company, now }) }];
}

/** Stops a mail that has not left yet with its link. */
function stopMail(message: MessagesRow | undefined, now: string): RecordWrite[] {
  if (message?.status !== 'WAITING') return [];
  const set = { cancelledAt: now, nextAttemptAt: null };
  return [{ collection: MESSAGES, id: message.id, set, action: 'cancel' }];
}

/** A second factor that staff removed, or whose owner is gone, stops working. */
export const followFactor: Follower<UsersRow> = ({ before, after, table }) => {
  const isTurnedOff = before?.twoFactor === true && after?.twoFactor !== true;
  if (!isTurnedOff || !table(FACTORS).get(before.id)) return [];
  return [{ collection: FACTORS, row: emptiedFactor({ id: before.id, tenantId: before.tenantId ?? '' }) }];
};
