import { type Axis, dayAtX, type Days } from '../../domain/calendar/axis.ts';

/** The dimensions of a chart, in pixels. */
export type Size = {
  readonly line: number;
  readonly name: number;
  readonly head: number;
  readonly foot: number;
};

type Scroller = HTMLElement | null;
/** A place of the window. */
export type Client = { readonly clientX: number; readonly clientY: number };

/** The position of the lines in the window: without names, head and foot. */
export function linesBox(scroller: Scroller, size: Size) {
  const { left = 0, top = 0, right = 0, bottom = 0 } = scroller?.getBoundingClientRect() ?? {};
  return { left: left + size.name, top: top + size.head, right, bottom: bottom - size.foot };
}

/** A place of the window on the plane that is scrolled in it: pixels from the first day, and the line, there or not. */
export function onPlane(scroller: Scroller, size: Size, { clientX, clientY }: Client) {
  const { left, top } = linesBox(scroller, size);
  const { scrollLeft = 0, scrollTop = 0 } = scroller ?? {};
  return { x: clientX - left + scrollLeft, line: Math.floor((clientY - top + scrollTop) / size.line) };
}

/** The days between the names and the right edge. */
export function daysInSight(scroller: Scroller, size: Size, axis: Axis): Days {
  const { scrollLeft = 0, clientWidth = size.name + axis.dayWidth } = scroller ?? {};
  const last = dayAtX(axis, scrollLeft + clientWidth - size.name - 1);
  return { from: dayAtX(axis, scrollLeft), to: last + 1 };
}
