import type { IsoDate } from '../../../domain/calendar/iso-date.ts';
import type { Chat, ChatContact, Feedback, Message } from '../../../domain/demo/chats.ts';
import { businessDay } from '../parts/when.ts';

/** Consecutive messages of one of the two. */
export type Turn = { readonly senderId: number; readonly messages: readonly Message[] };
export type Day = { readonly day: IsoDate; readonly turns: readonly Turn[] };

/** The messages of a chat, oldest first, by business day and then by sender. */
export function messagesByDay(messages: readonly Message[]): readonly Day[] {
  const days: { day: IsoDate; turns: { senderId: number; messages: Message[] }[] }[] = [];
  for (const message of messages) {
    const day = businessDay(message.time);
    let last = days.at(-1);
    if (last?.day !== day) days.push((last = { day, turns: [] }));
    const turn = last.turns.at(-1);
    if (turn?.senderId === message.senderId) turn.messages.push(message);
    else last.turns.push({ senderId: message.senderId, messages: [message] });
  }
  return days;
}

/** The delivery state of a message. */
export const markOf = ({ isSeen, isDelivered }: Feedback): 'seen' | 'delivered' | 'sent' =>
  isSeen ? 'seen' : isDelivered ? 'delivered' : 'sent';

/** Contacts whose last message is theirs and newer than the known state of the chat. */
export function newsOf(before: readonly ChatContact[], after: readonly ChatContact[]): readonly ChatContact[] {
  const known = new Map(before.map(({ id, chat }) => [id, chat.lastMessage?.time ?? '']));
  return after.filter(({ id, chat: { lastMessage } }) => {
    const time = known.get(id);
    return lastMessage !== null && lastMessage.senderId === id && time !== undefined && lastMessage.time > time;
  });
}

export type Overview = {
  readonly chatsContacts: readonly ChatContact[];
  readonly contacts: readonly (ChatContact | Omit<ChatContact, 'chat'>)[];
  readonly profileUser: Omit<ChatContact, 'chat'>;
};
export type OpenedChat = { readonly contact: Omit<ChatContact, 'chat'>; readonly chat: Chat | null };
