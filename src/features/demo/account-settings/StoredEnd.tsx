import { useTranslation } from 'react-i18next';

type StoredEndProps = {
  readonly isChanged: boolean;
  readonly isSaved: boolean;
  readonly onDiscard: () => void;
  /** Where no form stands around it. */
  readonly onSave?: () => void;
};

/** Saves or discards, and says where what is saved goes. */
export function StoredEnd({ isChanged, isSaved, onDiscard, onSave }: StoredEndProps) {
  const { t } = useTranslation('demo-account-settings');
  return (
    <div className="k-settings-end">
      <button type={onSave ? 'button' : 'submit'} className="k-control k-control-main" onClick={onSave}>
        {t('save')}
      </button>
      <button type="button" className="k-control" disabled={!isChanged} onClick={onDiscard}>
        {t('discard')}
      </button>
      <p className="k-settings-muted" role="status">
        {isSaved && !isChanged && t('saved')}
      </p>
    </div>
  );
}
