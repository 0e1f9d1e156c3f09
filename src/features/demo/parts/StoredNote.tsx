import { useTranslation } from 'react-i18next';
import '../../../ui/control.css';
import './stored.css';

type StoredNoteProps = {
  /** Whether this browser holds something; otherwise it says what would happen. */
  readonly isStored: boolean;
  readonly onForget: () => void;
};

/** Says that no call saves what is changed here, and takes it back. */
export function StoredNote({ isStored, onForget }: StoredNoteProps) {
  const { t } = useTranslation('demo-stored');
  return (
    <p className="k-kept" role="status">
      <span>{t(isStored ? 'kept' : 'noCall')}</span>
      {isStored && (
        <button type="button" className="k-control" onClick={onForget}>
          {t('forget')}
        </button>
      )}
    </p>
  );
}
