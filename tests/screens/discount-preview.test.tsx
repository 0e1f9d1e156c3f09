import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { panelAt } from '../../src/app/panels.ts';
// Panels are lazy; loaded here, no test waits for the first transformation.
import '../../src/features/prices/DiscountPreview.tsx';
import { clientConfig } from '../../src/config/client.ts';
import { makeResource } from '../../src/config/testing.ts';
import { type Answer, fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';

const discounts = makeResource({
  name: 'long-stay-discounts',
  title: '{name}',
  fields: {
    name: { type: 'text', label: 'Name', required: true },
    percent: { type: 'percent', label: 'Discount', required: true, max: 90 },
    uses: { type: 'integer', label: 'Uses', readOnly: true },
  },
  form: { panels: ['discount-preview'], sections: [{ fields: ['name', 'percent'] }] },
});
const estates = makeResource({ name: 'estates', fields: { code: { type: 'text', label: 'Code' } } });
const reservations = makeResource({ name: 'reservations', fields: { code: { type: 'text', label: 'Code' } } });
const RECORD = { id: 'd1', name: 'Ten', percent: 10, uses: 4, version: 1 };

type Asked = { readonly unsaved?: { readonly id?: string; readonly record: { readonly percent: number } } };
const quote = (percent: number): Answer => ({
  body: {
    quote: {
      total: 100_00 - percent * 100,
      currency: 'EUR',
      nights: [],
      version: 1,
      lines: [
        { kind: 'ACCOMMODATION', amount: 100_00 },
        { kind: 'LONG_STAY', amount: -percent * 100, percent, name: 'Ten' },
      ],
    },
    policy: [],
  },
});

function open(to: 'create' | 'edit') {
  const { dialects, menu } = sampleConfig();
  const resources = { 'long-stay-discounts': discounts, estates, reservations };
  const whole = { version: '1', resources, dialects, menu, landing: {}, enums: {}, modules: {} };
  const config = clientConfig({
    config: { ...whole, pages: {}, examples: {}, policy: { model: '', rows: [], csv: [] } },
    role: 'admin',
    can: () => true,
    findings: [],
  });
  const calls = fakeApi(({ url, body }) => {
    if (url.includes('/quotes')) return quote((body as Asked).unsaved?.record.percent ?? 0);
    if (url.includes('/long-stay-discounts/d1')) return { body: RECORD, headers: { ETag: '"1"' } };
    return { body: { items: [{ id: 'e1', code: 'KNK-1', propertyName: 'Sea', status: 'ACTIVE' }], total: 1 } };
  });
  openScreen({ config, path: discounts.routes[to].replace(':id', 'd1'), panelAt });
  return () => calls.filter(({ url }) => url.includes('/quotes')).map(({ body }) => (body as Asked).unsaved);
}
const pick = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(await screen.findByRole('combobox', { name: 'Estate' }), 'KNK-1');
};

it('prices what is typed, after a pause, and nothing while it is not complete', async () => {
  const asked = open('create');
  const user = userEvent.setup();
  await pick(user);
  expect(await screen.findByText(/Prices appear once the form is complete/)).toBeVisible();
  expect(asked()).toEqual([]);
  // The name may wait.
  await user.type(screen.getByLabelText('Discount'), '20');
  expect(await screen.findAllByText('€80.00')).toHaveLength(5);
  expect(screen.getByText('Based on unsaved values.')).toBeVisible();
  // One question a length of stay, not one a keystroke.
  expect(asked()).toEqual(Array.from({ length: 5 }, () => asked()[0]));
  expect(asked()[0]).toEqual({ resource: 'long-stay-discounts', record: { name: null, percent: 20 } });
});

it('an edited one is named, so that it stands in the place of the stored one', async () => {
  const asked = open('edit');
  const user = userEvent.setup();
  await pick(user);
  expect(await screen.findAllByText('€90.00')).toHaveLength(5);
  const percent = screen.getByLabelText('Discount');
  await user.clear(percent);
  await waitFor(() => expect(screen.queryByText('€90.00')).toBeNull());
  await user.type(percent, '35');
  expect(await screen.findAllByText('€65.00')).toHaveLength(5);
  expect(asked().at(-1)).toEqual({
    resource: 'long-stay-discounts',
    id: 'd1',
    record: { name: 'Ten', percent: 35 },
  });
});
