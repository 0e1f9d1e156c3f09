import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { useAnswer } from '../../../engine/resource/use-answer.ts';
import { useSend } from '../../../engine/resource/use-send.ts';
import { Answered } from '../../../ui/Answered.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { InboxThread } from '../../../wire/inbox.ts';
import { stepOfThread, stopMessage } from './calls.ts';
import { Composer } from './Composer.tsx';
import { MessageItem } from './MessageItem.tsx';
import './inbox.css';

const FOLLOWED = ['conversations', 'messages', 'reservations', 'guests'];
const CHANGED = ['conversations', 'messages'];
const NOBODY = '-';

type ConversationProps = {
  readonly threadId?: string;
  readonly reservationId?: string;
  /** Opening it marks the messages as read. */
  readonly isReading?: boolean;
  /** Above it: the way back. */
  readonly before?: ReactNode;
  /** Beside it: the data of the stay. */
  readonly aside?: (thread: InboxThread) => ReactNode;
};

/** A thread: the assignee, the messages, and the composer. */
export function Conversation({ threadId, reservationId = '', isReading = false, before, aside }: ConversationProps) {
  const { t } = useTranslation('inbox');
  const asked = threadId === undefined ? { reservationId } : { threadId };
  const id = threadId ?? reservationId;
  const answer = useAnswer<InboxThread>(`/inbox/thread?${new URLSearchParams(asked).toString()}`, {
    follows: FOLLOWED,
    about: id,
  });
  return (
    <Answered answer={answer} failed={t('thread.failed')} rows={8}>
      {(thread) => (
        <div className={aside ? 'k-talk-split' : undefined}>
          <Flex vertical gap={12} className="k-break" key={thread.id}>
            {before}
            <Head thread={thread} isReading={isReading} />
            <Said thread={thread} />
            <Writing thread={thread} asked={asked} />
          </Flex>
          {aside?.(thread)}
        </div>
      )}
    </Answered>
  );
}

function Writing({ thread, asked }: Parameters<typeof Composer>[0]) {
  const { config } = useEngine();
  const mayWrite = config.resources['messages']?.can.includes('retry') === true;
  return mayWrite ? <Composer thread={thread} asked={asked} /> : null;
}

/** The guest, the assignee, and whether the thread is done. */
function Head({ thread, isReading }: { readonly thread: InboxThread; readonly isReading: boolean }) {
  const { t } = useTranslation('inbox');
  const { config } = useEngine();
  const { send, isSending } = useSend({ refreshes: CHANGED, failureKey: 'inbox' });
  const { head, colleagues, id } = thread;
  const can = config.resources['conversations']?.can ?? [];
  const isUnread = (head?.unread ?? 0) > 0;
  const mayRead = can.includes('markRead');
  const read = useRef(send);
  useEffect(() => {
    read.current = send;
  });
  useEffect(() => {
    if (isReading && mayRead && isUnread) void read.current(stepOfThread(id, 'markRead'));
  }, [isReading, mayRead, isUnread, id]);
  if (!head) return <p className="k-muted">{t('thread.none')}</p>;
  const isOpen = head.state === 'OPEN';
  const step = (action: string, body?: object) => void send(stepOfThread(id, action, body));
  const options = [
    { value: NOBODY, label: t('thread.nobody') },
    ...colleagues.map((each) => ({ value: each.id, label: each.name })),
  ];
  return (
    <Flex component="header" wrap gap="8px 12px" align="center" justify="space-between">
      <Flex wrap gap="4px 10px" align="center">
        <h2 className="k-break">{head.name || t('thread.unknown')}</h2>
        <Tag color={isOpen ? 'blue' : 'green'}>{t(isOpen ? 'state.OPEN' : 'state.DONE')}</Tag>
      </Flex>
      <Flex wrap gap={8} align="end">
        {can.includes('assign') && (
          <Choice
            label={t('thread.assignee')}
            isBare
            value={head.assignee?.id ?? NOBODY}
            options={options}
            disabled={isSending}
            onChange={(value) => step('assign', { assigneeId: value === NOBODY ? null : value })}
          />
        )}
        {!isReading && isUnread && mayRead && (
          <Button disabled={isSending} onClick={() => step('markRead')}>
            {t('thread.markRead')}
          </Button>
        )}
        {can.includes('finish') && (
          <Button disabled={isSending} onClick={() => step(isOpen ? 'finish' : 'reopen')}>
            {t(isOpen ? 'thread.finish' : 'thread.reopen')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

/** The messages, scrolled to the end whenever one is added. */
function Said({ thread }: { readonly thread: InboxThread }) {
  const { t } = useTranslation('inbox');
  const { config } = useEngine();
  const { send } = useSend({ refreshes: CHANGED, failureKey: 'inbox' });
  const list = useRef<HTMLElement>(null);
  const { messages, hasMore, guest, head, email } = thread;
  const last = messages.at(-1)?.id;
  useEffect(() => {
    if (list.current && last !== undefined) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  if (messages.length === 0) return null;
  const mayStop = config.resources['messages']?.can.includes('cancel') === true;
  return (
    <Flex
      component="ol"
      vertical
      gap={10}
      className="k-ground k-talk-list"
      ref={list}
      tabIndex={0}
      aria-label={t('thread.said')}
    >
      {hasMore && <li className="k-muted">{t('thread.older')}</li>}
      {messages.map((message) => (
        <MessageItem
          key={message.id}
          message={message}
          guest={guest?.name ?? head?.name ?? ''}
          email={email}
          onStop={mayStop ? () => void send(stopMessage(message.id)) : undefined}
        />
      ))}
    </Flex>
  );
}
