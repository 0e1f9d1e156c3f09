import { useTranslation } from 'react-i18next';
import type { Invoice } from '../../../domain/demo/invoices.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useDemo } from '../parts/use-demo.ts';
import { bankValues, type InvoiceAnswer } from './begin.ts';
import { InvoiceEditor } from './InvoiceEditor.tsx';
import { useOwn } from './use-own.ts';

type Invoices = { readonly invoices: readonly Invoice[] };

/** `/apps/invoice/add`: starts with the next free number and the bank of the other invoices. */
export function AddInvoice() {
  const { t } = useTranslation('demo-invoice');
  const newest = useDemo<Invoices>('invoice', '/apps/invoice?sortBy=id&orderBy=desc&itemsPerPage=1');
  const last = newest.data?.invoices[0]?.id;
  const one = useDemo<InvoiceAnswer>('invoice', last === undefined ? undefined : `/apps/invoice/${last}`);
  const own = useOwn();
  // If the data cannot be loaded, people type them; the editor opens all the same.
  const isWaiting =
    own.isWaiting ||
    (newest.data === undefined && newest.failure === undefined) ||
    (last !== undefined && one.data === undefined && one.failure === undefined);
  if (isWaiting) return <Skeleton rows={8} label={t('loading')} />;
  const number = String(Math.max(last ?? 0, own.lastNumber) + 1);
  const bank = one.data && bankValues(one.data.paymentDetails);
  return (
    <InvoiceEditor
      title={t('add.title')}
      hint={t('add.hint')}
      begin={{
        of: 'new',
        values: {
          number,
          items: [{ item: null, description: null, cost: null, qty: 1, discountPct: 0 }],
          ...(bank && { bank }),
        },
      }}
      back="/apps/invoice/list"
    />
  );
}
