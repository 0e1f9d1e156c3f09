import { type KanbanBoard, type Kanban, placeItems, reorderBoards } from '../../../domain/demo/kanban.ts';

/** Where something is put: before another one, or (undefined) behind all of them. */
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

/** The items of a board in their order, the moved one among them. What others have put there meanwhile stays. */
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

/** As it will be; a move that cannot be (the board is gone) changes nothing. */
export function withItemMoved(kanban: Kanban, move: ItemMove): Kanban {
  const after = placeItems(kanban, { boardId: move.boardId, ids: idsAfter(kanban, move) });
  return 'problem' in after ? kanban : after.value;
}

export function withBoardMoved(kanban: Kanban, move: BoardMove): Kanban {
  const after = reorderBoards(kanban, boardIdsAfter(kanban, move));
  return 'problem' in after ? kanban : after.value;
}

/** What stands behind something once it is moved to where another one stands, as sorting by dragging means it. */
export function beforeWhenDropped(ids: readonly number[], id: number, over: number): Before {
  const from = ids.indexOf(id);
  const to = ids.indexOf(over);
  if (from < 0 || to < 0) return undefined;
  return ids[from < to ? to + 1 : to];
}
