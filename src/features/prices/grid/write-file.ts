import { dateOfDayNumber } from '../../../domain/calendar/iso-date.ts';
import { nightOf } from '../../../domain/prices/grid/cell.ts';
import type { CellRange } from '../../../domain/prices/grid/range.ts';
import { minorDigits } from '../../../domain/money/money.ts';
import type { SheetLine } from '../../../wire/workbooks.ts';
import type { GridStore } from './grid-store.ts';
import { xlsxFile } from '../../../engine/report/sheet-file.ts';
import type { PriceSheet } from '../../../domain/prices/grid/sheet.ts';

/** The visible nights as a workbook in the import's format; includes unsaved prices. */
export async function writeFile(setup: {
  readonly store: GridStore;
  readonly sheet: PriceSheet;
  readonly box: CellRange;
  readonly head: readonly [code: string, name: string, currency: string];
}): Promise<Blob> {
  const { store, sheet, box, head } = setup;
  const days = Array.from({ length: box.right - box.left + 1 }, (_, index) => box.left + index);
  const rows: SheetLine[] = [[...head, ...days.map(dateOfDayNumber)]];
  for (let row = box.top; row <= box.bottom; row += 1) {
    const line = store.line(row);
    if (!line) continue;
    const { id, code, name, currency } = line.estate;
    const edits = sheet.edits.get(id);
    const unit = 10 ** minorDigits(currency);
    const prices = days.map((day) => {
      const night = line.night(day);
      return night ? nightOf(night.below, night.own?.own, edits?.get(day)?.patch).amount / unit : null;
    });
    rows.push([code, name, currency, ...prices]);
  }
  return xlsxFile(rows, head.length);
}
