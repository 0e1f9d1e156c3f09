import { withOrigin } from '../../../src/domain/guest-page/link.ts';
import { withToken } from '../../../src/domain/mail/inbox/incoming.ts';
import { mailHtml, oneLine } from '../../../src/domain/mail/template.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { MessagesRow } from '../../live/rows/stored/messages.ts';
import type { TenantsRow } from '../../live/rows/stored/tenants.ts';
import { campaignLetter } from './campaign-letter.ts';
import { mailLanguageOf } from './compose.ts';
import { CONVERSATIONS } from './inbox/names.ts';
import { mailSettings } from './settings.ts';
import type { Letter } from './transport.ts';

type Outgoing = {
  readonly table: Tables;
  readonly company: TenantsRow | undefined;
  readonly tenant: string;
  /** The origin of links into the product. */
  readonly publicUrl: string;
  /** ISO instant */
  readonly now: string;
};

/** The letter of a message, without its files. */
export function outgoingLetter(outgoing: Outgoing, row: MessagesRow, body: string): Letter {
  const { table, company, tenant, publicUrl, now } = outgoing;
  const settings = mailSettings(table, company);
  return {
    id: row.id,
    tenant,
    to: row.to ?? '',
    language: mailLanguageOf(row),
    date: row.createdAt || now,
    fromName: oneLine(settings.fromName) || 'Konak',
    replyTo: settings.replyPlus ? withToken(settings.replyTo, tokenOf(table, row)) : settings.replyTo,
    ...(row.kind === 'REPLY' && { isPersonal: true as const }),
    ...((row.inReplyTo ?? '') !== '' && row.direction !== 'IN' && { inReplyTo: row.inReplyTo ?? '' }),
    ...(campaignLetter(outgoing, row) ?? ownContent(row, body, publicUrl)),
  };
}

/** The token of a message's thread, for its reply address. */
const tokenOf = (table: Tables, { threadId }: MessagesRow): string =>
  table(CONVERSATIONS).get(threadId ?? '')?.token ?? '';

/** The message's own text, with the public origin in front of its link. */
function ownContent(row: MessagesRow, body: string, publicUrl: string): Pick<Letter, 'subject' | 'text' | 'html'> {
  const link = row.link ?? '';
  const text = {
    subject: oneLine(row.subject ?? ''),
    body: withOrigin(link === '' ? body : body.replaceAll(link, () => `${publicUrl}${link}`), publicUrl),
  };
  return { subject: text.subject, text: text.body, html: mailHtml(text, mailLanguageOf(row)) };
}
