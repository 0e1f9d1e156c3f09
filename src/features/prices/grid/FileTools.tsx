import Button from 'antd/es/button';
import Upload from 'antd/es/upload';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOfDayNumber } from '../../../domain/calendar/iso-date.ts';
import type { ImportedPrices } from '../../../domain/prices/grid/import.ts';
import type { Days } from '../../../domain/calendar/axis.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { FileFindings } from './FileFindings.tsx';
import type { GridStore } from './grid-store.ts';
import { MAX_ROWS, readPrices } from './read-prices.ts';
import { takenPrices } from './taken-prices.ts';
import { type SheetTools } from './use-sheet.ts';
import { MAX_CELLS } from '../../../domain/prices/grid/sheet.ts';

type FileToolsProps = {
  readonly store: GridStore;
  readonly tools: SheetTools;
  /** The visible days, which a download contains. */
  readonly days: () => Days;
  readonly today: number;
  readonly canEdit: boolean;
};

/** Exports and imports prices as a workbook. An imported file is previewed first, and enters the grid unsaved. */
export default function FileTools({ store, tools, days, today, canEdit }: FileToolsProps) {
  const { t } = useTranslation('price-grid');
  const language = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [found, setFound] = useState<ImportedPrices>();
  const total = Math.min(store.known()?.total ?? 0, MAX_ROWS);

  const download = async () => {
    setIsBusy(true);
    try {
      const { from, to } = days();
      const box = { top: 0, bottom: Math.max(0, total - 1), left: from, right: to - 1 };
      await store.ensure(box);
      const { writeFile } = await import('./write-file.ts');
      const head = [t('file.code'), t('file.name'), t('file.currency')] as const;
      const blob = await writeFile({ store, sheet: tools.sheet, box, head });
      saveFile(blob, `${t('file.fileName')}-${dateOfDayNumber(from)}.xlsx`);
    } finally {
      setIsBusy(false);
    }
  };

  const handleFile = async (file: File) => {
    setIsBusy(true);
    setRefused(undefined);
    setFound(undefined);
    try {
      const read = await readPrices(file, { store, day: days().from, today: dateOfDayNumber(today), language });
      if ('refused' in read) setRefused(read.refused ?? t('failed'));
      else setFound(read);
    } finally {
      setIsBusy(false);
    }
  };

  const take = async () => {
    if (!found) return;
    if (found.prices.length > MAX_CELLS) {
      setRefused(t('complaint.tooMany'));
      return;
    }
    tools.put(await takenPrices(found.prices, { store, tools }));
    setFound(undefined);
  };

  return (
    <>
      <Button disabled={isBusy || total === 0} onClick={() => void download()}>
        {t('file.download')}
      </Button>
      {canEdit && (
        <Upload
          accept=".xlsx,.csv"
          showUploadList={false}
          disabled={isBusy}
          beforeUpload={(file) => {
            void handleFile(file);
            return false;
          }}
        >
          <Button disabled={isBusy}>{t('file.upload')}</Button>
        </Upload>
      )}
      {(refused ?? found) !== undefined && (
        <FileFindings
          refused={refused}
          found={found}
          onTake={() => void take()}
          onClose={() => {
            setFound(undefined);
            setRefused(undefined);
          }}
        />
      )}
    </>
  );
}
