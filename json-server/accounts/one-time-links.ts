import {
  isLinkOpen,
  type LinkedAccount,
  type LinkFacts,
  linkEnd,
  type LinkPurpose,
} from '../../src/domain/people/links.ts';
import { letInLetter, linkLetter } from '../../src/domain/people/letters.ts';
import type { Json } from '../../src/config/types.ts';
import { personName } from '../live/rows/rows.ts';
import type { OneTimeLinkRow } from '../live/rows/own-rows.ts';
import type { SettingsRow } from '../live/rows/stored/settings.ts';
import type { Companies, DefineTable, PartitionWriter, PutOf, CompanyTable } from '../live/rows/company.ts';
import { newLinkId } from './vault.ts';
import type { UsersRow } from '../live/rows/stored/users.ts';
import { recordsOfPart } from '../live/rows/record-writer.ts';

/**
 * One row per link sent, in the tenant of its account. It holds neither the token nor anything it could be derived
 * from.
 */
export const ONE_TIME_LINKS = '_one_time_links';
/** The outbox: every mail and every message handed to WhatsApp, whoever wrote it. */
export const MESSAGES = 'messages';
/** Stored with a message: the path its link leads to. Never part of an answer, list, export or history. */
export const LINK_PATH = 'linkPath';
/** Kind of the mail to a person whose account was approved. */
export const LET_IN_MAIL = 'ACTIVATED';
/** ms after its end; by then nobody asks for the row */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;
/** Rows removed each time one is used. */
const SWEPT = 20;

/** Declares the table; call once per store. */
export const defineOneTimeLinks = (define: DefineTable): void =>
  define(ONE_TIME_LINKS, { unique: [], ordered: { userId: 'plain', expiresAt: 'plain' }, search: [] });

/** The kind of mail each link is sent with. */
const KINDS: Readonly<Record<LinkPurpose, string>> = {
  INVITE: 'INVITE',
  RESET: 'PASSWORD',
  FORGOT: 'PASSWORD',
  CONFIRM: 'CONFIRM',
};

/** A link as its rules see it. */
export const linkFacts = ({ purpose, createdAt, expiresAt, usedAt, endedAt }: OneTimeLinkRow): LinkFacts => ({
  purpose: purpose ?? 'FORGOT',
  createdAt,
  expiresAt,
  usedAt: usedAt ?? '',
  endedAt: endedAt ?? '',
});

const linkedAccount = ({ status, passwordHash }: UsersRow): LinkedAccount => ({
  status: status ?? '',
  hasPassword: (passwordHash ?? '') !== '',
});

/** Links of a person that could still be used. @param now ISO instant */
export const openLinksOf = (
  links: CompanyTable<OneTimeLinkRow>,
  userId: string,
  now: string,
): readonly OneTimeLinkRow[] =>
  links.equal('userId', userId).filter((row) => {
    const { usedAt, endedAt, expiresAt } = linkFacts(row);
    return usedAt === '' && endedAt === '' && expiresAt > now;
  });

/** The same rows, ended, because of a newer link, another address or a disabled account. */
export const endedLinks = (open: readonly OneTimeLinkRow[], now: string): readonly OneTimeLinkRow[] =>
  open.map((row) => ({ ...row, endedAt: now }));

/** The public name of the company; '' when it is not set. @param settings of its tenant */
export function companyNameIn(settings: CompanyTable<SettingsRow>): string {
  for (const row of settings.all()) return row.companyName ?? '';
  return '';
}

type LinkMail = {
  readonly link: OneTimeLinkRow;
  /** For the outbox; the link itself is put in when it is sent. */
  readonly message: Readonly<Record<string, Json>> & { readonly id: string };
};

/** A new link for a person and its mail. @param company the public name @param now ISO instant */
export function newLinkMail(setup: {
  purpose: LinkPurpose;
  user: PutOf<'users'>;
  company: string;
  now: string;
}): LinkMail {
  const { purpose, user, company, now } = setup;
  const id = newLinkId();
  const language = user.language === 'tr' ? 'tr' : 'en';
  const link: OneTimeLinkRow = {
    id,
    tenantId: user.tenantId ?? '',
    userId: user.id,
    purpose,
    createdAt: now,
    expiresAt: linkEnd(purpose, now),
    usedAt: null,
    endedAt: null,
  };
  const message = {
    id: `link-${id}`,
    kind: KINDS[purpose],
    channel: 'MAIL',
    status: 'WAITING',
    nextAttemptAt: now,
    linkId: id,
    userId: user.id,
    to: user.email ?? '',
    language,
    ...linkLetter({ purpose, language, name: personName(user), company }),
  };
  return { link, message };
}

/**
 * The mail to a person whose new account has been approved. Its id is derived from the account and the moment, so one
 * activation sends one mail. @param company the public name @param now ISO instant
 */
export function letInMail(setup: { user: UsersRow; company: string; now: string }): LinkMail['message'] {
  const { user, company, now } = setup;
  const language = user.language === 'tr' ? 'tr' : 'en';
  return {
    id: `active-${user.id}-${Date.parse(now)}`,
    kind: LET_IN_MAIL,
    channel: 'MAIL',
    status: 'WAITING',
    nextAttemptAt: now,
    userId: user.id,
    to: user.email,
    language,
    ...letInLetter({ language, name: personName(user), company }),
  };
}

/** Removes a deleted account's name from the mails that brought its links; the mails themselves stay. */
export function freeLinkMails(part: PartitionWriter, userId: string): void {
  for (const row of part.table(MESSAGES).equal('userId', userId)) {
    if ((row.linkId ?? '') !== '') recordsOfPart(part).put(MESSAGES, { ...row, userId: null });
  }
}

/** A usable link and its account. */
export type OpenedLink = { readonly link: OneTimeLinkRow; readonly user: UsersRow; readonly tenantId: string };

/** The link and account of an id; undefined, without a reason, when it opens nothing. */
export function openedLink(
  { tenants, company }: Pick<Companies, 'company'> & { readonly tenants: readonly string[] },
  { id, now }: { id: string | undefined; now: string },
): OpenedLink | undefined {
  if (id === undefined) return undefined;
  for (const tenantId of tenants) {
    const { table } = company(tenantId);
    const link = table(ONE_TIME_LINKS).get(id);
    const user = link && table('users').get(link.userId);
    if (!link || !user) continue;
    return isLinkOpen(linkFacts(link), linkedAccount(user), now) ? { link, user, tenantId } : undefined;
  }
  return undefined;
}

/** Ends this link and all others of the person, and removes old rows. */
export function spendLink(part: PartitionWriter, { link, user }: OpenedLink, now: string): void {
  const links = part.table(ONE_TIME_LINKS);
  for (const row of endedLinks(openLinksOf(links, user.id, now), now)) part.put(ONE_TIME_LINKS, row);
  part.put(ONE_TIME_LINKS, { ...link, usedAt: now });
  const old = new Date(Date.parse(now) - RETENTION_MS).toISOString();
  for (const { id } of links.range('expiresAt', { lt: old }).slice(0, SWEPT)) part.remove(ONE_TIME_LINKS, id);
}
