import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { Row } from '../../../config/types.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import { PrintButtons } from './TypedInvoice.tsx';
import { PaymentDrawer } from './PaymentDrawer.tsx';
import { SendDrawer } from './SendDrawer.tsx';
import { sheetOfCall } from './sheet.ts';
import { useOwn } from './use-own.ts';
import { LinkButton } from '../../../engine/resource/LinkButton.tsx';

/** An invoice from the mock call; our own invoices have their own page with more lines and actions. */
export function CallInvoice({ record }: { readonly record: Row }) {
  const own = useOwn(sheetOfCall(record).number);
  if (own.isWaiting) return null;
  return own.id === undefined ? <Sample record={record} /> : <Navigate to={`/apps/invoice/drafts/${own.id}`} replace />;
}

/** One of the mock invoices, with its actions. */
function Sample({ record }: { readonly record: Row }) {
  const { t } = useTranslation('demo-invoice');
  const [drawer, setDrawer] = useState<'send' | 'payment'>();
  const sheet = sheetOfCall(record);
  const close = () => setDrawer(undefined);
  return (
    <>
      <Flex wrap gap="small" className="k-below">
        <Button type="primary" icon={<Icon name="SendOutlined" />} onClick={() => setDrawer('send')}>
          {t('send.title')}
        </Button>
        <PrintButtons number={sheet.number} />
        <LinkButton icon={<Icon name="EditOutlined" />} to={`/apps/invoice/edit/${sheet.number}`}>
          {t('edit')}
        </LinkButton>
        <Button icon={<Icon name="WalletOutlined" />} onClick={() => setDrawer('payment')}>
          {t('payment.title')}
        </Button>
      </Flex>
      <InvoiceSheet sheet={sheet} />
      {drawer === 'send' && <SendDrawer sheet={sheet} onClose={close} />}
      {drawer === 'payment' && <PaymentDrawer sheet={sheet} onClose={close} />}
    </>
  );
}
