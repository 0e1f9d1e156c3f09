import { useTranslation } from 'react-i18next';
import { EngineProvider } from '../../../engine/resource/EngineContext.tsx';
import { RowsCard } from '../../../engine/page/blocks/list.tsx';
import { useClientConfig } from '../../../providers/config.ts';
import type { RowsBlock } from '../../../config/page-types.ts';
import { Cards } from './Cards.tsx';
import { ADDRESS, ADDRESS_START } from './fields.ts';
import { StoredForm } from './StoredForm.tsx';
import { Plan } from './Plan.tsx';
import '../../../engine/page/page.css';

const HISTORY: RowsBlock = {
  id: 'demo-billing-history',
  type: 'list',
  width: 'full',
  label: { key: 'demo-account-settings:history', en: 'Billing history' },
  resource: 'demo-invoices',
  columns: ['number', 'invoiceStatus', 'client', 'issuedDate', 'total'],
  limit: 6,
  actions: [],
};

export function BillingTab() {
  const { t } = useTranslation('demo-account-settings');
  const config = useClientConfig();
  const invoices = config.resources[HISTORY.resource];
  return (
    <>
      <Plan />
      <Cards />
      <section className="k-panel">
        <h2>{t('address')}</h2>
        <StoredForm part="address" label={t('address')} rows={ADDRESS} start={ADDRESS_START} />
      </section>
      {invoices && (
        <div style={{ marginBlockStart: 16 }}>
          <EngineProvider config={config} resource={invoices}>
            <RowsCard block={HISTORY} />
          </EngineProvider>
        </div>
      )}
    </>
  );
}
