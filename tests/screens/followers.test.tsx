import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { clientConfig } from '../../src/config/client.ts';
import { makeResource } from '../../src/config/testing.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';

const stays = makeResource({
  name: 'stays',
  title: '{code}',
  fields: { code: { type: 'text', label: 'Code' }, currency: { type: 'text', label: 'Currency' } },
});
const charges = makeResource({
  name: 'charges',
  fields: {
    stayId: { type: 'ref', resource: 'stays', label: 'Stay' },
    currency: { type: 'text', label: 'Currency', from: 'stayId.currency' },
    amount: { type: 'money', currencyField: 'currency', label: 'Amount' },
  },
});
const STAYS = [
  { id: 's1', code: 'R-1', currency: 'EUR', version: 1 },
  { id: 's2', code: 'R-2', currency: 'TRY', version: 1 },
];

function open(path: string) {
  const { dialects, menu } = sampleConfig();
  const whole = { version: '1', resources: { stays, charges }, dialects, menu, landing: {}, enums: {}, modules: {} };
  const config = clientConfig({
    config: { ...whole, pages: {}, examples: {}, policy: { model: '', rows: [], csv: [] } },
    role: 'admin',
    can: () => true,
    findings: [],
  });
  const calls = fakeApi(({ method, url }) => {
    if (method === 'POST') return { status: 201, body: { id: 'c1', version: 1 } };
    if (url.includes('/charges/c1')) {
      const body = { id: 'c1', stayId: 's1', currency: 'EUR', amount: 1250, version: 1 };
      return { body, headers: { ETag: '"1"' } };
    }
    const one = STAYS.find(({ id }) => url.includes(`/stays/${id}`));
    return { body: one ?? { items: STAYS, total: STAYS.length } };
  });
  openScreen({ config, path });
  return calls;
}
/** The currency behind the amount. */
const currency = () => document.querySelector('.ant-input-suffix')?.textContent;
const choose = async (user: ReturnType<typeof userEvent.setup>, title: string) => {
  await user.click(screen.getByRole('combobox', { name: 'Stay' }));
  await user.click(await screen.findByText(title, { selector: '.ant-select-item-option-content' }));
};

it('an amount has the currency of the reference as soon as that is chosen, and sends none of its own', async () => {
  const calls = open(charges.routes.create);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Amount'), '12.50');
  expect(currency()).toBe('');
  await choose(user, 'R-2');
  await waitFor(() => expect(currency()).toBe('TRY'));
  await choose(user, 'R-1');
  await waitFor(() => expect(currency()).toBe('EUR'));
  expect(screen.getByLabelText('Amount')).toHaveValue('12.50');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ stayId: 's1', amount: 1250 });
});

it('a reference that the address names counts, and the untouched form is left without a question', async () => {
  open(`${charges.routes.create}?stayId=s2`);
  await screen.findByLabelText('Amount');
  await waitFor(() => expect(currency()).toBe('TRY'));
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
});

it('a stored record keeps its own until another reference is chosen', async () => {
  const calls = open(charges.routes.edit.replace(':id', 'c1'));
  const user = userEvent.setup();
  await screen.findByLabelText('Amount');
  expect(currency()).toBe('EUR');
  expect(calls.some(({ url }) => url.includes('/stays/s1'))).toBe(false);
  await choose(user, 'R-2');
  await waitFor(() => expect(currency()).toBe('TRY'));
});
