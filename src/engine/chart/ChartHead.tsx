import { memo } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { dateOfDayNumber } from '../../domain/calendar/iso-date.ts';
import { holidayOn } from '../../domain/calendar/holidays.ts';
import { weekdayOf } from '../../domain/calendar/weekday.ts';
import { type Axis, type Days, daysIn, isWeekend, monthsIn, xOfDay, ZOOMS } from '../../domain/calendar/axis.ts';
import type { Language } from '../../config/types.ts';
import { dayWords } from '../fields/format-calendar.ts';
import { useLanguage } from '../resource/use-text.ts';

type ChartHeadProps = {
  /** The label of the rows. */
  readonly label: string;
  readonly axis: Axis;
  readonly days: Days;
  readonly today: number;
};

/** Months and days above the rows, today and weekends marked. */
export const ChartHead = memo(function ChartHead({ label, axis, days, today }: ChartHeadProps) {
  const { t } = useTranslation('chart');
  const language = useLanguage();
  return (
    <div role="row" className="k-chart-head" aria-rowindex={1}>
      <div role="columnheader" className="k-chart-name">
        {label}
      </div>
      <div role="presentation" className="k-chart-days">
        <div aria-hidden="true">
          {monthsIn(days).map(({ month: first, from, to }) => (
            <div
              key={first}
              className="k-chart-month"
              // `left` and not a transform, which sticky positions know nothing of.
              style={{ left: xOfDay(axis, from), width: (to - from) * axis.dayWidth }}
            >
              <span>{dayWords({ value: first, language }).month}</span>
            </div>
          ))}
        </div>
        {daysIn(days).map((day) => (
          <HeadDay key={day} day={day} axis={axis} t={t} language={language} isToday={day === today} />
        ))}
      </div>
    </div>
  );
});

type HeadDayProps = {
  readonly day: number;
  readonly axis: Axis;
  readonly isToday: boolean;
  readonly t: TFunction<'chart'>;
  readonly language: Language;
};

/** One by one, so that a step sideways draws only the days that are new. */
const HeadDay = memo(function HeadDay({ day, axis, isToday, t, language }: HeadDayProps) {
  const date = dateOfDayNumber(day);
  const isTight = axis.dayWidth <= ZOOMS.month;
  const words = dayWords({ value: date, language });
  const holiday = holidayOn(date);
  const name = holiday && t(holiday.isHalf ? 'halfHoliday' : 'wholeHoliday', { name: t(`holiday.${holiday.name}`) });
  return (
    <div
      role="columnheader"
      className="k-chart-day"
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
