import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../engine/resource/use-text.ts';
import type { SheetRows } from './sheet.ts';

type SheetButtonsProps = {
  /** Without its ending. */
  readonly name: string;
  /** The shown rows, with their head; undefined while there are none. */
  readonly rows: (() => SheetRows) | undefined;
};

/** Print, CSV and Excel of what is shown. */
export function SheetButtons({ name, rows }: SheetButtonsProps) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const [isFailed, setIsFailed] = useState(false);
  const save = async (format: 'csv' | 'xlsx') => {
    if (!rows) return;
    try {
      const { saveSheet } = await import('./sheet.ts');
      await saveSheet({ name, rows: rows(), format, language });
      setIsFailed(false);
    } catch {
      setIsFailed(true);
    }
  };
  return (
    <span className="k-st-buttons">
      {isFailed && (
        <span className="k-st-wrong" role="alert">
          {t('export.failed')}
        </span>
      )}
      <button type="button" className="k-control" disabled={!rows} onClick={() => void save('csv')}>
        {t('export.csv')}
      </button>
      <button type="button" className="k-control" disabled={!rows} onClick={() => void save('xlsx')}>
        {t('export.xlsx')}
      </button>
      <button type="button" className="k-control" onClick={() => window.print()}>
        {t('print')}
      </button>
    </span>
  );
}
