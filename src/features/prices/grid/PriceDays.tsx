import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOfDayNumber } from '../../../domain/calendar/iso-date.ts';
import { nightOf, type Patch } from '../../../domain/prices/grid/cell.ts';
import { at, type Box, boxOf, monthAround } from '../../../domain/prices/grid/range.ts';
import { minorDigits } from '../../../domain/money/money.ts';
import { isWeekend } from '../../../domain/calendar/axis.ts';
import { formatMonth } from '../../../engine/fields/format-calendar.ts';
import { formatDate, moneyInputText } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import CellPanel from './CellPanel.tsx';
import { cellLabel } from './cell-text.ts';
import type { GridLine, GridStore } from './grid-store.ts';
import { PriceForm } from './PriceForm.tsx';
import type { SheetTools } from './use-sheet.ts';
import { LONGEST_MINIMUM } from '../../../domain/rule/limits.ts';

const DAYS = 28;
/** A step of the price in whole units: cheap nights by 5, others by 50. */
const stepOf = (minor: number, currency: string): number => (minor < 1000 * 10 ** minorDigits(currency) ? 5 : 50);

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
  useEffect(() => {
    store.need({ first: row, last: row + 1, days: { from: first, to: first + count } });
  }, [store, row, first, count]);
  const monthName = (day: number) => formatMonth({ value: dateOfDayNumber(day), language });
  /** Its nights from today on, those below the last one shown too. */
  const wholeMonth = (day: number): Box => {
    const [left, right] = monthAround(day, { first: today, last: Infinity });
    return { top: row, bottom: row, left, right };
  };
  return (
    <section className="k-price-days" aria-label={t('title')}>
      <div className="k-price-estate">
        <button
          type="button"
          className="k-control"
          aria-label={t('estateBefore')}
          disabled={row <= 0}
          onClick={() => onRow(row - 1)}
        >
          ‹
        </button>
        <h2>
          {line?.estate.code} <small>{line?.estate.name}</small>
          <small>{total === undefined ? '' : t('estateOf', { row: row + 1, total })}</small>
        </h2>
        <button
          type="button"
          className="k-control"
          aria-label={t('estateAfter')}
          disabled={total === undefined || row >= total - 1}
          onClick={() => onRow(row + 1)}
        >
          ›
        </button>
      </div>
      {line &&
        monthsOf(first, count).map((days) => (
          <section key={days[0]} className="k-price-month" aria-label={monthName(days[0])}>
            <h3>{monthName(days[0])}</h3>
            {canEdit && (
              <div className="k-controls">
                <PriceForm
                  label={t('priceForMonth', { month: monthName(days[0]) })}
                  onType={(typed) => void tools.type(wholeMonth(days[0]), typed)}
                />
              </div>
            )}
            <ul>
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
            </ul>
          </section>
        ))}
      <button type="button" className="k-control" onClick={() => setCount(count + DAYS)}>
        {t('moreDays')}
      </button>
    </section>
  );
}

/** The days shown, month by month. */
function monthsOf(first: number, count: number): readonly (readonly [number, ...number[]])[] {
  const months: [number, ...number[]][] = [];
  for (let day = first; day < first + count; day += 1) {
    const month = months.at(-1);
    if (month && !dateOfDayNumber(day).endsWith('-01')) month.push(day);
    else months.push([day]);
  }
  return months;
}

type DayRowProps = Pick<PriceDaysProps, 'store' | 'tools' | 'row' | 'today' | 'canEdit'> & {
  readonly line: GridLine;
  readonly day: number;
};

function DayRow({ store, tools, line, row, day, today, canEdit }: DayRowProps) {
  const { t } = useTranslation('price-grid');
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { currency, id } = line.estate;
  const found = line.night(day);
  const edit = tools.sheet.edits.get(id)?.get(day);
  if (!found) return <li className="k-price-day" aria-busy="true" />;
  const night = nightOf(found.below, found.own?.own, edit?.patch);
  const kind = night.isDaily ? 'DAILY' : (store.source(found.below.source)?.kind ?? 'ESTATE');
  const box = boxOf(at({ row, day }));
  const date = formatDate({ value: dateOfDayNumber(day), language });
  const step = stepOf(night.amount, currency);
  const price = moneyInputText({ minor: night.amount, currency, language });
  const rule = (rules: Patch) => void tools.rules(box, rules);
  return (
    <li
      className="k-price-day"
      data-weekend={isWeekend(day) || undefined}
      data-today={day === today || undefined}
      data-unsaved={edit ? '' : undefined}
      data-closed={night.isClosed || undefined}
    >
      <button
        type="button"
        className="k-price-date"
        aria-expanded={isOpen}
        aria-label={cellLabel({ store, line, day, patch: edit?.patch, language, t })}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="k-price-key" data-source={kind}>
          <i>{t(`letter.${kind}`)}</i>
        </span>
        {date}
        {night.isClosed && <small>{t('closed')}</small>}
      </button>
      {canEdit ? (
        <span className="k-price-stepper">
          <button type="button" aria-label={t('less', { date, step })} onClick={() => void tools.type(box, `-${step}`)}>
            −
          </button>
          <input
            // What was saved or stepped meanwhile is a new input.
            key={price}
            inputMode="decimal"
            aria-label={t('priceOn', { date })}
            defaultValue={price}
            maxLength={24}
            onFocus={(event) => event.target.select()}
            onBlur={(event) => {
              const typed = event.target.value;
              if (typed.trim() !== '' && typed !== price) void tools.type(box, typed);
            }}
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          />
          <button
            type="button"
            aria-label={t('more1', { date, step })}
            onClick={() => void tools.type(box, `+${step}`)}
          >
            +
          </button>
        </span>
      ) : (
        <b>{price}</b>
      )}
      {isOpen && (
        <div className="k-price-more">
          {canEdit && (
            <div className="k-chart-tools k-controls">
              <label>
                {t('minNightsShort')}
                <input
                  type="number"
                  min={1}
                  max={LONGEST_MINIMUM}
                  inputMode="numeric"
                  value={night.minNights}
                  onChange={(event) => {
                    const nights = Number(event.target.value);
                    if (Number.isInteger(nights) && nights >= 1 && nights <= LONGEST_MINIMUM)
                      rule({ minNights: nights });
                  }}
                />
              </label>
              <button type="button" className="k-control" onClick={() => rule({ isClosed: !night.isClosed })}>
                {t(night.isClosed ? 'rule.open' : 'rule.close')}
              </button>
              <button type="button" className="k-control" onClick={() => rule({ closedToArrival: !night.noArrival })}>
                {t(night.noArrival ? 'rule.arrival' : 'rule.noArrival')}
              </button>
              <button
                type="button"
                className="k-control"
                onClick={() => rule({ closedToDeparture: !night.noDeparture })}
              >
                {t(night.noDeparture ? 'rule.departure' : 'rule.noDeparture')}
              </button>
              <button type="button" className="k-control" onClick={() => void tools.clear(box, true)}>
                {t('clear')}
              </button>
            </div>
          )}
          <CellPanel line={line} day={day} tools={tools} onClose={() => setIsOpen(false)} />
        </div>
      )}
    </li>
  );
}
