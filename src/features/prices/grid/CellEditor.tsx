import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Axis, xOfDay } from '../../../domain/calendar/axis.ts';
import type { CellPlace } from '../../../domain/prices/grid/range.ts';
import type { Size } from '../../../engine/chart/on-plane.ts';

/** Min px for a price while typing, however narrow the days are. */
const NARROWEST = 96;

type CellEditorProps = {
  /** The text that opened it, or the current price. */
  readonly start: string;
  readonly cell: CellPlace;
  readonly axis: Axis;
  readonly size: Size;
  /** `by` = where the cursor goes afterwards. */
  readonly onDone: (text: string, by: 'stay' | 'left' | 'right') => void;
  readonly onCancel: () => void;
};

/** The input over a cell. Enter fills the selection, Tab moves to the next night, Escape cancels. */
export function CellEditor({ start, cell, axis, size, onDone, onCancel }: CellEditorProps) {
  const { t } = useTranslation('price-grid');
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    element.focus({ preventScroll: true });
    // Typing replaces the current price, but continues a typed text.
    if (start.length > 1) element.select();
    else element.setSelectionRange(start.length, start.length);
  }, [start]);
  const finish = (by: 'stay' | 'left' | 'right') => {
    if (isOver.current) return;
    isOver.current = true;
    onDone(input.current?.value ?? '', by);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish('stay');
    else if (event.key === 'Tab') finish(event.shiftKey ? 'left' : 'right');
    else if (event.key === 'Escape') {
      isOver.current = true;
      onCancel();
    } else return;
    event.preventDefault();
  };
  const left = size.name + xOfDay(axis, cell.day);
  const top = cell.row * size.line;
  const width = Math.max(axis.dayWidth, NARROWEST);
  return (
    <input
      ref={input}
      className="k-price-editor"
      aria-label={t('editor')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      defaultValue={start}
      style={{ transform: `translate(${left}px, ${top}px)`, width, height: size.line }}
      onKeyDown={handleKey}
      onPointerDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onBlur={() => finish('stay')}
    />
  );
}
