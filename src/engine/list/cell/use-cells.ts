import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ClientField, Row } from '../../../config/types.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { addressId, bestPath } from '../../resource/paths.ts';
import { recordOf, ROW } from '../rows-on-screen.ts';
import type { RowSource } from '../row-source.ts';
import { cellField } from './cell-field.ts';

/** The cells of tables say whose they are. */
const CELL = '.k-list-panel [data-field]';
/** ms in which a second press makes it a double one; the row of an editable cell opens after that. */
const DOUBLE = 250;
const OWN = 'a, button, input, label, select, textarea';

type Editing = { readonly cell: HTMLElement; readonly record: Row; readonly field: ClientField };

/** Cells that are typed in where they stand: by a double press, or by `e` on the one that has the focus. */
export function useCells(source: RowSource) {
  const engine = useEngine();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [editing, setEditing] = useState<Editing>();

  const at = (target: EventTarget | null): Editing | undefined => {
    if (pathname !== engine.resource.routes.list || !(target instanceof Element)) return undefined;
    const cell = target.closest<HTMLElement>(CELL);
    const row = cell?.closest<HTMLElement>(ROW);
    const record = row ? recordOf(row, source) : undefined;
    if (!cell || !record) return undefined;
    const field = cellField(cell.dataset['field'] ?? '', { ...engine, record });
    return field && { cell, record, field };
  };
  const begin = (found: Editing | undefined): boolean => {
    if (!found) return false;
    // Not a stop of the Tab key, but where the focus goes back to.
    found.cell.tabIndex = -1;
    setEditing(found);
    return true;
  };

  const press = useEffectEvent((event: MouseEvent): Row | undefined => {
    if (event.target instanceof Element && event.target.closest(OWN)) return undefined;
    return at(event.target)?.record;
  });
  const open = useEffectEvent((record: Row) => {
    const path = bestPath({ resource: engine.resource, id: addressId(record) });
    // Text is being selected.
    if (path !== undefined && (getSelection()?.toString() ?? '') === '') void navigate(path);
  });
  const edit = useEffectEvent((event: MouseEvent) => {
    if (!press(event) || !begin(at(event.target))) return;
    event.preventDefault();
    getSelection()?.removeAllRanges();
  });
  useEffect(() => {
    let timer: number | undefined;
    const handleClick = (event: MouseEvent) => {
      clearTimeout(timer);
      const record = press(event);
      if (!record || event.button !== 0 || event.defaultPrevented) return;
      // The row waits whether it is a double press.
      event.preventDefault();
      if (event.detail < 2) timer = window.setTimeout(() => open(record), DOUBLE);
    };
    const handleDouble = (event: MouseEvent) => {
      clearTimeout(timer);
      edit(event);
    };
    document.addEventListener('click', handleClick, true);
    document.addEventListener('dblclick', handleDouble, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', handleClick, true);
      document.removeEventListener('dblclick', handleDouble, true);
    };
  }, []);

  return { editing, begin: (target: EventTarget | null) => begin(at(target)), end: () => setEditing(undefined) };
}
