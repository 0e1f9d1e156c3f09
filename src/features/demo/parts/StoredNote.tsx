import { useTranslation } from 'react-i18next';
import '../../../ui/control.css';
import './stored.css';

type StoredNoteProps = {
  /** Whether something is kept; otherwise it says what would happen. */
  readonly isKept: boolean;
  readonly onForget: () => void;
};

/** Says that no call saves what is changed here, and takes it back. */
export function StoredNote({ isKept, onForget }: StoredNoteProps) {
  const { t } = useTranslation('demo-stored');
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
