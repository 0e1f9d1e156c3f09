import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import InputNumber from 'antd/es/input-number';
import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenColumn } from '../../../config/list-columns.ts';

type ShownColumnProps = {
  readonly column: ChosenColumn;
  readonly label: string;
  readonly index: number;
  readonly count: number;
  /** Contains all of them: their positions determine where a dragged one is dropped. */
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

  /** What moved its row, which loses the focus on the way. */
  const pressed = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [index]);
  const step = ({ currentTarget }: MouseEvent<HTMLElement>, to: number) => {
    if (to < 0 || to >= count) return;
    pressed.current = currentTarget;
    onMove(to);
  };

  const follow = useEffectEvent(({ clientY }: PointerEvent) => {
    const rows = [...(list.current?.children ?? [])];
    const found = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom);
    const to = found === -1 ? count - 1 : found;
    if (to !== index) onMove(to);
  });
  useEffect(() => {
    if (!isDragged) return undefined;
    // On the window: a row that moves loses the pointer that it had caught.
    const drop = () => setIsDragged(false);
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
    };
  }, [isDragged]);

  return (
    <li className="k-row k-own-shown" data-dragged={isDragged || undefined}>
      <span
        className="k-own-handle"
        title={t('columns.drag')}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.preventDefault();
          setIsDragged(true);
        }}
      >
        ⠿
      </span>
      <Checkbox className="k-break" style={{ flex: 1 }} checked disabled={count === 1} onChange={onHide}>
        {label}
      </Checkbox>
      <InputNumber
        className="k-own-width"
        min={widths.least}
        max={widths.most}
        step={10}
        aria-label={t('columns.width', { field: label })}
        placeholder={t('columns.auto')}
        value={column.width ?? null}
        onChange={(width) => onSize(width ?? undefined)}
      />
      <Button
        // Not `disabled`: that would take the focus from who presses it until the end.
        aria-disabled={index === 0}
        aria-label={t('columns.up', { field: label })}
        onClick={(event) => step(event, index - 1)}
      >
        ↑
      </Button>
      <Button
        aria-disabled={index === count - 1}
        aria-label={t('columns.down', { field: label })}
        onClick={(event) => step(event, index + 1)}
      >
        ↓
      </Button>
    </li>
  );
}
