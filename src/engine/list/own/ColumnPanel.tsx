import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Typography from 'antd/es/typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LEAST_WIDTH, MAX_WIDTH } from '../../../config/column-width.ts';
import type { ClientResource } from '../../../config/types.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import type { ListSettings, SavedView } from '../../../wire/list-settings.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { useText } from '../../resource/use-text.ts';
import { ClashNotice } from './ClashNotice.tsx';
import { movedTo, plainColumns, resizeColumn, toggleColumn } from './column-draft.ts';
import { OtherColumns } from './OtherColumns.tsx';
import { ShownColumn } from './ShownColumn.tsx';
import { useSettingsChange } from './use-settings-change.ts';
import type { SettingsChange } from './use-settings.ts';

type ColumnPanelProps = {
  /** As its file says. */
  readonly usual: ClientResource;
  readonly settings: ListSettings;
  /** The open view, where it has columns of its own. */
  readonly view: SavedView | undefined;
  readonly change: (wanted: SettingsChange) => Promise<ListSettings>;
  readonly onClose: () => void;
};

/** Which columns the list has, in which order and how wide. Nothing changes before it is saved. */
export default function ColumnPanel({ usual, settings, view, change, onClose }: ColumnPanelProps) {
  const { t } = useTranslation('saved-views');
  const text = useText();
  const id = useId();
  const { resource } = useEngine();
  const { isBusy, failure, clash, run } = useSettingsChange(change);
  // What was drawn here was drawn over this one.
  const [version] = useState(view?.version);
  const [draft, setDraft] = useState(() => plainColumns(resource.list.columns));
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);

  const labelOf = (name: string) => {
    const field = usual.fields[name];
    return field ? text(field.label) : name;
  };
  const others = settings.fields.filter((name) => usual.fields[name] && !draft.some(({ field }) => field === name));
  const isLocked = view !== undefined && !view.mayChange;

  const move = (field: string, to: number) => {
    setDraft(plainColumns(movedTo(draft, field, to)));
    setAnnouncement(t('columns.moved', { field: labelOf(field), number: to + 1, count: draft.length }));
  };
  const save = (columns: typeof draft | null) =>
    run(
      view
        ? { method: 'PUT', path: `/_meta/views/${view.id}`, body: { columns, version } }
        : { method: 'PUT', path: '/_meta/lists', body: { resource: usual.name, columns } },
      onClose,
    );

  return (
    <Drawer
      title={t('columns.title')}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isBusy || isLocked} onClick={() => void save(null)}>
            {t('columns.usual')}
          </Button>
          <Button type="primary" disabled={isLocked} loading={isBusy} onClick={() => void save(draft)}>
            {t('columns.save')}
          </Button>
        </>
      }
    >
      {view && (
        <Typography.Paragraph type="secondary">
          {t(isLocked ? 'columns.locked' : 'columns.ofView', { name: view.name })}
        </Typography.Paragraph>
      )}
      {failure !== undefined && <Alert type="error" message={failure} />}
      {clash && <ClashNotice clash={clash} isBusy={isBusy} />}
      <h3 id={`${id}-shown`}>{t('columns.shown')}</h3>
      <ol className="k-stack" style={{ gap: 4 }} ref={list} aria-labelledby={`${id}-shown`}>
        {draft.map((column, index) => (
          <ShownColumn
            key={column.field}
            column={column}
            index={index}
            label={labelOf(column.field)}
            count={draft.length}
            list={list}
            widths={{ least: LEAST_WIDTH, most: MAX_WIDTH }}
            onHide={() => setDraft(plainColumns(toggleColumn(draft, column.field)))}
            onMove={(to) => move(column.field, to)}
            onSize={(width) => setDraft(plainColumns(resizeColumn(draft, column.field, width)))}
          />
        ))}
      </ol>
      <p className="k-hidden" role="status">
        {announcement}
      </p>
      <OtherColumns
        names={others}
        labelOf={labelOf}
        onShow={(name) => setDraft(plainColumns(toggleColumn(draft, name)))}
      />
    </Drawer>
  );
}
