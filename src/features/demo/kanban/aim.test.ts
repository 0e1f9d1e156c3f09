import { expect, it } from 'vitest';
import type { Kanban } from '../../../domain/demo/kanban.ts';
import { aimOf } from './aim.ts';

const kanban: Kanban = {
  boards: [
    { id: 1, title: 'A', itemsIds: [1, 2, 3] },
    { id: 2, title: 'B', itemsIds: [4] },
    { id: 3, title: 'C', itemsIds: [] },
  ],
  items: [],
};

it.each([
  ['item-1', 'item-1', 'ArrowDown', 'item-2'],
  ['item-1', 'item-2', 'ArrowDown', 'item-3'],
  ['item-1', 'item-3', 'ArrowDown', undefined],
  ['item-1', 'item-1', 'ArrowUp', undefined],
  ['item-1', 'item-1', 'ArrowRight', 'item-4'],
  ['item-2', 'item-2', 'ArrowRight', 'board-2'],
  ['item-4', 'item-4', 'ArrowRight', 'board-3'],
  ['item-4', 'item-4', 'ArrowLeft', 'item-1'],
  ['item-1', 'item-1', 'ArrowLeft', undefined],
  ['item-1', 'item-1', 'KeyA', undefined],
  ['board-1', 'board-1', 'ArrowRight', 'board-2'],
  ['board-1', 'board-1', 'ArrowLeft', undefined],
  ['board-3', 'board-3', 'ArrowDown', undefined],
] as const)('%s held over %s, %s: %s', (held, aimed, code, expected) => {
  expect(aimOf(kanban, held, aimed, code)).toBe(expected);
});
