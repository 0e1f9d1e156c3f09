import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import Typography from 'antd/es/typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListSettings, SavedView } from '../../../wire/list-settings.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import type { ListControl } from '../use-list-state.ts';
import { ViewFeed } from './ViewFeed.tsx';
import type { SettingsChange } from './use-settings.ts';

type OpenedViewProps = {
  readonly view: SavedView;
  readonly control: ListControl;
  readonly mayShare: boolean;
  /** Whether the list opens with it. */
  readonly isFirst: boolean;
  readonly isBusy: boolean;
  /** Stores the list's current query in it. */
  readonly update: SettingsChange;
  readonly run: (wanted: SettingsChange, onDone: (settings: ListSettings) => void) => Promise<void>;
  readonly onFirst: (isOn: boolean) => void;
  readonly onClose: () => void;
};

/** The actions on a saved view: save changes, rename, share, open with it, delete. */
export function OpenedView(props: OpenedViewProps) {
  const { view, control, mayShare, isFirst, isBusy, update, run, onFirst, onClose } = props;
  const { t } = useTranslation('saved-views');
  const [name, setName] = useState(view.name);
  const { resource } = useEngine();
  const mayLink = resource.can.includes('export') && !resource.api.routed;
  const [isLinked, setIsLinked] = useState(false);
  const path = `/_meta/views/${view.id}`;
  const stay = () => undefined;
  const reopen = () => {
    control.openSaved(view.id);
    onClose();
  };
  return (
    <Flex vertical component="section" gap="small" align="start" className="k-own-form">
      <h3>{view.name}</h3>
      {!view.isMine && <Typography.Text type="secondary">{t('view.by', { name: view.by })}</Typography.Text>}
      {view.isPartial && <Typography.Text type="secondary">{t('view.partial')}</Typography.Text>}
      {control.isChanged && (
        <>
          <Typography.Text type="secondary">{t('view.changedText')}</Typography.Text>
          <Flex wrap gap="small">
            {view.mayChange && (
              <Button type="primary" loading={isBusy} onClick={() => void run(update, reopen)}>
                {t('view.update')}
              </Button>
            )}
            <Button onClick={reopen}>{t('view.back')}</Button>
          </Flex>
        </>
      )}
      <Checkbox checked={isFirst} disabled={isBusy} onChange={({ target }) => onFirst(target.checked)}>
        {t('view.first')}
      </Checkbox>
      {view.mayChange && mayShare && (
        <Checkbox
          checked={view.isShared}
          disabled={isBusy}
          onChange={({ target }) =>
            void run({ method: 'PUT', path, body: { isShared: target.checked, version: view.version } }, stay)
          }
        >
          {t('view.share')}
        </Checkbox>
      )}
      {view.mayChange && (
        <Flex
          component="form"
          wrap
          gap="small"
          align="end"
          onSubmit={(event) => {
            event.preventDefault();
            void run({ method: 'PUT', path, body: { name, version: view.version } }, stay);
          }}
        >
          <label>
            {t('view.name')}
            <Input required maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
          </label>
          <Button htmlType="submit" disabled={isBusy || name.trim() === view.name}>
            {t('view.rename')}
          </Button>
        </Flex>
      )}
      {mayLink &&
        (isLinked ? (
          <ViewFeed viewId={view.id} />
        ) : (
          <Button onClick={() => setIsLinked(true)}>{t('feed.open')}</Button>
        ))}
      {view.mayDelete && (
        <DeleteView
          view={view}
          isBusy={isBusy}
          onDelete={() =>
            void run({ method: 'DELETE', path }, () => {
              control.clearAll();
              onClose();
            })
          }
        />
      )}
    </Flex>
  );
}

type DeleteViewProps = Pick<OpenedViewProps, 'view' | 'isBusy'> & { readonly onDelete: () => void };

/** Deletes a view, once it is asked whether that is meant. */
function DeleteView({ view, isBusy, onDelete }: DeleteViewProps) {
  const { t } = useTranslation('saved-views');
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button danger type="text" onClick={() => setIsAsked(true)}>
        {t('view.deleteOpen')}
      </Button>
    );
  }
  return (
    <div role="group" aria-label={t('view.deleteAsk', { name: view.name })}>
      <Typography.Paragraph type="secondary">
        {t(view.isShared ? 'view.deleteShared' : 'view.deleteAsk', { name: view.name })}
      </Typography.Paragraph>
      <Flex wrap gap="small">
        <Button danger autoFocus loading={isBusy} onClick={onDelete}>
          {t('view.delete')}
        </Button>
        <Button onClick={() => setIsAsked(false)}>{t('view.keep')}</Button>
      </Flex>
    </div>
  );
}
