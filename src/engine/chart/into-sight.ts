import { type Axis, xOfDay } from '../../domain/calendar/axis.ts';
import type { Size } from './on-plane.ts';

/** Scrolls to a day, and to a line when given, with as little movement as it takes. */
export function bringIntoSight(
  scroller: HTMLElement,
  { axis, size, day, line }: { axis: Axis; size: Size; day: number; line?: number },
): void {
  const x = xOfDay(axis, day);
  const width = scroller.clientWidth - size.name;
  if (x < scroller.scrollLeft || x + axis.dayWidth > scroller.scrollLeft + width) {
    scroller.scrollLeft = x - Math.max(0, Math.min(width / 3, 4 * axis.dayWidth));
  }
  if (line === undefined) return;
  const y = line * size.line;
  const height = scroller.clientHeight - size.head - size.foot;
  if (y < scroller.scrollTop) scroller.scrollTop = y;
  else if (y + size.line > scroller.scrollTop + height) scroller.scrollTop = y + size.line - height;
}
