import { randomBytes } from 'node:crypto';
import { hasFailed, headAfter, type Spoken, threadOfStay } from '../../../../src/domain/mail/inbox/thread.ts';
import { entriesOf } from '../../../../src/config/parts.ts';
import { idsOf } from '../../../../src/config/refs.ts';
import type { Tables } from '../../../live/rows/company.ts';
import type { ConversationsRow } from '../../../live/rows/stored/conversations.ts';
import type { MessagesRow } from '../../../live/rows/stored/messages.ts';
import type { DomainRule, Follower } from '../../../live/rules/domain-write.ts';
import { CONVERSATIONS } from './names.ts';

/** bytes; what a reply address bears, so that only who got a mail knows it */
const TOKEN_BYTES = 10;

/** A token that nobody guesses. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('hex');

/** Each thread has a token of its own, which its reply address bears. */
export const conversationRule: DomainRule<ConversationsRow> = ({ before }) => ({
  set: before ? {} : { token: newToken() },
});

/** Who a new thread is with, as far as the house knows. */
export function partnerOf(message: MessagesRow, table: Tables) {
  const stay = table('reservations').get(message.reservationId ?? '');
  const guest = stay && table('guests').get(stay.guestId);
  const known = [guest?.firstName, guest?.lastName].filter(Boolean).join(' ');
  const address = message.direction === 'NOTE' ? (guest?.email ?? '') : (message.to ?? '') || (guest?.email ?? '');
  return {
    guestId: guest?.id ?? null,
    name: (known || message.authorName || address).slice(0, 120),
    address: address.slice(0, 254),
  };
}

/** What of a message its thread goes by. */
export function spokenOf(message: MessagesRow): Spoken {
  const fileNames = entriesOf(message.files).map(({ name }) => (typeof name === 'string' ? name : ''));
  return { ...message, mentionIds: idsOf(message.mentionIds ?? null), fileNames };
}

/** What the history of a thread, and so the bell, calls a new message; undefined for what nobody need hear of. */
function newsOf(message: MessagesRow): string | undefined {
  if (message.direction === 'IN') return message.isAutomatic === true ? undefined : 'received';
  return idsOf(message.mentionIds ?? null).length > 0 ? 'mentioned' : undefined;
}

/** The head of a thread follows its messages: the last of them, what is unread, what did not arrive. */
export const keepThread: Follower<MessagesRow> = ({ before, after, table }) => {
  const threadId = after?.threadId ?? '';
  if (!after || threadId === '') return [];
  const head = table(CONVERSATIONS).get(threadId);
  const isNew = before === undefined || (before.threadId ?? '') !== threadId;
  if (!isNew) {
    if (!head || hasFailed(after) === hasFailed(before)) return [];
    return [{ collection: CONVERSATIONS, row: { ...head, hasFailed: hasFailed(after) } }];
  }
  const known = head && { ...head, mentionIds: idsOf(head.mentionIds ?? null) };
  const values = headAfter(known, spokenOf(after));
  const action = newsOf(after);
  const begun = { id: threadId, reservationId: after.reservationId ?? null, ...partnerOf(after, table) };
  if (action === undefined) {
    return [
      head
        ? { collection: CONVERSATIONS, row: { ...head, ...values } }
        : { collection: CONVERSATIONS, create: { ...begun, ...values } },
    ];
  }
  const change = { collection: CONVERSATIONS, id: threadId, set: values, action };
  return head ? [change] : [{ collection: CONVERSATIONS, create: begun }, change];
};

/** The thread of a message that names none: that of its stay. */
export const threadOf = ({ threadId, reservationId }: MessagesRow): string | null => {
  if ((threadId ?? '') !== '') return threadId ?? null;
  return (reservationId ?? '') === '' ? null : threadOfStay(reservationId ?? '');
};
