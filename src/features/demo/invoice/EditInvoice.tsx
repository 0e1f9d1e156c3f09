import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { EditScreen } from '../../../engine/form/EditScreen.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Answered } from '../../../ui/Answered.tsx';
import { useDemo } from '../parts/use-demo.ts';
import { type InvoiceAnswer, beginningValues } from './begin.ts';
import { InvoiceEditor } from './InvoiceEditor.tsx';
import { useOwn } from './use-own.ts';

/** `/apps/invoice/edit/:id`: our own invoice by its id, or one of the mock call by its number. */
export function EditInvoice() {
  const { id = '' } = useParams();
  return /^\d+$/.test(id) ? <OfCall key={id} number={id} /> : <EditScreen key={id} id={id} />;
}

/** No call changes a mock invoice: saving creates one of our own, which opens from then on. */
function OfCall({ number }: { readonly number: string }) {
  const { t } = useTranslation('demo-invoice');
  const own = useOwn(number);
  const answer = useDemo<InvoiceAnswer>('invoice', `/apps/invoice/${number}`);
  if (own.isWaiting) return <Skeleton rows={8} label={t('loading')} />;
  if (own.id !== undefined) return <Navigate to={`/apps/invoice/edit/${own.id}`} replace />;
  return (
    <Answered answer={answer} rows={8}>
      {(data) => (
        <InvoiceEditor
          title={t('editOf.title', { number })}
          hint={t('editOf.hint')}
          begin={{ of: number, values: beginningValues(data) }}
          back={`/apps/invoice/preview/${number}`}
        />
      )}
    </Answered>
  );
}
