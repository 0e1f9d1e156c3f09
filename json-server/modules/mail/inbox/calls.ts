import { QUICK_REPLY, STAY_KINDS, whatsAppLink } from '../../../../src/domain/mail/template.ts';
import { withOrigin, withoutMark } from '../../../../src/domain/guest-page/link.ts';
import { mentionedIn, threadOfStay } from '../../../../src/domain/mail/inbox/thread.ts';
import { namesIn } from '../../../../src/domain/text/placeholders.ts';
import { isJsonObject } from '../../../../src/config/values.ts';
import type { InboxLinked, InboxPreview, InboxSent, InboxThread, InboxWords } from '../../../../src/wire/inbox.ts';
import type { Route, SignedCall } from '../../../accounts/call.ts';
import { invalid, malformed } from '../../../http/http-error.ts';
import { text } from '../../../http/query.ts';
import { json, type Reply } from '../../../http/reply.ts';
import { personName } from '../../../live/rows/rows.ts';
import type { Json } from '../../../../src/config/types.ts';
import type { Context } from '../../../records/context.ts';
import type { Once } from '../../../records/once.ts';
import type { Records, WriteTransaction } from '../../../records/records.ts';
import { uploadsNamed } from '../../../records/held-files.ts';
import { repeatable } from '../../../records/repeatable.ts';
import { isPageOpen } from '../../reservations/guest-page/pages.ts';
import { composeOwn, mailLanguageOf, templateOf, TEMPLATES } from '../compose.ts';
import { type MailSettings, mailSettings } from '../settings.ts';
import { CONVERSATIONS } from './names.ts';
import { readSaid, type HostMessage } from './sent.ts';
import { messagesOf, type ThreadSubject, talkFor } from './talk.ts';
import { addressesOf, colleaguesIn, shownTalk } from './thread-call.ts';
import { MESSAGES } from '../../../accounts/one-time-links.ts';

type Deps = { readonly records: Records; readonly once: Once; readonly publicUrl: string };
/** The right to write to guests. */
const SEND = { subject: 'Message', action: 'send' } as const;
const READ = { subject: 'Conversation', action: 'show' } as const;

const MEGABYTE = 1024 * 1024;
/** bytes of the files of one mail: encoding adds a third, and most servers take 25 MB */
const MAX_SENT_BYTES = 18 * MEGABYTE;

const settingsIn = ({ table, shared, caller }: Context): MailSettings =>
  mailSettings(table, shared.table('tenants').get(caller.tenant));

/** The text with names in braces filled in with current values; a note stays as written. */
function wordsNow(context: Context, { stay, guest }: ThreadSubject, said: HostMessage) {
  const settings = settingsIn(context);
  const language = said.language ?? mailLanguageOf(guest, settings.language);
  const { subject, body } = said;
  if (said.channel === 'NOTE') return { language, subject: '', body };
  const words = composeOwn({ table: context.table, settings, stay, guest, language, words: { subject, body } });
  return { language, ...words };
}

function preview({ records, publicUrl }: Deps, call: SignedCall, value: Json | undefined): InboxPreview {
  const context = records.of(call);
  const said = readSaid(value, { now: call.caller.values.now, isPreview: true });
  const talk = talkFor(context, said);
  const { subject, body } = wordsNow(context, talk, said);
  const told = withOrigin(withoutMark(body), publicUrl);
  const whatsAppUrl = whatsAppLink(addressesOf(talk).phone, told) ?? null;
  return { subject, body: withOrigin(body, publicUrl), whatsAppUrl };
}

/** The Message-ID to answer: the last incoming mail's. */
function answeredMailId(context: Context, talk: ThreadSubject): string | null {
  const { rows } = messagesOf(context.table, talk);
  return rows.filter(({ mailId }) => (mailId ?? '') !== '').at(-1)?.mailId ?? null;
}

/**
 * How a message leaves the house, or that it stays inside. @throws HttpError 422 when the guest cannot be reached
 * through the channel
 */
function wayOf(context: Context, talk: ThreadSubject, said: HostMessage) {
  const { now } = context.caller.values;
  const { email, phone } = addressesOf(talk);
  const words = wordsNow(context, talk, said);
  switch (said.channel) {
    case 'NOTE': {
      const mentionIds = mentionedIn(said.body, colleaguesIn(context));
      return { kind: 'NOTE', direction: 'NOTE', status: 'NOTED', sentAt: now, to: '', ...words, mentionIds };
    }
    case 'WHATSAPP_LINK':
      // The person sends a WhatsApp link themselves: the thread only records it.
      if (whatsAppLink(phone, words.body) === undefined) throw invalid([{ field: 'channel', key: 'mail.noPhone' }]);
      return { kind: 'REPLY', direction: 'OUT', status: 'SENT', sentAt: now, to: phone, ...words };
    case 'WEB': {
      // It appears on the page at once: nothing leaves the house.
      const isOpen = talk.stay !== undefined && isPageOpen(context.table, talk.stay, context.caller.values.today);
      if (!isOpen) throw invalid([{ field: 'channel', key: 'mail.noPage' }]);
      return { kind: 'REPLY', direction: 'OUT', status: 'SENT', sentAt: now, to: '', ...words, subject: '' };
    }
    case 'MAIL': {
      if (email === '') throw invalid([{ field: 'channel', key: 'mail.noEmail' }]);
      const later = said.sendAt !== undefined && namesIn(said.subject + said.body).length > 0;
      // A scheduled message is filled in when it leaves, so that its values are current then.
      const kept = later ? { language: words.language, subject: said.subject, body: said.body, fillsIn: true } : words;
      const way = { kind: 'REPLY', direction: 'OUT', status: 'WAITING', nextAttemptAt: said.sendAt ?? now };
      return { ...way, to: email, ...kept, inReplyTo: answeredMailId(context, talk) };
    }
  }
}

/**
 * The uploads attached to a message. @throws HttpError 422 for those the caller may not send, or too large for a mail
 */
function filesWith(context: Context, { files: ids }: HostMessage): Json {
  const field = context.snapshot.config.resources[MESSAGES]?.fields['files'];
  if (ids.length === 0 || field?.type !== 'file') return [];
  const { files, issues } = uploadsNamed(context, field, ids);
  const bytes = files.reduce((sum, { size }) => sum + (typeof size === 'number' ? size : 0), 0);
  const params = { mb: MAX_SENT_BYTES / MEGABYTE };
  const wrong = bytes > MAX_SENT_BYTES ? [...issues, { field: 'files', key: 'mail.filesTooLarge', params }] : issues;
  if (wrong.length > 0) throw invalid(wrong);
  return [...files];
}

function send(work: WriteTransaction, said: HostMessage, publicUrl: string): Reply {
  const { context } = work;
  const talk = talkFor(context, said);
  const { user } = context.caller;
  const id = crypto.randomUUID();
  const way = wayOf(context, talk, said);
  const about = { reservationId: talk.stay?.id ?? null, threadId: talk.id, authorName: personName(user).slice(0, 120) };
  const files = filesWith(context, said);
  work.apply([{ collection: MESSAGES, create: { id, channel: said.channel, ...about, ...way, files } }]);
  const isLink = said.channel === 'WHATSAPP_LINK';
  const told = withOrigin(withoutMark(way.body), publicUrl);
  const whatsAppUrl = isLink ? (whatsAppLink(addressesOf(talk).phone, told) ?? null) : null;
  return json(201, { id, threadId: talk.id, to: way.to, whatsAppUrl } satisfies InboxSent);
}

/** Links a thread to a stay: its messages move into the stay's thread. @throws HttpError 404, 422 */
function link(work: WriteTransaction, value: Json | undefined): Reply {
  if (!isJsonObject(value)) throw malformed('A JSON object is expected.');
  const { threadId, reservationId } = value;
  if (typeof threadId !== 'string') throw invalid([{ field: 'threadId', key: 'validation.reference' }]);
  if (typeof reservationId !== 'string') throw invalid([{ field: 'reservationId', key: 'validation.reference' }]);
  const { context } = work;
  const from = talkFor(context, { threadId });
  const to = talkFor(context, { reservationId });
  if (from.stay) throw invalid([{ field: 'threadId', key: 'mail.threadLinked' }]);
  const { rows } = messagesOf(context.table, from);
  work.apply(
    rows.map(({ id }) => ({
      collection: MESSAGES,
      id,
      set: { threadId: to.id, reservationId },
      action: 'link',
    })),
  );
  const done = { state: 'DONE', unread: 0 };
  work.apply([{ collection: CONVERSATIONS, id: from.id, set: done, action: 'link' }]);
  return json(200, { threadId: threadOfStay(reservationId) } satisfies InboxLinked);
}

/** Texts to start from: the letters about a stay, and the company's quick replies. */
function inboxWords({ records }: Deps, call: SignedCall): InboxWords {
  const { table } = records.of(call);
  const letters = STAY_KINDS.map((kind) => ({ id: kind, kind, name: '', ...templateOf(table, kind) }));
  const quick = [...table(TEMPLATES).all()]
    .filter((row) => row.kind === QUICK_REPLY && row.isActive !== false)
    .map((row) => ({
      id: row.id,
      kind: QUICK_REPLY,
      name: row.name ?? '',
      subject: { en: row.subjectEn, tr: row.subjectTr },
      body: { en: row.bodyEn, tr: row.bodyTr },
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return { items: [...letters, ...quick] };
}

/** Conversations with guests: a thread, its messages, and its stay. */
export const inboxRoutes = (deps: Deps): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/inbox/thread',
    answer: 'InboxThread',
    query: { threadId: text, reservationId: text },
    access: READ,
    handle: (call: SignedCall) => {
      const context = deps.records.of(call);
      const parameterIn = (name: string) => call.search.get(name)?.slice(0, 200) || undefined;
      const talk = talkFor(context, { threadId: parameterIn('threadId'), reservationId: parameterIn('reservationId') });
      return json(200, shownTalk(context, talk, settingsIn(context)) satisfies InboxThread);
    },
  },
  {
    method: 'GET',
    path: '/api/inbox/words',
    answer: 'InboxWords',
    access: SEND,
    handle: (call: SignedCall) => json(200, inboxWords(deps, call)),
  },
  {
    method: 'POST',
    path: '/api/inbox/preview',
    answer: 'InboxPreview',
    access: SEND,
    handle: async (call: SignedCall) => json(200, preview(deps, call, (await call.body()).value)),
  },
  {
    method: 'POST',
    path: '/api/inbox/messages',
    answer: 'InboxSent',
    access: SEND,
    handle: async (call: SignedCall) => {
      const body = await call.body();
      const said = readSaid(body.value, { now: call.caller.values.now, isPreview: false });
      return deps.once(repeatable(call, body), call, (work) => send(work, said, deps.publicUrl));
    },
  },
  {
    method: 'POST',
    path: '/api/inbox/link',
    answer: 'InboxLinked',
    access: SEND,
    handle: async (call: SignedCall) => {
      const body = await call.body();
      return deps.once(repeatable(call, body), call, (work) => link(work, body.value));
    },
  },
];
