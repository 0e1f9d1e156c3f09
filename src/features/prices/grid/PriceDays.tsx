import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOfDayNumber } from '../../../domain/calendar/iso-date.ts';
import { type CellRange, monthAround } from '../../../domain/prices/grid/range.ts';
import { useNeed } from '../../../engine/chart/use-need.ts';
import { formatMonth } from '../../../engine/fields/format-calendar.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Rows } from '../../../ui/Rows.tsx';
import { DayRow } from './DayRow.tsx';
import type { GridStore } from './grid-store.ts';
import { MonthTools } from './MonthTools.tsx';
import type { SheetTools } from './use-sheet.ts';

const DAYS = 28;

type PriceDaysProps = {
  readonly store: GridStore;
  readonly tools: SheetTools;
  readonly first: number;
  readonly today: number;
  readonly row: number;
  readonly canEdit: boolean;
  readonly onRow: (row: number) => void;
};

/** The grid on a phone: the days of one estate, each with its price between two buttons. */
export default function PriceDays({ store, tools, first, today, row, canEdit, onRow }: PriceDaysProps) {
  const { t } = useTranslation('price-grid');
  const language = useLanguage();
  const [count, setCount] = useState(DAYS);
  const total = store.known()?.total;
  const line = store.line(row);
  useNeed(store.need, { first: row, last: row + 1, days: { from: first, to: first + count } });
  const monthName = (day: number) => formatMonth({ value: dateOfDayNumber(day), language });
  /** The month's nights from today on, including those below the last visible one. */
  const wholeMonth = (day: number): CellRange => {
    const [left, right] = monthAround(day, { first: today, last: Infinity });
    return { top: row, bottom: row, left, right };
  };
  return (
    <Flex component="section" vertical gap={10} className="k-price-days" aria-label={t('title')}>
      <Flex gap={8} align="center" justify="space-between">
        <Button aria-label={t('estateBefore')} disabled={row <= 0} onClick={() => onRow(row - 1)}>
          ‹
        </Button>
        <h2>
          {line?.estate.name} <small className="k-name-code">{line?.estate.code}</small>
          <small className="k-muted">{total === undefined ? '' : t('estateOf', { row: row + 1, total })}</small>
        </h2>
        <Button
          aria-label={t('estateAfter')}
          disabled={total === undefined || row >= total - 1}
          onClick={() => onRow(row + 1)}
        >
          ›
        </Button>
      </Flex>
      {line &&
        monthsOf(first, count).map((days) => (
          <Flex component="section" vertical gap={8} key={days[0]} aria-label={monthName(days[0])}>
            <h3>{monthName(days[0])}</h3>
            {canEdit && <MonthTools box={wholeMonth(days[0])} month={monthName(days[0])} tools={tools} />}
            <Rows gap={6}>
              {days.map((day) => (
                <DayRow
                  key={day}
                  store={store}
                  tools={tools}
                  line={line}
                  row={row}
                  day={day}
                  today={today}
                  canEdit={canEdit}
                />
              ))}
            </Rows>
          </Flex>
        ))}
      <Button onClick={() => setCount(count + DAYS)}>{t('moreDays')}</Button>
    </Flex>
  );
}

/** The visible days by month. */
function monthsOf(first: number, count: number): readonly (readonly [number, ...number[]])[] {
  const months: [number, ...number[]][] = [];
  for (let day = first; day < first + count; day += 1) {
    const month = months.at(-1);
    if (month && !dateOfDayNumber(day).endsWith('-01')) month.push(day);
    else months.push([day]);
  }
  return months;
}
