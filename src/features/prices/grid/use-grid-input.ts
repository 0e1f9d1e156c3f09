import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type Axis, dayAtX } from '../../../domain/calendar/axis.ts';
import {
  at,
  type Box,
  boxOf,
  type Cell,
  cellsIn,
  daysOfAll,
  monthAround,
  moved,
  pulled,
  rowsOver,
  type Selection,
  sizeOf,
} from '../../../domain/prices/grid/range.ts';
import { readTable, writeTable } from '../../../domain/prices/grid/table-text.ts';
import { linesBox, onPlane } from '../../../engine/chart/on-plane.ts';
import type { Size } from '../../../engine/chart/use-view.ts';

/** Pixels from the edge of the grid within which a drag scrolls it. */
const EDGE = 36;
/** What begins typing: a digit, a sign of a change, a decimal separator. */
const TYPES = /^[\d+\-.,%]$/u;
/** Height of the months above the days, in pixels. */
const MONTHS = 22;
/** Cells that go onto the clipboard at once. */
const MOST_COPIED = 50_000;

type GridInput = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly axis: Axis;
  readonly size: Size;
  readonly rows: number;
  readonly today: number;
  readonly canEdit: boolean;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly reveal: (place: { day: number; line?: number }) => void;
  /** Opens the editor: with what was typed, or with the price that is there. */
  readonly onType: (text: string | undefined) => void;
  readonly onClear: (box: Box, isAll: boolean) => void;
  readonly onFill: (from: Box, to: Box) => void;
  readonly onPaste: (box: Box, table: readonly (readonly string[])[]) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onSave: () => void;
  /** The number of a cell as a spreadsheet of this language reads it. */
  readonly textOf: (cell: Cell) => string;
};

/** Pointer, keyboard and clipboard on the grid. */
export function useGridInput(input: GridInput) {
  const { scroller, axis, size, rows, today, canEdit, selection, onSelect, reveal } = input;
  const [pull, setPull] = useState<{ readonly whole: Box; readonly fresh: Box }>();
  const pressed = useRef<'select' | 'pull' | 'days' | 'rows'>(undefined);
  const box = boxOf(selection);

  const cellAt = (event: PointerEvent): Cell | undefined => {
    if (!scroller.current || rows === 0) return undefined;
    const { x, line } = onPlane(scroller.current, size, event);
    return { row: Math.max(0, Math.min(rows - 1, line)), day: dayAtX(axis, x) };
  };
  const isInside = (event: PointerEvent): boolean => {
    const { left, top } = linesBox(scroller.current, size);
    return scroller.current !== null && event.clientX > left && event.clientY > top;
  };
  const future = { first: Math.max(axis.origin, today), last: axis.origin + axis.days - 1 };
  const overRows = (from: number, to: number) =>
    rowsOver({ from, to, days: box, month: monthAround(selection.focus.day, future) });
  /** A head selects what it is the head of: all homes of a day or a month, or a home's nights. */
  const selectByHead = (event: PointerEvent): 'days' | 'rows' | undefined => {
    const bounds = scroller.current?.getBoundingClientRect();
    const cell = cellAt(event);
    if (!bounds || !cell) return undefined;
    const isBeside = event.clientX <= bounds.left + size.name;
    const isAbove = event.clientY <= bounds.top + size.head;
    if (isBeside === isAbove) return undefined; // the corner, or a cell
    if (isBeside) {
      onSelect(overRows(event.shiftKey ? selection.anchor.row : cell.row, cell.row));
      return 'rows';
    }
    const isMonth = event.clientY <= bounds.top + MONTHS;
    const [from, to] = isMonth ? monthAround(cell.day, future) : [cell.day, cell.day];
    onSelect(daysOfAll({ rows, from: event.shiftKey ? box.left : to, to: event.shiftKey ? to : from }));
    return isMonth ? undefined : 'days';
  };
  const scrollAtEdge = (event: PointerEvent) => {
    const bounds = scroller.current?.getBoundingClientRect();
    if (!bounds) return;
    const by = (before: number, after: number) => (before < EDGE ? -EDGE : after < EDGE ? EDGE : 0);
    scroller.current?.scrollBy(
      by(event.clientX - bounds.left - size.name, bounds.right - event.clientX) / 2,
      by(event.clientY - bounds.top - size.head, bounds.bottom - event.clientY) / 2,
    );
  };

  const onPointerDown = (event: PointerEvent) => {
    // A thumb scrolls; a tap chooses (below).
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
    if (!onHandle) onSelect(event.shiftKey ? { ...selection, focus: cell } : at(cell));
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!pressed.current || event.buttons === 0) return;
    scrollAtEdge(event);
    const cell = cellAt(event);
    if (!cell) return;
    if (pressed.current === 'pull') setPull(pulled(box, cell));
    else if (pressed.current === 'days') onSelect(daysOfAll({ rows, from: selection.anchor.day, to: cell.day }));
    else if (pressed.current === 'rows') onSelect({ ...selection, focus: { ...selection.focus, row: cell.row } });
    else if (cell.row !== selection.focus.row || cell.day !== selection.focus.day)
      onSelect({ ...selection, focus: cell });
  };
  const onPointerUp = (event: PointerEvent) => {
    if (event.pointerType === 'touch') {
      const cell = isInside(event) ? cellAt(event) : undefined;
      if (cell) onSelect(at(cell));
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

  const fillFromEdge = (isDown: boolean) => {
    const from = isDown ? { ...box, bottom: box.top } : { ...box, right: box.left };
    const to = isDown ? { ...box, top: box.top + 1 } : { ...box, left: box.left + 1 };
    if (sizeOf(box) > 1 && to.top <= to.bottom && to.left <= to.right) input.onFill(from, to);
  };
  const withCtrl = (event: KeyboardEvent): boolean => {
    const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
    const { day } = selection.focus;
    if (key === 'S') input.onSave();
    else if (key === ' ') onSelect(daysOfAll({ rows, from: day, to: day }));
    else if (key === 'A') {
      const [from, to] = monthAround(day, future);
      onSelect(daysOfAll({ rows, from: to, to: from }));
    } else if (key === 'Z' && event.shiftKey) input.onRedo();
    else if (key === 'Z') input.onUndo();
    else if (key === 'Y') input.onRedo();
    else if (key === 'R' && canEdit) fillFromEdge(false);
    else if (key === 'D' && canEdit) fillFromEdge(true);
    else if ((key === 'Delete' || key === 'Backspace') && canEdit) input.onClear(box, true);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.altKey) return;
    const isFar = event.ctrlKey || event.metaKey;
    const { clientHeight = 600 } = scroller.current ?? {};
    const page = Math.max(1, Math.floor((clientHeight - size.head) / size.line) - 1);
    const room = { rows, page, today, first: axis.origin, last: axis.origin + axis.days - 1 };
    const next = moved(selection.focus, event.key, room, isFar);
    if (next) {
      onSelect(event.shiftKey ? { ...selection, focus: next } : at(next));
      reveal({ day: next.day, line: next.row });
    } else if (isFar) {
      if (!withCtrl(event)) return;
    } else if (event.key === ' ' && event.shiftKey) onSelect(overRows(box.top, box.bottom));
    else if (event.key === 'Escape') onSelect(at(selection.focus));
    else if (!canEdit) return;
    else if (event.key === 'F2' || event.key === 'Enter') input.onType(undefined);
    else if (event.key === 'Delete' || event.key === 'Backspace') input.onClear(box, false);
    else if (TYPES.test(event.key)) input.onType(event.key);
    else return;
    event.preventDefault();
  };

  const onCopy = (event: ClipboardEvent) => {
    if (event.target !== event.currentTarget || sizeOf(box) > MOST_COPIED) return;
    const table: string[][] = [];
    for (const cell of cellsIn(box)) (table[cell.row - box.top] ??= []).push(input.textOf(cell));
    event.clipboardData.setData('text/plain', writeTable(table));
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.target !== event.currentTarget || !canEdit) return;
    const text = event.clipboardData.getData('text/plain');
    if (text !== '') input.onPaste(box, readTable(text));
    event.preventDefault();
  };

  const onPointerCancel = () => {
    pressed.current = undefined;
    setPull(undefined);
  };
  const onDoubleClick = () => {
    if (canEdit) input.onType(undefined);
  };
  return {
    pull,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onDoubleClick, onKeyDown, onCopy, onPaste },
  };
}
