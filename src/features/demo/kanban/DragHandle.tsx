import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core';
import Button from 'antd/es/button';
import type { RefCallback } from 'react';

type DragHandleProps = {
  readonly label: string;
  readonly attributes: DraggableAttributes;
  readonly listeners: DraggableSyntheticListeners;
  readonly onRef: RefCallback<HTMLButtonElement>;
};

/** The handle for dragging, by pointer or space bar. */
export function DragHandle({ label, attributes, listeners, onRef }: DragHandleProps) {
  return (
    <Button
      ref={onRef}
      type="text"
      size="small"
      style={{ cursor: 'grab', touchAction: 'none' }}
      icon={
        <span aria-hidden="true" className="k-muted">
          ⠿
        </span>
      }
      {...attributes}
      {...listeners}
      aria-label={label}
    />
  );
}
