import type { ClipboardEvent } from 'react';
import { boxOf, cellsIn, sizeOf } from '../../../domain/prices/grid/range.ts';
import { readTable, writeTable } from '../../../domain/prices/grid/table-text.ts';
import type { GridInput } from './grid-input.ts';

/** Max cells copied at once. */
const MAX_COPIED = 50_000;

/** Copies the selection as a spreadsheet's table, and pastes one. */
export function useGridClipboard(input: GridInput) {
  const box = boxOf(input.selection);
  const onCopy = (event: ClipboardEvent) => {
    if (event.target !== event.currentTarget || sizeOf(box) > MAX_COPIED) return;
    const table: string[][] = [];
    for (const cell of cellsIn(box)) (table[cell.row - box.top] ??= []).push(input.textOf(cell));
    event.clipboardData.setData('text/plain', writeTable(table));
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.target !== event.currentTarget || !input.canEdit) return;
    const text = event.clipboardData.getData('text/plain');
    if (text !== '') input.onPaste(box, readTable(text));
    event.preventDefault();
  };
  return { onCopy, onPaste };
}
