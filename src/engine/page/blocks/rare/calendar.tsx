import Badge from 'antd/es/badge';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Table from 'antd/es/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { groupWhere, lastDayOf, spanFilters, spanWhere } from '../../../../config/group-where.ts';
import type { CalendarBlock } from '../../../../config/page-types.ts';
import { dateField, groupValueOf, type Grouping } from '../../../../config/stats.ts';
import type { Row } from '../../../../config/types.ts';
import { optionOf } from '../../../../config/options.ts';
import { addDays, type IsoDate } from '../../../../domain/calendar/iso-date.ts';
import { spanOfStep, type Step, nameOfStep } from '../../../../domain/calendar/steps.ts';
import { Tag } from '../../../../ui/Tag.tsx';
import { PHONE, useMedia } from '../../../../ui/use-media.ts';
import { currentDay } from '../../../clock.ts';
import { FieldCell } from '../../../fields/displays.tsx';
import { dateFormat, formatDateRange, formatNumber } from '../../../format.ts';
import { useEngine } from '../../../resource/EngineContext.tsx';
import { addressId, bestPath } from '../../../resource/paths.ts';
import { rowTitle } from '../../../resource/title.ts';
import { useLanguage, useText } from '../../../resource/use-text.ts';
import { BlockCard } from '../../BlockCard.tsx';
import { drillPath } from '../../../resource/drill.ts';
import { useDayRows } from '../../figures/use-day-rows.ts';
import { ofRecords } from '../../of-records.tsx';

/** Records shown by name on a day; the others share one link. */
const MAX_NAMED = 4;

/** A month of days with the records of each date; on a phone a week of the days that have any. */
function CalendarCard({ block }: { readonly block: CalendarBlock }) {
  const { t } = useTranslation('page');
  const language = useLanguage();
  const isPhone = useMedia(PHONE);
  const { resource } = useEngine();
  const field = dateField(resource.fields, block.by);
  const today = currentDay();
  const [at, setAt] = useState(today);
  // Thirty days in one column are no overview.
  const step: Step = isPhone ? 'week' : 'month';
  const span = spanOfStep(nameOfStep(at, step), step);
  const { rows, groups, total, state } = useDayRows(block, field ? spanFilters(field, span) : []);
  const name = isPhone
    ? formatDateRange({ from: span.from, to: lastDayOf(span), language })
    : dateFormat(language, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(Date.parse(span.from));
  if (!field) return null;
  const grouping: Grouping = { field, step: 'day' };
  const dayOf = groupValueOf(grouping);
  const days: Day[] = daysIn(span).map((date) => ({
    date,
    isToday: date === today,
    count: groups.find(({ keys }) => keys[0] === date)?.count ?? 0,
    rows: rows.filter((row) => dayOf(row) === date).slice(0, MAX_NAMED),
    to: drillPath({ resource, view: block.view, wheres: [groupWhere(grouping, date)] }),
  }));
  const to = drillPath({ resource, view: block.view, wheres: [spanWhere(field, span)] });
  return (
    <BlockCard block={block} total={total} state={state} waiting={8} to={to} isAlways isFlush>
      <Flex className="k-datebook-head" gap={8} align="center">
        <Button aria-label={t(`calendar.back.${step}`)} onClick={() => setAt(addDays(span.from, -1))}>
          ‹
        </Button>
        <strong aria-live="polite">{name}</strong>
        <Button aria-label={t(`calendar.next.${step}`)} onClick={() => setAt(span.to)}>
          ›
        </Button>
        {!(span.from <= today && today < span.to) && (
          <Button onClick={() => setAt(today)}>{t(`calendar.today.${step}`)}</Button>
        )}
      </Flex>
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
  /** Number of records of the day. */
  readonly count: number;
  /** The first records. */
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
  const monday = nameOfStep(first.date, 'week');
  const weeks = [...new Set(days.map(({ date }) => nameOfStep(date, 'week')))];
  const byDate = new Map(days.map((day) => [day.date, day]));
  const dayAt = (week: IsoDate, index: number) => byDate.get(addDays(week, index));
  return (
    <Table<IsoDate>
      className="k-datebook"
      size="small"
      bordered
      pagination={false}
      tableLayout="fixed"
      aria-label={t('calendar.of', { block: text(block.label), month: name })}
      rowKey={(week) => week}
      dataSource={weeks}
      columns={WEEK.map((index) => ({
        key: index,
        title: weekday.format(Date.parse(addDays(monday, index))),
        onCell: (week) => ({ 'aria-current': dayAt(week, index)?.isToday ? 'date' : undefined }),
        render: (_, week) => {
          const day = dayAt(week, index);
          return (
            day && (
              <>
                {day.isToday ? <Badge color="var(--k-accent)" text={dayOfMonth(day)} /> : dayOfMonth(day)}
                <DayRows block={block} day={day} />
              </>
            )
          );
        },
      }))}
    />
  );
}

const dayOfMonth = ({ date }: Day): number => Number(date.slice(-2));

function Agenda({ block, days, name }: DaysProps) {
  const { t } = useTranslation('page');
  const language = useLanguage();
  const shown = days.filter(({ count }) => count > 0);
  if (shown.length === 0) return <p className="k-agenda k-muted">{t('calendar.none', { month: name })}</p>;
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
    <ul className="k-stack k-day-rows" style={{ gap: 4 }}>
      {day.rows.map((row) => {
        const option = field && optionOf(field, row[field.name]);
        const path = bestPath({ resource, id: addressId(row) });
        const title = rowTitle({ resource, row });
        const state = option && <span className="k-hidden">{` (${text(option.label)})`}</span>;
        return (
          <li key={row.id} title={option && text(option.label)}>
            <Tag color={option?.color}>
              {path === undefined ? title : <Link to={path}>{title}</Link>}
              {state}
              {card.map((one) => (
                <span key={one.name} className="k-muted">
                  {' '}
                  <FieldCell field={one} record={row} />
                </span>
              ))}
            </Tag>
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
