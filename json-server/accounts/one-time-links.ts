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

/** One row a link that was sent, in the tenant of its account. Neither the token nor anything it could be made of. */
export const ONE_TIME_LINKS = '_one_time_links';
/** The outbox: every mail and every message handed to WhatsApp, by whoever wrote it. */
export const MESSAGES = 'messages';
/** Beside the fields of a message: the path that its link leads to. In no answer, list, export or history. */
export const LINK_PATH = 'linkPath';
/** Kind of the mail to a person whose account was approved. */
export const LET_IN_MAIL = 'ACTIVATED';
/** ms after its end; then a row says nothing that anybody asks */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;
/** Rows removed with one that is used: never many at once. */
const SWEPT = 20;

/** Declares the table; call once per store. */
export const defineOneTimeLinks = (define: DefineTable): void =>
  define(ONE_TIME_LINKS, { unique: [], ordered: { userId: 'plain', expiresAt: 'plain' }, search: [] });

/** The kind of the mail in the outbox. */
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

/** The same rows, ended: a newer link, another address or a shut account made an end of them. */
export const endedLinks = (open: readonly OneTimeLinkRow[], now: string): readonly OneTimeLinkRow[] =>
  open.map((row) => ({ ...row, endedAt: now }));

/** The public name of the company; '' when it is not set. @param settings of its tenant */
export function companyNameIn(settings: CompanyTable<SettingsRow>): string {
  for (const row of settings.all()) return row.companyName ?? '';
  return '';
}

type LinkMail = {
  readonly link: OneTimeLinkRow;
  /** For the outbox; the link itself is put in when it leaves. */
  readonly message: Readonly<Record<string, Json>> & { readonly id: string };
};

/** A new link for a person and the mail that brings it. @param company as people know it @param now ISO instant */
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
 * The mail to somebody who waited for an account and is let in now. Its id is made of the account's and the moment, so
 * that one activation is told once. @param company as people know it @param now ISO instant
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

/** The mails that brought a person's links no longer name an account that is deleted; what was sent to whom stays. */
export function freeLinkMails(part: PartitionWriter, userId: string): void {
  for (const row of part.table(MESSAGES).equal('userId', userId)) {
    if ((row.linkId ?? '') !== '') recordsOfPart(part).put(MESSAGES, { ...row, userId: null });
  }
}

/** A link and its account, when it opens something. */
export type OpenedLink = { readonly link: OneTimeLinkRow; readonly user: UsersRow; readonly tenantId: string };

/** What a link of this id opens; nothing says why it opens nothing. */
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

/** It opens nothing any more, nor does any other of the person. Old rows go with it. */
export function spendLink(part: PartitionWriter, { link, user }: OpenedLink, now: string): void {
  const links = part.table(ONE_TIME_LINKS);
  for (const row of endedLinks(openLinksOf(links, user.id, now), now)) part.put(ONE_TIME_LINKS, row);
  part.put(ONE_TIME_LINKS, { ...link, usedAt: now });
  const old = new Date(Date.parse(now) - RETENTION_MS).toISOString();
  for (const { id } of links.range('expiresAt', { lt: old }).slice(0, SWEPT)) part.remove(ONE_TIME_LINKS, id);
}
