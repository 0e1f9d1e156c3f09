import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Email, EMAIL_FOLDERS, EMAIL_LABELS } from '../../../domain/demo/emails.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Menu, type MenuItem } from '../../../ui/Menu.tsx';
import type { Change } from './changes.ts';
import { isOwn } from './own-mail.ts';
import { LabelDot } from './LabelTags.tsx';

type MailToolsProps = {
  /** What the tools are for: those chosen in the list, or the one that is open. */
  readonly mails: readonly Email[];
  readonly onChange: (change: Change) => void;
};

/** Away, back, read, elsewhere, labelled: what can be done with e-mails together. */
export function MailTools({ mails, onChange }: MailToolsProps) {
  const { t } = useTranslation('demo-email');
  const isInTrash = mails.every(({ isDeleted }) => isDeleted);
  const isUnread = mails.some(({ isRead }) => !isRead);
  const isSpam = mails.every(({ folder }) => folder === 'spam');
  // What was written here belongs where it was put: no call moves it.
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
          <MenuTool
            name={t('move')}
            icon="FolderOutlined"
            items={folders.map((folder) => ({
              key: folder,
              label: t(`folder.${folder}`),
              onSelect: () => onChange({ data: { folder, isDeleted: false } }),
            }))}
          />
        </>
      )}
      <MenuTool
        name={t('changeLabels')}
        icon="TagOutlined"
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
    <span className="k-email-label-choice">
      <LabelDot label={label} />
      {t(`label.${label}`)}
      {isOn && (
        <>
          <span aria-hidden="true">✓</span>
          <span className="k-hidden">{t('isOn')}</span>
        </>
      )}
    </span>
  );
}

type ToolProps = { readonly name: string; readonly icon: string; readonly onClick: () => void };

export function Tool({ name, icon, onClick }: ToolProps) {
  return (
    <button type="button" className="k-email-tool" aria-label={name} title={name} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

type MenuToolProps = {
  readonly name: string;
  readonly icon: string;
  readonly items: readonly MenuItem[];
  readonly children?: ReactNode;
};

function MenuTool({ name, icon, items }: MenuToolProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="k-email-tool"
        aria-label={name}
        title={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={icon} />
      </button>
      {isOpen && <Menu anchor={anchor} label={name} items={items} onClose={() => setIsOpen(false)} />}
    </>
  );
}
