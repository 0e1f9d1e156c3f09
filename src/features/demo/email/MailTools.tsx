import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { type Email, EMAIL_FOLDERS, EMAIL_LABELS } from '../../../domain/demo/emails.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import type { EmailEdit } from './changes.ts';
import { isOwn } from './own-mail.ts';
import { LabelDot } from './LabelTags.tsx';

type MailToolsProps = {
  /** The mails the tools apply to: the selected ones, or the open one. */
  readonly mails: readonly Email[];
  readonly onChange: (change: EmailEdit) => void;
};

/** Actions for several e-mails: move, restore, mark as read, label. */
export function MailTools({ mails, onChange }: MailToolsProps) {
  const { t } = useTranslation('demo-email');
  const isInTrash = mails.every(({ isDeleted }) => isDeleted);
  const isUnread = mails.some(({ isRead }) => !isRead);
  const isSpam = mails.every(({ folder }) => folder === 'spam');
  // E-mails written here stay in their folder: no call moves them.
  const mayMove = !mails.some(isOwn);
  const folders = EMAIL_FOLDERS.filter((folder) => isInTrash || mails.some((mail) => mail.folder !== folder));
  return (
    <>
      <Tool
        name={t(isInTrash ? 'restore' : 'trash')}
        icon={isInTrash ? 'UndoOutlined' : 'DeleteOutlined'}
        onClick={() => onChange({ data: { isDeleted: !isInTrash } })}
      />
      <Tool
        name={t(isUnread ? 'read' : 'unread')}
        icon={isUnread ? 'ReadOutlined' : 'MailOutlined'}
        onClick={() => onChange({ data: { isRead: isUnread } })}
      />
      {mayMove && (
        <>
          <Tool
            name={t(isSpam ? 'noSpam' : 'spam')}
            icon={isSpam ? 'InboxOutlined' : 'WarningOutlined'}
            onClick={() => onChange({ data: { folder: isSpam ? 'inbox' : 'spam', isDeleted: false } })}
          />
          <MenuButton
            label={t('move')}
            icon={<Icon name="FolderOutlined" />}
            items={folders.map((folder) => ({
              key: folder,
              label: t(`folder.${folder}`),
              onSelect: () => onChange({ data: { folder, isDeleted: false } }),
            }))}
          />
        </>
      )}
      <MenuButton
        label={t('changeLabels')}
        icon={<Icon name="TagOutlined" />}
        items={EMAIL_LABELS.map((label) => ({
          key: label,
          label: <LabelChoice label={label} isOn={mails.every(({ labels }) => labels.includes(label))} />,
          onSelect: () => onChange({ label }),
        }))}
      />
    </>
  );
}

function LabelChoice({ label, isOn }: { readonly label: string; readonly isOn: boolean }) {
  const { t } = useTranslation('demo-email');
  return (
    <>
      <LabelDot label={label} /> {t(`label.${label}`)}
      {isOn && (
        <>
          <span aria-hidden="true"> ✓</span>
          <span className="k-hidden">{t('isOn')}</span>
        </>
      )}
    </>
  );
}

type ToolProps = { readonly name: string; readonly icon: string; readonly onClick: () => void };

export const Tool = ({ name, icon, onClick }: ToolProps) => (
  <Button type="text" icon={<Icon name={icon} />} aria-label={name} title={name} onClick={onClick} />
);
