import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { formatsOf } from '../../../domain/payment/bank-file/order.ts';
import { textIn } from '../../../engine/resource/text-in.ts';
import type { PanelProps } from '../../../engine/resource/PanelView.tsx';
import { saveBankFile } from './save-bank-file.ts';

/** The bank's files, generated again from the stored batch. */
export function PayoutFiles({ record }: PanelProps) {
  const { t } = useTranslation('month-end');
  if (!record) return null;
  const formats = formatsOf({ currency: textIn(record, 'currency'), payerIban: textIn(record, 'payerIban') });
  return (
    <Flex wrap gap="small">
      {formats.map((format) => (
        <Button key={format} onClick={() => void saveBankFile(record.id, format)}>
          {t(`file.${format}`)}
        </Button>
      ))}
    </Flex>
  );
}
