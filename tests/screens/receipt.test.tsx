import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientConfig } from '../../src/config/client.ts';
import type { RawResource } from '../../src/config/raw.ts';
import { makeResource } from '../../src/config/testing.ts';
import { MoneyReceipt } from '../../src/features/money/MoneyReceipt.tsx';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';

const file = JSON.parse(readFileSync('resources/v1/accounting/reservation-payments.json', 'utf8')) as RawResource;
const payments = makeResource({
  name: 'payments',
  title: '{no}',
  fields: {
    no: file.fields['no']!,
    kind: { type: 'enum', values: ['COLLECTION', 'TRANSFER'] },
    purpose: { type: 'enum', values: ['INTERNAL'], label: { en: 'Purpose' }, showIf: { kind: 'TRANSFER' } },
  },
  show: { sections: [{ panel: 'receipt' }] },
});

const COMPANY = {
  name: 'Konak',
  address: '',
  taxOffice: '',
  taxNo: '',
  phone: '',
  email: '',
  website: '',
  logo: '',
};

async function receiptOf(kind: string) {
  const { dialects, menu } = sampleConfig();
  const whole = { version: '1', resources: { payments }, dialects, menu, landing: {}, enums: {}, modules: {} };
  const config = clientConfig({
    config: { ...whole, pages: {}, examples: {}, policy: { model: '', rows: [], csv: [] } },
    role: 'admin',
    can: () => true,
    findings: [],
  });
  const record = { id: 'p1', version: 1, no: 'P-1', kind, purpose: 'INTERNAL', paidAt: '2026-11-28T12:00:00Z' };
  fakeApi(({ url }) => ({
    body: url.includes('/payments/receipt') ? { company: COMPANY, guest: null, stay: null } : record,
  }));
  openScreen({
    config,
    path: payments.routes.show.replace(':id', 'p1'),
    panelAt: () => () => <MoneyReceipt record={record} />,
  });
  await screen.findByRole('article', { name: 'Receipt' });
}

it('tells a guest nothing of own accounts', async () => {
  await receiptOf('COLLECTION');
  expect(screen.queryByText('Purpose')).toBeNull();
});

it('tells what a transfer is for', async () => {
  await receiptOf('TRANSFER');
  expect(screen.getByText('Purpose')).toBeInTheDocument();
});
