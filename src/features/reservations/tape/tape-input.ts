import type { RefObject } from 'react';
import type { Axis } from '../../../domain/calendar/axis.ts';
import type { Cursor } from '../../../domain/tape/cursor.ts';
import type { TapeLayout } from '../../../domain/tape/lines.ts';
import type { TapeBlock, TapeStay } from '../../../domain/tape/stays.ts';
import type { Size } from '../../../engine/chart/on-plane.ts';
import type { HeldBar } from './held.ts';
import type { RowData } from './tape-store.ts';

/** What is under a pointer or the cursor: a bar, or the night of a home. */
export type Spot = {
  readonly estate: number;
  /** Day number. */
  readonly night: number;
  readonly stay: TapeStay | undefined;
  readonly block: TapeBlock | undefined;
};
/** What pointer and keys work on, and what they ask for. */
export type TapeInput = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly axis: Axis;
  readonly size: Size;
  readonly lines: TapeLayout;
  readonly today: number;
  readonly canEdit: boolean;
  /** A range can become something. */
  readonly canBegin: boolean;
  readonly canBlock: boolean;
  readonly rowOf: (estate: number) => RowData | undefined;
  readonly reveal: (place: { day: number; line?: number }) => void;
  readonly start: Cursor;
  /** Let go somewhere else than taken up. */
  readonly onDrop: (held: HeldBar) => void;
  readonly onOpen: (spot: Spot | undefined) => void;
  /** Asked what can be done, at a place of the window. */
  readonly onMenu: (spot: Spot, at: { readonly x: number; readonly y: number }) => void;
  readonly onTray: (stay: TapeStay, estate: number) => void;
  readonly onFold: (section: number) => void;
  /** Why nothing moves. */
  readonly onRefuse: (stay: TapeStay) => void;
};
