import Badge from 'antd/es/badge';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EMAIL_LABELS } from '../../../domain/demo/emails.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PlusGlyph } from '../../../ui/glyphs.tsx';
import type { Mails } from './changes.ts';
import { LabelDot } from './LabelTags.tsx';
import '../parts/choice-row.css';
import { folderPath, type Folder, FOLDERS, type MailQuestion } from './question.ts';

const ICONS: Readonly<Record<Folder, string>> = {
  inbox: 'InboxOutlined',
  sent: 'SendOutlined',
  draft: 'EditOutlined',
  starred: 'StarOutlined',
  spam: 'WarningOutlined',
  trashed: 'DeleteOutlined',
};
/** Folders with a count, and the counted key (spec §7). */
const COUNTED = { inbox: 'inbox', draft: 'draft', starred: 'star', spam: 'spam' } as const;

type MailFoldersProps = {
  readonly question: MailQuestion | undefined;
  readonly counts: Mails['emailsMeta'] | undefined;
  readonly onCompose: () => void;
};

/** The navigation: folders with their counts, and labels. */
export function MailFolders({ question, counts, onCompose }: MailFoldersProps) {
  const { t } = useTranslation('demo-email');
  const countOf = (folder: Folder): number =>
    folder in COUNTED ? (counts?.[COUNTED[folder as keyof typeof COUNTED]] ?? 0) : 0;
  const here = question?.label ?? question?.filter;
  const entry = (key: string, to: string, icon: ReactNode, word: string, count = 0) => (
    <Link key={key} className="k-choice-row" to={to} aria-current={here === key ? 'page' : undefined}>
      {icon} <span style={{ flex: 1 }}>{word}</span>
      {count > 0 && <span className="k-hidden">{t(`counted.${key}`, { count })}</span>}
      <Badge count={count} overflowCount={999} color="var(--k-muted)" aria-hidden="true" />
    </Link>
  );
  return (
    <>
      <Button type="primary" block icon={<PlusGlyph />} onClick={onCompose}>
        {t('compose')}
      </Button>
      <Flex vertical component="nav" aria-label={t('folders')} style={{ marginBlockStart: 12 }}>
        {FOLDERS.map((folder) =>
          entry(
            folder,
            folderPath({ filter: folder }),
            <Icon name={ICONS[folder]} />,
            t(`folder.${folder}`),
            countOf(folder),
          ),
        )}
        <h2 className="k-muted k-small" style={{ marginBlock: 12 }}>
          {t('labels')}
        </h2>
        {EMAIL_LABELS.map((label) =>
          entry(label, folderPath({ label }), <LabelDot label={label} />, t(`label.${label}`)),
        )}
      </Flex>
    </>
  );
}
