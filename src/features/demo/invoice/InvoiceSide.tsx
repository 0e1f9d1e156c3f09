import Select from 'antd/es/select';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceClient } from '../../../domain/demo/invoices.ts';
import type { PanelProps, FormValueStore } from '../../../engine/resource/PanelView.tsx';
import { Answered } from '../../../ui/Answered.tsx';
import { FormRow } from '../parts/FormRow.tsx';
import { useDemo } from '../parts/use-demo.ts';
import { InvoiceTotals } from './InvoiceSheet.tsx';
import { sheetOfDraft } from './sheet.ts';
import './invoice.css';

/** Beside the editor: the choice of a client, which fills in their data, and the total. */
export function InvoiceSide({ typed }: PanelProps) {
  const { t } = useTranslation('demo-invoice');
  const values = useSyncExternalStore(
    (listener) => typed?.subscribe(['*'], listener) ?? (() => undefined),
    () => typed?.values(),
  );
  if (!typed || !values) return null;
  const sheet = sheetOfDraft(values);
  return (
    <>
      <section className="k-panel">
        <h2>{t('side.client')}</h2>
        <ClientPick typed={typed} chosen={sheet.client.companyEmail} />
      </section>
      <section className="k-panel" aria-live="polite">
        <h2>{t('side.sums')}</h2>
        <InvoiceTotals sheet={sheet} />
      </section>
    </>
  );
}

/** @param chosen the e-mail in the form; distinguishes clients with the same name */
function ClientPick({ typed, chosen }: { readonly typed: FormValueStore; readonly chosen: string }) {
  const { t } = useTranslation('demo-invoice');
  const answer = useDemo<readonly InvoiceClient[]>('invoice', '/apps/invoice/clients');
  return (
    <Answered answer={answer} rows={1}>
      {(clients) => (
        <FormRow label={t('side.pick')}>
          {({ id }) => (
            <Select
              id={id}
              showSearch
              optionFilterProp="label"
              placeholder={t('side.own')}
              options={clients.map(({ companyEmail, name, company }) => ({
                value: companyEmail,
                label: `${name} · ${company}`,
              }))}
              value={clients.some(({ companyEmail }) => companyEmail === chosen) ? chosen : null}
              onChange={(email) => {
                const client = clients.find(({ companyEmail }) => companyEmail === email);
                if (client) typed.set('client', { ...client });
              }}
            />
          )}
        </FormRow>
      )}
    </Answered>
  );
}
