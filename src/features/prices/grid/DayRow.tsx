import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOfDayNumber } from '../../../domain/calendar/iso-date.ts';
import { nightOf } from '../../../domain/prices/grid/cell.ts';
import { selectionOf, boxOf } from '../../../domain/prices/grid/range.ts';
import { editAt } from '../../../domain/prices/grid/sheet.ts';
import { isWeekend } from '../../../domain/calendar/axis.ts';
import { formatDate, moneyInputText } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import CellPanel from './CellPanel.tsx';
import { cellLabel } from './cell-text.ts';
import { DayRules } from './DayRules.tsx';
import { DayStepper } from './DayStepper.tsx';
import type { GridLine, GridStore } from './grid-store.ts';
import type { SheetTools } from './use-sheet.ts';

type DayRowProps = {
  readonly store: GridStore;
  readonly tools: SheetTools;
  readonly row: number;
  readonly today: number;
  readonly canEdit: boolean;
  readonly line: GridLine;
  readonly day: number;
};

/** A night with its price; opened, also its rules and the source of the price. */
export function DayRow({ store, tools, line, row, day, today, canEdit }: DayRowProps) {
  const { t } = useTranslation('price-grid');
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { currency, id } = line.estate;
  const found = line.night(day);
  const edit = editAt(tools.sheet, id, day);
  if (!found) return <li className="k-box k-price-day" aria-busy="true" />;
  const night = nightOf(found.below, found.own?.own, edit?.patch);
  const kind = night.isDaily ? 'DAILY' : (store.source(found.below.source)?.kind ?? 'ESTATE');
  const box = boxOf(selectionOf({ row, day }));
  const date = formatDate({ value: dateOfDayNumber(day), language });
  const price = moneyInputText({ minor: night.amount, currency, language });
  return (
    <li
      className="k-box k-price-day"
      data-weekend={isWeekend(day) || undefined}
      data-today={day === today || undefined}
      data-unsaved={edit ? '' : undefined}
      data-closed={night.isClosed || undefined}
    >
      <Button
        type="text"
        style={{ justifySelf: 'start', padding: 0 }}
        aria-expanded={isOpen}
        aria-label={cellLabel({ store, line, day, patch: edit?.patch, language, t })}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="k-chart-key k-price-key" data-source={kind}>
          <i>{t(`letter.${kind}`)}</i>
        </span>
        {date}
        {found.isSold && <small>{t('sold')}</small>}
        {night.isClosed && <small>{t('closed')}</small>}
      </Button>
      {canEdit ? (
        <DayStepper
          price={price}
          minor={night.amount}
          currency={currency}
          date={date}
          onType={(typed) => void tools.type(box, typed)}
        />
      ) : (
        <b>{price}</b>
      )}
      {isOpen && (
        <div className="k-price-more">
          {canEdit && (
            <DayRules
              night={night}
              onRule={(rules) => void tools.rules(box, rules)}
              onClear={() => void tools.clear(box, true)}
            />
          )}
          <CellPanel line={line} day={day} tools={tools} onClose={() => setIsOpen(false)} />
        </div>
      )}
    </li>
  );
}
