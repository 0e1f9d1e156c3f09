import { createHash } from 'node:crypto';
import {
  type DeliveryReport,
  type Incoming,
  isAutomatic,
  isOwnMail,
  nearestStay,
  ownIdOf,
  tokensIn,
} from '../../../../src/domain/mail/inbox/incoming.ts';
import { threadOfGuest, threadOfStay } from '../../../../src/domain/mail/inbox/thread.ts';
import { FILES } from '../../../records/files/stored-files.ts';
import { settingsRow } from '../../../records/settings/company-settings.ts';
import type { Tables } from '../../../live/rows/company.ts';
import type { MessagesRow } from '../../../live/rows/stored/messages.ts';
import type { RecordWrite } from '../../../live/rules/domain-write.ts';
import { plainName } from '../letter.ts';
import { threadOf } from './followers.ts';
import type { KeptFiles } from './keep-files.ts';
import { CONVERSATIONS } from './names.ts';
import { MESSAGES } from '../../../accounts/one-time-links.ts';

type Work = { readonly table: Tables; readonly now: string; readonly today: string; readonly tenant: string };
/** The thread and stay of a mail. */
type Place = { readonly threadId: string; readonly reservationId: string | null };

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
/** The same mail delivered twice is one message. */
const idOf = (mailId: string): string => `in-${hashOf(mailId.trim())}`;

/** Addresses that the company writes from or receives answers at. */
function ownAddresses(table: Tables): readonly string[] {
  const row = settingsRow(table);
  return [row?.mailFrom, row?.mailReplyTo, row?.companyEmail].map((address) => address ?? '');
}

/** The message with a Message-ID, ours or the guest's. */
const namedBy = ({ table, tenant }: Work, mailId: string): MessagesRow | undefined =>
  table(MESSAGES).get(ownIdOf(mailId, plainName(tenant)) ?? '') ?? table(MESSAGES).get(idOf(mailId));

/** For a guest with that address: the thread of the stay they most probably write about, or their own. */
function bySender({ table, today }: Work, from: string): Place | undefined {
  if (from === '') return undefined;
  for (const guest of table('guests').equal('email', from)) {
    if ((guest.mergedIntoId ?? '') !== '') continue;
    const stay = nearestStay(table('reservations').equal('guestId', guest.id), today);
    return stay
      ? { threadId: threadOfStay(stay.id), reservationId: stay.id }
      : { threadId: threadOfGuest(guest.id), reservationId: null };
  }
  return undefined;
}

/**
 * Finds the place of a mail: by the mail it answers, then by the token of its address, then by its sender; otherwise a
 * thread of the sender's own.
 */
function placeOf(work: Work, { references, to, from }: Incoming): Place {
  for (const reference of references) {
    const row = namedBy(work, reference);
    const threadId = row && threadOf(row);
    if (threadId) return { threadId, reservationId: row.reservationId || null };
  }
  for (const token of tokensIn(to)) {
    const head = work.table(CONVERSATIONS).findUnique('token', token);
    if (head) return { threadId: head.id, reservationId: head.reservationId || null };
  }
  return bySender(work, from) ?? { threadId: `thr-m-${hashOf(from)}`, reservationId: null };
}

/** An undelivered mail. It is not sent again: its thread shows the reason. */
function noteBounce(work: Work, { action, reason, mailId }: DeliveryReport): readonly RecordWrite[] | undefined {
  if (action !== '' && action !== 'failed') return [];
  const row = work.table(MESSAGES).get(ownIdOf(mailId, plainName(work.tenant)) ?? '');
  if (!row) return undefined;
  const set = { status: 'BOUNCED', failure: 'BOUNCED', lastError: reason || null, nextAttemptAt: null };
  return row.status === 'BOUNCED' ? [] : [{ collection: MESSAGES, id: row.id, set }];
}

/** The id of the message made from a mail. */
const messageIdOf = ({ mailId, from, subject, text }: Incoming): string =>
  idOf(mailId === '' ? `${from}\n${subject}\n${text}` : mailId);

/** Whether a mail becomes a message: it is not our own, and not here already. */
export const isWanted = (table: Tables, mail: Incoming): boolean =>
  !isOwnMail(mail, ownAddresses(table)) && table(MESSAGES).get(messageIdOf(mail)) === undefined;

/** The writes that store a mail in its company; none for our own mails and those already here. @param kept its files */
export function receiveMail(work: Work, mail: Incoming, { rows, leftOut }: KeptFiles): readonly RecordWrite[] {
  const { table, now } = work;
  if (!isWanted(table, mail)) return [];
  const isKnownReport = mail.report && noteBounce(work, mail.report);
  if (isKnownReport) return isKnownReport;
  const create = {
    id: messageIdOf(mail),
    kind: 'GUEST_MESSAGE',
    direction: 'IN',
    channel: 'MAIL',
    status: 'RECEIVED',
    ...placeOf(work, mail),
    authorName: mail.fromName || mail.from,
    to: mail.from,
    subject: mail.subject,
    body: mail.text,
    sentAt: now,
    mailId: mail.mailId || null,
    inReplyTo: mail.references[0]?.slice(0, 300) ?? null,
    isAutomatic: isAutomatic(mail),
    files: rows.map(({ id, name, type, size }) => ({ id, name, type, size })),
    leftOut: [...leftOut],
  };
  return [...rows.map((row) => ({ collection: FILES, row })), { collection: MESSAGES, create }];
}
