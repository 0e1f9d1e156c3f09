import { useTranslation } from 'react-i18next';
import './kept.css';

type KeptNoteProps = {
  /** Whether something is kept; otherwise it says what would happen. */
  readonly isKept: boolean;
  readonly onForget: () => void;
};

/** Says that no call saves what is changed here, and takes it back. */
export function KeptNote({ isKept, onForget }: KeptNoteProps) {
  const { t } = useTranslation('demo-kept');
  return (
    <p className="k-kept" role="status">
      <span>{t(isKept ? 'kept' : 'noCall')}</span>
      {isKept && (
        <button type="button" className="k-control" onClick={onForget}>
          {t('forget')}
        </button>
      )}
    </p>
  );
}
