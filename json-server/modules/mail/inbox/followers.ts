import { randomBytes } from 'node:crypto';
import { hasFailed, headAfter, type Spoken, threadOfStay } from '../../../../src/domain/mail/inbox/thread.ts';
import { entriesOf } from '../../../../src/config/parts.ts';
import { idsOf } from '../../../../src/config/refs.ts';
import type { Tables } from '../../../live/rows/company.ts';
import type { ConversationsRow } from '../../../live/rows/stored/conversations.ts';
import type { MessagesRow } from '../../../live/rows/stored/messages.ts';
import type { DomainRule, Follower } from '../../../live/rules/domain-write.ts';
import { CONVERSATIONS } from './names.ts';

/** bytes; the token in a reply address, so that only receivers of a mail know it */
const TOKEN_BYTES = 10;

/** An unguessable token. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('hex');

/** Each thread has its own token for its reply address. */
export const conversationRule: DomainRule<ConversationsRow> = ({ before }) => ({
  set: before ? {} : { token: newToken() },
});

/** The other side of a new thread, as far as it is known. */
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

/** The fields of a message that its thread depends on. */
export function spokenOf(message: MessagesRow): Spoken {
  const fileNames = entriesOf(message.files).map(({ name }) => (typeof name === 'string' ? name : ''));
  return { ...message, mentionIds: idsOf(message.mentionIds ?? null), fileNames };
}

/** The action in the thread's history, and so in the bell, for a new message; undefined if nobody needs to know. */
function newsOf(message: MessagesRow): string | undefined {
  if (message.direction === 'IN') return message.isAutomatic === true ? undefined : 'received';
  return idsOf(message.mentionIds ?? null).length > 0 ? 'mentioned' : undefined;
}

/** Updates the head of a thread from its messages: the last one, the unread count, failed ones. */
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

/** The thread of a message; by default that of its stay. */
export const threadOf = ({ threadId, reservationId }: MessagesRow): string | null => {
  if ((threadId ?? '') !== '') return threadId ?? null;
  return (reservationId ?? '') === '' ? null : threadOfStay(reservationId ?? '');
};
