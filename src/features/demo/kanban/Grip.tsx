import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core';
import type { RefCallback } from 'react';

type GripProps = {
  readonly label: string;
  readonly attributes: DraggableAttributes;
  readonly listeners: DraggableSyntheticListeners;
  readonly onRef: RefCallback<HTMLButtonElement>;
};

/** What is taken hold of, with a pointer or with the space bar. */
export function Grip({ label, attributes, listeners, onRef }: GripProps) {
  return (
    <button
      ref={onRef}
      type="button"
      className="k-kanban-icon k-kanban-grip"
      {...attributes}
      {...listeners}
      aria-label={label}
    >
      <svg viewBox="0 0 16 16" width="14" height="14" fill="currentColor" aria-hidden="true">
        <path d="M5 2h2v2H5zm4 0h2v2H9zM5 7h2v2H5zm4 0h2v2H9zm-4 5h2v2H5zm4 0h2v2H9z" />
      </svg>
    </button>
  );
}
