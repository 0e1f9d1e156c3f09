import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { clientConfig } from '../../src/config/client.ts';
import type { RawResource } from '../../src/config/raw.ts';
import { makeResource } from '../../src/config/testing.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';

const file = JSON.parse(readFileSync('resources/v1/operational/reservations.json', 'utf8')) as RawResource;
const pick = <Value,>(from: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]!]));
const ASKED = ['policyFee', 'cancelFee', 'feeReason', 'refundLeft', 'refundNow', 'tellGuest'];
const values = (list: readonly string[]) => list.map((value) => ({ value, label: { en: value } }));
const stays = makeResource({
  name: 'stays',
  title: '{code}',
  domain: 'reservation',
  fields: {
    code: { type: 'text' },
    status: { type: 'enum', values: values(['SUCCESSFUL', 'CANCELLED']), readOnly: true },
    currency: { type: 'enum', values: values(['EUR']) },
    paidAmount: { type: 'money', currencyField: 'currency' },
    ...pick(file.fields, ASKED),
  },
  actions: {
    cancel: {
      label: { en: 'Cancel reservation' },
      from: ['SUCCESSFUL'],
      set: { status: 'CANCELLED' },
      danger: true,
      ask: file.actions!['cancel']!.ask!.filter((asked) => typeof asked !== 'string' && ASKED.includes(asked.field)),
    },
  },
});
const STAY = { id: 's1', version: 1, code: 'R-1', status: 'SUCCESSFUL', currency: 'EUR', paidAmount: 45_000 };

it('a cancellation opens with what the policy keeps, says what goes back, and asks why where another amount is kept', async () => {
  const { dialects, menu } = sampleConfig();
  const whole = { version: '1', resources: { stays }, dialects, menu, landing: {}, enums: {}, modules: {} };
  const config = clientConfig({
    config: { ...whole, pages: {}, examples: {}, policy: { model: '', rows: [], csv: [] } },
    role: 'admin',
    can: () => true,
    findings: [],
  });
  const sent: unknown[] = [];
  fakeApi(({ url, method, body }) => {
    if (!url.endsWith('/actions/cancel')) return { body: url.includes('/stays/s1') ? STAY : { items: [], total: 0 } };
    if (method === 'POST') {
      sent.push(body);
      return { body: { ...STAY, status: 'CANCELLED', version: 2 } };
    }
    const proposed = { policyFee: 22_500, cancelFee: 22_500, refundNow: true, tellGuest: true };
    return { body: { record: STAY, values: proposed, notes: ['Cancellation was free until 1 December.'] } };
  });
  openScreen({ config, path: stays.routes.show.replace(':id', 's1') });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel reservation' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('note').textContent).toContain('free until 1 December');
  expect(dialog.getAllByText('€225.00')).toHaveLength(2);
  expect(dialog.queryByLabelText('Why another fee')).toBeNull();
  const fee = dialog.getByLabelText(/Cancellation fee/);
  await userEvent.clear(fee);
  await userEvent.type(fee, '100');
  await userEvent.tab();
  expect(dialog.getByText('€350.00')).toBeTruthy();
  await userEvent.type(await dialog.findByLabelText(/Why another fee/), 'Illness');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel reservation' }));
  const answered = { policyFee: 22_500, cancelFee: 10_000, feeReason: 'Illness', refundNow: true, tellGuest: true };
  await waitFor(() => expect(sent).toEqual([answered]));
});
