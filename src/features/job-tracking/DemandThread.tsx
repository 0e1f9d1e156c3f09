import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { useList } from '@refinedev/core';
import { textIn } from '../../engine/resource/text-in.ts';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../config/types.ts';
import { formatDateTime } from '../../engine/format.ts';
import { answerOf } from '../../engine/resource/answer-of.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { useSend } from '../../engine/resource/use-send.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Tag } from '../../ui/Tag.tsx';

const MESSAGES = 'demand-messages';
/** Resources changed by a message: the demand, under both of its names, and its messages. */
const CHANGED = [MESSAGES, 'demands', 'investor-requests'];
const LONGEST = 2000; // characters

/** IV3: the conversation about a demand, oldest first, with a form; the company's internal notes look different. */
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
  const isRequest = resource.name !== 'demands' || textIn(record, 'source') === 'INVESTOR';
  return (
    <Answered answer={answerOf(query)} failed={t('thread.failed')}>
      {() => (
        <Flex vertical gap={12} style={{ maxWidth: 760 }}>
          {result.data.length === 0 ? (
            <span className="k-muted">{t('thread.none')}</span>
          ) : (
            <Flex component="ol" vertical gap={12}>
              {result.data.map((message) => (
                <Message key={message.id} message={message} />
              ))}
            </Flex>
          )}
          {messages.can.includes('create') && (
            <NewMessage
              demandId={id}
              mayNote={isRequest && messages.fields['isInternal']?.writable === true}
              isInside={!isRequest}
            />
          )}
        </Flex>
      )}
    </Answered>
  );
}

function Message({ message }: { readonly message: Row }) {
  const { t } = useTranslation('job-tracking');
  const language = useLanguage();
  const isInternal = message['isInternal'] === true;
  const side = textIn(message, 'side') === 'REQUESTER' ? 'requester' : 'company';
  const look = isInternal ? 'k-said-note' : side === 'company' && 'k-said-own';
  return (
    <li className={`k-box k-said k-pre ${look || ''}`}>
      <Flex wrap gap="4px 10px" align="center">
        <strong>{textIn(message, 'authorName') || t('thread.somebody')}</strong>
        <time className="k-small" dateTime={textIn(message, 'createdAt')}>
          {formatDateTime({ value: textIn(message, 'createdAt'), language })}
        </time>
        <Tag color={isInternal ? 'gold' : undefined}>{t(isInternal ? 'thread.internal' : `thread.${side}`)}</Tag>
      </Flex>
      {textIn(message, 'body')}
    </li>
  );
}

type NewMessageProps = {
  readonly demandId: string;
  /** Whether to offer internal notes. */
  readonly mayNote: boolean;
  /** Whether only the company reads this. */
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
    <Flex component="form" vertical gap={6} onSubmit={(event) => void handleSubmit(event)}>
      <label htmlFor={fieldId}>
        <strong>{t(isInside ? 'thread.note' : 'thread.write')}</strong>
      </label>
      <Input.TextArea
        id={fieldId}
        rows={3}
        maxLength={LONGEST}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        aria-describedby={isInside ? `${fieldId}-hint` : undefined}
      />
      {isInside && (
        <small id={`${fieldId}-hint`} className="k-muted">
          {t('thread.inside')}
        </small>
      )}
      {failure && <Alert type="error" message={failure.message} />}
      <Flex wrap gap="10px 20px" align="center" justify="flex-end">
        {mayNote && (
          <Checkbox
            checked={isInternal}
            onChange={(event) => setIsInternal(event.target.checked)}
            style={{ marginInlineEnd: 'auto' }}
          >
            {t('thread.onlyInside')}
          </Checkbox>
        )}
        <Button htmlType="submit" type="primary" loading={isSending} disabled={body.trim() === ''}>
          {t(isSending ? 'thread.sending' : 'thread.send')}
        </Button>
      </Flex>
    </Flex>
  );
}
