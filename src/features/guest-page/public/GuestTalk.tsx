import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { GuestPageTalk } from '../../../wire/guest-page.ts';
import { PageSection } from './PageSection.tsx';
import { sayingWhy } from './saying-why.ts';
import { useTalk } from './use-talk.ts';

/** characters, the server's limit */
const LONGEST = 2000;
/** newest messages shown at first */
const SHOWN = 6;

/** The conversation of guest and host, with a form for the next message. */
export function GuestTalk({ id }: { readonly id: string }) {
  const { t } = useTranslation('guest-page');
  const { talk, failure, retry, ...saying } = useTalk(id);
  return (
    <PageSection title={t('talk.title')}>
      {talk ? (
        <Messages talk={talk} />
      ) : failure ? (
        <Notice kind="error" title={t('talk.failed')} error={failure}>
          <Button onClick={retry}>{t('retry')}</Button>
        </Notice>
      ) : (
        <Skeleton rows={3} label={t('loading')} />
      )}
      <Writing {...saying} />
    </PageSection>
  );
}

function Messages({ talk: { messages } }: { readonly talk: GuestPageTalk }) {
  const { t } = useTranslation('guest-page');
  const language = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  const hidden = isWhole ? 0 : Math.max(0, messages.length - SHOWN);
  if (messages.length === 0) return <p className="k-muted">{t('talk.none')}</p>;
  return (
    <>
      {hidden > 0 && (
        <Button type="link" onClick={() => setIsWhole(true)}>
          {t('talk.earlier', { count: hidden })}
        </Button>
      )}
      <Flex component="ol" vertical gap={10} aria-label={t('talk.title')}>
        {messages.slice(hidden).map(({ from, subject, body, at }, index) => (
          <li key={`${at} ${hidden + index}`} className={`k-box k-said ${from === 'GUEST' ? 'k-said-own' : ''}`}>
            <p className="k-muted">
              {t(`talk.from.${from}`)} · <time dateTime={at}>{formatDateTime({ value: at, language })}</time>
            </p>
            {subject !== '' && <strong>{subject}</strong>}
            <p className="k-pre">{body}</p>
          </li>
        ))}
      </Flex>
    </>
  );
}

type WritingProps = Pick<ReturnType<typeof useTalk>, 'say' | 'isSending' | 'refused'>;

/** The input stays until the message has arrived. */
function Writing({ say, isSending, refused }: WritingProps) {
  const { t } = useTranslation('guest-page');
  const id = useId();
  const [text, setText] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const [isSaid, setIsSaid] = useState(false);
  const submit = async () => {
    setIsSaid(false);
    setIsEmpty(text.trim() === '');
    if (text.trim() === '') return;
    if (!(await say(text))) return;
    setText('');
    setIsSaid(true);
  };
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) void submit();
  };
  const why = isEmpty ? t('talk.empty') : refused && (sayingWhy(refused) ?? t('talk.notSent'));
  return (
    <form noValidate onSubmit={handleSubmit} className="k-stack">
      <label htmlFor={id}>{t('talk.label')}</label>
      <Input.TextArea
        id={id}
        value={text}
        autoSize={{ minRows: 3, maxRows: 12 }}
        maxLength={LONGEST}
        readOnly={isSending}
        aria-invalid={isEmpty}
        aria-describedby={`${id}-why`}
        {...(isEmpty && { status: 'error' as const })}
        onChange={(event) => {
          setText(event.target.value);
          setIsEmpty(false);
          setIsSaid(false);
        }}
      />
      <div id={`${id}-why`} role="status">
        {why !== undefined && <Alert type="error" showIcon message={why} />}
        {isSaid && t('talk.sent')}
      </div>
      <Button htmlType="submit" type="primary" size="large" loading={isSending}>
        {t('talk.send')}
      </Button>
    </form>
  );
}
