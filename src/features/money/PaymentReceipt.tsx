import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Problem } from '../../engine/resource/Problem.tsx';
import { useRecord } from '../../engine/resource/use-record.ts';
import { Receipt } from './Receipt.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** `/v1/accounting/reservation-payments/receipt/:id`: one payment to hand over, on the screen and on paper. */
export function PaymentReceipt() {
  const { id = '' } = useParams();
  const { t } = useTranslation('money');
  const { record, error, retry } = useRecord(id);
  if (error) return <Problem error={error} onRetry={retry} />;
  if (!record) return <Skeleton rows={6} label={t('loading')} />;
  return <Receipt record={record} />;
}
