import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FILE_KINDS, MAX_FILE_BYTES } from '../../../config/file-kinds.ts';
import { answerChannel } from '../../../domain/mail/inbox/answer-channel.ts';
import { namesIn } from '../../../domain/text/placeholders.ts';
import { useUploads } from '../../../engine/fields/inputs/use-uploads.ts';
import { TYPING, useAnswer } from '../../../engine/resource/use-answer.ts';
import { useSend } from '../../../engine/resource/use-send.ts';
import { notify } from '../../../providers/notification.ts';
import type { InboxPreview, InboxThread, InboxWords } from '../../../wire/inbox.ts';
import { sayInThread } from './calls.ts';
import { type MessageDraft, messageDraftOf, keepMessageDraft } from './drafts.ts';

/** Resources that fill a message; payments and charges change their stay. */
const FOLLOWED = ['reservations', 'guests', 'estates', 'settings'];
const CHANGED = ['conversations', 'messages'];
/** Max files of one message. */
const MAX_FILES = 10;
/** The confirmation shown afterwards. */
const DONE = { MAIL: 'sent', WHATSAPP_LINK: 'handed', WEB: 'onPage', NOTE: 'noted' } as const;

/** The subject of an answer in this thread. */
function replySubject({ messages }: InboxThread): string {
  const said = messages.filter(({ subject }) => subject !== '').at(-1)?.subject ?? '';
  return said === '' ? '' : /^(re|ynt|aw):/i.test(said) ? said : `Re: ${said}`;
}

/** The thread by its id, or by its stay before the first message. */
export type AskedThread = { readonly threadId: string } | { readonly reservationId: string };

type Setup = { readonly thread: InboxThread; readonly asked: AskedThread };
export type Composing = ReturnType<typeof useComposer>;

/** A message being written: stored in this browser while typing, with its files, its preview and its channel. */
export function useComposer({ thread, asked }: Setup) {
  const { t } = useTranslation('inbox');
  const [draft, setDraft] = useState<MessageDraft>(
    () =>
      messageDraftOf(thread.id) ?? {
        channel: answerChannel(thread, thread.messages),
        language: undefined,
        subject: replySubject(thread),
        body: '',
        from: undefined,
        sendAt: '',
        files: [],
      },
  );
  const [isLater, setIsLater] = useState(draft.sendAt !== '');
  const { send, isSending, failure, forget } = useSend({ refreshes: CHANGED });
  useEffect(() => keepMessageDraft(thread.id, draft), [thread.id, draft]);
  const language = draft.language ?? thread.language;
  const { channel, subject, body, sendAt, files } = draft;
  const isNote = channel === 'NOTE';
  const change = (next: Partial<MessageDraft>) => {
    forget();
    setDraft((before) => ({ ...before, ...next }));
  };

  const { uploads, start, drop } = useUploads({
    accept: FILE_KINDS,
    maxBytes: MAX_FILE_BYTES,
    onDone: ({ id, name, type, size }) => {
      forget();
      // Several uploads may end at the same moment: each adds to the current list.
      setDraft((before) => ({ ...before, files: [...before.files, { id, name, type, size }] }));
    },
  });
  const mayAttach = channel === 'MAIL' || isNote;
  const attach = (chosen: readonly File[]) => {
    if (mayAttach) start(chosen.slice(0, Math.max(0, MAX_FILES - files.length)));
  };

  const words = useAnswer<InboxWords>('/inbox/words', { follows: ['message-templates'] });
  const said = { ...asked, channel, language, subject, body };
  const hasNames = namesIn(subject + body).length > 0;
  const isPreviewed = !isNote && body.trim() !== '' && (hasNames || channel === 'WHATSAPP_LINK');
  const preview = useAnswer<InboxPreview>(isPreviewed ? { path: '/inbox/preview', body: said } : undefined, {
    follows: FOLLOWED,
    about: thread.id,
    pause: TYPING,
  });

  /** Inserts a saved text: below the typed text, or replacing another saved one. */
  const insert = (id: string, inLanguage = language) => {
    const found = words.data?.items.find((each) => each.id === id);
    if (!found) return;
    const isBegun = body.trim() !== '' && draft.from === undefined;
    change({
      subject: isBegun && subject !== '' ? subject : found.subject[inLanguage] || subject,
      body: isBegun ? `${body.trimEnd()}\n\n${found.body[inLanguage]}` : found.body[inLanguage],
      from: isBegun ? undefined : id,
      language: inLanguage,
    });
  };
  const say = async () => {
    const leaves = isLater && sendAt !== '' ? { sendAt: new Date(sendAt).toISOString() } : {};
    const attached = mayAttach && files.length > 0 ? { files: files.map(({ id }) => id) } : {};
    const sent = await send(sayInThread({ ...said, ...leaves, ...attached }));
    if (!sent.isDone) return;
    const done = channel === 'MAIL' && 'sendAt' in leaves ? 'planned' : DONE[channel];
    notify({ type: 'success', key: 'inbox', message: t(`done.${done}`, { to: sent.data.to }) });
    setIsLater(false);
    setDraft({
      channel,
      language: draft.language,
      subject: replySubject(thread) || subject,
      body: '',
      from: undefined,
      sendAt: '',
      files: mayAttach ? [] : files,
    });
  };
  return {
    draft,
    change,
    language,
    isNote,
    isLater,
    setIsLater,
    words: words.data?.items ?? [],
    insert,
    files: { mayAttach, attach, uploads, drop, areOnWay: uploads.some(({ error }) => error === undefined) },
    preview: { ...preview, isPreviewed, hasNames },
    say,
    isSending,
    failure,
  };
}
