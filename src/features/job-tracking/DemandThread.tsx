import { useList } from '@refinedev/core';
import { textIn } from '../../engine/resource/text-in.ts';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../config/types.ts';
import { formatDateTime } from '../../engine/format.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { useSend } from '../../engine/resource/use-send.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import '../../ui/control.css';
import './demand-thread.css';

const MESSAGES = 'demand-messages';
/** What a message changes: the demand, by either of its names, and what was said of it. */
const CHANGED = [MESSAGES, 'demands', 'investor-requests'];
const LONGEST = 2000; // characters

/** IV3: what was said about a demand, oldest first, and the way to say more; notes of the company stand apart. */
export function DemandThread({ config, resource, record }: PanelProps) {
  const { t } = useTranslation('job-tracking');
  const messages = config.resources[MESSAGES];
  const id = record?.id ?? '';
  const { query, result } = useList<Row & { id: string }>({
    resource: MESSAGES,
    filters: [{ field: 'demandId', operator: 'eq', value: id }],
    sorters: [{ field: 'createdAt', order: 'asc' }],
    pagination: { mode: 'off' },
    errorNotification: false,
    queryOptions: { enabled: messages !== undefined && id !== '' },
  });
  if (!messages || !record) return null;
  if (query.isError) {
    return (
      <Notice kind="error" title={t('thread.failed')} text={query.error.message}>
        <button type="button" className="k-control" onClick={() => void query.refetch()}>
          {t('thread.retry')}
        </button>
      </Notice>
    );
  }
  if (query.isLoading) return <Skeleton rows={3} label={t('thread.loading')} />;
  const isRequest = resource.name !== 'demands' || textIn(record, 'source') === 'INVESTOR';
  return (
    <div className="k-thread">
      {result.data.length === 0 ? (
        <p className="k-thread-none">{t('thread.none')}</p>
      ) : (
        <ol>
          {result.data.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      )}
      {messages.can.includes('create') && (
        <NewMessage
          demandId={id}
          mayNote={isRequest && messages.fields['isInternal']?.writable === true}
          isInside={!isRequest}
        />
      )}
    </div>
  );
}

function Message({ message }: { readonly message: Row }) {
  const { t } = useTranslation('job-tracking');
  const language = useLanguage();
  const isInternal = message['isInternal'] === true;
  const side = textIn(message, 'side') === 'REQUESTER' ? 'requester' : 'company';
  return (
    <li className={`k-thread-message k-thread-${isInternal ? 'internal' : side}`}>
      <p className="k-thread-head">
        <strong>{textIn(message, 'authorName') || t('thread.somebody')}</strong>
        <time dateTime={textIn(message, 'createdAt')}>
          {formatDateTime({ value: textIn(message, 'createdAt'), language })}
        </time>
        <Tag color={isInternal ? 'gold' : undefined}>{t(isInternal ? 'thread.internal' : `thread.${side}`)}</Tag>
      </p>
      <p className="k-thread-body">{textIn(message, 'body')}</p>
    </li>
  );
}

type NewMessageProps = {
  readonly demandId: string;
  /** Whether a note for the company alone is offered. */
  readonly mayNote: boolean;
  /** Whether nobody outside reads along. */
  readonly isInside: boolean;
};

function NewMessage({ demandId, mayNote, isInside }: NewMessageProps) {
  const { t } = useTranslation('job-tracking');
  const { send, isSending, failure } = useSend({ refreshes: CHANGED });
  const fieldId = useId();
  const [body, setBody] = useState('');
  const [isInternal, setIsInternal] = useState(false);

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (body.trim() === '') return;
    const message = { demandId, body: body.trim(), ...(isInternal ? { isInternal } : {}) };
    const sent = await send({ path: `/${MESSAGES}`, method: 'POST', body: message, isOnce: true });
    if (!sent.isDone) return;
    setBody('');
    setIsInternal(false);
  };
  return (
    <form className="k-thread-new" onSubmit={(event) => void handleSubmit(event)}>
      <label htmlFor={fieldId}>{t(isInside ? 'thread.note' : 'thread.write')}</label>
      <textarea
        id={fieldId}
        rows={3}
        maxLength={LONGEST}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        aria-describedby={isInside ? `${fieldId}-hint` : undefined}
      />
      {isInside && (
        <p id={`${fieldId}-hint`} className="k-thread-hint">
          {t('thread.inside')}
        </p>
      )}
      {failure && (
        <p className="k-thread-failure" role="alert">
          {failure.message}
        </p>
      )}
      <div className="k-thread-ways">
        {mayNote && (
          <label className="k-thread-check">
            <input type="checkbox" checked={isInternal} onChange={(event) => setIsInternal(event.target.checked)} />
            {t('thread.onlyInside')}
          </label>
        )}
        <button type="submit" className="k-control k-control-main" disabled={isSending || body.trim() === ''}>
          {t(isSending ? 'thread.sending' : 'thread.send')}
        </button>
      </div>
    </form>
  );
}
