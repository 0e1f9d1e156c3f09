import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import type { Row } from '../../../config/types.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import { PrintButtons } from './OwnInvoice.tsx';
import { PaymentDrawer } from './PaymentDrawer.tsx';
import { SendDrawer } from './SendDrawer.tsx';
import { sheetOfCall } from './sheet.ts';
import { useOwn } from './use-own.ts';
import '../../../ui/control.css';

/** An invoice that the call answers: one of our own has more lines and actions on its own page. */
export function CallInvoice({ record }: { readonly record: Row }) {
  const own = useOwn(sheetOfCall(record).number);
  if (own.isWaiting) return null;
  return own.id === undefined ? <Sample record={record} /> : <Navigate to={`/apps/invoice/drafts/${own.id}`} replace />;
}

/** One of the mock invoices, with what can be done with it. */
function Sample({ record }: { readonly record: Row }) {
  const { t } = useTranslation('demo-invoice');
  const [drawer, setDrawer] = useState<'send' | 'payment'>();
  const sheet = sheetOfCall(record);
  const close = () => setDrawer(undefined);
  return (
    <>
      <div className="k-invoice-ways">
        <button type="button" className="k-control k-control-main" onClick={() => setDrawer('send')}>
          <Icon name="SendOutlined" /> {t('send.title')}
        </button>
        <PrintButtons number={sheet.number} />
        <Link className="k-control k-invoice-link" to={`/apps/invoice/edit/${sheet.number}`}>
          <Icon name="EditOutlined" /> {t('edit')}
        </Link>
        <button type="button" className="k-control" onClick={() => setDrawer('payment')}>
          <Icon name="WalletOutlined" /> {t('payment.title')}
        </button>
      </div>
      <InvoiceSheet sheet={sheet} />
      {drawer === 'send' && <SendDrawer sheet={sheet} onClose={close} />}
      {drawer === 'payment' && <PaymentDrawer sheet={sheet} onClose={close} />}
    </>
  );
}
