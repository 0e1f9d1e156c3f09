import { chatsAndContacts, type ChatPerson, sendMessage } from '../../../src/domain/demo/chats.ts';
import { requiredText } from '../../../src/domain/demo/shapes.ts';
import { json } from '../../http/reply.ts';
import { type DemoCall, demoCalls, missing } from '../calls.ts';
import { DEMO_COLLECTIONS, PROFILE_USER } from '../collections.ts';
import { readId, refused } from '../input.ts';

const contactsOf = ({ items }: DemoCall) => items(DEMO_COLLECTIONS.contacts).filter(({ id }) => id !== PROFILE_USER);

/** @throws HttpError 404 */
function contactOf(demo: DemoCall, userId: number): ChatPerson {
  const contact = contactsOf(demo).find(({ id }) => id === userId);
  if (contact === undefined) throw missing({ message: 'Contact not found' });
  return contact;
}

export const chatRoutes = demoCalls({
  'GET /api/apps/chat/chats-and-contacts': (demo) => {
    const found = { chats: demo.items(DEMO_COLLECTIONS.chats), contacts: contactsOf(demo), q: demo.param('q') ?? '' };
    const profileUser = demo.items(DEMO_COLLECTIONS.contacts).find(({ id }) => id === PROFILE_USER);
    return json(200, { ...chatsAndContacts(found), profileUser });
  },
  // Opening a chat means having seen it.
  'GET /api/apps/chat/chats/:userId': async (demo) => {
    const userId = demo.id();
    const contact = contactOf(demo, userId);
    const chat = demo.items(DEMO_COLLECTIONS.chats).find((one) => one.userId === userId);
    if (chat === undefined || chat.unseenMsgs === 0) return json(200, { contact, chat: chat ?? null });
    const seen = await demo.change((tx) => {
      const current = tx.items(DEMO_COLLECTIONS.chats).find(({ id }) => id === chat.id) ?? chat;
      const after = { ...current, unseenMsgs: 0 };
      tx.put(DEMO_COLLECTIONS.chats, after);
      return after;
    });
    return json(200, { contact, chat: seen });
  },
  'POST /api/apps/chat/chats/:userId': async (demo) => {
    const userId = demo.id();
    const body = await demo.body();
    const message = requiredText(body['message']);
    if (typeof message !== 'string') throw refused('"message" must be a text of 1 to 5,000 characters.');
    const senderId = readId(body['senderId']);
    contactOf(demo, userId);
    if (senderId !== userId && senderId !== PROFILE_USER) throw refused('"senderId" must be one of the two who chat.');
    const { now } = demo.call.caller.values;
    const { msg, chat, isNew } = await demo.change((tx) => {
      const sent = sendMessage({ chats: tx.items(DEMO_COLLECTIONS.chats), userId, senderId, message, now });
      tx.put(DEMO_COLLECTIONS.chats, sent.chat);
      return sent;
    });
    return json(201, isNew ? { msg, chat } : { msg });
  },
});
