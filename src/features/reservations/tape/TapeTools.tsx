import Button from 'antd/es/button';
import Segmented from 'antd/es/segmented';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../ui/Choice.tsx';
import { type Zoom, ZOOMS } from '../../../domain/calendar/axis.ts';
import { ChartSearch } from '../../../engine/chart/ChartSearch.tsx';
import { DaySteps } from '../../../engine/chart/DaySteps.tsx';
import TapeFilters from './TapeFilters.tsx';
import type { useTapeAddress } from './use-tape-address.ts';

const STEP = { day: 7, week: 14, month: 30 } as const; // days
const SORTS = ['code', 'group', 'project', 'owner'] as const;
/** With one of these in the address, the filters open at once: nobody should wonder why estates are missing. */
const FILTERS = ['group', 'project', 'district', 'rooms', 'cleaning', 'owner', 'guests', 'freeFrom'] as const;
const URGENCIES = ['overdue', 'today', 'inHouse', 'future', 'past'] as const;

type ToolsProps = {
  readonly address: ReturnType<typeof useTapeAddress>;
  readonly today: number;
  readonly seesOwners: boolean;
  readonly onShow: (day: number) => void;
};

/** Above the chart: date, zoom, order and filters. */
export function TapeTools({ address, today, seesOwners, onShow }: ToolsProps) {
  const { t } = useTranslation('tape');
  const { zoom, change, value, date } = address;
  const [isOpen, setIsOpen] = useState(() => FILTERS.some((name) => value(name) !== ''));
  const [isLegend, setIsLegend] = useState(false);
  return (
    <div className="k-line k-chart-tools" data-open={isOpen} role="group" aria-label={t('tools')}>
      <DaySteps namespace="tape" date={date} today={today - 2} step={STEP[zoom]} onShow={onShow} />
      <Segmented
        aria-label={t('zoom')}
        value={zoom}
        options={(Object.keys(ZOOMS) as Zoom[]).map((name) => ({ value: name, label: t(`zooms.${name}`) }))}
        onChange={(name) => change({ zoom: name })}
      />
      <div className="k-tape-more">
        <Choice
          isBare
          label={t('sort')}
          value={value('sort') || 'code'}
          options={SORTS.filter((name) => name !== 'owner' || seesOwners).map((name) => ({
            value: name,
            label: t(`sorts.${name}`),
          }))}
          onChange={(sort) => change({ sort: sort === 'code' ? '' : sort, row: '' })}
        />
      </div>
      <ChartSearch
        namespace="tape"
        className="k-tape-more"
        value={value('q')}
        onChange={(q) => change({ q, row: '' })}
      />
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('filters')}
      </Button>
      <Button className="k-tape-more" aria-expanded={isLegend} onClick={() => setIsLegend(!isLegend)}>
        {t('legend')}
      </Button>
      <Button className="k-tape-print" onClick={() => window.print()}>
        {t('print')}
      </Button>
      {isOpen && <TapeFilters value={value} onChange={(values) => change({ ...values, row: '' })} />}
      {isLegend && (
        <div className="k-line k-chart-legend">
          {URGENCIES.map((urgency) => (
            <span key={urgency} data-urgency={urgency} className="k-chart-key k-tape-key">
              {t(`urgency.${urgency}`)}
            </span>
          ))}
          <span className="k-chart-key k-tape-key" data-pending>
            {t('pending')}
          </span>
          <span className="k-chart-key k-tape-key k-tape-bar-block">{t('block.OUT_OF_ORDER')}</span>
          <p>{t('legendText')}</p>
        </div>
      )}
      <p id="tape-keys" className={isLegend ? 'k-muted k-small k-chart-keys' : 'k-hidden'}>
        {t('keys')}
      </p>
    </div>
  );
}
