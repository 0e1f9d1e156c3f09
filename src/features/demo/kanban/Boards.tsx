import { type Announcements, DndContext, DragOverlay, MeasuringStrategy, type UniqueIdentifier } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { Kanban } from '../../../domain/demo/kanban.ts';
import { REDUCED_MOTION, useMedia } from '../../../ui/use-media.ts';
import { AddForm } from './AddForm.tsx';
import { KanbanColumn, type BoardActions } from './KanbanColumn.tsx';
import { boardKey, draggedOf } from './drag-keys.ts';
import { ItemCard } from './ItemCard.tsx';
import { boardOf } from './moves.ts';
import { useBoardDrag } from './use-board-drag.ts';
import { KANBAN_PATH } from './use-kanban.ts';

/** All boards side by side; their items and the boards themselves can be dragged. */
export function Boards({ kanban, actions }: { readonly kanban: Kanban; readonly actions: BoardActions }) {
  const { t } = useTranslation('demo-kanban');
  const isStill = useMedia(REDUCED_MOTION);
  const { onMoveItem, onMoveBoard } = actions;
  const { shown, held, sensors, collisionDetection, start, over, end, cancel } = useBoardDrag({
    kanban,
    onMoveItem,
    onMoveBoard,
  });
  const heldItem = held?.kind === 'item' ? shown.items.find(({ id }) => id === held.id) : undefined;

  const titleOf = (key: UniqueIdentifier): string => {
    const { kind, id } = draggedOf(key);
    return (kind === 'board' ? shown.boards : shown.items).find((one) => one.id === id)?.title ?? '';
  };
  /** The position of a held element: a board's place, or an item's board and place. */
  const placeOf = (key: UniqueIdentifier, on: UniqueIdentifier): string => {
    const target = draggedOf(on);
    if (draggedOf(key).kind === 'board') {
      const position = shown.boards.findIndex(({ id }) => id === target.id) + 1;
      return t('drag.place', { position, count: shown.boards.length });
    }
    const board = target.kind === 'board' ? shown.boards.find(({ id }) => id === target.id) : boardOf(shown, target.id);
    const ids = board?.itemsIds ?? [];
    const position = target.kind === 'board' ? ids.length + 1 : ids.indexOf(target.id) + 1;
    return t('drag.placeOn', { board: board?.title, position });
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.lifted', { title: titleOf(active.id) }),
    onDragOver: ({ active, over: on }) => (on ? `${titleOf(active.id)}: ${placeOf(active.id, on.id)}` : undefined),
    onDragEnd: ({ active, over: on }) =>
      on
        ? t('drag.dropped', { title: titleOf(active.id), place: placeOf(active.id, on.id) })
        : t('drag.cancelled', { title: titleOf(active.id) }),
    onDragCancel: ({ active }) => t('drag.cancelled', { title: titleOf(active.id) }),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionDetection}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      onDragStart={start}
      onDragOver={over}
      onDragEnd={end}
      onDragCancel={cancel}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.how') } }}
    >
      <Flex gap="16px" align="flex-start" className="k-kanban-boards" data-dragging={held !== undefined}>
        <SortableContext items={shown.boards.map(({ id }) => boardKey(id))} strategy={horizontalListSortingStrategy}>
          {shown.boards.map((board) => (
            <KanbanColumn key={board.id} board={board} kanban={shown} actions={actions} />
          ))}
        </SortableContext>
        <div>
          <AddForm
            name={t('board.add')}
            label={t('board.name')}
            call={(title) => ({ path: `${KANBAN_PATH}/board/add`, method: 'POST', body: { title } })}
          />
        </div>
      </Flex>
      <DragOverlay dropAnimation={isStill ? null : undefined}>{heldItem && <ItemCard item={heldItem} />}</DragOverlay>
    </DndContext>
  );
}
