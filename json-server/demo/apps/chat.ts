import { chatsAndContacts, type Contact, sendMessage } from '../../../src/domain/demo/chats.ts';
import { filledText } from '../../../src/domain/demo/shapes.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { MAY_CREATE, MAY_READ } from '../access.ts';
import { DEMO, PROFILE_USER } from '../collections.ts';
import type { DemoDeps } from '../deps.ts';
import { bodyOf, paramOf, pathId, readId, refused } from '../input.ts';
import { changeDemo, demoItems } from '../state.ts';
import { HttpError } from '../../http/http-error.ts';
import { json } from '../../http/reply.ts';

const unknownContact = (): HttpError => new HttpError({ status: 404, body: { message: 'Contact not found' } });

function peopleOf({ records }: DemoDeps, call: SignedCall) {
  const people = demoItems(records.of(call), DEMO.contacts);
  return {
    contacts: people.filter(({ id }) => id !== PROFILE_USER),
    profileUser: people.find(({ id }) => id === PROFILE_USER),
  };
}

function contactOf(deps: DemoDeps, call: SignedCall, userId: number): Contact {
  const contact = peopleOf(deps, call).contacts.find(({ id }) => id === userId);
  if (contact === undefined) throw unknownContact();
  return contact;
}

function handleOverview(deps: DemoDeps, call: SignedCall) {
  const { contacts, profileUser } = peopleOf(deps, call);
  const chats = demoItems(deps.records.of(call), DEMO.chats);
  return json(200, { ...chatsAndContacts({ chats, contacts, q: paramOf(call)('q') ?? '' }), profileUser });
}

/** Opening a chat means having seen it. */
async function handleOpen(deps: DemoDeps, call: SignedCall) {
  const userId = pathId(call);
  const contact = contactOf(deps, call, userId);
  const chat = demoItems(deps.records.of(call), DEMO.chats).find((one) => one.userId === userId);
  if (chat === undefined || chat.unseenMsgs === 0) return json(200, { contact, chat: chat ?? null });
  const seen = await changeDemo({ records: deps.records, call }, (tx) => {
    const current = tx.items(DEMO.chats).find(({ id }) => id === chat.id) ?? chat;
    const after = { ...current, unseenMsgs: 0 };
    tx.put(DEMO.chats, after);
    return after;
  });
  return json(200, { contact, chat: seen });
}

async function handleSend(deps: DemoDeps, call: SignedCall) {
  const { values } = call.caller;
  const userId = pathId(call);
  const body = await bodyOf(call);
  const message = filledText(body['message']);
  if (typeof message !== 'string') throw refused('"message" must be a text of 1 to 5,000 characters.');
  const senderId = readId(body['senderId']);
  contactOf(deps, call, userId);
  if (senderId !== userId && senderId !== PROFILE_USER) {
    throw refused('"senderId" must be one of the two who chat.');
  }
  const { msg, chat, isNew } = await changeDemo({ records: deps.records, call }, (tx) => {
    const chats = tx.items(DEMO.chats);
    const sent = sendMessage({ chats, userId, senderId, message, now: values.now });
    tx.put(DEMO.chats, sent.chat);
    return sent;
  });
  return json(201, isNew ? { msg, chat } : { msg });
}

export const chatRoutes = (deps: DemoDeps): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/apps/chat/chats-and-contacts',
    access: MAY_READ,
    handle: (call) => handleOverview(deps, call),
  },
  { method: 'GET', path: '/api/apps/chat/chats/:userId', access: MAY_READ, handle: (call) => handleOpen(deps, call) },
  {
    method: 'POST',
    path: '/api/apps/chat/chats/:userId',
    access: MAY_CREATE,
    handle: (call) => handleSend(deps, call),
  },
];
