import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { clientConfig } from '../../src/config/client.ts';
import { makeResource } from '../../src/config/testing.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';

const money = { type: 'money', currency: 'EUR' };
const bills = makeResource({
  name: 'bills',
  one: 'bill',
  title: '{code}',
  unique: [['street', 'number']],
  fields: {
    code: { type: 'text', label: 'Code', unique: true },
    street: { type: 'text', label: 'Street', readOnlyIf: { isClosed: true } },
    number: { type: 'integer', label: 'Number' },
    isClosed: { type: 'boolean', label: 'Closed' },
    price: { ...money, label: 'Price' },
    rate: { type: 'percent', label: 'Rate' },
    commission: { ...money, label: 'Commission', compute: { multiply: ['price', 'rate'] } },
    paid: { ...money, label: 'Paid', compute: { sumOf: ['payments', 'amount'] } },
    payments: { type: 'children', resource: 'payments', via: 'billId' },
    owed: { ...money, label: 'Owed', compute: { subtract: ['total', 'paid'] } },
    total: { ...money, label: 'Total', compute: { sum: ['price', 'commission'] } },
    fee: { ...money, label: 'Fee', compute: { if: { total: { gt: 10_000 } }, then: 2500, else: 0 } },
  },
});
const BILL = { id: 'b1', code: 'B-1', street: 'Quay', number: 4, isClosed: false, version: 1 };
const STORED = { ...BILL, price: 10_000, rate: 10, commission: 1000, total: 11_000, paid: 4000, owed: 7000, fee: 2500 };

/** @param taken questions that are answered with no */
function open(path: string, record: object = STORED, taken: readonly string[] = []) {
  const { dialects, menu } = sampleConfig();
  const whole = { version: '1', resources: { bills }, dialects, menu, landing: {}, enums: {}, modules: {} };
  const config = clientConfig({
    config: { ...whole, pages: {}, examples: {}, policy: { model: '', rows: [], csv: [] } },
    role: 'admin',
    can: () => true,
    findings: [],
  });
  const calls = fakeApi(({ url }) => {
    if (url.includes('/_free?')) return { body: { free: !taken.some((part) => url.endsWith(part)) } };
    return { body: record, headers: { ETag: '"1"' } };
  });
  openScreen({ config, path });
  return calls;
}
const EDIT = bills.routes.edit.replace(':id', 'b1');
const shown = (label: string) =>
  screen.getByText(label, { selector: '.k-item-label' }).parentElement?.querySelector('.k-item-value')?.textContent;

describe('what is computed', () => {
  it('follows what is typed, step by step, on what the server knows of the children', async () => {
    open(EDIT);
    const price = await screen.findByLabelText('Price');
    expect(['Commission', 'Total', 'Paid', 'Owed', 'Fee'].map(shown)).toEqual([
      '€10.00',
      '€110.00',
      '€40.00',
      '€70.00',
      '€25.00',
    ]);
    await userEvent.clear(price);
    await userEvent.type(price, '50.05');
    expect(['Commission', 'Total', 'Paid', 'Owed', 'Fee'].map(shown)).toEqual([
      '€5.01',
      '€55.06',
      '€40.00',
      '€15.06',
      '€0.00',
    ]);
  });
});

describe('readOnlyIf', () => {
  it('is of the stored record: what is typed beside it changes nothing until it is saved', async () => {
    open(EDIT);
    expect(await screen.findByLabelText('Street')).toHaveValue('Quay');
    await userEvent.click(screen.getByRole('switch', { name: 'Closed' }));
    expect(screen.getByLabelText('Street')).toBeVisible();
  });

  it('while it holds the field is shown, and nobody types it', async () => {
    open(EDIT, { ...STORED, isClosed: true });
    expect(await screen.findByLabelText('Number')).toBeVisible();
    expect(screen.queryByLabelText('Street')).toBeNull();
    expect(shown('Street')).toBe('Quay');
  });
});

describe('what is unique', () => {
  it('is asked for a moment after it is typed, and what is taken is said at the field', async () => {
    const calls = open(bills.routes.create, STORED, ['/bills/_free?code=B-1']);
    await userEvent.type(await screen.findByLabelText('Code'), 'B-1');
    expect(await screen.findByText('“B-1” is already taken.')).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveAttribute('aria-invalid', 'true');
    expect(calls.filter(({ url }) => url.includes('_free'))).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('Code'), '2');
    await waitFor(() => expect(screen.queryByText('“B-1” is already taken.')).toBeNull());
  });

  it('of several together all are marked, and all let go when one of them changes', async () => {
    const calls = open(EDIT, STORED, ['/bills/b1/_free?street=Quay&number=5']);
    const number = await screen.findByLabelText('Number');
    await userEvent.clear(number);
    await userEvent.type(number, '5');
    expect(await screen.findAllByText('Another record has these values together.')).toHaveLength(2);
    expect(screen.getByLabelText('Street')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(screen.getByLabelText('Street'), 's');
    await waitFor(() => expect(screen.queryByText('Another record has these values together.')).toBeNull());
    // The record's own values are nothing to ask about.
    expect(calls.some(({ url }) => url.includes('code='))).toBe(false);
  });
});
