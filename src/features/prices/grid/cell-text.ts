import type { TFunction } from 'i18next';
import { minorDigits } from '../../../domain/money/money.ts';
import { dateOfDayNumber } from '../../../domain/calendar/iso-date.ts';
import { nightOf, type Patch } from '../../../domain/prices/grid/cell.ts';
import type { CellPlace } from '../../../domain/prices/grid/range.ts';
import { editAt } from '../../../domain/prices/grid/sheet.ts';
import type { Language } from '../../../config/types.ts';
import { formatDate, formatMoney, formatNumber, moneyInputText } from '../../../engine/format.ts';
import type { GridLine, GridStore } from './grid-store.ts';
import type { SheetTools } from './use-sheet.ts';

/** A price in a cell: without the currency, which the row shows, and without decimals if they are zero. */
export function cellPrice(setup: { minor: number; currency: string; language: Language }): string {
  const { minor, currency, language } = setup;
  const unit = 10 ** minorDigits(currency);
  if (minor % unit === 0) return formatNumber({ value: minor / unit, language });
  const whole = formatNumber({ value: Math.trunc(minor / unit), language });
  const text = moneyInputText({ minor, currency, language });
  return whole + text.slice(text.search(/[.,]/u));
}

type CellSetup = {
  readonly store: GridStore;
  readonly line: GridLine;
  readonly day: number;
  readonly patch: Patch | undefined;
  readonly language: Language;
  readonly t: TFunction<'price-grid'>;
};

/** Everything a cell shows, as text: estate, night, price, its source, rules, whether it is saved. */
export function cellLabel({ store, line, day, patch, language, t }: CellSetup): string {
  const { estate } = line;
  const date = formatDate({ value: dateOfDayNumber(day), language });
  const found = line.night(day);
  if (!found) return `${estate.code}, ${date}`;
  const night = nightOf(found.below, found.own?.own, patch);
  const source = store.source(found.below.source);
  return [
    estate.code,
    date,
    formatMoney({ minor: night.amount, currency: estate.currency, language }),
    t(`source.${night.isDaily ? 'DAILY' : (source?.kind ?? 'ESTATE')}`) +
      (!night.isDaily && source && source.name !== '' ? ` ${source.name}` : ''),
    night.minNights > 1 ? t('minNights', { count: night.minNights }) : '',
    found.isSold ? t('sold') : '',
    night.isClosed ? t('closed') : '',
    night.noArrival ? t('noArrival') : '',
    night.noDeparture ? t('noDeparture') : '',
    patch ? t('unsaved') : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** The price of a cell as typed and as spreadsheets in this language read it; '' if unknown. */
export function typedPrice({ sheet, look }: SheetTools, cell: CellPlace, language: Language): string {
  const known = look(cell);
  if (!known) return '';
  const { amount } = nightOf(known.below, known.own, editAt(sheet, known.estateId, cell.day)?.patch);
  return moneyInputText({ minor: amount, currency: known.currency, language });
}
