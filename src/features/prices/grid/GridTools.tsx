import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NIGHT_SOURCES } from '../../../domain/prices/night-price.ts';
import { ChartSearch } from '../../../engine/chart/ChartSearch.tsx';
import { ChoiceFilters } from '../../../engine/chart/ChoiceFilters.tsx';
import { DaySteps } from '../../../engine/chart/DaySteps.tsx';
import type { useGridAddress } from './use-grid-address.ts';
import type { SheetTools } from './use-sheet.ts';

const CHOSEN = ['group', 'project', 'district'] as const;

type GridToolsProps = {
  readonly address: ReturnType<typeof useGridAddress>;
  readonly tools: SheetTools;
  readonly today: number;
  readonly canEdit: boolean;
  readonly onShow: (day: number) => void;
  readonly children?: React.ReactNode;
};

/** Above the grid: date, search, filters, legend, undo and redo. */
export function GridTools({ address, tools, today, canEdit, onShow, children }: GridToolsProps) {
  const { t } = useTranslation('price-grid');
  const { change, value, date } = address;
  const [isOpen, setIsOpen] = useState(() => CHOSEN.some((name) => value(name) !== ''));
  const [isLegend, setIsLegend] = useState(false);
  return (
    <div className="k-line k-chart-tools" data-open={isOpen} role="group" aria-label={t('tools')}>
      <DaySteps namespace="price-grid" date={date} today={today} step={14} onShow={onShow} />
      <ChartSearch namespace="price-grid" value={value('q')} onChange={(q) => change({ q, row: '' })} />
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('filters')}
      </Button>
      <Button aria-expanded={isLegend} onClick={() => setIsLegend(!isLegend)}>
        {t('legend')}
      </Button>
      {canEdit && (
        <>
          <Button disabled={!tools.canUndo} onClick={tools.undo}>
            ↶ {t('undo')}
          </Button>
          <Button disabled={tools.sheet.undone.length === 0} onClick={tools.redo}>
            ↷ {t('redo')}
          </Button>
        </>
      )}
      {children}
      {isOpen && (
        <div className="k-line k-chart-filters" role="group" aria-label={t('filters')}>
          <ChoiceFilters
            namespace="price-grid"
            path="/price-grid/choices"
            names={CHOSEN}
            value={value}
            onChange={(name, chosen) => change({ [name]: chosen, row: '' })}
          />
        </div>
      )}
      {isLegend && (
        <div className="k-line k-chart-legend">
          {[...NIGHT_SOURCES].reverse().map((kind) => (
            <span key={kind} className="k-chart-key k-price-key" data-source={kind}>
              <i>{t(`letter.${kind}`)}</i> {t(`source.${kind}`)}
            </span>
          ))}
          <span className="k-chart-key k-price-key" data-unsaved="">
            {t('unsaved')}
          </span>
          <span className="k-chart-key k-price-key">● {t('sold')}</span>
          <span className="k-chart-key k-price-key" data-closed="">
            {t('mark.closed')} {t('closed')}
          </span>
          <span className="k-chart-key k-price-key">
            {t('mark.noArrival')} {t('noArrival')}
          </span>
          <span className="k-chart-key k-price-key">
            {t('mark.noDeparture')} {t('noDeparture')}
          </span>
          <span className="k-chart-key k-price-key">≥3 {t('minNights', { count: 3 })}</span>
        </div>
      )}
      <p id="price-keys" className={isLegend ? 'k-muted k-small k-chart-keys' : 'k-hidden'}>
        {t('keys')}
      </p>
    </div>
  );
}
