import type { Kanban } from '../../../domain/demo/kanban.ts';
import { boardKey, type DragKey, draggedOf, itemKey } from './drag-keys.ts';
import { boardOf } from './moves.ts';

const SIDEWAYS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 };
const UPWARDS: { readonly [key: string]: number } = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The target of an arrow key during a drag: the item above or below, the same place on the next board, or that board if
 * it has no such place.
 * @param aimed the target of the previous key, initially the held element itself
 */
export function aimOf(kanban: Kanban, held: DragKey, aimed: DragKey, code: string): DragKey | undefined {
  const by = SIDEWAYS[code];
  if (draggedOf(held).kind === 'board') {
    const at = kanban.boards.findIndex(({ id }) => boardKey(id) === aimed);
    const next = by === undefined ? undefined : kanban.boards[at + by];
    return next && at + (by ?? 0) >= 0 ? boardKey(next.id) : undefined;
  }
  const { kind, id } = draggedOf(aimed);
  const board = kind === 'board' ? kanban.boards.find((one) => one.id === id) : boardOf(kanban, id);
  if (!board) return undefined;
  const at = kind === 'board' ? board.itemsIds.length : board.itemsIds.indexOf(id);
  if (by !== undefined) {
    const beside = kanban.boards[kanban.boards.indexOf(board) + by];
    if (!beside) return undefined;
    const there = beside.itemsIds[at];
    return there === undefined ? boardKey(beside.id) : itemKey(there);
  }
  const next = board.itemsIds[at + (UPWARDS[code] ?? NaN)];
  return next === undefined ? undefined : itemKey(next);
}
