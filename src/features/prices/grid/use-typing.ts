import { type RefObject, useState } from 'react';
import { selectionOf, boxOf, type CellPlace, type CellSelection } from '../../../domain/prices/grid/range.ts';
import type { SheetTools } from './use-sheet.ts';

/** The price typed over the cursor's cell, and its result. */
export function useTyping(setup: {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly selection: CellSelection;
  readonly tools: SheetTools;
  readonly textOf: (cell: CellPlace) => string;
  readonly onGo: (cell: CellPlace) => void;
}) {
  const { scroller, selection, tools, textOf, onGo } = setup;
  const { focus } = selection;
  const [typed, setTyped] = useState<string>();
  const close = () => {
    setTyped(undefined);
    scroller.current?.focus({ preventScroll: true });
  };
  return {
    /** Undefined while nothing is typed. */
    typed,
    begin: (text: string | undefined) => setTyped(text ?? textOf(focus)),
    close,
    finish: (text: string, by: 'stay' | 'left' | 'right') => {
      close();
      if (text.trim() !== '' && text !== textOf(focus))
        void tools.type(boxOf(by === 'stay' ? selection : selectionOf(focus)), text);
      if (by !== 'stay') onGo({ ...focus, day: focus.day + (by === 'right' ? 1 : -1) });
    },
  };
}
