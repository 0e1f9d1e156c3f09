import type { GridInput } from './grid-input.ts';
import { useGridClipboard } from './use-grid-clipboard.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridPointer } from './use-grid-pointer.ts';

/** Pointer, keyboard and clipboard on the grid. */
export function useGridInput(input: GridInput) {
  const { pull, handlers } = useGridPointer(input);
  return { pull, handlers: { ...handlers, ...useGridKeys(input), ...useGridClipboard(input) } };
}
