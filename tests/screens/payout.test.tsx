import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { clientConfig } from '../../src/config/client.ts';
import type { RawResource } from '../../src/config/raw.ts';
import { makeResource } from '../../src/config/testing.ts';
import { currentToasts } from '../../src/providers/notification.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';

const fileOf = (path: string) => JSON.parse(readFileSync(`resources/v1/${path}.json`, 'utf8')) as RawResource;
const pick = <Value,>(from: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]!]));

const earnings = fileOf('accounting/earnings');
const owners = fileOf('users/investor');
const NAMED = ['investorId', 'estateId', 'period', 'balance', 'status'];
const PAID = ['payoutAccountId', 'payoutIban', 'payoutReference'];
const statements = makeResource({
  name: 'statements',
  title: '{period}',
  fields: {
    ...pick(earnings.fields, [...NAMED, ...PAID]),
    currency: { type: 'enum', values: ['TRY', 'EUR'] },
  },
  actions: pick(earnings.actions!, ['pay']),
});
const investors = makeResource({
  name: 'investors',
  title: '{name}',
  fields: pick(owners.fields, ['name', 'bank', 'iban']),
});
const named = (name: string) => makeResource({ name, title: '{name}', fields: { name: { type: 'text' } } });

const IBAN = 'TR330006100519786457841326';
const STATEMENT = {
  id: 's1',
  version: 1,
  period: '2026-10',
  status: 'PUBLISHED',
  balance: 615_000,
  currency: 'TRY',
  investorId: 'inv-1',
  estateId: 'est-1',
  payoutAccountId: 'acc-1',
  payoutIban: null,
  _refs: { investorId: 'Ada Ev', estateId: 'KNK-1 · Lodos', payoutAccountId: 'Main bank' },
};

it('a payout names owner, home, month, amount, account and IBAN before it is made, and afterwards', async () => {
  const { dialects, menu } = sampleConfig();
  const resources = { statements, investors, estates: named('estates'), accounts: named('accounts') };
  const whole = { version: '1', resources, dialects, menu, landing: {}, enums: {}, modules: {} };
  const config = clientConfig({
    config: { ...whole, pages: {}, examples: {}, policy: { model: '', rows: [], csv: [] } },
    role: 'admin',
    can: () => true,
    findings: [],
  });
  fakeApi(({ url }) => {
    if (url.endsWith('/actions/pay')) return { body: { ...STATEMENT, status: 'PAID', payoutIban: IBAN, version: 2 } };
    if (url.includes('/investors/inv-1')) return { body: { id: 'inv-1', name: 'Ada Ev', bank: 'Ziraat', iban: IBAN } };
    if (url.includes('/statements/s1')) return { body: STATEMENT };
    return { body: { items: [{ id: 'acc-1', name: 'Main bank' }], total: 1 } };
  });
  openScreen({ config, path: statements.routes.show.replace(':id', 's1') });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay out' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Ada Ev · KNK-1 · Lodos · October 2026. Pay out ₺6,150.00?');
  await waitFor(() => expect(dialog).toHaveTextContent(/Owner’s bankZiraat/));
  expect(dialog).toHaveTextContent(/Owner’s IBANTR33 .*13 26/);
  expect(within(dialog).getByText('Main bank')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pay out' }));
  await waitFor(() =>
    expect(currentToasts().map(({ message }) => message)).toContain(
      'Ada Ev · October 2026 · ₺6,150.00 · Main bank · TR33 •••• •••• •••• •••• ••13 26. Paid out.',
    ),
  );
});
