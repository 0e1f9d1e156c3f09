import Button from 'antd/es/button';
import Typography from 'antd/es/typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FileFormat, FormatMenu } from '../../ui/FormatMenu.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useLanguage } from '../resource/use-text.ts';
import type { SheetLine } from '../../wire/workbooks.ts';

type SheetMenuProps = {
  /** Without its ending. */
  readonly name: string;
  /** The shown rows, with their head; undefined while there are none. */
  readonly rows: (() => readonly SheetLine[]) | undefined;
};

/** Prints the shown rows, or saves them as CSV or Excel, like a list's export. */
export function SheetMenu({ name, rows }: SheetMenuProps) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async (format: FileFormat) => {
    if (!rows) return;
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
        <Typography.Text type="danger" role="alert">
          {t('export.failed')}
        </Typography.Text>
      )}
      <FormatMenu
        name={t(state === 'busy' ? 'export.busy' : 'export.open')}
        words={{ open: t('export.open'), csv: t('export.csv'), xlsx: t('export.xlsx') }}
        isDisabled={!rows || state === 'busy'}
        onSave={(format) => void save(format)}
      />
      <Button onClick={() => window.print()}>{t('print')}</Button>
    </>
  );
}
