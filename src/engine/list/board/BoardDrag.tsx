import { type Announcements, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnumOption } from '../../../config/types.ts';
import { useRecordTexts } from '../../run/use-record-texts.ts';
import { useText } from '../../resource/use-text.ts';
import type { Wanted } from '../../run/use-run.ts';
import type { HeldCard } from './moves.ts';

type BoardDragProps = {
  readonly options: readonly EnumOption[];
  readonly onStart: (wanted: Wanted) => void;
  readonly children: ReactNode;
};

/**
 * Cards can be dragged between columns, which runs the action that leads there, like its button on the card. Without a
 * pointer, people use the button.
 */
export function BoardDrag({ options, onStart, children }: BoardDragProps) {
  const { t } = useTranslation('page');
  const text = useText();
  const { nameOf } = useRecordTexts();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const columnOf = (id: unknown) => text(options.find(({ value }) => value === id)?.label);
  const titleOf = (held: HeldCard | undefined) => (held ? nameOf(held.record) : '');
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('board.held', { title: titleOf(heldIn(active)) }),
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      const column = columnOf(over.id);
      return heldIn(active)?.moves.has(String(over.id))
        ? t('board.over', { column })
        : t('board.closed', { title: titleOf(heldIn(active)), column });
    },
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => t('board.back', { title: titleOf(heldIn(active)) }),
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      onDragEnd={({ active, over }) => {
        const held = heldIn(active);
        const action = over ? held?.moves.get(String(over.id)) : undefined;
        if (held && action) onStart({ kind: 'action', record: held.record, action });
      }}
    >
      {children}
    </DndContext>
  );
}

const heldIn = ({ data }: { readonly data: { readonly current?: unknown } }) => data.current as HeldCard | undefined;
