import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { panelAt } from '../../src/app/panels.ts';
// Panels are lazy; loaded here, no test waits for the first transformation.
import '../../src/features/money/StayDeposit.tsx';
import { clientConfig } from '../../src/config/client.ts';
import { makeResource } from '../../src/config/testing.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';

const money = (label: string) => ({ type: 'money' as const, label, currencyField: 'currency' });
const deposits = makeResource({
  name: 'security-deposits',
  fields: {
    reservationId: { type: 'ref', resource: 'reservations', label: 'Reservation' },
    currency: { type: 'enum', label: 'Currency', values: ['TRY', 'EUR'] },
    state: { type: 'enum', label: 'State', values: ['REQUIRED', 'HELD'] },
    required: money('Asked for'),
    held: money('Still held'),
    withheld: money('Withheld'),
    refunded: money('Returned'),
  },
});
const reservations = makeResource({
  name: 'reservations',
  title: '{code}',
  fields: { code: { type: 'text', label: 'Code' } },
  show: { sections: [{ panel: 'stay-deposit', aside: true }] },
});

function open(rows: readonly object[]) {
  const { dialects, menu } = sampleConfig();
  const resources = { 'security-deposits': deposits, reservations };
  const whole = { version: '1', resources, dialects, menu, landing: {}, enums: {}, modules: {} };
  const config = clientConfig({
    config: { ...whole, pages: {}, examples: {}, policy: { model: '', rows: [], csv: [] } },
    role: 'admin',
    can: () => true,
    findings: [],
  });
  const api = fakeApi(({ url }) => ({
    body: url.includes('/reservations/res-1')
      ? { id: 'res-1', code: 'R-000001', version: 1 }
      : { items: rows, total: rows.length },
  }));
  openScreen({ config, path: reservations.routes.show.replace(':id', 'res-1'), panelAt });
  return api;
}
const row = { id: 'd-1', version: 1, reservationId: 'res-1', currency: 'EUR', withheld: 0, refunded: 0 };

it('the page of a stay says what of its deposit is held, and leads there', async () => {
  open([{ ...row, state: 'HELD', required: 30_000, held: 30_000 }]);
  const aside = within(await screen.findByRole('complementary'));
  expect(await aside.findByText('€300.00')).toBeVisible();
  expect(aside.queryByText('Asked for')).toBeNull();
  expect(aside.getByRole('link', { name: 'Open the deposit' })).toHaveAttribute(
    'href',
    expect.stringContaining('d-1') as string,
  );
});

it('one that is due says what is asked for', async () => {
  open([{ ...row, state: 'REQUIRED', required: 30_000, held: 0 }]);
  const aside = within(await screen.findByRole('complementary'));
  expect(await aside.findByText('Asked for')).toBeVisible();
  expect(aside.queryByText('Still held')).toBeNull();
});

it('a stay without a deposit shows no card of it', async () => {
  const api = open([]);
  const aside = await screen.findByRole('complementary');
  await waitFor(() => expect(api.some(({ url }) => url.includes('/security-deposits'))).toBe(true));
  expect(within(aside).queryByRole('heading', { name: 'Deposit' })).toBeNull();
});
