import { describe, expect, it } from 'vitest';
import type { Item, Kanban } from '../../../domain/demo/kanban.ts';
import { beforeWhenDropped, boardIdsAfter, boardOf, idsAfter, withBoardMoved, withItemMoved } from './moves.ts';

const item = (id: number): Item => ({
  id,
  title: `Item ${id}`,
  dueDate: '',
  labels: [],
  members: [],
  comments: '',
  attachments: 0,
  commentsCount: 0,
  image: '',
});
const kanban: Kanban = {
  boards: [
    { id: 1, title: 'A', itemsIds: [1, 2, 3] },
    { id: 2, title: 'B', itemsIds: [4] },
    { id: 3, title: 'C', itemsIds: [] },
  ],
  items: [1, 2, 3, 4].map(item),
};
const idsOf = (state: Kanban) => state.boards.map(({ itemsIds }) => itemsIds);

describe('moves on the boards', () => {
  it('puts an item before another one or at the end, and takes it from where it stood', () => {
    expect(idsAfter(kanban, { itemId: 3, boardId: 1, before: 1 })).toEqual([3, 1, 2]);
    expect(idsOf(withItemMoved(kanban, { itemId: 1, boardId: 2, before: 4 }))).toEqual([[2, 3], [1, 4], []]);
    expect(idsOf(withItemMoved(kanban, { itemId: 1, boardId: 3, before: undefined }))).toEqual([[2, 3], [4], [1]]);
    expect(boardOf(kanban, 4)?.id).toBe(2);
  });

  it('lands at the end where the one it was to stand before is gone, and nowhere without the board', () => {
    expect(idsAfter(kanban, { itemId: 1, boardId: 2, before: 99 })).toEqual([4, 1]);
    expect(withItemMoved(kanban, { itemId: 1, boardId: 9, before: undefined })).toBe(kanban);
  });

  it('orders boards', () => {
    expect(boardIdsAfter(kanban, { boardId: 3, before: 1 })).toEqual([3, 1, 2]);
    expect(withBoardMoved(kanban, { boardId: 1, before: undefined }).boards.map(({ id }) => id)).toEqual([2, 3, 1]);
  });

  it.each([
    [1, 3, undefined],
    [1, 2, 3],
    [3, 1, 1],
    [3, 2, 2],
    [2, 2, 2],
  ])('%i dropped on %i stands before %s', (id, over, before) => {
    expect(beforeWhenDropped([1, 2, 3], id, over)).toBe(before);
  });
});
