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

/** What was said, the newest in view. What arrives is read out. */
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
      className="k-chat-log"
      role="log"
      tabIndex={0}
      aria-label={t('conversationWith', { name: contact.fullName })}
    >
      {count === 0 && <p className="k-muted">{t('begin', { name: contact.fullName })}</p>}
      {messagesByDay(messages).map(({ day, turns }) => (
        <section key={day}>
          <DayLine day={day} />
          {turns.map((turn) => (
            <TurnView
              key={turn.messages[0]?.time}
              turn={turn}
              sender={turn.senderId === own.id ? own : contact}
              isOwn={turn.senderId === own.id}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

function DayLine({ day }: { readonly day: IsoDate }) {
  const { t } = useTranslation('demo-chat');
  const language = useLanguage();
  const today = currentDay();
  const word = day === today ? t('today') : day === addDays(today, -1) ? t('yesterday') : readableDate(day, language);
  return <h3 className="k-muted k-small k-chat-day">{word}</h3>;
}

type TurnProps = { readonly turn: Turn; readonly sender: ChatPerson; readonly isOwn: boolean };

function TurnView({ turn, sender, isOwn }: TurnProps) {
  const { t } = useTranslation('demo-chat');
  const language = useLanguage();
  return (
    <div className={isOwn ? 'k-chat-turn k-chat-own' : 'k-chat-turn'}>
      <Avatar name={sender.fullName} picture={sender.avatar} size="small" />
      <ul aria-label={isOwn ? t('ownWords') : sender.fullName}>
        {turn.messages.map((message, index) => (
          <li key={`${message.time} ${index}`}>
            <p className="k-chat-bubble">{message.message}</p>
            <p className="k-muted">
              {isOwn && <ReadMark message={message} />}
              <time dateTime={message.time}>{clockOf(message.time, language)}</time>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One tick, two ticks, two coloured ones: as messengers draw them. */
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
