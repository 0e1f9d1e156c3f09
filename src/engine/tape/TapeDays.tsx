import { memo } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { dateOfDayNumber } from '../../domain/calendar/iso-date.ts';
import { holidayOn } from '../../domain/calendar/holidays.ts';
import { weekdayOf } from '../../domain/calendar/weekday.ts';
import { type Axis, type Days, isWeekend, monthsIn, xOfDay, ZOOMS } from '../../domain/tape/axis.ts';
import type { Language } from '../../config/types.ts';
import { formatDate } from '../fields/format.ts';
import { dayWords } from '../fields/format-calendar.ts';
import { useLanguage } from '../resource/use-text.ts';
import type { DayCounts } from './read-tape.ts';

const daysOf = ({ from, to }: Days): number[] => Array.from({ length: to - from }, (_, index) => from + index);

type DaysProps = { readonly axis: Axis; readonly days: Days; readonly today: number };

/** Months and days above the rows, today and weekends marked. */
export const TapeHead = memo(function TapeHead({ axis, days, today }: DaysProps) {
  const { t } = useTranslation('tape');
  const language = useLanguage();
  return (
    <div role="row" className="k-tape-head" aria-rowindex={1}>
      <div role="columnheader" className="k-tape-name">
        {t('estate')}
      </div>
      <div role="presentation" className="k-tape-bars">
        <div aria-hidden="true">
          {monthsIn(days).map(({ month: first, from, to }) => (
            <div
              key={first}
              className="k-tape-month"
              // `left` and not a transform, which sticky positions know nothing of.
              style={{ left: xOfDay(axis, from), width: (to - from) * axis.dayWidth }}
            >
              <span>{dayWords({ value: first, language }).month}</span>
            </div>
          ))}
        </div>
        {daysOf(days).map((day) => (
          <HeadDay key={day} {...{ day, axis, t, language }} isToday={day === today} />
        ))}
      </div>
    </div>
  );
});

type DayProps = {
  readonly day: number;
  readonly axis: Axis;
  readonly isToday: boolean;
  readonly t: TFunction<'tape'>;
  readonly language: Language;
};

/** One by one, so that a step sideways draws only the days that are new. */
const HeadDay = memo(function HeadDay({ day, axis, isToday, t, language }: DayProps) {
  const date = dateOfDayNumber(day);
  const isTight = axis.dayWidth <= ZOOMS.month;
  const words = dayWords({ value: date, language });
  const holiday = holidayOn(date);
  const name = holiday && t(holiday.isHalf ? 'halfHoliday' : 'wholeHoliday', { name: t(`holiday.${holiday.name}`) });
  return (
    <div
      role="columnheader"
      className="k-tape-day"
      aria-colindex={day - axis.origin + 2}
      aria-current={isToday ? 'date' : undefined}
      data-weekend={isWeekend(day) || undefined}
      data-holiday={holiday && (holiday.isHalf ? 'half' : 'whole')}
      aria-label={[words.full, name].filter(Boolean).join(', ')}
      title={name}
      style={{ left: xOfDay(axis, day), width: axis.dayWidth }}
    >
      {!isTight && <small>{words.weekday}</small>}
      {(!isTight || weekdayOf(date) === 1) && <span>{Number(date.slice(8))}</span>}
      {holiday && <i aria-hidden="true" />}
    </div>
  );
});

/** What is seen of the days behind the rows: their lines, and weekends. */
export const TapeColumns = memo(function TapeColumns({ axis, days }: Omit<DaysProps, 'today'>) {
  return (
    <div role="presentation" className="k-tape-bars" aria-hidden="true">
      {daysOf(days).map((day) => (
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

type FootProps = DaysProps & {
  readonly countsOf: (day: number) => DayCounts | undefined;
  /** Of the answers that `countsOf` reads: the counts may be others. */
  readonly revision: number;
};

/** TC6: arrivals, departures, occupied of sellable, a day each. */
export const TapeFoot = memo(function TapeFoot(props: FootProps) {
  const { axis, days, today, countsOf } = props;
  const { t } = useTranslation('tape');
  const language = useLanguage();
  return (
    <div role="row" className="k-tape-foot">
      <div role="rowheader" className="k-tape-name">
        {t('foot')}
      </div>
      <div role="presentation" className="k-tape-bars">
        {daysOf(days).map((day) => {
          const counts = countsOf(day);
          return counts && <FootDay key={day} {...{ day, axis, t, language }} {...counts} isToday={day === today} />;
        })}
      </div>
    </div>
  );
});

const FootDay = memo(function FootDay(props: DayProps & DayCounts) {
  const { day, axis, isToday, t, language, arrivals, departures, occupied, sellable } = props;
  const percent = sellable > 0 ? Math.round((100 * occupied) / sellable) : 0;
  const label = t('footDay', {
    day: formatDate({ value: dateOfDayNumber(day), language }),
    ...{ arrivals, departures, occupied, sellable, percent },
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
