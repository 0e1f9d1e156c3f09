import Checkbox, { type CheckboxChangeEvent } from 'antd/es/checkbox';
import type { ColumnType } from 'antd/es/table';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { rowTitle } from '../../resource/title.ts';
import { createSelection, type Selection } from './selection.ts';

/** What lists show during selection. */
export type Picking = {
  readonly selection: Selection;
  /** Ticks all that the page shows. */
  readonly head: ReactNode;
  readonly cell: (record: Row) => ReactNode;
  /** The two as antd's tables want them. */
  readonly column: ColumnType<Row>;
};

export function createPick(): Picking {
  const selection = createSelection();
  const head = <PageTick selection={selection} />;
  const cell = (record: Row) => <Tick record={record} selection={selection} />;
  return {
    selection,
    head,
    cell,
    column: {
      key: '$pick',
      title: head,
      width: 44,
      className: 'k-pick-cell',
      render: (_: unknown, record: Row) => cell(record),
    },
  };
}

type TickProps = { readonly record: Row; readonly selection: Selection };

function Tick({ record, selection }: TickProps) {
  const { t } = useTranslation('selection');
  const { resource } = useEngine();
  const isOn = useSyncExternalStore(selection.subscribe, () => selection.has(record.id));
  const handleChange = ({ nativeEvent }: CheckboxChangeEvent) =>
    selection.toggle(record, { isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey });
  return (
    <span
      className="k-pick"
      // Shift and a click would select the text in between.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <Checkbox
        checked={isOn}
        aria-label={t('row', { title: rowTitle({ resource, row: record }) })}
        onChange={handleChange}
      />
    </span>
  );
}

function PageTick({ selection }: { readonly selection: Selection }) {
  const { t } = useTranslation('selection');
  const state = useSyncExternalStore(selection.subscribe, () => pageState(selection));
  return (
    <span className="k-pick">
      <Checkbox
        checked={state === 'all'}
        indeterminate={state === 'some'}
        aria-label={t('page')}
        onChange={() => selection.put(selection.page(), state !== 'all')}
      />
    </span>
  );
}

function pageState(selection: Selection): 'all' | 'some' | 'none' {
  const rows = selection.page();
  const on = rows.filter(({ id }) => selection.has(id)).length;
  return on === 0 ? 'none' : on === rows.length ? 'all' : 'some';
}
