import {
  boxOf,
  type CellPlace,
  daysOfAll,
  monthAround,
  rowsOver,
  type CellSelection,
} from '../../../domain/prices/grid/range.ts';
import type { GridInput } from './grid-input.ts';

/** Height of the months above the days, in px. */
const MONTHS = 22;

/** First and last night of a month that can still be sold. @param day of the month */
export function monthAhead({ axis, today }: GridInput, day: number): readonly [number, number] {
  return monthAround(day, { first: Math.max(axis.origin, today), last: axis.origin + axis.days - 1 });
}

/** Whole rows over the selected days, or over a month. */
export function wholeRows(input: GridInput, from: number, to: number): CellSelection {
  const { selection } = input;
  return rowsOver({ from, to, days: boxOf(selection), month: monthAhead(input, selection.focus.day) });
}

/**
 * A header selects its row or column: all homes of a day or month, or a home's nights.
 * @param cell the nearest to the press
 * @returns `drag`: the axis that a drag from there extends; undefined in the corner, and on cells
 */
export function headSelection(
  input: GridInput,
  { clientX, clientY, shiftKey }: { readonly clientX: number; readonly clientY: number; readonly shiftKey: boolean },
  cell: CellPlace,
): { readonly selection: CellSelection; readonly drag: 'days' | 'rows' | undefined } | undefined {
  const { scroller, size, rows, selection } = input;
  const bounds = scroller.current?.getBoundingClientRect();
  if (!bounds) return undefined;
  const isBeside = clientX <= bounds.left + size.name;
  const isAbove = clientY <= bounds.top + size.head;
  if (isBeside === isAbove) return undefined;
  if (isBeside) {
    return { selection: wholeRows(input, shiftKey ? selection.anchor.row : cell.row, cell.row), drag: 'rows' };
  }
  const isMonth = clientY <= bounds.top + MONTHS;
  const [from, to] = isMonth ? monthAhead(input, cell.day) : [cell.day, cell.day];
  const days = { from: shiftKey ? boxOf(selection).left : to, to: shiftKey ? to : from };
  return { selection: daysOfAll({ rows, ...days }), drag: isMonth ? undefined : 'days' };
}
