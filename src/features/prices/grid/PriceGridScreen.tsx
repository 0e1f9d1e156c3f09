import Button from 'antd/es/button';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOfDayNumber, dayNumber, todayIn } from '../../../domain/calendar/iso-date.ts';
import { selectionOf, boxOf, type CellPlace, type CellSelection } from '../../../domain/prices/grid/range.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { PHONE, useMedia } from '../../../ui/use-media.ts';
import { ChartNotices } from '../../../engine/chart/ChartNotices.tsx';
import { useChartPlace } from '../../../engine/chart/use-chart-place.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { GridTools } from './GridTools.tsx';
import { PriceGrid, type PriceGridHandle } from './PriceGrid.tsx';
import { PricesSaveBar } from './PricesSaveBar.tsx';
import { SelectionTools } from './SelectionTools.tsx';
import { useGrid } from './use-grid.ts';
import { useGridAddress } from './use-grid-address.ts';
import { useSheet } from './use-sheet.ts';
import '../../../engine/chart/chart.css';
import '../../../engine/chart/chart-tools.css';
import './price-grid.css';

const CellPanel = lazy(() => import('./CellPanel.tsx'));
const FileTools = lazy(() => import('./FileTools.tsx'));
const PriceDays = lazy(() => import('./PriceDays.tsx'));

/**
 * The price grid: estates × nights, used like a spreadsheet. Needs an `EngineProvider` of the daily prices above it.
 */
export default function PriceGridScreen() {
  const { t } = useTranslation('price-grid');
  const { resource } = useEngine();
  const isPhone = useMedia(PHONE);
  const [firstToday] = useState(() => todayIn(new Date()));
  const address = useGridAddress(firstToday);
  const { store, revision } = useGrid(address.query);
  const tools = useSheet(store, revision);
  const grid = useRef<PriceGridHandle>(null);
  const { axis, start, show, handleRest } = useChartPlace({ address, zoom: 'day', grid });
  const [selection, setSelection] = useState<CellSelection>(() =>
    selectionOf({ row: address.row, day: dayNumber(address.date) }),
  );
  const [isExplaining, setIsExplaining] = useState(true);
  const known = store.known();
  const today = dayNumber(known?.today ?? firstToday);
  const canEdit = resource.can.includes('edit') && resource.can.includes('create');
  const line = store.line(selection.focus.row);

  const showCell = (cell: CellPlace) => {
    if (isPhone) address.change({ row: String(cell.row), date: dateOfDayNumber(cell.day) });
    else grid.current?.focus(cell);
  };
  const handleSave = () => {
    if (tools.sheet.count > 0 && tools.conflicts.length === 0 && !tools.isSaving) void tools.save();
  };

  return (
    <section className="k-chart-screen k-price-screen" aria-label={t('title')}>
      <PageHead title={t('title')} />
      <GridTools address={address} tools={tools} today={today} canEdit={canEdit} onShow={show}>
        {!isPhone && (
          <Suspense>
            <FileTools
              store={store}
              tools={tools}
              days={() => grid.current?.days() ?? { from: start.day, to: start.day + 1 }}
              today={today}
              canEdit={canEdit}
            />
          </Suspense>
        )}
      </GridTools>
      {canEdit && !isPhone && <SelectionTools box={boxOf(selection)} tools={tools} />}
      <ChartNotices
        namespace="price-grid"
        failure={store.failure()}
        onRetry={() => void store.refresh()}
        isEmpty={known?.total === 0}
      />
      {isPhone ? (
        <Suspense>
          <PriceDays
            store={store}
            tools={tools}
            first={dayNumber(address.date)}
            today={today}
            row={address.row}
            canEdit={canEdit}
            onRow={(row) => address.change({ row: row > 0 ? String(row) : '' })}
          />
        </Suspense>
      ) : (
        <div className="k-chart-room" aria-busy={known === undefined}>
          <PriceGrid
            ref={grid}
            store={store}
            tools={tools}
            axis={axis}
            today={today}
            start={start}
            canEdit={canEdit}
            selection={selection}
            onSelect={setSelection}
            onSave={handleSave}
            onRest={handleRest}
          />
          {isExplaining && line ? (
            <Suspense>
              <CellPanel line={line} day={selection.focus.day} tools={tools} onClose={() => setIsExplaining(false)} />
            </Suspense>
          ) : (
            <Button onClick={() => setIsExplaining(true)}>{t('panel.title')}</Button>
          )}
        </div>
      )}
      <PricesSaveBar store={store} tools={tools} onSave={handleSave} onShow={showCell} />
    </section>
  );
}
