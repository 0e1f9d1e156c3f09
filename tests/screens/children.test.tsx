import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { clientConfig } from '../../src/config/client.ts';
import { makeResource } from '../../src/config/testing.ts';
import type { ClientConfig } from '../../src/config/types.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';

const ORDER = { id: 'o1', version: 1, customer: 'Ayşe' };
const LINE = { id: 'l1', version: 1, orderId: 'o1', what: 'Bed', amount: 3, state: 'OPEN', note: 'By the wall' };

/** An order with its lines, listed as `own` says. */
function config(own: object): ClientConfig {
  const orders = makeResource({
    name: 'orders',
    title: '{customer}',
    fields: {
      customer: { type: 'text', label: 'Customer' },
      lines: { type: 'children', label: 'Lines', resource: 'lines', via: 'orderId', ...own },
      rest: { type: 'children', label: 'Rest', resource: 'lines', via: 'orderId' },
    },
  });
  const lines = makeResource({
    name: 'lines',
    title: '{what}',
    fields: {
      orderId: { type: 'ref', label: 'Order', resource: 'orders' },
      what: { type: 'text', label: 'What' },
      amount: { type: 'integer', label: 'Amount' },
      state: { type: 'enum', label: 'State', values: ['OPEN', 'DONE'] },
      note: { type: 'text', label: 'Note' },
    },
    list: {
      columns: ['what', 'state'],
      views: [{ id: 'open', label: { en: 'Open', tr: 'Açık' }, where: { state: 'OPEN' } }],
    },
  });
  const { dialects, menu } = sampleConfig();
  const whole = {
    version: '1',
    resources: { orders, lines },
    pages: {},
    examples: {},
    dialects,
    menu,
    landing: {},
    enums: {},
    modules: {},
    policy: { model: '', rows: [], csv: [] },
  };
  return clientConfig({ config: whole, role: 'admin', can: () => true, findings: [] });
}

it('lists children with the columns, the order and the view of the field, and others as their own list', async () => {
  const calls = fakeApi(({ url }) =>
    url.startsWith('/api/lines') ? { body: { items: [LINE], total: 1 } } : { body: ORDER },
  );
  openScreen({
    config: config({ columns: ['note', 'amount'], sort: '-amount', view: 'open' }),
    path: '/orders/show/o1?tab=lines',
  });
  const panel = within(await screen.findByRole('tabpanel', { name: 'Lines' }));
  expect(await panel.findByText('By the wall')).toBeVisible();
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads().slice(0, 2)).toEqual(['Note', 'Amount']);
  expect(panel.queryByText('OPEN')).toBeNull();
  const asked = () => new URL(calls.filter(({ url }) => url.startsWith('/api/lines')).at(-1)?.url ?? '', 'http://x');
  expect(Object.fromEntries(asked().searchParams)).toMatchObject({
    orderId: 'o1',
    view: 'open',
    sortBy: 'amount',
    sortDirection: 'DESC',
  });
  await userEvent.click(screen.getByRole('tab', { name: 'Rest' }));
  await waitFor(() => expect(heads().slice(0, 2)).toEqual(['What', 'State']));
  expect(asked().searchParams.get('view')).toBeNull();
  expect(asked().searchParams.get('sortBy')).toBe('createdAt');
});
