import Button from 'antd/es/button';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../resource/EngineContext.tsx';
import { CellPencil } from '../cell/CellPencil.tsx';
import { useCells } from '../cell/use-cells.ts';
import type { RowSource } from '../row-source.ts';
import type { ListControl } from '../use-list-state.ts';
import { bulkActionsOf } from './bulk-actions.ts';
import { createPick, type Picking } from './pick.tsx';
import { useRowKeys } from './use-row-keys.ts';
import './bulk.css';

const CellEdit = lazy(() => import('../cell/CellEdit.tsx'));
const PickBar = lazy(() => import('./PickBar.tsx'));

type RowToolsProps = {
  readonly control: ListControl;
  readonly list: { readonly source: RowSource; readonly total: number };
  readonly pick: Picking | undefined;
  readonly onPick: (pick: Picking | undefined) => void;
};

/**
 * Features of a list that rows need not wait for: keyboard shortcuts, editing in cells, and selecting rows for bulk
 * actions.
 */
export default function RowTools({ control, list, pick, onPick }: RowToolsProps) {
  const { t } = useTranslation('selection');
  const { resource } = useEngine();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const { source, total } = list;
  const isOffered = control.look === undefined && bulkActionsOf(resource).length > 0;

  const cells = useCells(source);
  useRowKeys({
    source,
    onCell: cells.begin,
    onPick: isOffered
      ? (record) => {
          const picking = pick ?? createPick();
          if (record) picking.selection.toggle(record);
          onPick(picking);
        }
      : undefined,
  });
  useEffect(() => pick?.selection.show(source), [pick, source]);
  const cell = (
    <>
      {cells.offered && <CellPencil offered={cells.offered} onEdit={cells.begin} />}
      {cells.editing && (
        <Suspense fallback={null}>
          <CellEdit
            key={`${cells.editing.record.id} ${cells.editing.field.name}`}
            {...cells.editing}
            onClose={cells.end}
          />
        </Suspense>
      )}
    </>
  );
  if (!isOffered || (total === 0 && !pick)) return cell;
  const panel = button?.closest('.k-list-panel');
  const end = () => {
    onPick(undefined);
    button?.focus();
  };
  return (
    <>
      <Button
        ref={setButton}
        color={pick ? 'primary' : 'default'}
        variant="outlined"
        aria-pressed={pick !== undefined}
        aria-keyshortcuts="x"
        title={t('hint')}
        onClick={() => onPick(pick ? undefined : createPick())}
      >
        {t('select')}
      </Button>
      {cell}
      {pick && panel && (
        <Suspense fallback={null}>
          <PickBar control={control} total={total} panel={panel} selection={pick.selection} onEnd={end} />
        </Suspense>
      )}
    </>
  );
}
