import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import type { ClientField, Row } from '../../../config/types.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { recordOfElement, ROW } from '../rows-on-screen.ts';
import type { RowSource } from '../row-source.ts';
import { cellField } from './cell-field.ts';

/** The cells of tables say whose they are. */
const CELL = '.k-list-panel [data-field]';

export type TypedCell = { readonly cell: HTMLElement; readonly record: Row; readonly field: ClientField };

/**
 * Cells edited in place: through the pencil in the hovered or focused one, or with `e`. A click beside the pencil opens
 * the row as usual.
 */
export function useCells(source: RowSource) {
  const engine = useEngine();
  const { pathname } = useLocation();
  const [editing, setEditing] = useState<TypedCell>();
  /** The cell that shows its pencil. */
  const [offered, setOffered] = useState<TypedCell>();

  const at = (target: EventTarget | null): TypedCell | undefined => {
    if (pathname !== engine.resource.routes.list || !(target instanceof Element)) return undefined;
    const cell = target.closest<HTMLElement>(CELL);
    const row = cell?.closest<HTMLElement>(ROW);
    const record = row ? recordOfElement(row, source) : undefined;
    if (!cell || !record) return undefined;
    const field = cellField(cell.dataset['field'] ?? '', { ...engine, record });
    return field && { cell, record, field };
  };
  const begin = (target: EventTarget | null): boolean => {
    const found = at(target);
    if (!found) return false;
    // Not a stop of the Tab key, but where the focus goes back to.
    found.cell.tabIndex = -1;
    setEditing(found);
    return true;
  };

  const offer = useEffectEvent((target: EventTarget | null) => {
    if (target instanceof Node && offered?.cell.contains(target)) return;
    setOffered(at(target));
  });
  useEffect(() => {
    const handlePointer = ({ target, pointerType }: PointerEvent) => {
      // A finger is on a cell only when it presses it.
      if (pointerType !== 'touch') offer(target);
    };
    const handleFocus = ({ target }: FocusEvent) => {
      // A link in a cell keeps the stop after it where it was.
      const isLink = target instanceof Element && !target.matches(CELL) && target.closest(CELL) !== null;
      if (!isLink) offer(target);
    };
    document.addEventListener('pointerover', handlePointer);
    document.addEventListener('focusin', handleFocus);
    return () => {
      document.removeEventListener('pointerover', handlePointer);
      document.removeEventListener('focusin', handleFocus);
    };
  }, []);

  return { editing, offered, begin, end: () => setEditing(undefined) };
}
