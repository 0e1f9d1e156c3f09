import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientResource, Row } from '../../config/types.ts';
import { DotsGlyph } from '../../ui/glyphs.tsx';
import type { Wanted } from '../run/use-run.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { rowTitle } from '../resource/title.ts';

// A row's actions depend on conditions; no list waits for their code.
const RowNext = lazy(() => import('./RowNext.tsx'));
const loadItems = () => import('./RowItems.tsx');
const RowItems = lazy(loadItems);

/** Whether this role may ever do something with a row. If not, rows have no menu. */
export function hasRowActions({ can }: ClientResource): boolean {
  return can.some((action) => !['list', 'create', 'export', 'import'].includes(action));
}

/** Pixels of the column they stand in. */
export const endWidth = ({ show }: ClientResource): number => (show.head?.actions ? 124 : 88);

type RowMenuProps = {
  readonly record: Row;
  /** In narrow rows, only the menu opens the form. */
  readonly isShort?: boolean;
  readonly onStart: (wanted: Wanted) => void;
};

/** The actions of one row, by role and by the record's state: its next step, edit, and a menu of all. */
export function RowMenu({ record, isShort = false, onStart }: RowMenuProps) {
  const { t } = useTranslation('list');
  const { resource } = useEngine();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const title = rowTitle({ resource, row: record });
  return (
    <span className="k-row k-row-menu">
      <Suspense>
        <RowNext record={record} isShort={isShort} onStart={onStart} />
      </Suspense>
      <button
        ref={button}
        type="button"
        className="k-icon-button"
        aria-label={t('row.more', { title })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadItems()}
        onClick={() => setIsOpen(!isOpen)}
      >
        <DotsGlyph />
      </button>
      {isOpen && (
        <Suspense>
          <RowItems
            record={record}
            anchor={button}
            label={t('row.more', { title })}
            onStart={onStart}
            onClose={() => {
              setIsOpen(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </span>
  );
}
