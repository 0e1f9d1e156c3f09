import type { RefObject } from 'react';
import type { Axis } from '../../../domain/calendar/axis.ts';
import type { CellRange, CellPlace, CellSelection } from '../../../domain/prices/grid/range.ts';
import type { Size } from '../../../engine/chart/on-plane.ts';

/** The state and the callbacks of pointer, keys and clipboard. */
export type GridInput = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly axis: Axis;
  readonly size: Size;
  readonly rows: number;
  readonly today: number;
  readonly canEdit: boolean;
  readonly selection: CellSelection;
  readonly onSelect: (selection: CellSelection) => void;
  readonly reveal: (place: { day: number; line?: number }) => void;
  /** Opens the editor: with the typed text, or with the current price. */
  readonly onType: (text: string | undefined) => void;
  readonly onClear: (box: CellRange, isAll: boolean) => void;
  readonly onFill: (from: CellRange, to: CellRange) => void;
  readonly onPaste: (box: CellRange, table: readonly (readonly string[])[]) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onSave: () => void;
  /** The number of a cell as a spreadsheet in this language reads it. */
  readonly textOf: (cell: CellPlace) => string;
};
