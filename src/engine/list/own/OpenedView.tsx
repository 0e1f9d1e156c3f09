import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListSettings, SavedView } from '../../../wire/list-settings.ts';
import type { ListControl } from '../use-list-state.ts';
import type { Change } from './use-settings.ts';

type OpenedViewProps = {
  readonly view: SavedView;
  readonly control: ListControl;
  readonly mayShare: boolean;
  /** Whether the list opens with it. */
  readonly isFirst: boolean;
  readonly isBusy: boolean;
  /** What keeps in it what the list shows now. */
  readonly update: Change;
  readonly run: (wanted: Change, onDone: (settings: ListSettings) => void) => Promise<void>;
  readonly onFirst: (isOn: boolean) => void;
  readonly onClose: () => void;
};

/** What can be done with a saved view: keep what was changed, rename, share, begin with it, delete. */
export function OpenedView(props: OpenedViewProps) {
  const { view, control, mayShare, isFirst, isBusy, update, run, onFirst, onClose } = props;
  const { t } = useTranslation('saved-views');
  const [name, setName] = useState(view.name);
  const [isAsked, setIsAsked] = useState(false);
  const path = `/_meta/views/${view.id}`;
  const stay = () => undefined;
  const reopen = () => {
    control.openSaved(view.id);
    onClose();
  };
  return (
    <section className="k-own-form k-controls">
      <h3 className="k-own-head">{view.name}</h3>
      {!view.isMine && <p className="k-own-lead">{t('view.by', { name: view.by })}</p>}
      {view.isPartial && <p className="k-own-lead">{t('view.partial')}</p>}
      {control.isChanged && (
        <>
          <p className="k-own-lead">{t('view.changedText')}</p>
          <div className="k-own-ways">
            {view.mayChange && (
              <Button type="primary" loading={isBusy} onClick={() => void run(update, reopen)}>
                {t('view.update')}
              </Button>
            )}
            <Button onClick={reopen}>{t('view.back')}</Button>
          </div>
        </>
      )}
      <label className="k-own-tick">
        <input type="checkbox" checked={isFirst} disabled={isBusy} onChange={({ target }) => onFirst(target.checked)} />
        {t('view.first')}
      </label>
      {view.mayChange && mayShare && (
        <label className="k-own-tick">
          <input
            type="checkbox"
            checked={view.isShared}
            disabled={isBusy}
            onChange={({ target }) =>
              void run({ method: 'PUT', path, body: { isShared: target.checked, version: view.version } }, stay)
            }
          />
          {t('view.share')}
        </label>
      )}
      {view.mayChange && (
        <form
          className="k-own-rename"
          onSubmit={(event) => {
            event.preventDefault();
            void run({ method: 'PUT', path, body: { name, version: view.version } }, stay);
          }}
        >
          <label>
            {t('view.name')}
            <input required maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
          </label>
          <Button htmlType="submit" disabled={isBusy || name.trim() === view.name}>
            {t('view.rename')}
          </Button>
        </form>
      )}
      {view.mayDelete &&
        (isAsked ? (
          <div role="group" aria-label={t('view.deleteAsk', { name: view.name })}>
            <p className="k-own-lead">
              {t(view.isShared ? 'view.deleteShared' : 'view.deleteAsk', { name: view.name })}
            </p>
            <div className="k-own-ways">
              <Button
                danger
                autoFocus
                loading={isBusy}
                onClick={() =>
                  void run({ method: 'DELETE', path }, () => {
                    control.clearAll();
                    onClose();
                  })
                }
              >
                {t('view.delete')}
              </Button>
              <Button onClick={() => setIsAsked(false)}>{t('view.keep')}</Button>
            </div>
          </div>
        ) : (
          <div className="k-own-ways">
            <Button danger type="text" onClick={() => setIsAsked(true)}>
              {t('view.deleteOpen')}
            </Button>
          </div>
        ))}
    </section>
  );
}
