import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EMAIL_LABELS } from '../../../domain/demo/emails.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PlusGlyph } from '../../../ui/glyphs.tsx';
import type { Mails } from './changes.ts';
import { LabelDot } from './LabelTags.tsx';
import { addressOf, type Folder, FOLDERS, type Question } from './question.ts';

const ICONS: Readonly<Record<Folder, string>> = {
  inbox: 'InboxOutlined',
  sent: 'SendOutlined',
  draft: 'EditOutlined',
  starred: 'StarOutlined',
  spam: 'WarningOutlined',
  trashed: 'DeleteOutlined',
};
/** Of which folders something is counted, and what (spec §7). */
const COUNTED = { inbox: 'inbox', draft: 'draft', starred: 'star', spam: 'spam' } as const;

type FoldersProps = {
  readonly question: Question | undefined;
  readonly counts: Mails['emailsMeta'] | undefined;
  readonly onCompose: () => void;
};

/** Where one is and where else one may go: folders with what waits in them, and labels. */
export function Folders({ question, counts, onCompose }: FoldersProps) {
  const { t } = useTranslation('demo-email');
  const countOf = (folder: Folder): number =>
    folder in COUNTED ? (counts?.[COUNTED[folder as keyof typeof COUNTED]] ?? 0) : 0;
  const here = question?.label ?? question?.filter;
  return (
    <>
      <button type="button" className="k-button k-email-compose" onClick={onCompose}>
        <PlusGlyph />
        {t('compose')}
      </button>
      <nav aria-label={t('folders')} className="k-email-folders">
        <ul>
          {FOLDERS.map((folder) => (
            <li key={folder}>
              <Link to={addressOf({ filter: folder })} aria-current={here === folder ? 'page' : undefined}>
                <Icon name={ICONS[folder]} />
                <span>{t(`folder.${folder}`)}</span>
                {countOf(folder) > 0 && (
                  <span className="k-email-count">
                    <span aria-hidden="true">{countOf(folder)}</span>
                    <span className="k-hidden">{t(`counted.${folder}`, { count: countOf(folder) })}</span>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
        <h2>{t('labels')}</h2>
        <ul>
          {EMAIL_LABELS.map((label) => (
            <li key={label}>
              <Link to={addressOf({ label })} aria-current={here === label ? 'page' : undefined}>
                <LabelDot label={label} />
                <span>{t(`label.${label}`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
