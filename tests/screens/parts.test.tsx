import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { clientConfig } from '../../src/config/client.ts';
import { makeResource } from '../../src/config/testing.ts';
import type { ClientConfig } from '../../src/config/types.ts';
import { type Answer, type Call, fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';

const discounts = makeResource({
  name: 'discounts',
  title: '{name}',
  fields: {
    name: { type: 'text', label: 'Name' },
    currency: { type: 'enum', label: 'Currency', values: ['EUR', 'TRY'], default: 'EUR' },
    place: {
      type: 'object',
      label: 'Place',
      fields: { city: { type: 'text', label: 'City', required: true }, zip: { type: 'text', label: 'Zip' } },
    },
    tiers: {
      type: 'repeater',
      label: 'Tiers',
      uniqueBy: 'minNights',
      fields: {
        minNights: { type: 'integer', label: 'Nights from', required: true },
        off: { type: 'money', label: 'Amount off', currencyField: 'currency', min: 0 },
      },
    },
  },
  list: { columns: ['name', 'place.city', 'tiers'], filters: ['place.city'] },
});

function config(): ClientConfig {
  const { dialects, menu } = sampleConfig();
  const policy = { model: '', rows: [], csv: [] };
  const whole = {
    version: '1',
    resources: { discounts },
    pages: {},
    examples: {},
    dialects,
    menu,
    landing: {},
    enums: {},
    modules: {},
    policy,
  };
  return clientConfig({ config: whole, role: 'admin', can: () => true, findings: [] });
}

const RECORD = {
  id: 'd1',
  version: 3,
  name: 'Winter',
  currency: 'EUR',
  place: { city: 'Bodrum', zip: '48400' },
  tiers: [
    { minNights: 7, off: 1000 },
    { minNights: 28, off: 5000 },
  ],
  _refs: {},
};
const routes = discounts.routes;
const api = (write: (call: Call) => Answer = () => ({ status: 201, body: RECORD })) =>
  fakeApi((call) => {
    if (call.method !== 'GET') return write(call);
    if (call.url.includes('/discounts/')) return { body: RECORD, headers: { ETag: '"3"' } };
    return { body: { items: [RECORD], total: 1 } };
  });
const sent = (calls: readonly Call[]) => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);

describe('a form with values made of parts', () => {
  it('adds, fills, moves and removes entries, and sends them as they stand', async () => {
    const calls = api();
    openScreen({ config: config(), path: routes.create });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('City'), 'Datça');
    const tiers = screen.getByRole('group', { name: 'Tiers' });
    for (const [nights, off] of [
      ['7', '10'],
      ['14', '25.5'],
      ['28', '60'],
    ] as const) {
      await user.click(within(tiers).getByRole('button', { name: 'Add entry' }));
      await user.type(within(tiers).getAllByLabelText('Nights from').at(-1) as HTMLElement, nights);
      await user.type(within(tiers).getAllByLabelText('Amount off').at(-1)!, off);
    }
    await user.click(within(tiers).getByRole('button', { name: 'Move entry 3 up' }));
    await user.click(within(tiers).getByRole('button', { name: 'Remove entry 1' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    expect(sent(calls)[0]).toMatchObject({
      place: { city: 'Datça' },
      tiers: [
        { minNights: 28, off: 6000 },
        { minNights: 14, off: 2550 },
      ],
    });
  });

  it('shows each error beside its part, and goes to the first', async () => {
    api();
    openScreen({ config: config(), path: routes.create });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Zip'), '1');
    await user.click(screen.getByRole('button', { name: 'Add entry' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const city = screen.getByLabelText('City');
    await waitFor(() => expect(city).toHaveAccessibleDescription('This field cannot be empty!'));
    expect(screen.getByLabelText('Nights from')).toHaveAccessibleDescription('This field cannot be empty!');
    await waitFor(() => expect(city).toHaveFocus());
    await user.type(city, 'x');
    expect(city).not.toHaveAccessibleDescription();
    expect(screen.getByLabelText('Nights from')).toHaveAccessibleDescription('This field cannot be empty!');
  });

  it('puts the server’s errors at the entry they are about', async () => {
    api(() => ({ status: 422, body: { message: 'No', errors: { 'tiers.1.off': ['Too much'] } } }));
    openScreen({ config: config(), path: routes.edit.replace(':id', 'd1') });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Name'), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getAllByLabelText('Amount off')[1]).toHaveAccessibleDescription('Too much'));
    expect(screen.getAllByText('Too much')).toHaveLength(1);
  });
});

it('a page shows an object as its parts and entries as a table', async () => {
  api();
  openScreen({ config: config(), path: routes.show.replace(':id', 'd1') });
  expect(await screen.findByText('Bodrum')).toBeVisible();
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Nights from', 'Amount off']);
  expect(within(table).getByText('€50.00')).toBeVisible();
});

it('a list has a part as a column and filters by it', async () => {
  api();
  openScreen({ config: config(), path: routes.list });
  expect(await screen.findByText('Bodrum')).toBeVisible();
  expect(await screen.findByRole('button', { name: /Filter by City/ })).toBeVisible();
});
