import type { IsoInstant } from '../calendar/iso-date.ts';
import { nextId } from './ids.ts';
import { textFilter } from './searching.ts';

/** `status` is online, offline, busy or away. */
export type ChatPerson = {
  readonly id: number;
  readonly fullName: string;
  readonly role: string;
  readonly about: string;
  readonly avatar: string;
  readonly status: string;
};
/** From sent via delivered to seen. */
export type Feedback = { readonly isSent: boolean; readonly isDelivered: boolean; readonly isSeen: boolean };
export type Message = {
  readonly message: string;
  readonly time: IsoInstant;
  readonly senderId: number;
  readonly feedback: Feedback;
};
export type Chat = {
  readonly id: number;
  readonly userId: number;
  readonly unseenMsgs: number;
  readonly messages: readonly Message[];
};
/** A contact with its chat, for the list. */
export type ChatContact = ChatPerson & {
  readonly chat: Omit<Chat, 'userId'> & { readonly lastMessage: Message | null };
};

const lastTime = ({ chat }: ChatContact): string => chat.lastMessage?.time ?? '';

/** GET /api/apps/chat/chats-and-contacts: contacts whose name matches, those with a chat newest message first. */
export function chatsAndContacts({
  chats,
  contacts,
  q,
}: {
  chats: readonly Chat[];
  contacts: readonly ChatPerson[];
  q: string;
}): { readonly chatsContacts: readonly ChatContact[]; readonly contacts: readonly ChatPerson[] } {
  const isFound = textFilter(q);
  const found = contacts.filter(({ fullName }) => isFound([fullName]));
  const chatsContacts = found.flatMap((contact): ChatContact[] => {
    const chat = chats.find(({ userId }) => userId === contact.id);
    if (chat === undefined) return [];
    const { id, unseenMsgs, messages } = chat;
    return [{ ...contact, chat: { id, lastMessage: messages.at(-1) ?? null, unseenMsgs, messages } }];
  });
  return {
    chatsContacts: chatsContacts.toSorted((a, b) => (lastTime(a) < lastTime(b) ? 1 : -1)),
    contacts: found,
  };
}

/** Appends a message to the chat with `userId`; the first one starts the chat. */
export function sendMessage({
  chats,
  userId,
  senderId,
  message,
  now,
}: {
  chats: readonly Chat[];
  userId: number;
  senderId: number;
  message: string;
  now: IsoInstant;
}): { readonly msg: Message; readonly chat: Chat; readonly isNew: boolean } {
  const msg = { message, time: now, senderId, feedback: { isSent: true, isDelivered: false, isSeen: false } };
  const known = chats.find((chat) => chat.userId === userId);
  const chat = known ?? { id: nextId(chats.map(({ id }) => id)), userId, unseenMsgs: 0, messages: [] };
  return { msg, chat: { ...chat, messages: [...chat.messages, msg] }, isNew: known === undefined };
}
