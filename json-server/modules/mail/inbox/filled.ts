import { withoutMark } from '../../../../src/domain/guest-page/link.ts';
import type { MailText } from '../../../../src/domain/mail/template.ts';
import type { Tables } from '../../../live/rows/company.ts';
import type { MessagesRow } from '../../../live/rows/stored/messages.ts';
import { composeOwn, mailLanguageOf } from '../compose.ts';
import { mailSettings } from '../settings.ts';
import { CONVERSATIONS } from './names.ts';

/** The text of a message with its names in braces filled in with current values. */
export function fillMessage(table: Tables, row: MessagesRow): MailText {
  const settings = mailSettings(table);
  const stay = table('reservations').get(row.reservationId ?? '');
  const guestId = stay?.guestId ?? table(CONVERSATIONS).get(row.threadId ?? '')?.guestId;
  const guest = table('guests').get(guestId ?? '');
  const words = { subject: row.subject ?? '', body: row.body ?? '' };
  const { subject, body } = composeOwn({
    table,
    settings,
    stay,
    guest,
    words,
    language: mailLanguageOf(row, settings.language),
  });
  return { subject, body: withoutMark(body) };
}
