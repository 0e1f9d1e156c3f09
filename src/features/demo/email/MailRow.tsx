import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Email } from '../../../domain/demo/emails.ts';
import { plainRichText } from '../../../domain/text/rich-text.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Stroke } from '../../../ui/Stroke.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { Avatar } from '../parts/Avatar.tsx';
import { shortWhen } from '../parts/when.ts';
import type { EmailEdit } from './changes.ts';
import { LabelTags } from './LabelTags.tsx';
import { Tool } from './MailTools.tsx';
import { isOwn } from './own-mail.ts';
import { Star } from './Star.tsx';

/** Characters of a message shown in the list. */
const EXCERPT = 140;

type MailRowProps = {
  readonly mail: Email;
  readonly isSelected: boolean;
  readonly to: string;
  readonly onSelect: () => void;
  readonly onChange: (change: EmailEdit) => void;
};

/** An e-mail in the list: sender, subject, date, and the most common actions. */
export function MailRow({ mail, isSelected, to, onSelect, onChange }: MailRowProps) {
  const { t } = useTranslation('demo-email');
  const language = useLanguage();
  const { id, from, subject, isRead, isDeleted, attachments } = mail;
  const isOutgoing = mail.folder === 'sent' || mail.folder === 'draft';
  const receivers = mail.to.map(({ name }) => name).join(', ');
  const excerpt = plainRichText(mail.message).replace(/\s+/g, ' ').slice(0, EXCERPT);
  return (
    <Flex
      wrap
      component="li"
      gap="6px"
      align="center"
      className="k-email-line k-email-row"
      data-mail={id}
      data-unread={!isRead}
      data-selected={isSelected}
    >
      <Checkbox
        checked={isSelected}
        aria-label={t('select', { subject: subject || t('noSubject') })}
        onChange={onSelect}
      />
      <Star mail={mail} onStar={() => onChange({ data: { isStarred: !mail.isStarred } })} />
      <Link className="k-email-link" to={to}>
        <Avatar name={isOutgoing ? receivers : from.name} picture={isOutgoing ? undefined : from.avatar} size="small" />
        {!isRead && <span className="k-hidden">{t('isUnread')}</span>}
        <Flex wrap flex={1} gap="0 12px" component="span" className="k-cut">
          <span className="k-cut k-email-from">
            {isOutgoing ? t('to', { names: receivers || t('nobody') }) : from.name}
            {isOwn(mail) && <Tag>{t('own.tag')}</Tag>}
          </span>
          <span className="k-cut k-email-words">
            <span className="k-email-subject">{subject || t('noSubject')}</span>
            <span className="k-muted"> {excerpt}</span>
          </span>
        </Flex>
      </Link>
      <LabelTags labels={mail.labels} />
      {attachments.length > 0 && (
        <span className="k-muted" title={t('attached', { count: attachments.length })}>
          <Stroke path="m20 11-8.5 8.5a5 5 0 0 1-7-7L13 4a3.4 3.4 0 0 1 4.8 4.8l-8.5 8.5a1.7 1.7 0 0 1-2.4-2.4L15 7" />
          <span className="k-hidden">{t('attached', { count: attachments.length })}</span>
        </span>
      )}
      <time dateTime={mail.time} className="k-muted k-small k-email-time">
        {shortWhen({ instant: mail.time, language })}
      </time>
      <span className="k-email-hover">
        <Tool
          name={t(isDeleted ? 'restoreOf' : 'trashOf', { subject })}
          icon={isDeleted ? 'UndoOutlined' : 'DeleteOutlined'}
          onClick={() => onChange({ data: { isDeleted: !isDeleted } })}
        />
        <Tool
          name={t(isRead ? 'unreadOf' : 'readOf', { subject })}
          icon={isRead ? 'MailOutlined' : 'ReadOutlined'}
          onClick={() => onChange({ data: { isRead: !isRead } })}
        />
      </span>
    </Flex>
  );
}
