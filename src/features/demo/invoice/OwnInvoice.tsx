import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import { printAs } from './print.ts';
import { sheetOfDraft } from './sheet.ts';
import '../../../ui/control.css';

/** An invoice that was typed here; sending it and paying it are actions of its resource. */
export function OwnInvoice({ record }: { readonly record: Row }) {
  const { t } = useTranslation('demo-invoice');
  const sheet = sheetOfDraft(record);
  return (
    <>
      <div className="k-invoice-ways">
        <PrintButtons number={sheet.number} />
      </div>
      <InvoiceSheet sheet={sheet} />
      <p className="k-invoice-hint">{t('own')}</p>
    </>
  );
}

/** On paper, and as a file by the browser's own means. */
export function PrintButtons({ number }: { readonly number: string }) {
  const { t } = useTranslation('demo-invoice');
  return (
    <>
      <button type="button" className="k-control" onClick={() => window.print()}>
        <Icon name="PrinterOutlined" /> {t('print')}
      </button>
      <button
        type="button"
        className="k-control"
        title={t('downloadHint')}
        onClick={() => printAs(`${t('file')}-${number}`)}
      >
        <Icon name="DownloadOutlined" /> {t('download')}
      </button>
    </>
  );
}
