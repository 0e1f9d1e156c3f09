import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { addDays, dayNumber, type IsoDate, todayIn } from '../../domain/calendar/iso-date.ts';
import { dayWords, formatMonth, formatWeekday } from '../../engine/fields/format-calendar.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Answered } from '../../ui/Answered.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import type { DeskMonth, DeskMonthDay } from '../../wire/desk.ts';
import { useDesk } from './use-desk.ts';
import '../../engine/fields/fields.css';
import './desk.css';
import './month.css';

/** Monday is 0; day number 0 (1970-01-01) was a Thursday. */
const weekdayOf = (date: IsoDate): number => (dayNumber(date) + 3) % 7;
/** Days that each arrow moves the focus by. */
const STEPS: Readonly<Record<string, number | undefined>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};
const LIST = '/v1/operational/check/list';

const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
const monthAfter = (month: string): string => addDays(`${month}-28`, 4).slice(0, 7);
const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);

/** Arrivals and departures of a month, day by day, and arrivals that lack something; a day links to its list. */
export default function MonthScreen() {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const [today] = useState(() => todayIn(new Date()));
  const asked = search.get('month') ?? '';
  const month = isMonth(asked) ? asked : today.slice(0, 7);
  const desk = useDesk<DeskMonth>(`/today/month?month=${month}`);
  const show = (next: string) => setSearch(next === today.slice(0, 7) ? {} : { month: next });
  const name = formatMonth({ value: `${month}-01`, language });
  return (
    <>
      <PageHead title={t('calendar.title')} />
      <Flex wrap gap={8} align="center" className="k-below">
        <Button onClick={() => show(today.slice(0, 7))}>{t('calendar.thisMonth')}</Button>
        <Button aria-label={t('calendar.back')} onClick={() => show(monthBefore(month))}>
          ‹
        </Button>
        <h2 aria-live="polite">{name}</h2>
        <Button aria-label={t('calendar.forward')} onClick={() => show(monthAfter(month))}>
          ›
        </Button>
      </Flex>
      <Answered answer={desk} failed={t('calendar.failed')} rows={8}>
        {(found) => <Month label={t('calendar.label', { month: name })} month={found} />}
      </Answered>
      <p className="k-muted">{t('calendar.legend')}</p>
    </>
  );
}

function Month({ label, month }: { readonly label: string; readonly month: DeskMonth }) {
  const language = useLanguage();
  const table = useRef<HTMLTableElement>(null);
  const [first] = month.days;
  const lead = first ? weekdayOf(first.date) : 0;
  const cells: (DeskMonthDay | undefined)[] = [...Array.from({ length: lead }, () => undefined), ...month.days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7));
  const monday = first ? addDays(first.date, -lead) : month.today;

  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const from = event.target instanceof HTMLElement ? event.target.dataset['date'] : undefined;
    if (step === undefined || from === undefined) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-date="${addDays(from, step)}"]`)?.focus();
  };
  return (
    <table ref={table} className="k-desk-month" aria-label={label} onKeyDown={handleKey}>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, day) => {
            const value = addDays(monday, day);
            return (
              <th key={day} scope="col" abbr={formatWeekday({ value, language, width: 'long' })}>
                {formatWeekday({ value, language, width: 'short' })}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={index}>
            {Array.from({ length: 7 }, (_, day) => {
              const cell = week[day];
              return (
                <td key={day} data-today={cell?.date === month.today || undefined}>
                  {cell && <Day day={cell} today={month.today} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, today }: { readonly day: DeskMonthDay; readonly today: IsoDate }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const { date, arrivals, departures, notReady } = day;
  const counts = [
    arrivals > 0 && t('calendar.arrivals', { count: arrivals }),
    departures > 0 && t('calendar.departures', { count: departures }),
    notReady > 0 && t('calendar.notReady', { count: notReady }),
  ].filter((text) => text !== false);
  const words = counts.length > 0 ? counts.join(', ') : t('calendar.nothing');
  return (
    <Link
      className="k-box"
      to={date === today ? LIST : `${LIST}?date=${date}`}
      data-date={date}
      aria-label={`${dayWords({ value: date, language }).full}: ${words}`}
      aria-current={date === today ? 'date' : undefined}
    >
      <strong>{Number(date.slice(8))}</strong>
      {arrivals > 0 && <span>↓ {arrivals}</span>}
      {departures > 0 && <span className="k-muted">↑ {departures}</span>}
      {notReady > 0 && <span className="k-warned k-month-not">! {notReady}</span>}
    </Link>
  );
}
