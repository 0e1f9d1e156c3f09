import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { panelAt } from '../../src/app/panels.ts';
// Panels are lazy; loaded here, no test waits for the first transformation.
import '../../src/features/investor/OwnerNights.tsx';
import { clientConfig } from '../../src/config/client.ts';
import { makeResource } from '../../src/config/testing.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';

const stays = makeResource({
  name: 'owner-stays',
  title: '{note}',
  fields: {
    note: { type: 'text', label: 'Note' },
    period: { type: 'dateRange', label: 'From – to', start: 'from', end: 'to' },
  },
  form: { panels: ['owner-nights'], sections: [{ fields: ['period', 'note'] }] },
});

it('says how many own nights the contract leaves, before and after the stay that is typed', async () => {
  const { dialects, menu } = sampleConfig();
  const role = { name: 'role', options: [{ value: 'Investor', label: { en: 'Owner' } }] };
  const whole = { version: '1', resources: { 'owner-stays': stays }, dialects, menu, landing: {}, modules: {} };
  const config = clientConfig({
    config: {
      ...whole,
      enums: { role },
      pages: {},
      examples: {},
      policy: { model: '', rows: [], csv: [] },
    },
    role: 'Investor',
    can: () => true,
    findings: [],
  });
  const record = { id: 's1', note: 'Summer', from: '2027-05-10', to: '2027-05-14', version: 1 };
  const calls = fakeApi(({ url }) => {
    if (url.includes('/investor-summary')) return { body: { ownNights: { year: 2027, limit: 10, taken: 3 } } };
    if (url.includes('/owner-stays/s1')) return { body: record, headers: { ETag: '"1"' } };
    return { body: { items: [], total: 0 } };
  });
  openScreen({ config, path: stays.routes.edit.replace(':id', 's1'), panelAt });
  expect(await screen.findByText('7 of 10 own nights are left in 2027.')).toBeVisible();
  expect(screen.getByText('This stay uses 4 nights; 3 will be left.')).toBeVisible();
  expect(calls.filter(({ url }) => url.includes('/investor-summary?year=2027'))).not.toEqual([]);
});
