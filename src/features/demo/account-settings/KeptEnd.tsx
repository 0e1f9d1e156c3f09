import { useTranslation } from 'react-i18next';

/** `failed`: the browser keeps nothing, or no more. */
export type KeptState = 'open' | 'saved' | 'failed';

type KeptEndProps = {
  readonly isChanged: boolean;
  readonly state: KeptState;
  readonly onDiscard: () => void;
  /** Where no form stands around it. */
  readonly onSave?: () => void;
};

/** Saves or discards, and says where what is saved goes. */
export function KeptEnd({ isChanged, state, onDiscard, onSave }: KeptEndProps) {
  const { t } = useTranslation('demo-account-settings');
  const said = isChanged ? 'open' : state;
  return (
    <div className="k-settings-end">
      <button type={onSave ? 'button' : 'submit'} className="k-control k-control-main" onClick={onSave}>
        {t('save')}
      </button>
      <button type="button" className="k-control" disabled={!isChanged} onClick={onDiscard}>
        {t('discard')}
      </button>
      <p className={said === 'failed' ? 'k-settings-failed' : 'k-settings-muted'} role="status">
        {said !== 'open' && t(`kept.${said}`)}
      </p>
    </div>
  );
}
