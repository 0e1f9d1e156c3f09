import { type KeyboardEvent, useRef, useState } from 'react';

export type HeatPlace = { readonly row: number; readonly column: number };

const STEPS: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, 0],
  End: [0, 0],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

/** The keyboard's cell; arrows, Home, End and Page keys move it. */
export function useHeatWalk(rows: number, columns: number) {
  const [at, setAt] = useState<HeatPlace>({ row: 0, column: 0 });
  const table = useRef<HTMLTableElement>(null);
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const row = Math.max(0, Math.min(rows - 1, at.row + step[0]));
    const wanted = event.key === 'Home' ? 0 : event.key === 'End' ? columns - 1 : at.column + step[1];
    const column = Math.max(0, Math.min(columns - 1, wanted));
    setAt({ row, column });
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
  };
  return { at, setAt, table, walk };
}
