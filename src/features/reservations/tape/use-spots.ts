import type { MouseEvent } from 'react';
import { nightAtX } from '../../../domain/calendar/axis.ts';
import { gripAt } from '../../../domain/tape/drag.ts';
import { estateAt } from '../../../domain/tape/lines.ts';
import type { BarGrip } from '../../../domain/tape/stays.ts';
import { type Client, linesBox, onPlane } from '../../../engine/chart/on-plane.ts';
import type { Spot, TapeInput } from './tape-input.ts';

export type GrippedSpot = Spot & { readonly grip: BarGrip };
export type Spots = ReturnType<typeof useSpots>;

/** Finds the element at a place in the window. */
export function useSpots({ scroller, axis, size, lines, rowOf }: TapeInput) {
  const rowsBox = () => linesBox(scroller.current, size);
  const at = (client: Client): { x: number; line: number; isInside: boolean } => {
    const { clientX, clientY } = client;
    const rows = rowsBox();
    const isWithin = clientX > rows.left && clientX < rows.right;
    const isInside = isWithin && clientY > rows.top && clientY < rows.bottom;
    return { ...onPlane(scroller.current, size, client), isInside };
  };
  /** The element hit by an event, by the parts of the bars. */
  const spotAt = (event: MouseEvent): GrippedSpot | undefined => {
    const { x, line, isInside } = at(event);
    const estate = estateAt(lines, line);
    if (!isInside || estate === undefined) return undefined;
    const bar = barOf(event.target);
    const row = rowOf(estate);
    const stay = bar ? row?.stays.find(({ id }) => id === bar.dataset['stay']) : undefined;
    const block = bar ? row?.blocks.find(({ id }) => id === bar.dataset['block']) : undefined;
    return { estate, night: nightAtX(axis, x), stay, block, grip: bar ? gripOf(bar, event.clientX) : 'move' };
  };
  return { rowsBox, at, spotAt };
}

const barOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-stay], [data-block]') : null;

/** The draggable part of a bar at this place in the window. */
function gripOf(bar: HTMLElement, clientX: number): BarGrip {
  const { left, width } = bar.getBoundingClientRect();
  return gripAt({ x: clientX - left, width, grips: bar.dataset['grips'] ?? '' });
}
