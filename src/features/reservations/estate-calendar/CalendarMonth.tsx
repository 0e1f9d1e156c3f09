import { Link } from 'react-router';
import type { IsoDate } from '../../../domain/calendar/iso-date.ts';
import { monthGrid } from '../../../domain/calendar/month-grid.ts';
import { dayHalves, type NightHolder } from '../../../domain/tape/day-halves.ts';
import { urgencyOf } from '../../../domain/tape/stays.ts';
import { formatMonth, formatWeekday } from '../../../engine/fields/format-calendar.ts';
import { formatDate } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';

/** From the first night to the day after the last. */
export type ChosenNights = { readonly from: IsoDate; readonly to: IsoDate };

type CalendarMonthProps = {
  /** Its first day. */
  readonly month: IsoDate;
  readonly today: IsoDate;
  readonly occupants: readonly NightHolder[];
  /** Nights being considered. */
  readonly chosen: ChosenNights | undefined;
  readonly textOf: (occupant: NightHolder) => string;
  /** The target of a free day; undefined if nothing may be booked. */
  readonly newPath: (date: IsoDate) => string | undefined;
};

/** Monday to Sunday, for the names of the weekdays. */
const WEEK: readonly IsoDate[] = Array.from({ length: 7 }, (_, day) => `2024-01-0${day + 1}`);

const TONES: Readonly<Record<string, string>> = {
  overdue: 'var(--k-danger)',
  today: 'var(--k-warning)',
  past: 'var(--k-muted)',
};
/** A gap between two guests, none within one. */
const twoHalves = (morning: string, evening: string, isOne: boolean): string =>
  isOne ? morning : `linear-gradient(90deg, ${morning} 49%, transparent 49% 51%, ${evening} 51%)`;

/** One month. Each day has two halves (TC1), so that a turnover shows both guests. */
export function CalendarMonth({ month, today, occupants, chosen, textOf, newPath }: CalendarMonthProps) {
  const language = useLanguage();
  const toneOf = (occupant: NightHolder | undefined): string => {
    if (!occupant) return 'transparent';
    const tone = 'kind' in occupant ? 'var(--k-muted)' : (TONES[urgencyOf(occupant, today)] ?? 'var(--k-accent)');
    return `color-mix(in srgb, ${tone} 26%, var(--k-surface))`;
  };
  return (
    <table className="k-month">
      <caption>{formatMonth({ value: month, language })}</caption>
      <thead>
        <tr>
          {WEEK.map((day) => (
            <th key={day} scope="col" abbr={formatWeekday({ value: day, language, width: 'long' })}>
              {formatWeekday({ value: day, language, width: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month).map((week, index) => (
          <tr key={index}>
            {week.map((date, weekday) => {
              if (date === undefined) return <td key={weekday} />;
              const { morning, evening } = dayHalves(date, occupants);
              const seen = [...new Set([morning, evening])].flatMap((occupant) => occupant ?? []);
              const path = evening ? undefined : newPath(date);
              const title = seen.map(textOf).join(' · ');
              const day = Number(date.slice(8));
              return (
                <td
                  key={weekday}
                  data-morning={morning && ''}
                  data-evening={evening && ('kind' in evening ? 'block' : '')}
                  style={{ background: twoHalves(toneOf(morning), toneOf(evening), morning === evening) }}
                  data-chosen={(chosen && chosen.from <= date && date < chosen.to) || undefined}
                  aria-current={date === today ? 'date' : undefined}
                  title={title || undefined}
                >
                  {path === undefined ? (
                    <span>{day}</span>
                  ) : (
                    <Link to={path} aria-label={formatDate({ value: date, language })}>
                      {day}
                    </Link>
                  )}
                  {title !== '' && <span className="k-hidden">{title}</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
