import Button from 'antd/es/button';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { PencilGlyph } from '../../../ui/glyphs.tsx';
import { alignOf } from '../../fields/displays.tsx';
import { useText } from '../../resource/use-text.ts';
import type { TypedCell } from './use-cells.ts';
import './cell.css';

type CellPencilProps = { readonly offered: TypedCell; readonly onEdit: (cell: HTMLElement) => void };

/** The way to type in a cell: in its corner, where its text does not begin. */
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
