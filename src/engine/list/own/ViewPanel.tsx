import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import Input, { type InputRef } from 'antd/es/input';
import Typography from 'antd/es/typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../../providers/new-key.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import type { ListSettings, SavedView } from '../../../wire/list-settings.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import type { ListControl } from '../use-list-state.ts';
import { ClashNotice } from './ClashNotice.tsx';
import { plainColumns } from './column-draft.ts';
import { OpenedView } from './OpenedView.tsx';
import { savedQueryOf } from './saved-search.ts';
import { useSettingsChange } from './use-settings-change.ts';
import type { SettingsChange } from './use-settings.ts';

type ViewPanelProps = {
  readonly settings: ListSettings;
  readonly control: ListControl;
  /** The saved view that is open, or was changed. */
  readonly view: SavedView | undefined;
  /** Whether the columns are other than the list's usual ones: only then they are kept with it. */
  readonly hasColumns: boolean;
  readonly change: (wanted: SettingsChange) => Promise<ListSettings>;
  readonly onClose: () => void;
};

/** The active saved view with its actions, and a new one from the current query. */
export default function ViewPanel({ settings, control, view, hasColumns, change, onClose }: ViewPanelProps) {
  const { t } = useTranslation('saved-views');
  const { resource } = useEngine();
  const { isBusy, failure, clash, run } = useSettingsChange(change);
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  const [isFirst, setIsFirst] = useState(false);
  const sent = useRef({ body: '', key: '' });
  const field = useRef<InputRef>(null);

  const now = {
    query: savedQueryOf(resource, control),
    columns: hasColumns ? plainColumns(resource.list.columns) : null,
  };
  const opensWith = (opens: string | null): SettingsChange => ({
    method: 'PUT',
    path: '/_meta/lists',
    body: { resource: resource.name, opens },
  });
  const finish = (id: string | undefined) => {
    if (id !== undefined) control.openSaved(id);
    onClose();
  };
  const create = () => {
    const body = { resource: resource.name, name, isShared, ...now };
    const text = JSON.stringify(body);
    // However often the same is sent, one view comes of it.
    if (sent.current.body !== text) sent.current = { body: text, key: newKey() };
    return run(
      { method: 'POST', path: '/_meta/views', body, headers: { 'Idempotency-Key': sent.current.key } },
      ({ created }) => {
        if (isFirst && created !== undefined) void run(opensWith(created), () => finish(created));
        else finish(created);
      },
    );
  };

  return (
    <Drawer title={t('view.title')} onClose={onClose}>
      {failure !== undefined && <Alert type="error" message={failure} />}
      {clash && view && (
        <ClashNotice
          clash={clash}
          isBusy={isBusy}
          onNew={() => {
            if (name === '') setName(t('clash.name', { name: view.name }));
            field.current?.focus();
          }}
        />
      )}
      {view && (
        <OpenedView
          key={view.id}
          view={view}
          control={control}
          isBusy={isBusy}
          run={run}
          onClose={onClose}
          mayShare={settings.mayShare}
          isFirst={settings.opens === view.id}
          update={{ method: 'PUT', path: `/_meta/views/${view.id}`, body: { ...now, version: view.version } }}
          onFirst={(isOn) => void run(opensWith(isOn ? view.id : null), () => undefined)}
        />
      )}
      <Flex
        vertical
        component="form"
        gap="small"
        align="start"
        className="k-own-form"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <h3>{t('view.new')}</h3>
        <Typography.Text type="secondary">{t('view.newText')}</Typography.Text>
        <label>
          {t('view.name')}
          <Input ref={field} required maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
        </label>
        {settings.mayShare && (
          <Checkbox checked={isShared} onChange={({ target }) => setIsShared(target.checked)}>
            {t('view.share')}
          </Checkbox>
        )}
        <Checkbox checked={isFirst} onChange={({ target }) => setIsFirst(target.checked)}>
          {t('view.first')}
        </Checkbox>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('view.create')}
        </Button>
      </Flex>
    </Drawer>
  );
}
