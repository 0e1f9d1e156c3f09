import {
  closestCenter,
  type CollisionDetection,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
  KeyboardSensor,
  type KeyboardCoordinateGetter,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useRef, useState } from 'react';
import type { Kanban } from '../../../domain/demo/kanban.ts';
import { aimOf } from './aim.ts';
import { boardKey, type DragKey, draggedOf, itemKey } from './drag-keys.ts';
import { beforeWhenDropped, boardOf, type BoardMove, type ItemMove, withItemMoved } from './moves.ts';

export type BoardDragSetup = {
  readonly kanban: Kanban;
  readonly onMoveItem: (move: ItemMove) => void;
  readonly onMoveBoard: (move: BoardMove) => void;
};

const keyOf = (key: string | number): DragKey => {
  const { kind, id } = draggedOf(key);
  return kind === 'board' ? boardKey(id) : itemKey(id);
};

/** Handles a drag; `shown` holds the boards as they would be. */
export function useBoardDrag({ kanban, onMoveItem, onMoveBoard }: BoardDragSetup) {
  const [held, setHeld] = useState<{ readonly key: DragKey; readonly kanban: Kanban }>();
  /** The target of the arrow keys so far. */
  const aimed = useRef<DragKey>(undefined);
  const shown = held?.kanban ?? kanban;

  const coordinateGetter: KeyboardCoordinateGetter = (event, { active, context: { droppableRects } }) => {
    const key = keyOf(active);
    const next = aimOf(shown, key, aimed.current ?? key, event.code);
    if (!/^Arrow/.test(event.code)) return undefined;
    event.preventDefault(); // the page would scroll
    const rect = next && droppableRects.get(next);
    if (!next || !rect) return undefined;
    aimed.current = next;
    return { x: rect.left, y: rect.top };
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  );

  const collisionDetection: CollisionDetection = (args) => {
    if (args.pointerCoordinates === null) return aimed.current ? [{ id: aimed.current }] : [];
    const amongContainers = (isWanted: (key: DragKey) => boolean) => ({
      ...args,
      droppableContainers: args.droppableContainers.filter(({ id }) => isWanted(keyOf(id))),
    });
    const boards = amongContainers((key) => key.startsWith('board'));
    if (draggedOf(args.active.id).kind === 'board') return closestCenter(boards);
    const [over] = [...pointerWithin(boards), ...rectIntersection(boards)];
    if (!over) return [];
    const board = shown.boards.find(({ id }) => boardKey(id) === over.id);
    const nearest = closestCenter(amongContainers((key) => board?.itemsIds.some((id) => itemKey(id) === key) ?? false));
    return nearest.length > 0 ? nearest : [over];
  };

  const start = ({ active }: DragStartEvent) => {
    aimed.current = undefined;
    setHeld({ key: keyOf(active.id), kanban });
  };
  /** Moves an item to the board below it at once; its place follows on release. */
  const handleDragOver = ({ active, over: target, activatorEvent }: DragOverEvent) => {
    const { kind, id } = draggedOf(active.id);
    if (!held || !target || kind !== 'item') return;
    const on = draggedOf(target.id);
    const board =
      on.kind === 'board' ? held.kanban.boards.find((one) => one.id === on.id) : boardOf(held.kanban, on.id);
    if (!board || board.id === boardOf(held.kanban, id)?.id) return;
    const at = board.itemsIds.indexOf(on.id);
    const top = active.rect.current.translated?.top ?? 0;
    const isBelow = !(activatorEvent instanceof KeyboardEvent) && top > target.rect.top + target.rect.height / 2;
    const before = on.kind === 'board' ? undefined : board.itemsIds[isBelow ? at + 1 : at];
    aimed.current = itemKey(id);
    setHeld({ ...held, kanban: withItemMoved(held.kanban, { itemId: id, boardId: board.id, before }) });
  };
  const end = ({ active, over: target }: DragEndEvent) => {
    setHeld(undefined);
    if (!held || !target) return;
    const { kind, id } = draggedOf(active.id);
    const on = draggedOf(target.id);
    if (kind === 'board') {
      const ids = kanban.boards.map((board) => board.id);
      if (on.kind === 'board' && on.id !== id) onMoveBoard({ boardId: id, before: beforeWhenDropped(ids, id, on.id) });
      return;
    }
    const board = boardOf(held.kanban, id);
    if (!board) return;
    const { itemsIds } = board;
    const isSorted = on.kind === 'item' && on.id !== id && itemsIds.includes(on.id);
    const before = isSorted ? beforeWhenDropped(itemsIds, id, on.id) : itemsIds[itemsIds.indexOf(id) + 1];
    const move = { itemId: id, boardId: board.id, before };
    const stood = boardOf(kanban, id);
    const isSame = stood?.id === board.id && stood.itemsIds[stood.itemsIds.indexOf(id) + 1] === before;
    if (!isSame) onMoveItem(move);
  };
  return {
    shown,
    held: held && draggedOf(held.key),
    sensors,
    collisionDetection,
    start,
    over: handleDragOver,
    end,
    cancel: () => setHeld(undefined),
  };
}
