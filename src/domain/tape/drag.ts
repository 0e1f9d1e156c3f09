import { type Axis, dayAtX, nightAtX } from '../calendar/axis.ts';
import type { BarGrip } from './stays.ts';

/** Pixels at each end of a bar for resizing it; a quarter of a short bar, so its middle stays draggable. */
const GRIP = 8;
/** Pixels inside the right edge that also scroll: the window may end there. */
const RIM = 24;
/** Pixels a second: at the edge, and for each pixel beyond it. */
const PULL = { least: 240, more: 12, most: 1500 };

type Point = { readonly x: number; readonly y: number };
type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** TC1: days a bar moves with the pointer: bars run from noon to noon, and less than half a day is none. */
export const daysMoved = ({ dayWidth }: Axis, fromX: number, toX: number): number =>
  Math.round((toX - fromX) / dayWidth) || 0;

/**
 * TC1, TC3: the nights drawn from one day to another, in either direction: Friday to Sunday are two. Within one day it
 * is the night under the pointer.
 * @returns day numbers of arrival and departure
 */
export function nightsDrawn(axis: Axis, fromX: number, toX: number): { readonly from: number; readonly to: number } {
  const pressed = dayAtX(axis, fromX);
  const now = dayAtX(axis, toX);
  if (pressed !== now) return { from: Math.min(pressed, now), to: Math.max(pressed, now) };
  const night = nightAtX(axis, toX);
  return { from: night, to: night + 1 };
}

/** The part of a bar under a pixel. @param grips the edges that can be dragged */
export function gripAt(bar: { readonly x: number; readonly width: number; readonly grips: string }): BarGrip {
  const { x, width, grips } = bar;
  const reach = Math.min(GRIP, width / 4);
  if (grips.includes('start') && x < reach) return 'start';
  if (grips.includes('end') && x >= width - reach) return 'end';
  return 'move';
}

/**
 * The scroll speed while dragging, in pixels per second. Above, below and on the left the pointer must leave the rows
 * first, so dragging along the last visible row stays in it.
 */
export function scrollSpeedAt({ x, y }: Point, rows: Box): Point {
  return {
    x: pull(Math.max(0, x - (rows.right - RIM))) - pull(Math.max(0, rows.left - x)),
    y: pull(Math.max(0, y - rows.bottom)) - pull(Math.max(0, rows.top - y)),
  };
}

const pull = (beyond: number): number => (beyond === 0 ? 0 : Math.min(PULL.most, PULL.least + beyond * PULL.more));

/** The place among the rows that is nearest to a hand outside of them. */
export const nearestPointIn = ({ x, y }: Point, { left, top, right, bottom }: Box): Point => ({
  x: Math.max(left, Math.min(right - 1, x)),
  y: Math.max(top, Math.min(bottom - 1, y)),
});
