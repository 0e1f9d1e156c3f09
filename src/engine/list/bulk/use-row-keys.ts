import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Row } from '../../../config/types.ts';
import { isFreeKey } from '../../../ui/single-keys.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { isOffered } from '../../resource/offered.ts';
import { addressId, bestPath, recordPath } from '../../resource/paths.ts';
import { recordOf, ROW } from '../rows-on-screen.ts';
import type { RowSource } from '../row-source.ts';

const CELL = '[data-field]';
const SIDES: Readonly<Record<string, number | undefined>> = { ArrowLeft: -1, ArrowRight: 1 };
const STEPS: Readonly<Record<string, number | undefined>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

type Setup = {
  readonly source: RowSource;
  /** `x`: on the row of the keyboard, or on none yet. */
  readonly onPick: ((record: Row | undefined) => void) | undefined;
  /** `e` on the cell of the keyboard. @returns whether it can be typed there */
  readonly onCell: (target: EventTarget | null) => boolean;
};

/**
 * Rows by keyboard: j and k move from row to row, with the focus, so the browser shows where one is and scrolls there;
 * the arrows do so once a row has it, and scroll the page as ever before; those to the sides go from cell to cell. `/`, `n` and `?` are the layout's.
 */
export function useRowKeys({ source, onPick, onCell }: Setup): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { config, resource } = useEngine();

  /** @returns whether something came of it */
  const run = (key: string, target: EventTarget | null): boolean => {
    const at = target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
    const step = STEPS[key];
    if (step !== undefined) return (at !== null || key.length === 1) && move(at, step);
    const side = SIDES[key];
    if (side !== undefined) return at !== null && moveIn(at, target, side);
    const record = at ? recordOf(at, source) : undefined;
    if (key === 'x' && onPick) {
      onPick(record);
      return true;
    }
    if (!record) return false;
    if (key === 'e' && target !== at && onCell(target)) return true;
    // On something inside the row Enter is a press of it.
    const open = key === 'Enter' && target === at ? bestPath({ resource, id: addressId(record) }) : undefined;
    const edit =
      key === 'e' && isOffered('edit', { config, resource, record })
        ? recordPath({ resource, to: 'edit', id: addressId(record) })
        : undefined;
    const path = open ?? edit;
    if (path !== undefined) void navigate(path);
    return path !== undefined;
  };
  const handle = useEffectEvent((event: KeyboardEvent) => {
    // Lists on a page of several are looked at only.
    if (pathname !== resource.routes.list || !isFreeKey(event, { mayRepeat: true })) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (event.repeat && (STEPS[key] ?? SIDES[key]) === undefined) return;
    if (run(key, event.target)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function move(from: HTMLElement | null, step: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
  const index = from ? rows.indexOf(from) + step : step === 1 ? 0 : rows.length - 1;
  const row = rows[index];
  // Not a stop of the Tab key: what is in the row is.
  if (row) row.tabIndex = -1;
  row?.focus();
  return row !== undefined;
}

/** From cell to cell of one row; before the first is the row itself. */
function moveIn(row: HTMLElement, from: EventTarget | null, step: number): boolean {
  const cells = [...row.querySelectorAll<HTMLElement>(CELL)];
  const index = from instanceof Element ? cells.findIndex((cell) => cell.contains(from)) : -1;
  const cell = cells[index + step] ?? (index + step < 0 ? row : undefined);
  if (cell) cell.tabIndex = -1;
  cell?.focus();
  return cell !== undefined;
}
