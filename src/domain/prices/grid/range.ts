import { dateOfDayNumber, dayNumber } from '../../calendar/iso-date.ts';
import { daysInMonth } from '../../calendar/weekday.ts';

/** A cell of the grid: row among the shown estates, day number since 1970. */
export type CellPlace = { readonly row: number; readonly day: number };
/** A selection from anchor to focus; stretching it keeps the anchor. */
export type CellSelection = { readonly anchor: CellPlace; readonly focus: CellPlace };
/** Both ends included. */
export type CellRange = {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};

export function boxOf({ anchor, focus }: CellSelection): CellRange {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.day, focus.day),
    right: Math.max(anchor.day, focus.day),
  };
}

export const selectionOf = (cell: CellPlace): CellSelection => ({ anchor: cell, focus: cell });
export const sizeOf = ({ top, bottom, left, right }: CellRange): number => (bottom - top + 1) * (right - left + 1);

/** Cells row by row. */
export function* cellsIn({ top, bottom, left, right }: CellRange): Generator<CellPlace> {
  for (let row = top; row <= bottom; row += 1) for (let day = left; day <= right; day += 1) yield { row, day };
}

/** All rows of the dragged days; the cursor is in the first row. */
export const daysOfAll = ({ rows, from, to }: { rows: number; from: number; to: number }): CellSelection => ({
  anchor: { row: rows - 1, day: from },
  focus: { row: 0, day: to },
});

/** Whole rows over the selected days; if that is one day, over `month`. */
export function rowsOver(setup: {
  from: number;
  to: number;
  days: CellRange;
  month: readonly [number, number];
}): CellSelection {
  const { from, to, days, month } = setup;
  const [left, right] = days.right > days.left ? [days.left, days.right] : month;
  return { anchor: { row: from, day: right }, focus: { row: to, day: left } };
}

/** First and last day of a day's month, without past days and days outside the grid. */
export function monthAround(day: number, { first, last }: { first: number; last: number }): readonly [number, number] {
  const date = dateOfDayNumber(day);
  const from = dayNumber(`${date.slice(0, 7)}-01`);
  const to = from + daysInMonth(date) - 1;
  return to < first ? [from, to] : [Math.max(from, first), Math.min(to, last)];
}

/** The area the cursor moves in; `page` = rows per screen. */
export type Room = {
  readonly rows: number;
  readonly first: number;
  readonly last: number;
  readonly page: number;
  readonly today: number;
};

const STEPS: Readonly<Record<string, readonly [rows: number, days: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The cell a key leads to: arrows by one, with Ctrl by a week or ten rows, Page up and down by a screen, Home to today,
 * with Ctrl to the first row, End with Ctrl to the last one.
 * @returns undefined for other keys
 */
export function cellAfterKey(cell: CellPlace, key: string, room: Room, isFar = false): CellPlace | undefined {
  const step = STEPS[key];
  let { row, day } = cell;
  if (step) {
    row += step[0] * (isFar ? 10 : 1);
    day += step[1] * (isFar ? 7 : 1);
  } else if (key === 'PageUp') row -= room.page;
  else if (key === 'PageDown') row += room.page;
  else if (key === 'Home') {
    day = room.today;
    if (isFar) row = 0;
  } else if (key === 'End' && isFar) row = room.rows - 1;
  else return undefined;
  return {
    row: Math.max(0, Math.min(room.rows - 1, row)),
    day: Math.max(room.first, Math.min(room.last, day)),
  };
}

/**
 * The box filled by dragging the handle: it grows on one side only, the one with the longest drag.
 * @returns the new cells beside `box`, or undefined when the handle is back inside
 */
export function rangeFilledByDrag(
  box: CellRange,
  to: CellPlace,
): { readonly whole: CellRange; readonly fresh: CellRange } | undefined {
  const down = to.row - box.bottom;
  const up = box.top - to.row;
  const right = to.day - box.right;
  const left = box.left - to.day;
  const far = Math.max(down, up, right, left);
  if (far <= 0) return undefined;
  if (far === down)
    return { whole: { ...box, bottom: to.row }, fresh: { ...box, top: box.bottom + 1, bottom: to.row } };
  if (far === up) return { whole: { ...box, top: to.row }, fresh: { ...box, top: to.row, bottom: box.top - 1 } };
  if (far === right) return { whole: { ...box, right: to.day }, fresh: { ...box, left: box.right + 1, right: to.day } };
  return { whole: { ...box, left: to.day }, fresh: { ...box, left: to.day, right: box.left - 1 } };
}

/** The cell of `box` that a cell beside it copies, repeating the pattern. */
export function repeatedCell(box: CellRange, { row, day }: CellPlace): CellPlace {
  const turn = (value: number, from: number, to: number) => {
    const size = to - from + 1;
    return from + ((((value - from) % size) + size) % size);
  };
  return { row: turn(row, box.top, box.bottom), day: turn(day, box.left, box.right) };
}
