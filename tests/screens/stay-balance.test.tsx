import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { panelAt } from '../../src/app/panels.ts';
// Panels are lazy; loaded here, no test waits for the first transformation.
import '../../src/features/money/StayBalance.tsx';
import { clientConfig } from '../../src/config/client.ts';
import { makeResource } from '../../src/config/testing.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';

const payments = makeResource({
  name: 'payments',
  fields: {
    kind: { type: 'enum', label: 'Kind', values: ['COLLECTION', 'REFUND'], default: 'COLLECTION' },
    reservationId: { type: 'ref', resource: 'reservations', label: 'Reservation', required: true },
    amount: { type: 'money', label: 'Amount', currencyField: 'currency', required: true },
    currency: { type: 'enum', label: 'Currency', values: ['TRY', 'EUR'] },
  },
  form: { panels: ['stay-balance'], sections: [{ fields: ['kind', 'reservationId', 'amount', 'currency'] }] },
});
const reservations = makeResource({
  name: 'reservations',
  title: '{code}',
  fields: { code: { type: 'text', label: 'Code' } },
});

function open(search: string, remainingPrice: number) {
  const { dialects, menu } = sampleConfig();
  const resources = { payments, reservations };
  const whole = { version: '1', resources, dialects, menu, landing: {}, enums: {}, modules: {} };
  const config = clientConfig({
    config: { ...whole, pages: {}, examples: {}, policy: { model: '', rows: [], csv: [] } },
    role: 'admin',
    can: () => true,
    findings: [],
  });
  const sums = { totalPrice: 200_000, chargesTotal: 4400, paidAmount: 204_400 - remainingPrice, remainingPrice };
  const made = { grandTotal: 204_400, refundedAmount: null, refundDue: remainingPrice < 0 ? -remainingPrice : null };
  const stay = { id: 'res-1', code: 'R-000001', currency: 'EUR', version: 1, ...sums, ...made };
  fakeApi(({ url }) => ({ body: url.includes('/reservations/res-1') ? stay : { items: [stay], total: 1 } }));
  openScreen({ config, path: `${payments.routes.create}?${search}`, panelAt });
  return screen.findByRole('region', { name: 'Balance of the stay' });
}

it('a new payment shows what remains of its stay, and one press enters it in the stay’s currency', async () => {
  const panel = await open('reservationId=res-1', 102_200);
  expect(await within(panel).findByText('€2,000.00')).toBeVisible();
  expect(within(panel).getByText('€44.00')).toBeVisible();
  expect(within(panel).getByText('€2,044.00')).toBeVisible();
  expect(within(panel).getByRole('link', { name: 'R-000001' })).toBeVisible();
  await userEvent.click(within(panel).getByRole('button', { name: 'Enter €1,022.00' }));
  expect(screen.getByLabelText('Amount')).toHaveValue('1022.00');
});

it('more than twice what remains is asked about before it is sent', async () => {
  const panel = await open('reservationId=res-1', 1000);
  await within(panel).findByText('€10.00');
  await userEvent.type(screen.getByLabelText('Amount'), '20.00');
  expect(within(panel).queryByText(/more than twice/u)).toBeNull();
  await userEvent.type(screen.getByLabelText('Amount'), '1');
  await userEvent.clear(screen.getByLabelText('Amount'));
  await userEvent.type(screen.getByLabelText('Amount'), '20.01');
  expect(await within(panel).findByText(/more than twice/u)).toBeVisible();
});

it('a refund offers what was paid too much', async () => {
  const overpaid = await open('reservationId=res-1&kind=REFUND', -5000);
  expect(await within(overpaid).findByRole('button', { name: 'Enter €50.00' })).toBeVisible();
});

it('without a reservation it says what to do', async () => {
  const panel = await open('', 0);
  expect(within(panel).getByText('Choose a reservation to see what remains to be paid.')).toBeVisible();
});
