import { type KanbanBoard, type Kanban, placeItems, reorderBoards } from '../../../domain/demo/kanban.ts';

/** The target position: before another element, or (undefined) at the end. */
export type Before = number | undefined;
export type ItemMove = { readonly itemId: number; readonly boardId: number; readonly before: Before };
export type BoardMove = { readonly boardId: number; readonly before: Before };

function put(ids: readonly number[], id: number, before: Before): readonly number[] {
  const others = ids.filter((other) => other !== id);
  const at = before === undefined ? -1 : others.indexOf(before);
  return at < 0 ? [...others, id] : others.toSpliced(at, 0, id);
}

export const boardOf = (kanban: Kanban, itemId: number): KanbanBoard | undefined =>
  kanban.boards.find(({ itemsIds }) => itemsIds.includes(itemId));

/** The ids of a board in order, including the moved item. Keeps items that others have put there meanwhile. */
export function idsAfter(kanban: Kanban, { itemId, boardId, before }: ItemMove): readonly number[] {
  return put(kanban.boards.find(({ id }) => id === boardId)?.itemsIds ?? [], itemId, before);
}

export function boardIdsAfter(kanban: Kanban, { boardId, before }: BoardMove): readonly number[] {
  return put(
    kanban.boards.map(({ id }) => id),
    boardId,
    before,
  );
}

/** Predicts a move; an impossible one (the board is gone) changes nothing. */
export function withItemMoved(kanban: Kanban, move: ItemMove): Kanban {
  const after = placeItems(kanban, { boardId: move.boardId, ids: idsAfter(kanban, move) });
  return 'problem' in after ? kanban : after.value;
}

export function withBoardMoved(kanban: Kanban, move: BoardMove): Kanban {
  const after = reorderBoards(kanban, boardIdsAfter(kanban, move));
  return 'problem' in after ? kanban : after.value;
}

/** The element after a dropped one, in the sense of sorting by dragging. */
export function beforeWhenDropped(ids: readonly number[], id: number, over: number): Before {
  const from = ids.indexOf(id);
  const to = ids.indexOf(over);
  if (from < 0 || to < 0) return undefined;
  return ids[from < to ? to + 1 : to];
}
