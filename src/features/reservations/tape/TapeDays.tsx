import { memo } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { dateOfDayNumber } from '../../../domain/calendar/iso-date.ts';
import { type Axis, type Days, daysIn, isWeekend, xOfDay, ZOOMS } from '../../../domain/calendar/axis.ts';
import type { Language } from '../../../config/types.ts';
import { formatDate } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { DayCounts } from './read-tape.ts';

type DaysProps = { readonly axis: Axis; readonly days: Days };

/** The background of the days behind the rows: their lines, and weekends. */
export const TapeColumns = memo(function TapeColumns({ axis, days }: DaysProps) {
  return (
    <div role="presentation" className="k-chart-days" aria-hidden="true">
      {daysIn(days).map((day) => (
        <div
          key={day}
          className="k-tape-column"
          data-weekend={isWeekend(day) || undefined}
          style={{ left: xOfDay(axis, day), width: axis.dayWidth }}
        />
      ))}
    </div>
  );
});

/** Marks today behind the rows. */
export function TapeToday({ axis, today, names }: { axis: Axis; today: number; names: number }) {
  return (
    <div
      className="k-tape-today"
      aria-hidden="true"
      style={{ transform: `translateX(${names + xOfDay(axis, today)}px)`, width: axis.dayWidth }}
    />
  );
}

type FootProps = DaysProps & {
  readonly today: number;
  readonly countsOf: (day: number) => DayCounts | undefined;
  /** Changes with the answers that `countsOf` reads. */
  readonly revision: number;
};

/** TC6: per day arrivals, departures, and occupied of sellable homes. */
export const TapeFoot = memo(function TapeFoot(props: FootProps) {
  const { axis, days, today, countsOf } = props;
  const { t } = useTranslation('tape');
  const language = useLanguage();
  return (
    <div role="row" className="k-tape-foot">
      <div role="rowheader" className="k-chart-name">
        {t('foot')}
      </div>
      <div role="presentation" className="k-chart-days">
        {daysIn(days).map((day) => {
          const counts = countsOf(day);
          return (
            counts && (
              <FootDay key={day} day={day} axis={axis} t={t} language={language} {...counts} isToday={day === today} />
            )
          );
        })}
      </div>
    </div>
  );
});

type FootDayProps = DayCounts & {
  readonly day: number;
  readonly axis: Axis;
  readonly isToday: boolean;
  readonly t: TFunction<'tape'>;
  readonly language: Language;
};

const FootDay = memo(function FootDay(props: FootDayProps) {
  const { day, axis, isToday, t, language, arrivals, departures, occupied, sellable } = props;
  const percent = sellable > 0 ? Math.round((100 * occupied) / sellable) : 0;
  const label = t('footDay', {
    day: formatDate({ value: dateOfDayNumber(day), language }),
    arrivals,
    departures,
    occupied,
    sellable,
    percent,
  });
  return (
    <div
      role="gridcell"
      className="k-tape-count"
      aria-label={label}
      title={label}
      data-today={isToday || undefined}
      style={{ left: xOfDay(axis, day), width: axis.dayWidth }}
    >
      <i style={{ height: `${Math.min(100, percent)}%` }} />
      {axis.dayWidth > ZOOMS.month && (
        <>
          <span>
            ↓{arrivals} ↑{departures}
          </span>
          <b>{percent}%</b>
        </>
      )}
    </div>
  );
});
