import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Row } from '../../../config/types.ts';
import { isFreeKey } from '../../../ui/single-keys.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { isButtonOffered } from '../../resource/offered.ts';
import { addressId, bestPath, recordPath } from '../../resource/paths.ts';
import { recordOfElement, ROW } from '../rows-on-screen.ts';
import type { RowSource } from '../row-source.ts';

const CELL = '[data-field]';
const SIDES: Readonly<Record<string, number | undefined>> = { ArrowLeft: -1, ArrowRight: 1 };
const STEPS: Readonly<Record<string, number | undefined>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

type Setup = {
  readonly source: RowSource;
  /** `x`: on the row of the keyboard, or on none yet. */
  readonly onPick: ((record: Row | undefined) => void) | undefined;
  /** `e` or F2 on the cell of the keyboard. @returns whether it can be typed there */
  readonly onCell: (target: EventTarget | null) => boolean;
};

/**
 * Rows by keyboard: j and k move from row to row, with the focus, so the browser shows where one is and scrolls there;
 * the arrows do so once a row has it, and scroll the page as ever before. Those to the sides go from cell to cell, and who
 * is on a cell stays in its column. `/`, `n` and `?` are the layout's.
 */
export function useRowKeys({ source, onPick, onCell }: Setup): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { config, resource } = useEngine();

  /** @returns whether it did something */
  const run = (key: string, target: EventTarget | null): boolean => {
    const at = target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
    const step = STEPS[key];
    if (step !== undefined) return (at !== null || key.length === 1) && move(at, target, step);
    const side = SIDES[key];
    if (side !== undefined) return at !== null && moveIn(at, target, side);
    const record = at ? recordOfElement(at, source) : undefined;
    if (key === 'x' && onPick) {
      onPick(record);
      return true;
    }
    if (!record) return false;
    if (isEdit(key) && target !== at && onCell(target)) return true;
    // On a link or button inside the row Enter is a press of it.
    const isOwn = target === at || (target instanceof Element && target.matches(CELL));
    const open = key === 'Enter' && isOwn ? bestPath({ resource, id: addressId(record) }) : undefined;
    const edit =
      isEdit(key) && isButtonOffered('edit', { config, resource, record })
        ? recordPath({ resource, to: 'edit', id: addressId(record) })
        : undefined;
    const path = open ?? edit;
    if (path !== undefined) void navigate(path);
    return path !== undefined;
  };
  const handle = useEffectEvent((event: KeyboardEvent) => {
    // Lists on a page with several are read-only.
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

/** Like in spreadsheets, too. */
const isEdit = (key: string): boolean => key === 'e' || key === 'F2';

function move(from: HTMLElement | null, target: EventTarget | null, step: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
  const index = from ? rows.indexOf(from) + step : step === 1 ? 0 : rows.length - 1;
  const row = rows[index];
  const column = cellsOf(from).findIndex((cell) => cell === target);
  return focusOn(cellsOf(row)[column] ?? row);
}

/** The row is not a tab stop; its content is. */
function focusOn(element: HTMLElement | undefined): boolean {
  if (element) element.tabIndex = -1;
  element?.focus();
  return element !== undefined;
}

const cellsOf = (row: HTMLElement | null | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>(CELL) ?? []),
];

/** From cell to cell of one row; before the first is the row itself. */
function moveIn(row: HTMLElement, from: EventTarget | null, step: number): boolean {
  const cells = cellsOf(row);
  const index = from instanceof Element ? cells.findIndex((cell) => cell.contains(from)) : -1;
  return focusOn(cells[index + step] ?? (index + step < 0 ? row : undefined));
}
