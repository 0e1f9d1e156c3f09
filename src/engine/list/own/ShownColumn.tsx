import { type PointerEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenColumn } from '../../../config/list-columns.ts';

type ShownColumnProps = {
  readonly column: ChosenColumn;
  readonly label: string;
  readonly index: number;
  readonly count: number;
  /** Around all of them: where a dragged one is let go is told by their places. */
  readonly list: RefObject<HTMLOListElement | null>;
  /** px */
  readonly widths: { readonly least: number; readonly most: number };
  readonly onHide: () => void;
  readonly onMove: (to: number) => void;
  readonly onSize: (width: number | undefined) => void;
};

/** One column that the list has: taken out, moved by hand or by buttons, and made as wide as one likes. */
export function ShownColumn({ column, label, index, count, list, widths, onHide, onMove, onSize }: ShownColumnProps) {
  const { t } = useTranslation('saved-views');
  const [isDragged, setIsDragged] = useState(false);

  const handleMove = ({ clientY }: PointerEvent) => {
    if (!isDragged) return;
    const rows = [...(list.current?.children ?? [])];
    const to = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom);
    const place = to === -1 ? count - 1 : to;
    if (place !== index) onMove(place);
  };
  const drop = () => setIsDragged(false);
  return (
    <li className="k-own-shown" data-dragged={isDragged || undefined}>
      <span
        className="k-own-handle"
        title={t('columns.drag')}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          setIsDragged(true);
        }}
        onPointerMove={handleMove}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        ⠿
      </span>
      <label className="k-own-tick">
        <input type="checkbox" checked disabled={count === 1} onChange={onHide} />
        {label}
      </label>
      <input
        type="number"
        className="k-own-width"
        min={widths.least}
        max={widths.most}
        step={10}
        aria-label={t('columns.width', { field: label })}
        placeholder={t('columns.auto')}
        value={column.width ?? ''}
        onChange={({ target: { value } }) => onSize(value === '' ? undefined : Number(value))}
      />
      <button
        type="button"
        className="k-control"
        disabled={index === 0}
        aria-label={t('columns.up', { field: label })}
        onClick={() => onMove(index - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        className="k-control"
        disabled={index === count - 1}
        aria-label={t('columns.down', { field: label })}
        onClick={() => onMove(index + 1)}
      >
        ↓
      </button>
    </li>
  );
}
