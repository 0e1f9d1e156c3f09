import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import Mentions from 'antd/es/mentions';
import Segmented from 'antd/es/segmented';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FILE_KINDS, MAX_FILE_BYTES } from '../../../config/file-kinds.ts';
import { answerChannel, type SaidBy, waysOf } from '../../../domain/mail/inbox/answer-channel.ts';
import { namesIn } from '../../../domain/text/placeholders.ts';
import { useUploads } from '../../../engine/fields/inputs/use-uploads.ts';
import { TYPING, useAnswer } from '../../../engine/resource/use-answer.ts';
import { useSend } from '../../../engine/resource/use-send.ts';
import { notify } from '../../../providers/notification.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { Labelled } from '../../../ui/Labelled.tsx';
import type { InboxPreview, InboxThread, InboxWords } from '../../../wire/inbox.ts';
import { Attachments } from './Attachments.tsx';
import { sayInThread } from './calls.ts';
import { type Draft, draftOf, keepDraft } from './drafts.ts';

/** A message is made of these; payments and charges change the stay that they belong to. */
const FOLLOWED = ['reservations', 'guests', 'estates', 'settings'];
const CHANGED = ['conversations', 'messages'];
/** Files of one message. */
const MAX_FILES = 10;
/** What its button says. */
const DOES = {
  MAIL: 'composer.send',
  WHATSAPP_LINK: 'composer.openWhatsApp',
  WEB: 'composer.answer',
  NOTE: 'composer.keep',
} as const;
/** What is told once it is done. */
const DONE = { MAIL: 'sent', WHATSAPP_LINK: 'handed', WEB: 'onPage', NOTE: 'noted' } as const;
/** Letters about a stay that comes about. */
const CLOSED = ['CANCELLED', 'FAILED', 'ALLREADYTAKEN'];

/** What an answer to this thread is about. */
function replySubject({ messages }: InboxThread): string {
  const said = messages.filter(({ subject }) => subject !== '').at(-1)?.subject ?? '';
  return said === '' ? '' : /^(re|ynt|aw):/i.test(said) ? said : `Re: ${said}`;
}

type ComposerProps = {
  readonly thread: InboxThread;
  /** The thread by its id, or by its stay where nobody has said anything yet. */
  readonly asked: { readonly threadId: string } | { readonly reservationId: string };
};

/** Writes into a thread: a mail, a text for WhatsApp, an answer on the guest page, a note that stays in the house. */
export function Composer({ thread, asked }: ComposerProps) {
  const { t, i18n } = useTranslation('inbox');
  const fieldId = useId();
  const [draft, setDraft] = useState<Draft>(
    () =>
      draftOf(thread.id) ?? {
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
  useEffect(() => keepDraft(thread.id, draft), [thread.id, draft]);
  const language = draft.language ?? thread.language;
  const { channel, subject, body, sendAt, files } = draft;
  const isNote = channel === 'NOTE';
  const change = (next: Partial<Draft>) => {
    forget();
    setDraft((before) => ({ ...before, ...next }));
  };

  const { uploads, start, drop } = useUploads({
    accept: FILE_KINDS,
    maxBytes: MAX_FILE_BYTES,
    onDone: ({ id, name, type, size }) => {
      forget();
      // Several may end at the same moment: each stands on what is there then.
      setDraft((before) => ({ ...before, files: [...before.files, { id, name, type, size }] }));
    },
  });
  const mayAttach = channel === 'MAIL' || isNote;
  const attach = (chosen: readonly File[]) => {
    if (mayAttach) start(chosen.slice(0, Math.max(0, MAX_FILES - files.length)));
  };
  const onWay = uploads.some(({ error }) => error === undefined);

  const words = useAnswer<InboxWords>('/inbox/words', { follows: ['message-templates'] });
  const said = { ...asked, channel, language, subject, body };
  const hasNames = namesIn(subject + body).length > 0;
  const isPreviewed = !isNote && body.trim() !== '' && (hasNames || channel === 'WHATSAPP_LINK');
  const preview = useAnswer<InboxPreview>(isPreviewed ? { path: '/inbox/preview', body: said } : undefined, {
    follows: FOLLOWED,
    about: thread.id,
    pause: TYPING,
  });

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
  const handleLanguage = (next: 'tr' | 'en') => {
    if (draft.from === undefined) change({ language: next });
    else insert(draft.from, next);
  };
  const handleSend = async () => {
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

  const isClosed = thread.stay !== null && CLOSED.includes(thread.stay.status);
  const letters = (words.data?.items ?? []).filter(
    ({ kind }) => kind === 'QUICK_REPLY' || (thread.stay !== null && !isClosed),
  );
  const options = letters.map(({ id, kind, name }) => ({
    value: id,
    label: kind === 'QUICK_REPLY' ? name : t(`letter.${kind}`),
  }));
  const cannot = {
    MAIL: thread.email === '',
    WHATSAPP_LINK: thread.phone === '',
    WEB: !thread.isPageOpen,
    NOTE: false,
  };
  const noWay = cannot[channel];
  const url = channel === 'WHATSAPP_LINK' && preview.isCurrent ? preview.data?.whatsAppUrl : undefined;
  const isReady = body.trim() !== '' && !onWay && !noWay && !isSending && (channel !== 'MAIL' || subject.trim() !== '');
  const goesTo = {
    MAIL: thread.email,
    WHATSAPP_LINK: thread.phone,
    WEB: t('composer.onPage'),
    NOTE: t('composer.inside'),
  };
  return (
    <Flex
      component="section"
      vertical
      gap={8}
      aria-label={t('composer.title')}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        attach([...event.dataTransfer.files]);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        attach([...event.clipboardData.files]);
      }}
    >
      <Flex wrap gap="8px 12px" align="center">
        <Segmented<SaidBy>
          aria-label={t('composer.channel')}
          value={channel}
          options={waysOf(thread).map((each) => ({ value: each, label: t(`channel.${each}`) }))}
          onChange={(next) => change({ channel: next })}
        />
        {!isNote && (
          <Segmented<'tr' | 'en'>
            aria-label={t('composer.language')}
            value={language}
            options={(['tr', 'en'] as const).map((each) => ({ value: each, label: t(`language.${each}`) }))}
            onChange={handleLanguage}
          />
        )}
        {!isNote && options.length > 0 && (
          <Choice
            label={t('composer.words')}
            isBare
            placeholder={t('composer.words')}
            value={null}
            options={options}
            onChange={(id) => insert(id)}
          />
        )}
      </Flex>
      {channel === 'MAIL' && (
        <Input
          aria-label={t('composer.subject')}
          placeholder={t('composer.subject')}
          maxLength={150}
          value={subject}
          onChange={(event) => change({ subject: event.target.value })}
        />
      )}
      {isNote ? (
        <Mentions
          aria-label={t('composer.note')}
          placeholder={t('composer.note')}
          autoSize={{ minRows: 3, maxRows: 12 }}
          maxLength={10_000}
          value={body}
          onChange={(next) => change({ body: next })}
          options={thread.colleagues.map(({ id, name }) => ({ key: id, value: name, label: name }))}
        />
      ) : (
        <Input.TextArea
          id={fieldId}
          aria-label={t('composer.body')}
          placeholder={t('composer.body')}
          autoSize={{ minRows: 3, maxRows: 16 }}
          maxLength={10_000}
          lang={language}
          value={body}
          onChange={(event) => change({ body: event.target.value, from: undefined })}
        />
      )}
      {isPreviewed && hasNames && (preview.data || preview.failure) && (
        <article className="k-ground" lang={language} aria-busy={!preview.isCurrent} aria-label={t('composer.preview')}>
          <small className="k-muted">{t(isLater ? 'composer.previewLater' : 'composer.preview')}</small>
          {preview.failure ? (
            <div>{preview.failure.message}</div>
          ) : (
            <>
              {channel === 'MAIL' && <strong>{preview.data?.subject}</strong>}
              <div className="k-pre">{preview.data?.body}</div>
            </>
          )}
        </article>
      )}
      {mayAttach && (
        <Attachments
          files={files}
          uploads={uploads}
          onFiles={attach}
          drop={drop}
          onRemove={(id) => change({ files: files.filter((file) => file.id !== id) })}
        />
      )}
      {failure && (
        <Alert type="error" message={[failure.message, ...Object.values(failure.errors ?? {}).flat()].join(' ')} />
      )}
      <Flex wrap gap="8px 12px" align="center">
        {url ? (
          <Button
            type="primary"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            disabled={!isReady}
            onClick={() => void handleSend()}
          >
            {t('composer.openWhatsApp')}
          </Button>
        ) : (
          <Button
            type="primary"
            loading={isSending}
            disabled={!isReady || channel === 'WHATSAPP_LINK' || (isPreviewed && !preview.isCurrent)}
            onClick={() => void handleSend()}
          >
            {t(channel === 'MAIL' && isLater ? 'composer.sendLater' : DOES[channel])}
          </Button>
        )}
        {channel === 'MAIL' && (
          <Button type="text" aria-expanded={isLater} onClick={() => setIsLater(!isLater)}>
            {t(isLater ? 'composer.now' : 'composer.later')}
          </Button>
        )}
        {channel === 'MAIL' && isLater && (
          <Labelled label={t('composer.sendAt')} isBare>
            <Input
              type="datetime-local"
              lang={i18n.language}
              value={sendAt}
              style={{ width: 'auto' }}
              onChange={(event) => change({ sendAt: event.target.value })}
            />
          </Labelled>
        )}
        <span className="k-muted">{noWay ? t(`composer.no${channel}`) : goesTo[channel]}</span>
      </Flex>
    </Flex>
  );
}
