import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { RecordProblem } from '../../engine/resource/RecordProblem.tsx';
import { useRecord } from '../../engine/resource/use-record.ts';
import { MoneyReceipt } from './MoneyReceipt.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** `/v1/accounting/reservation-payments/receipt/:id`: the receipt of one payment, on the screen and on paper. */
export function PaymentReceipt() {
  const { id = '' } = useParams();
  const { t } = useTranslation('money');
  const { record, error, retry } = useRecord(id);
  if (error) return <RecordProblem error={error} onRetry={retry} />;
  if (!record) return <Skeleton rows={6} label={t('loading')} />;
  return <MoneyReceipt record={record} />;
}
