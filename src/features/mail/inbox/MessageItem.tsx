import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Tag } from '../../../ui/Tag.tsx';
import type { InboxMessage } from '../../../wire/inbox.ts';
import { MessageFiles } from './MessageFiles.tsx';
import { StatusTag } from '../StatusTag.tsx';

const SIDES = { IN: '', OUT: 'k-said-own', NOTE: 'k-said-note' } as const;
/** States that need no label: it was sent or received. */
const USUAL = ['SENT', 'RECEIVED', 'NOTED'];

type MessageItemProps = {
  readonly message: InboxMessage;
  /** The guest's name. */
  readonly guest: string;
  /** The guest's own address: only a different one is shown. */
  readonly email: string;
  /** Absent if it has been sent, or the reader may not stop it. */
  readonly onStop: (() => void) | undefined;
};

/** One message of a thread: author, channel, time, state, and the content, always as plain text. */
export function MessageItem({ message, guest, email, onStop }: MessageItemProps) {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const { direction, channel, status, author, to, subject, body, at, leavesAt, failure, reason } = message;
  const isLater = leavesAt !== null && leavesAt > at;
  const who = author || (direction === 'IN' ? guest : t('message.house'));
  const moment = isLater ? leavesAt : at;
  return (
    <li className={`k-box k-said ${SIDES[direction]}`}>
      <Flex wrap gap="2px 8px" align="center">
        <strong>{who}</strong>
        <time className="k-muted k-small" dateTime={moment}>
          {formatDateTime({ value: moment, language })}
        </time>
        <span className="k-muted k-small">{t(`channel.${channel}`)}</span>
        {direction === 'IN' && to !== email && <span className="k-muted k-small">{to}</span>}
        {message.isAutomatic && <Tag>{t('message.automatic')}</Tag>}
        {isLater ? (
          <Tag color="gold">{t('message.later')}</Tag>
        ) : (
          !USUAL.includes(status) && <StatusTag status={status} />
        )}
      </Flex>
      {subject !== '' && <strong>{subject}</strong>}
      <div className="k-pre">{body}</div>
      <MessageFiles files={message.files} leftOut={message.leftOut} />
      {failure !== null && status !== 'WAITING' && (
        <div className="k-bad" role="note">
          {t(`failure.${failure}`)}
          {reason !== '' && ` (${reason})`}
        </div>
      )}
      {onStop && isLater && (
        <Button size="small" onClick={onStop}>
          {t('message.stop')}
        </Button>
      )}
    </li>
  );
}
