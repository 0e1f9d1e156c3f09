import { type PointerEvent, useRef, useState } from 'react';
import { dayAtX } from '../../../domain/calendar/axis.ts';
import {
  selectionOf,
  type CellRange,
  boxOf,
  type CellPlace,
  daysOfAll,
  rangeFilledByDrag,
} from '../../../domain/prices/grid/range.ts';
import { linesBox, onPlane } from '../../../engine/chart/on-plane.ts';
import type { GridInput } from './grid-input.ts';
import { headSelection } from './wide-selection.ts';

/** px from the edge of the grid within which a drag scrolls it. */
const EDGE = 36;

/** Selects cells, whole rows and days, and drags the fill handle over others. */
export function useGridPointer(input: GridInput) {
  const { scroller, axis, size, rows, selection, onSelect } = input;
  const [pull, setPull] = useState<{ readonly whole: CellRange; readonly fresh: CellRange }>();
  const pressed = useRef<'select' | 'pull' | 'days' | 'rows'>(undefined);
  const box = boxOf(selection);

  const cellAt = (event: PointerEvent): CellPlace | undefined => {
    if (!scroller.current || rows === 0) return undefined;
    const { x, line } = onPlane(scroller.current, size, event);
    return { row: Math.max(0, Math.min(rows - 1, line)), day: dayAtX(axis, x) };
  };
  const isInside = (event: PointerEvent): boolean => {
    const { left, top } = linesBox(scroller.current, size);
    return scroller.current !== null && event.clientX > left && event.clientY > top;
  };
  const selectByHead = (event: PointerEvent): 'days' | 'rows' | undefined => {
    const cell = cellAt(event);
    const found = cell && headSelection(input, event, cell);
    if (found) onSelect(found.selection);
    return found?.drag;
  };
  const scrollAtEdge = (event: PointerEvent) => {
    const bounds = scroller.current?.getBoundingClientRect();
    if (!bounds) return;
    const scrollStep = (before: number, after: number) => (before < EDGE ? -EDGE : after < EDGE ? EDGE : 0);
    scroller.current?.scrollBy(
      scrollStep(event.clientX - bounds.left - size.name, bounds.right - event.clientX) / 2,
      scrollStep(event.clientY - bounds.top - size.head, bounds.bottom - event.clientY) / 2,
    );
  };

  const onPointerDown = (event: PointerEvent) => {
    // A thumb scrolls; a tap selects (below).
    if (event.button !== 0 || event.pointerType === 'touch') return;
    if (!isInside(event)) {
      pressed.current = selectByHead(event);
      if (pressed.current) scroller.current?.setPointerCapture(event.pointerId);
      return;
    }
    const cell = cellAt(event);
    if (!cell) return;
    const onHandle = event.target instanceof Element && event.target.closest('.k-price-handle') !== null;
    pressed.current = onHandle ? 'pull' : 'select';
    scroller.current?.setPointerCapture(event.pointerId);
    if (!onHandle) onSelect(event.shiftKey ? { ...selection, focus: cell } : selectionOf(cell));
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!pressed.current || event.buttons === 0) return;
    scrollAtEdge(event);
    const cell = cellAt(event);
    if (!cell) return;
    if (pressed.current === 'pull') setPull(rangeFilledByDrag(box, cell));
    else if (pressed.current === 'days') onSelect(daysOfAll({ rows, from: selection.anchor.day, to: cell.day }));
    else if (pressed.current === 'rows') onSelect({ ...selection, focus: { ...selection.focus, row: cell.row } });
    else if (cell.row !== selection.focus.row || cell.day !== selection.focus.day)
      onSelect({ ...selection, focus: cell });
  };
  const onPointerUp = (event: PointerEvent) => {
    if (event.pointerType === 'touch') {
      const cell = isInside(event) ? cellAt(event) : undefined;
      if (cell) onSelect(selectionOf(cell));
      else selectByHead(event);
    }
    if (pull) {
      input.onFill(box, pull.fresh);
      const { top, bottom, left, right } = pull.whole;
      onSelect({ anchor: { row: top, day: left }, focus: { row: bottom, day: right } });
    }
    pressed.current = undefined;
    setPull(undefined);
  };
  const onPointerCancel = () => {
    pressed.current = undefined;
    setPull(undefined);
  };
  const onDoubleClick = () => {
    if (input.canEdit) input.onType(undefined);
  };
  return { pull, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onDoubleClick } };
}
