/** The drag-and-drop library's id of a dragged element or target. */
export type DragKey = `board-${number}` | `item-${number}`;
export type Dragged = { readonly kind: 'board' | 'item'; readonly id: number };

export const boardKey = (id: number): DragKey => `board-${id}`;
export const itemKey = (id: number): DragKey => `item-${id}`;

export function draggedOf(key: string | number): Dragged {
  const [kind, id] = String(key).split('-');
  return { kind: kind === 'board' ? 'board' : 'item', id: Number(id) };
}
