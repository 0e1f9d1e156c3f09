import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, type IsoDate } from '../../../domain/calendar/iso-date.ts';
import { formatDate } from '../../../engine/format.ts';
import { formatMonth, formatWeekday } from '../../../engine/fields/format-calendar.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { stepOf, weeksOf } from './event-times.ts';

type MiniMonthProps = {
  readonly date: IsoDate;
  readonly today: IsoDate;
  readonly onChoose: (date: IsoDate) => void;
};
const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A small month for navigation. One day is in the Tab order; the arrow keys reach the others. */
export function MiniMonth({ date, today, onChoose }: MiniMonthProps) {
  const { t } = useTranslation('demo-calendar');
  const language = useLanguage();
  const table = useRef<HTMLTableElement>(null);
  const [shown, setShown] = useState(date);
  const [last, setLast] = useState(date);
  if (last !== date) {
    setLast(date);
    setShown(date);
  }
  const weeks = weeksOf(shown);
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey) return;
    event.preventDefault();
    const next = addDays(shown, step);
    setShown(next);
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
  };
  return (
    <div className="k-mini">
      <Flex justify="space-between" align="center">
        <Button type="text" aria-label={t('mini.back')} onClick={() => setShown(stepOf('month', shown, -1))}>
          ‹
        </Button>
        <strong aria-live="polite">{formatMonth({ value: shown, language })}</strong>
        <Button type="text" aria-label={t('mini.forward')} onClick={() => setShown(stepOf('month', shown, 1))}>
          ›
        </Button>
      </Flex>
      <table ref={table} onKeyDown={handleKey}>
        <caption className="k-hidden">{t('mini.label')}</caption>
        <thead className="k-muted k-small">
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={formatWeekday({ value: day, language, width: 'long' })}>
                {formatWeekday({ value: day, language, width: 'short' }).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <Button
                    type={day === date ? 'primary' : 'text'}
                    size="small"
                    shape="circle"
                    data-day={day}
                    data-other={day.slice(0, 7) !== shown.slice(0, 7)}
                    tabIndex={day === shown ? 0 : -1}
                    aria-label={formatDate({ value: day, language })}
                    aria-current={day === today ? 'date' : undefined}
                    aria-pressed={day === date}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </Button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
