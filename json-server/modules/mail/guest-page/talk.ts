import { withOrigin } from '../../../../src/domain/guest-page/link.ts';
import { directionOf, threadOfStay } from '../../../../src/domain/mail/inbox/thread.ts';
import type { GuestPageTalk } from '../../../../src/wire/guest-page.ts';
import type { MessagesRow } from '../../../live/rows/stored/messages.ts';
import type { OpenedPage } from '../../reservations/guest-page/gate.ts';
import { messagesOf } from '../inbox/talk.ts';

/**
 * Messages between guest and house. Other messages about a stay (rules, colleagues, owners) are hidden from the guest.
 */
const KINDS: readonly string[] = [
  'GUEST_CONFIRMATION',
  'GUEST_ARRIVAL',
  'GUEST_DEPARTURE',
  'GUEST_CANCELLATION',
  'PAYMENT_LINK',
  'REPLY',
  'GUEST_MESSAGE',
];
/** Messages sent or received: not those that wait, are scheduled or were stopped. */
const SAID: readonly string[] = ['SENT', 'FILED', 'ERROR', 'BOUNCED', 'RECEIVED'];

/** Whether a guest may see a message of their stay. @param since another guest had the stay before; null: nobody */
export const isForGuest = (row: MessagesRow, since: string | null): boolean =>
  directionOf(row) !== 'NOTE' &&
  row.channel !== 'NOTE' &&
  KINDS.includes(row.kind ?? '') &&
  SAID.includes(row.status ?? '') &&
  row.isAutomatic !== true &&
  (since === null || (row.createdAt ?? '') > since);

/** The conversation as the guest may see it: texts and sides, never the addresses or the names of staff. */
export function shownTalkOf({ table, stay, page }: OpenedPage, origin: string): GuestPageTalk {
  const { since } = page;
  const { rows } = messagesOf(table, { id: threadOfStay(stay.id), stay });
  return {
    messages: rows
      .filter((row) => isForGuest(row, since))
      .map((row) => ({
        from: directionOf(row) === 'IN' ? 'GUEST' : 'HOUSE',
        subject: row.subject ?? '',
        body: withOrigin(row.body ?? '', origin),
        at: row.sentAt || (row.createdAt ?? ''),
      })),
  };
}
