import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readableDate } from '../../../config/readable-date.ts';
import { addDays, type IsoDate } from '../../../domain/calendar/iso-date.ts';
import type { ChatPerson, Message } from '../../../domain/demo/chats.ts';
import { currentDay } from '../../../engine/clock.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { clockOf } from '../parts/when.ts';
import { messagesByDay, markOf, type Turn } from './conversation.ts';

type MessageLogProps = {
  readonly messages: readonly Message[];
  readonly contact: ChatPerson;
  readonly own: ChatPerson;
};

/** The messages, with the newest in view. Announces new ones. */
export function MessageLog({ messages, contact, own }: MessageLogProps) {
  const { t } = useTranslation('demo-chat');
  const log = useRef<HTMLDivElement>(null);
  const count = messages.length;
  useLayoutEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [count]);
  return (
    <div
      ref={log}
      className="k-chat-words"
      role="log"
      tabIndex={0}
      aria-label={t('conversationWith', { name: contact.fullName })}
    >
      {count === 0 && <Typography.Text type="secondary">{t('begin', { name: contact.fullName })}</Typography.Text>}
      {messagesByDay(messages).map(({ day, turns }) => (
        <Flex key={day} vertical component="section" gap="14px">
          <DayLine day={day} />
          {turns.map((turn) => (
            <TurnView
              key={turn.messages[0]?.time}
              turn={turn}
              sender={turn.senderId === own.id ? own : contact}
              isOwn={turn.senderId === own.id}
            />
          ))}
        </Flex>
      ))}
    </div>
  );
}

function DayLine({ day }: { readonly day: IsoDate }) {
  const { t } = useTranslation('demo-chat');
  const language = useLanguage();
  const today = currentDay();
  const word = day === today ? t('today') : day === addDays(today, -1) ? t('yesterday') : readableDate(day, language);
  return (
    <h2 className="k-muted k-small" style={{ marginBlock: 8, textAlign: 'center' }}>
      {word}
    </h2>
  );
}

type TurnProps = { readonly turn: Turn; readonly sender: ChatPerson; readonly isOwn: boolean };

function TurnView({ turn, sender, isOwn }: TurnProps) {
  const { t } = useTranslation('demo-chat');
  const language = useLanguage();
  const picture = <Avatar name={sender.fullName} picture={sender.avatar} size="small" />;
  return (
    <Flex gap="10px" align="flex-end">
      {!isOwn && picture}
      <Flex
        vertical
        component="ul"
        flex={1}
        gap="4px"
        className="k-break"
        aria-label={isOwn ? t('ownWords') : sender.fullName}
      >
        {turn.messages.map((message, index) => (
          <Flex key={`${message.time} ${index}`} vertical component="li" align={isOwn ? 'flex-end' : 'flex-start'}>
            <div className={isOwn ? 'k-box k-pre k-said k-said-own' : 'k-box k-pre k-said'}>{message.message}</div>
            <span className="k-muted">
              {isOwn && <ReadMark message={message} />}
              <time dateTime={message.time}>{clockOf(message.time, language)}</time>
            </span>
          </Flex>
        ))}
      </Flex>
      {isOwn && picture}
    </Flex>
  );
}

/** One tick, two ticks, two coloured ones, as in messengers. */
function ReadMark({ message }: { readonly message: Message }) {
  const { t } = useTranslation('demo-chat');
  const mark = markOf(message.feedback);
  return (
    <Typography.Text type={mark === 'seen' ? 'success' : 'secondary'} title={t(`mark.${mark}`)}>
      <span aria-hidden="true">{mark === 'sent' ? '✓' : '✓✓'} </span>
      <span className="k-hidden">{t(`mark.${mark}`)}</span>
    </Typography.Text>
  );
}
