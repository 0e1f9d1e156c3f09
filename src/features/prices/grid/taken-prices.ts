import { dayNumber } from '../../../domain/calendar/iso-date.ts';
import { realPatch } from '../../../domain/prices/grid/cell.ts';
import type { ImportedPrices } from '../../../domain/prices/grid/import.ts';
import { type CellChange, editAt } from '../../../domain/prices/grid/sheet.ts';
import type { GridStore } from './grid-store.ts';
import type { SheetTools } from './use-sheet.ts';

const smallestOf = (values: readonly number[]) => values.reduce((low, value) => Math.min(low, value), Infinity);
const largestOf = (values: readonly number[]) => values.reduce((high, value) => Math.max(high, value), 0);

/** Converts a file's prices to changes of the sheet, after loading their nights. */
export async function takenPrices(
  prices: ImportedPrices['prices'],
  { store, tools }: { readonly store: GridStore; readonly tools: SheetTools },
): Promise<CellChange[]> {
  const rows = prices.map(({ estateId }) => store.place(estateId) ?? 0);
  const days = prices.map(({ date }) => dayNumber(date));
  await store.ensure({
    top: smallestOf(rows),
    bottom: largestOf(rows),
    left: smallestOf(days),
    right: largestOf(days),
  });
  return prices.flatMap(({ estateId, date, price }): CellChange[] => {
    const day = dayNumber(date);
    const night = tools.look({ row: store.place(estateId) ?? -1, day });
    if (night?.estateId !== estateId) return [];
    const typed = editAt(tools.sheet, estateId, day);
    const patch = realPatch(night.own, { ...typed?.patch, price });
    return [{ estateId, day, edit: patch && { patch, seen: typed?.seen ?? night.seen } }];
  });
}
