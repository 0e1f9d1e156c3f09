import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { groupWhere, lastDayOf, spanFilters, spanWhere } from '../../../../config/group-where.ts';
import type { CalendarBlock } from '../../../../config/page-types.ts';
import { dateField, groupOf, type Grouping } from '../../../../config/stats.ts';
import type { Row } from '../../../../config/types.ts';
import { optionOf } from '../../../../config/options.ts';
import { addDays, type IsoDate } from '../../../../domain/calendar/iso-date.ts';
import { spanOfStep, type Step, stepOf } from '../../../../domain/calendar/steps.ts';
import { PHONE, useMedia } from '../../../../ui/use-media.ts';
import { currentDay } from '../../../clock.ts';
import { FieldCell } from '../../../fields/displays.tsx';
import { dateFormat, formatDateRange, formatNumber } from '../../../format.ts';
import { useEngine } from '../../../resource/EngineContext.tsx';
import { addressId, bestPath } from '../../../resource/paths.ts';
import { rowTitle } from '../../../resource/title.ts';
import { useLanguage, useText } from '../../../resource/use-text.ts';
import { BlockCard } from '../../BlockCard.tsx';
import { drillPath } from '../../drill.ts';
import { useDayRows } from '../../figures/use-day-rows.ts';
import { ofRecords } from '../../of-records.tsx';
import '../../figures/figures.css';

/** Records of a day that stand there by name; the others are one link. */
const MOST = 4;

/** A month of days with the records whose date they are; on a phone a week of days that have any, one below the other. */
function CalendarCard({ block }: { readonly block: CalendarBlock }) {
  const { t } = useTranslation('page');
  const language = useLanguage();
  const isPhone = useMedia(PHONE);
  const { resource } = useEngine();
  const field = dateField(resource.fields, block.by);
  const today = currentDay();
  const [at, setAt] = useState(today);
  // Thirty days below each other are no overview.
  const step: Step = isPhone ? 'week' : 'month';
  const span = spanOfStep(stepOf(at, step), step);
  const { rows, groups, total, state } = useDayRows(block, field ? spanFilters(field, span) : []);
  const name = isPhone
    ? formatDateRange({ from: span.from, to: lastDayOf(span), language })
    : dateFormat(language, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(Date.parse(span.from));
  if (!field) return null;
  const grouping: Grouping = { field, step: 'day' };
  const dayOf = groupOf(grouping);
  const days: Day[] = daysIn(span).map((date) => ({
    date,
    isToday: date === today,
    count: groups.find(({ keys }) => keys[0] === date)?.count ?? 0,
    rows: rows.filter((row) => dayOf(row) === date).slice(0, MOST),
    to: drillPath({ resource, view: block.view, wheres: [groupWhere(grouping, date)] }),
  }));
  const to = drillPath({ resource, view: block.view, wheres: [spanWhere(field, span)] });
  return (
    <BlockCard block={block} total={total} state={state} waiting={8} to={to} isAlways>
      <div className="k-datebook-head">
        <button
          type="button"
          className="k-block-button"
          aria-label={t(`calendar.back.${step}`)}
          onClick={() => setAt(addDays(span.from, -1))}
        >
          ‹
        </button>
        <strong aria-live="polite">{name}</strong>
        <button
          type="button"
          className="k-block-button"
          aria-label={t(`calendar.next.${step}`)}
          onClick={() => setAt(span.to)}
        >
          ›
        </button>
        {!(span.from <= today && today < span.to) && (
          <button type="button" className="k-block-button" onClick={() => setAt(today)}>
            {t(`calendar.today.${step}`)}
          </button>
        )}
      </div>
      {isPhone ? (
        <Agenda block={block} days={days} name={name} />
      ) : (
        <MonthTable block={block} days={days} name={name} />
      )}
    </BlockCard>
  );
}

type Day = {
  readonly date: IsoDate;
  readonly isToday: boolean;
  /** Of all records of the day. */
  readonly count: number;
  /** The first of them. */
  readonly rows: readonly Row[];
  readonly to: string | undefined;
};
type DaysProps = { readonly block: CalendarBlock; readonly days: readonly Day[]; readonly name: string };

function MonthTable({ block, days, name }: DaysProps) {
  const { t } = useTranslation('page');
  const text = useText();
  const language = useLanguage();
  const [first] = days;
  if (!first) return null;
  const weekday = dateFormat(language, { timeZone: 'UTC', weekday: 'short' });
  const monday = stepOf(first.date, 'week');
  const weeks = [...new Set(days.map(({ date }) => stepOf(date, 'week')))];
  const byDate = new Map(days.map((day) => [day.date, day]));
  return (
    <div className="k-block-scroll">
      <table className="k-datebook">
        <caption className="k-hidden">{t('calendar.of', { block: text(block.label), month: name })}</caption>
        <thead>
          <tr>
            {WEEK.map((index) => (
              <th key={index} scope="col">
                {weekday.format(Date.parse(addDays(monday, index)))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week}>
              {WEEK.map((index) => {
                const day = byDate.get(addDays(week, index));
                return day ? (
                  <td key={index} aria-current={day.isToday ? 'date' : undefined}>
                    <span className="k-datebook-day">{Number(day.date.slice(-2))}</span>
                    <DayRows block={block} day={day} />
                  </td>
                ) : (
                  <td key={index} className="k-datebook-out" />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Agenda({ block, days, name }: DaysProps) {
  const { t } = useTranslation('page');
  const language = useLanguage();
  const shown = days.filter(({ count }) => count > 0);
  if (shown.length === 0) return <p className="k-block-none">{t('calendar.none', { month: name })}</p>;
  const format = dateFormat(language, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long' });
  return (
    <ol className="k-agenda">
      {shown.map((day) => (
        <li key={day.date} aria-current={day.isToday ? 'date' : undefined}>
          <h3>{format.format(Date.parse(day.date))}</h3>
          <DayRows block={block} day={day} />
        </li>
      ))}
    </ol>
  );
}

function DayRows({ block, day }: { readonly block: CalendarBlock; readonly day: Day }) {
  const { t } = useTranslation('page');
  const text = useText();
  const language = useLanguage();
  const { resource } = useEngine();
  if (day.count === 0) return null;
  const field = resource.fields[block.color ?? ''];
  const card = block.card.flatMap((name) => resource.fields[name] ?? []);
  const left = day.count - day.rows.length;
  const date = dateFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'long' }).format(Date.parse(day.date));
  return (
    <ul className="k-datebook-rows">
      {day.rows.map((row) => {
        const option = field && optionOf(field, row[field.name]);
        const path = bestPath({ resource, id: addressId(row) });
        const title = rowTitle({ resource, row });
        const state = option && <span className="k-hidden">{` (${text(option.label)})`}</span>;
        return (
          <li
            key={row.id}
            className={`k-datebook-row k-tag-${option?.color ?? 'none'}`}
            title={option && text(option.label)}
          >
            {path === undefined ? title : <Link to={path}>{title}</Link>}
            {state}
            {card.map((one) => (
              <span key={one.name} className="k-datebook-card">
                <FieldCell field={one} record={row} />
              </span>
            ))}
          </li>
        );
      })}
      {left > 0 && day.to !== undefined && (
        <li>
          <Link to={day.to} aria-label={t('calendar.moreOn', { count: day.count, day: date })}>
            {t('calendar.more', { count: left, formatted: formatNumber({ value: left, language }) })}
          </Link>
        </li>
      )}
    </ul>
  );
}

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

function daysIn({ from, to }: { readonly from: IsoDate; readonly to: IsoDate }): IsoDate[] {
  const days: IsoDate[] = [];
  for (let date = from; date < to; date = addDays(date, 1)) days.push(date);
  return days;
}

export default ofRecords(CalendarCard);
