import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { KanbanBoard, Item, Kanban } from '../../../domain/demo/kanban.ts';
import { AddForm } from './AddForm.tsx';
import { BoardHead } from './BoardHead.tsx';
import { boardKey, itemKey } from './drag-keys.ts';
import { DragHandle } from './DragHandle.tsx';
import { ItemCard, type ItemActions } from './ItemCard.tsx';
import { type BoardMove, type ItemMove } from './moves.ts';
import { KANBAN_PATH } from './use-kanban.ts';

export type BoardActions = {
  readonly onMoveItem: (move: ItemMove) => void;
  readonly onMoveBoard: (move: BoardMove) => void;
  readonly onOpenItem: (id: number) => void;
  readonly onDelete: (what: { readonly kind: 'board' | 'item'; readonly id: number }) => void;
};
type KanbanColumnProps = { readonly board: KanbanBoard; readonly kanban: Kanban; readonly actions: BoardActions };

/** A board with its items; both can be dragged. */
export function KanbanColumn({ board, kanban, actions }: KanbanColumnProps) {
  const { t } = useTranslation('demo-kanban');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging, transform, transition } = useSortable({
    id: boardKey(board.id),
    attributes: { roleDescription: t('drag.role') },
  });
  const { id, title, itemsIds } = board;
  const ids = kanban.boards.map((other) => other.id);
  const at = ids.indexOf(id);
  const { onMoveBoard, onMoveItem } = actions;
  const items = itemsIds.flatMap((itemId) => kanban.items.find((item) => item.id === itemId) ?? []);
  const itemActions = (itemId: number, index: number): ItemActions => ({
    boards: kanban.boards,
    boardId: id,
    onOpen: () => actions.onOpenItem(itemId),
    onDelete: () => actions.onDelete({ kind: 'item', id: itemId }),
    onBoard: (boardId) => onMoveItem({ itemId, boardId, before: undefined }),
    onUp: index > 0 ? () => onMoveItem({ itemId, boardId: id, before: itemsIds[index - 1] }) : undefined,
    onDown:
      index < items.length - 1 ? () => onMoveItem({ itemId, boardId: id, before: itemsIds[index + 2] }) : undefined,
  });
  return (
    <section
      ref={setNodeRef}
      className="k-kanban-board"
      aria-label={title}
      data-lifted={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <BoardHead
        board={board}
        grip={
          <DragHandle
            label={t('drag.board', { title })}
            attributes={attributes}
            listeners={listeners}
            onRef={setActivatorNodeRef}
          />
        }
        onDelete={() => actions.onDelete({ kind: 'board', id })}
        onLeft={at > 0 ? () => onMoveBoard({ boardId: id, before: ids[at - 1] }) : undefined}
        onRight={at < ids.length - 1 ? () => onMoveBoard({ boardId: id, before: ids[at + 2] }) : undefined}
      />
      <SortableContext items={itemsIds.map(itemKey)} strategy={verticalListSortingStrategy}>
        <Flex vertical component="ul" gap="10px" style={{ marginBlock: 10 }}>
          {items.map((item, index) => (
            <SortableItem key={item.id} item={item} actions={itemActions(item.id, index)} />
          ))}
        </Flex>
      </SortableContext>
      {items.length === 0 && <p className="k-muted">{t('empty')}</p>}
      <AddForm
        name={t('item.add')}
        label={t('item.title')}
        call={(itemTitle) => ({
          path: `${KANBAN_PATH}/item/add`,
          method: 'POST',
          body: { itemTitle, boardName: title, boardId: id },
        })}
      />
    </section>
  );
}

/** A pointer drags the whole card; the keyboard uses its handle, because the card contains other controls. */
function SortableItem({ item, actions }: { readonly item: Item; readonly actions: ItemActions }) {
  const { t } = useTranslation('demo-kanban');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging, transform, transition } = useSortable({
    id: itemKey(item.id),
    attributes: { roleDescription: t('drag.role') },
  });
  const { onKeyDown, ...pointers } = listeners ?? {};
  return (
    <li
      ref={setNodeRef}
      data-lifted={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      {...pointers}
    >
      <ItemCard
        item={item}
        actions={actions}
        grip={
          <DragHandle
            label={t('drag.item', { title: item.title })}
            attributes={attributes}
            listeners={onKeyDown && { onKeyDown }}
            onRef={setActivatorNodeRef}
          />
        }
      />
    </li>
  );
}
