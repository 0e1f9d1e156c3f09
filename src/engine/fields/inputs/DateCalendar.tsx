import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, isIsoDate, type IsoDate } from '../../../domain/calendar/iso-date.ts';
import { monthGrid } from '../../../domain/calendar/month-grid.ts';
import { addMonths, weekdayOf } from '../../../domain/calendar/weekday.ts';
import { Popover } from '../../../ui/Popover.tsx';
import { currentDay } from '../../clock.ts';
import { useLanguage } from '../../resource/use-text.ts';
import { dayWords, formatMonth, formatWeekday } from '../format-calendar.ts';

type DateCalendarProps = {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly host: Element;
  readonly value: IsoDate;
  readonly min: IsoDate | undefined;
  readonly max: IsoDate | undefined;
  readonly isClearable: boolean;
  readonly onPick: (date: IsoDate) => void;
  readonly onClose: () => void;
};

/** Any Monday: the heads of the columns. */
const MONDAY = '2024-01-01';
const STEPS: Readonly<Record<string, (date: IsoDate, isShift: boolean) => IsoDate>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, 1 - weekdayOf(date)),
  End: (date) => addDays(date, 7 - weekdayOf(date)),
  PageUp: (date, isShift) => addMonths(date, isShift ? -12 : -1),
  PageDown: (date, isShift) => addMonths(date, isShift ? 12 : 1),
};

/** A month to pick a day from, worked with arrows, Page Up and Down (with Shift a year), Enter and Escape. */
export default function DateCalendar(props: DateCalendarProps) {
  const { id, anchor, host, value, min, max, isClearable, onPick, onClose } = props;
  const { t } = useTranslation('fields');
  const language = useLanguage();
  const today = currentDay();
  const [at, setAt] = useState<IsoDate>(isIsoDate(value) ? value : today);
  const grid = useRef<HTMLTableElement>(null);
  const isOut = (date: IsoDate) => (!!min && date < min) || (!!max && date > max);
  const go = (date: IsoDate) => setAt(isIsoDate(date) ? date : at);
  // The focus goes along with the day, unless it is on one of the buttons above.
  const follows = useRef(true);
  useEffect(() => {
    if (follows.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [at]);
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    follows.current = true;
    go(step(at, event.shiftKey));
  };
  const turn = (key: 'yearBack' | 'back' | 'forward' | 'yearForward', months: number, sign: string) => (
    <Button
      type="text"
      aria-label={t(`date.${key}`)}
      onClick={() => {
        follows.current = false;
        go(addMonths(at, months));
      }}
    >
      {sign}
    </Button>
  );
  return (
    <Popover anchor={anchor} host={host} onClose={onClose}>
      <div id={id} className="k-date-calendar" role="dialog" aria-label={t('date.choose')}>
        <Flex align="center" justify="space-between">
          {turn('yearBack', -12, '«')}
          {turn('back', -1, '‹')}
          <strong aria-live="polite">{formatMonth({ value: at, language })}</strong>
          {turn('forward', 1, '›')}
          {turn('yearForward', 12, '»')}
        </Flex>
        <table ref={grid} role="grid" aria-label={formatMonth({ value: at, language })} onKeyDown={handleKey}>
          <thead>
            <tr>
              {Array.from({ length: 7 }, (_, day) => addDays(MONDAY, day)).map((day) => (
                <th key={day} scope="col" abbr={formatWeekday({ value: day, language, width: 'long' })}>
                  {formatWeekday({ value: day, language, width: 'short' })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {monthGrid(at).map((week, row) => (
              <tr key={row}>
                {week.map((day, column) =>
                  day === undefined ? (
                    <td key={column} />
                  ) : (
                    <td key={day} aria-selected={day === value}>
                      <Button
                        block
                        type={day === value ? 'primary' : 'text'}
                        tabIndex={day === at ? 0 : -1}
                        aria-label={dayWords({ value: day, language }).full}
                        aria-current={day === today ? 'date' : undefined}
                        disabled={isOut(day) && day !== at}
                        aria-disabled={isOut(day)}
                        onClick={() => !isOut(day) && onPick(day)}
                      >
                        {Number(day.slice(8))}
                      </Button>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
        <Flex justify="space-between">
          <Button type="text" disabled={isOut(today)} onClick={() => onPick(today)}>
            {t('date.today')}
          </Button>
          {isClearable && (
            <Button type="text" onClick={() => onPick('')}>
              {t('date.clear')}
            </Button>
          )}
        </Flex>
      </div>
    </Popover>
  );
}
