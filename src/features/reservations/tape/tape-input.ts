import type { RefObject } from 'react';
import type { Axis } from '../../../domain/calendar/axis.ts';
import type { Cursor } from '../../../domain/tape/cursor.ts';
import type { TapeLayout } from '../../../domain/tape/lines.ts';
import type { TapeBlock, TapeStay } from '../../../domain/tape/stays.ts';
import type { Size } from '../../../engine/chart/on-plane.ts';
import type { HeldBar } from './held.ts';
import type { RowData } from './tape-store.ts';

/** The place under a pointer or the cursor: a bar, or the night of a home. */
export type Spot = {
  readonly estate: number;
  /** Day number. */
  readonly night: number;
  readonly stay: TapeStay | undefined;
  readonly block: TapeBlock | undefined;
};
/** The state and callbacks of pointer and keys. */
export type TapeInput = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly axis: Axis;
  readonly size: Size;
  readonly lines: TapeLayout;
  readonly today: number;
  readonly canEdit: boolean;
  /** Whether a range of nights may be used for something. */
  readonly canBegin: boolean;
  readonly canBlock: boolean;
  readonly rowOf: (estate: number) => RowData | undefined;
  readonly reveal: (place: { day: number; line?: number }) => void;
  readonly start: Cursor;
  /** Called on a drop elsewhere. */
  readonly onDrop: (held: HeldBar) => void;
  readonly onOpen: (spot: Spot | undefined) => void;
  /** Opens the menu at a place in the window. */
  readonly onMenu: (spot: Spot, at: { readonly x: number; readonly y: number }) => void;
  readonly onTray: (stay: TapeStay, estate: number) => void;
  readonly onFold: (section: number) => void;
  /** Called when a stay cannot move. */
  readonly onRefuse: (stay: TapeStay) => void;
};
