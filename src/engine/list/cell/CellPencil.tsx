import Button from 'antd/es/button';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { PencilGlyph } from '../../../ui/glyphs.tsx';
import { alignOf } from '../../fields/displays.tsx';
import { useText } from '../../resource/use-text.ts';
import type { TypedCell } from './use-cells.ts';
import './cell.css';

type CellPencilProps = { readonly offered: TypedCell; readonly onEdit: (cell: HTMLElement) => void };

/** The button to edit a cell: in its corner, away from the start of its text. */
export function CellPencil({ offered: { cell, field }, onEdit }: CellPencilProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const name = t('cell.edit', { field: text(field.label) });
  return createPortal(
    <Button
      size="small"
      icon={<PencilGlyph size={14} />}
      className="k-cell-pencil"
      data-end={alignOf(field) === 'end' || undefined}
      aria-label={name}
      aria-keyshortcuts="e"
      title={name}
      onClick={() => onEdit(cell)}
    />,
    cell,
  );
}
