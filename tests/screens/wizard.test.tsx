import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { clientConfig } from '../../src/config/client.ts';
import { makeResource } from '../../src/config/testing.ts';
import type { ClientConfig } from '../../src/config/types.ts';
import { type Call, fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';

const orders = makeResource({
  name: 'sample-orders',
  title: '{who}',
  fields: {
    who: { type: 'text', label: 'Who', required: true },
    cart: {
      type: 'repeater',
      label: 'Cart',
      default: [{ quantity: 2, price: 500 }],
      fields: {
        quantity: { type: 'integer', label: 'Quantity', default: 1 },
        price: { type: 'money', label: 'Price', currency: 'EUR' },
        sum: { type: 'money', label: 'Sum', currency: 'EUR', compute: { product: ['price', 'quantity'] } },
      },
    },
    total: {
      type: 'money',
      label: 'Total',
      currency: 'EUR',
      compute: { product: ['price', 'quantity'], each: 'cart' },
    },
    delivery: {
      type: 'enum',
      label: 'Delivery',
      required: true,
      look: 'cards',
      values: [
        { value: 'SLOW', label: 'Slow', icon: 'CarOutlined', help: 'A week' },
        { value: 'FAST', label: 'Fast' },
      ],
    },
    extras: { type: 'enum', label: 'Extras', look: 'radio', multiple: true, values: ['BOX', 'CARD'] },
    stars: { type: 'integer', label: 'Stars', look: 'rating', min: 1, max: 5 },
    rooms: { type: 'integer', label: 'Rooms', look: 'slider', min: 0, max: 10 },
    isGift: { type: 'boolean', label: 'Gift', look: 'checkbox' },
  },
  form: {
    layout: 'steps',
    look: 'icons',
    done: { title: 'Thank you', text: 'We call you.' },
    sections: [
      { label: 'Cart', help: 'What you take', icon: 'ShoppingOutlined', fields: ['cart', 'total', 'isGift'] },
      { label: 'Who', fields: ['who', 'delivery', 'extras', 'stars', 'rooms'] },
    ],
  },
});

/** Boats are put down before all of them is known. */
const boats = makeResource({
  name: 'sample-boats',
  title: '{name}',
  fields: {
    name: { type: 'text', label: 'Name', required: true },
    berths: { type: 'integer', label: 'Berths', min: 1, required: true },
    port: { type: 'text', label: 'Port', required: true },
    state: { type: 'enum', label: 'State', values: ['DRAFT', 'AFLOAT'], default: 'DRAFT', hidden: true },
  },
  draft: { state: 'DRAFT', action: 'launch' },
  actions: { launch: { label: 'Launch', from: ['DRAFT'], set: { state: 'AFLOAT' } } },
  form: {
    layout: 'steps',
    sections: [
      { label: 'Boat', fields: ['name', 'berths'] },
      { label: 'Place', fields: ['port'] },
    ],
  },
});

function config(): ClientConfig {
  const { dialects, menu } = sampleConfig();
  const whole = {
    version: '1',
    resources: { 'sample-orders': orders, 'sample-boats': boats },
    pages: {},
    dialects,
    menu,
    landing: {},
    enums: {},
    examples: {},
    modules: {},
    policy: { model: '', rows: [], csv: [] },
  };
  return clientConfig({ config: whole, role: 'admin', can: () => true, findings: [] });
}

const sent = (calls: readonly Call[]) => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
const onward = () => screen.getByRole('button', { name: 'Continue' });

describe('a form in steps', () => {
  it('adds up while it is typed, asks each step, and says what became of it', async () => {
    const calls = fakeApi(({ method }) =>
      method === 'GET'
        ? { body: { items: [], total: 0 } }
        : { status: 201, body: { id: 'o1', version: 1, who: 'Ada' } },
    );
    openScreen({ config: config(), path: orders.routes.create });
    const user = userEvent.setup();
    expect(await screen.findByText('What you take')).toBeVisible();
    expect(screen.getAllByText('€10.00')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Add entry' }));
    const second = within(screen.getByRole('listitem', { name: /entry 2/ }));
    await user.type(second.getByLabelText('Price'), '2.50');
    expect(screen.getByText('€12.50')).toBeVisible();
    await user.click(await screen.findByRole('checkbox', { name: 'Gift' }));
    await user.click(onward());

    await user.type(await screen.findByLabelText('Who'), 'Ada');
    await user.click(onward());
    const delivery = await screen.findByRole('radiogroup', { name: 'Delivery' });
    expect(delivery).toHaveAccessibleDescription('This field cannot be empty!');
    await user.click(within(delivery).getByRole('radio', { name: 'Slow A week' }));
    const extras = within(screen.getByRole('group', { name: 'Extras' }));
    await user.click(extras.getByRole('checkbox', { name: 'Card' }));
    await user.click(extras.getByRole('checkbox', { name: 'BOX' }));
    await user.click(screen.getByRole('radio', { name: '4 of 5 stars' }));
    expect(screen.getByRole('slider', { name: 'Rooms' })).toHaveAttribute('aria-valuetext', '–');
    await user.click(onward());

    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/sample-orders/show/o1');
    expect(sent(calls)).toEqual([
      {
        who: 'Ada',
        cart: [
          { quantity: 2, price: 500 },
          { quantity: 1, price: 250 },
        ],
        delivery: 'SLOW',
        extras: ['BOX', 'CARD'],
        stars: 4,
        isGift: true,
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Add another' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Gift' })).not.toBeChecked());
  });
});

describe('a draft in steps', () => {
  const buttons = () =>
    screen.getAllByRole('button', { name: /^(Continue|Save|Back)/ }).map(({ textContent }) => textContent);

  it('asks for nothing on the way, may be kept at each step, and launched at the last', async () => {
    const calls = fakeApi(({ method }) =>
      method === 'GET'
        ? { body: { items: [], total: 0 } }
        : { status: 201, body: { id: 'b1', version: 1, state: 'DRAFT' } },
    );
    openScreen({ config: config(), path: boats.routes.create });
    const user = userEvent.setup();
    const berths = await screen.findByLabelText('Berths');
    expect(buttons()).toEqual(['Continue', 'Save as draft']);
    await user.type(berths, '0');
    await user.click(onward());
    expect(berths).toHaveAccessibleDescription(/1/);
    await user.clear(berths);
    await user.click(onward());

    expect(await screen.findByLabelText('Port')).toBeVisible();
    expect(buttons()).toEqual(['Back', 'Continue', 'Save as draft']);
    await user.click(onward());
    expect(await screen.findByRole('button', { name: 'Save and Launch' })).toBeVisible();
    expect(buttons()).toEqual(['Save and Launch', 'Back', 'Save as draft']);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.type(await screen.findByLabelText('Port'), 'Bodrum');
    await user.click(screen.getByRole('button', { name: 'Save as draft' }));
    await waitFor(() => expect(sent(calls)).toEqual([{ port: 'Bodrum' }]));
  });
});
