import type { KeyboardEvent } from 'react';
import { selectionOf, boxOf, daysOfAll, cellAfterKey, sizeOf } from '../../../domain/prices/grid/range.ts';
import type { GridInput } from './grid-input.ts';
import { monthAhead, wholeRows } from './wide-selection.ts';

/** Keys that start typing: a digit, a sign of a change, a decimal separator. */
const TYPES = /^[\d+\-.,%]$/u;

/** Moves the cursor, extends the selection, and works on the selection, as in a spreadsheet. */
export function useGridKeys(input: GridInput) {
  const { scroller, axis, size, rows, today, canEdit, selection, onSelect } = input;
  const box = boxOf(selection);

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
      const [from, to] = monthAhead(input, day);
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
    const next = cellAfterKey(selection.focus, event.key, room, isFar);
    if (next) {
      onSelect(event.shiftKey ? { ...selection, focus: next } : selectionOf(next));
      input.reveal({ day: next.day, line: next.row });
    } else if (isFar) {
      if (!withCtrl(event)) return;
    } else if (event.key === ' ' && event.shiftKey) onSelect(wholeRows(input, box.top, box.bottom));
    else if (event.key === 'Escape') onSelect(selectionOf(selection.focus));
    else if (!canEdit) return;
    else if (event.key === 'F2' || event.key === 'Enter') input.onType(undefined);
    else if (event.key === 'Delete' || event.key === 'Backspace') input.onClear(box, false);
    else if (TYPES.test(event.key)) input.onType(event.key);
    else return;
    event.preventDefault();
  };
  return { onKeyDown };
}
