import { useTranslation } from 'react-i18next';
import { dateOfDayNumber } from '../../../domain/calendar/iso-date.ts';
import { barUnder, type Cursor } from '../../../domain/tape/cursor.ts';
import { estateAt, type TapeLayout } from '../../../domain/tape/lines.ts';
import { formatDate } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { BarTexts } from './bar-texts.ts';
import type { RowData } from './tape-store.ts';

/** The element under the keyboard cursor: the id of a bar, and home and bar as text; empty on a heading. */
export function useUnderCursor(setup: {
  readonly cursor: Cursor;
  readonly lines: TapeLayout;
  readonly rowOf: (estate: number) => RowData | undefined;
  readonly texts: BarTexts;
}): { readonly id?: string | undefined; readonly label?: string } {
  const { cursor, lines, rowOf, texts } = setup;
  const { t } = useTranslation('tape');
  const language = useLanguage();
  const estate = estateAt(lines, cursor.line);
  if (estate === undefined) return {};
  const row = rowOf(estate);
  const { stay, block } = barUnder(row, cursor.day);
  const day = formatDate({ value: dateOfDayNumber(cursor.day), language });
  const words = stay ? texts.stay(stay).label : block ? texts.block(block) : t('freeOn', { day });
  return { id: (stay ?? block)?.id, label: `${row?.estate.code ?? ''}, ${words}` };
}
