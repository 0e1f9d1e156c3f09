import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../ui/Menu.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import type { SheetCell } from './sheet-file.ts';

type ExportMenuProps = {
  /** Without its ending. */
  readonly name: string;
  /** The shown rows, with their head. */
  readonly rows: () => readonly (readonly SheetCell[])[];
};

/** Print, or the shown rows as CSV or Excel. */
export function ExportMenu({ name, rows }: ExportMenuProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async (format: 'csv' | 'xlsx') => {
    setState('busy');
    try {
      const { csvFile, xlsxFile } = await import('./sheet-file.ts');
      const blob = format === 'csv' ? csvFile(rows(), language) : await xlsxFile(rows());
      saveFile(blob, `${name}.${format}`);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      {state === 'failed' && (
        <span className="k-report-wrong" role="alert">
          {t('export.failed')}
        </span>
      )}
      <button
        ref={button}
        type="button"
        className="k-control"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={state === 'busy'}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(state === 'busy' ? 'export.busy' : 'export.open')}
      </button>
      <button type="button" className="k-control" onClick={() => window.print()}>
        {t('print')}
      </button>
      {isOpen && (
        <Menu
          anchor={button}
          label={t('export.open')}
          onClose={() => setIsOpen(false)}
          items={[
            { key: 'csv', label: t('export.csv'), onSelect: () => void save('csv') },
            { key: 'xlsx', label: t('export.xlsx'), onSelect: () => void save('xlsx') },
          ]}
        />
      )}
    </>
  );
}
