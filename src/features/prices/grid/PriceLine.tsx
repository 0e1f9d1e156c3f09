import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { nightOf } from '../../../domain/prices/grid/cell.ts';
import type { Edit } from '../../../domain/prices/grid/sheet.ts';
import { type Axis, type Days, daysIn, isWeekend, xOfDay } from '../../../domain/calendar/axis.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { cellPrice } from './cell-text.ts';
import type { GridLine, GridStore } from './grid-store.ts';

/** Max characters of a price in a cell at normal size. */
const LONG = 8;

type PriceLineProps = {
  readonly row: number;
  readonly top: number;
  readonly axis: Axis;
  readonly days: Days;
  readonly today: number;
  readonly line: GridLine | undefined;
  readonly sourceOf: GridStore['source'];
  readonly edits: ReadonlyMap<number, Edit> | undefined;
  /** Set if the cursor is on this line: its day; `cursorLabel` describes the cell. */
  readonly cursorDay: number | undefined;
  readonly cursorLabel: string | undefined;
};

/** One estate and its rendered nights. Colour and letter show the source of each price. */
export const PriceLine = memo(function PriceLine(props: PriceLineProps) {
  const { row, top, axis, days, today, line, sourceOf, edits, cursorDay, cursorLabel } = props;
  const { t } = useTranslation('price-grid');
  const language = useLanguage();
  return (
    <div
      role="row"
      className="k-chart-line"
      aria-rowindex={row + 2}
      aria-busy={line === undefined || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="rowheader" className="k-chart-name" data-estate={line?.estate.id} title={line?.estate.name}>
        {line && (
          <>
            <strong className="k-chart-property">{line.estate.name}</strong>
            <span className="k-name-code">{line.estate.code}</span>
            <small className="k-muted" style={{ marginInlineStart: 'auto' }}>
              {line.estate.currency}
            </small>
          </>
        )}
      </div>
      <div
        role="presentation"
        className="k-price-cells"
        style={{ transform: `translateX(${xOfDay(axis, days.from)}px)` }}
      >
        {daysIn(days).map((day) => {
          const found = line?.night(day);
          if (!line || !found) return <div key={day} role="presentation" className="k-price-cell" data-empty />;
          const edit = edits?.get(day);
          const night = nightOf(found.below, found.own?.own, edit?.patch);
          const kind = night.isDaily ? 'DAILY' : (sourceOf(found.below.source)?.kind ?? 'ESTATE');
          const price = cellPrice({ minor: night.amount, currency: line.estate.currency, language });
          const isCursor = day === cursorDay;
          return (
            <div
              key={day}
              role="gridcell"
              id={isCursor ? 'price-cursor' : undefined}
              className="k-price-cell"
              aria-colindex={day - axis.origin + 2}
              aria-label={isCursor ? cursorLabel : undefined}
              aria-selected={isCursor || undefined}
              data-source={kind}
              data-closed={night.isClosed || undefined}
              data-sold={found.isSold || undefined}
              data-weekend={isWeekend(day) || undefined}
              data-past={day < today || undefined}
              data-long={price.length > LONG || undefined}
              data-unsaved={edit ? '' : undefined}
              data-conflict={edit && edit.seen !== (found.own?.seen ?? '') ? '' : undefined}
            >
              <b>{price}</b>
              <small>
                <i>{t(`letter.${kind}`)}</i>
                {night.minNights > 1 && <span>≥{night.minNights}</span>}
                {night.noArrival && <span>{t('mark.noArrival')}</span>}
                {night.noDeparture && <span>{t('mark.noDeparture')}</span>}
                {found.isSold && <span title={t('sold')}>●</span>}
                {night.isClosed && <span>{t('mark.closed')}</span>}
              </small>
            </div>
          );
        })}
      </div>
    </div>
  );
});
