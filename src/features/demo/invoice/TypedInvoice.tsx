import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import { printAs } from './print.ts';
import { sheetOfDraft } from './sheet.ts';

/** An invoice created here; sending and payment are actions of its resource. */
export function TypedInvoice({ record }: { readonly record: Row }) {
  const { t } = useTranslation('demo-invoice');
  const sheet = sheetOfDraft(record);
  return (
    <>
      <Flex wrap gap="small" className="k-below">
        <PrintButtons number={sheet.number} />
      </Flex>
      <InvoiceSheet sheet={sheet} />
      <p className="k-muted">{t('own')}</p>
    </>
  );
}

/** Prints, or saves as a file with the browser's own dialog. */
export function PrintButtons({ number }: { readonly number: string }) {
  const { t } = useTranslation('demo-invoice');
  return (
    <>
      <Button icon={<Icon name="PrinterOutlined" />} onClick={() => window.print()}>
        {t('print')}
      </Button>
      <Button
        icon={<Icon name="DownloadOutlined" />}
        title={t('downloadHint')}
        onClick={() => printAs(`${t('file')}-${number}`)}
      >
        {t('download')}
      </Button>
    </>
  );
}
