import { dateOfDayNumber } from '../../calendar/iso-date.ts';
import { weekdayOf } from '../../calendar/weekday.ts';
import type { CellRange } from './range.ts';

/** Nights that begin on a Friday or Saturday. */
const isWeekendNight = (day: number): boolean => [5, 6].includes(weekdayOf(dateOfDayNumber(day)));

/** The weekend nights within a box, one box per weekend. */
export function weekendsIn(box: CellRange): readonly CellRange[] {
  const boxes: CellRange[] = [];
  for (let day = box.left; day <= box.right; day += 1) {
    if (!isWeekendNight(day)) continue;
    const last = boxes.at(-1);
    if (last?.right === day - 1) boxes[boxes.length - 1] = { ...last, right: day };
    else boxes.push({ ...box, left: day, right: day });
  }
  return boxes;
}
