import { screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { clientConfig } from '../../src/config/client.ts';
import { makeResource } from '../../src/config/testing.ts';
import type { ClientConfig, Row } from '../../src/config/types.ts';
// Lazy; loaded here, no test waits for its first transformation.
import '../../src/engine/form/rows/InlineRows.tsx';
import '../../src/engine/form/rows/rows-input.ts';
import { type Answer, type Call, fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';

const orders = makeResource({
  name: 'orders',
  title: '{customer}',
  fields: {
    customer: { type: 'text', label: 'Customer', required: true },
    currency: { type: 'enum', label: 'Currency', values: ['EUR', 'TRY'], default: 'EUR' },
    lines: {
      type: 'children',
      label: 'Lines',
      resource: 'lines',
      via: 'orderId',
      inline: ['what', 'quantity', 'price'],
    },
  },
  form: { sections: [{ fields: [['customer', 'currency'], 'lines'] }] },
});
const lines = makeResource({
  name: 'lines',
  one: { en: 'line', tr: 'satır' },
  title: '{what}',
  fields: {
    orderId: { type: 'ref', label: 'Order', resource: 'orders', required: true },
    what: { type: 'text', label: 'What', required: true },
    quantity: { type: 'integer', label: 'Quantity', default: 1, min: 1 },
    currency: { type: 'enum', label: 'Currency', values: ['EUR', 'TRY'], from: 'orderId.currency' },
    price: { type: 'money', label: 'Price', currencyField: 'currency' },
  },
});

function config(can: (subject: string, action: string) => boolean = () => true): ClientConfig {
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
  return clientConfig({ config: whole, role: 'admin', can, findings: [] });
}

const ORDER = { id: 'o1', version: 3, customer: 'Ayşe', currency: 'EUR' };
const LINES = [
  { id: 'l1', version: 1, orderId: 'o1', what: 'Bed', quantity: 1, currency: 'EUR', price: 5000 },
  { id: 'l2', version: 4, orderId: 'o1', what: 'Lamp', quantity: 2, currency: 'EUR', price: 900 },
];
const UPDATE = '/orders/update/o1';

/** Answers with the order and its lines, and writes with `saved`. */
const api = (
  saved: (call: Call) => Answer = () => ({ body: { ...ORDER, version: 4 } }),
  known: readonly Row[] = LINES,
) =>
  fakeApi((call) => {
    if (call.method !== 'GET') return saved(call);
    return call.url.includes('/lines') ? { body: { items: known, total: known.length } } : { body: ORDER };
  });
const sentBy = (calls: readonly Call[]) => calls.find(({ method }) => method === 'PATCH' || method === 'POST')?.body;
const row = async (number: number) => within(await screen.findByRole('row', { name: `Row ${number}` }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('rows of a record that there is', () => {
  it('are changed, added and taken out, and sent with it: only what is another', async () => {
    const calls = api();
    openScreen({ config: config(), path: UPDATE });
    const bed = await row(1);
    expect(bed.getByLabelText('What')).toHaveValue('Bed');
    await userEvent.clear(bed.getByLabelText('Quantity'));
    await userEvent.type(bed.getByLabelText('Quantity'), '3');
    await userEvent.click((await row(2)).getByRole('button', { name: 'Remove row 2' }));
    expect((await row(2)).getByText('Deleted when you save')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add line' }));
    await userEvent.type((await row(3)).getByLabelText('What'), 'Rug');
    await save();
    await waitFor(() => expect(sentBy(calls)).toBeDefined());
    expect(sentBy(calls)).toEqual({
      lines: [
        { id: 'l1', version: 1, quantity: 3 },
        { id: 'l2', version: 4, _remove: true },
        { what: 'Rug', quantity: 1 },
      ],
    });
  });

  it('which nobody touched are not sent; what is taken out comes back; an empty one is no record', async () => {
    const calls = api();
    openScreen({ config: config(), path: UPDATE });
    await userEvent.click((await row(1)).getByRole('button', { name: 'Remove row 1' }));
    await userEvent.click((await row(1)).getByRole('button', { name: 'Keep row 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add line' }));
    await userEvent.type(screen.getByLabelText('Customer'), ' Can');
    await save();
    await waitFor(() => expect(sentBy(calls)).toEqual({ customer: 'Ayşe Can' }));
  });

  it('mistakes are said at the cell before anything is sent, and the first one gets the focus', async () => {
    const calls = api();
    openScreen({ config: config(), path: UPDATE });
    const lamp = await row(2);
    await userEvent.clear(lamp.getByLabelText('What'));
    await userEvent.clear(lamp.getByLabelText('Quantity'));
    await userEvent.type(lamp.getByLabelText('Quantity'), '0');
    await save();
    expect(await lamp.findByText('At least 1.')).toBeVisible();
    expect(lamp.getByText('This field cannot be empty!')).toBeVisible();
    await waitFor(() => expect(lamp.getByLabelText('What')).toHaveFocus());
    expect(sentBy(calls)).toBeUndefined();
    await userEvent.type(lamp.getByLabelText('What'), 'L');
    expect(lamp.queryByText('This field cannot be empty!')).toBeNull();
  });

  it('what the server refuses stands at its row, though it was sent fewer; nothing typed is lost', async () => {
    api(() => ({ status: 409, body: { message: 'No', errors: { 'lines.0.what': ['Taken'], 'lines.1': ['Kept'] } } }));
    openScreen({ config: config(), path: UPDATE });
    await userEvent.type((await row(2)).getByLabelText('What'), 's');
    await userEvent.click(screen.getByRole('button', { name: 'Add line' }));
    await userEvent.type((await row(3)).getByLabelText('What'), 'Rug');
    await save();
    expect(await (await row(2)).findByText('Taken')).toBeVisible();
    expect((await row(3)).getByText('Kept')).toBeVisible();
    expect((await row(2)).getByLabelText('What')).toHaveValue('Lamps');
    expect((await row(3)).getByLabelText('What')).toHaveValue('Rug');
    // An error follows its row.
    await userEvent.click((await row(3)).getByRole('button', { name: 'Remove row 3' }));
    expect(screen.queryByText('Kept')).toBeNull();
  });

  it.each([
    ['Keep my changes', 'Beds', { id: 'l1', version: 2, what: 'Beds' }],
    ['Discard my changes', 'Bed', undefined],
  ])('of which others changed one: "%s"', async (way, what, sent) => {
    const now = { ...LINES[0], version: 2, quantity: 9 };
    let tries = 0;
    const calls = api(() => {
      tries += 1;
      if (tries > 1) return { body: { ...ORDER, version: 4 } };
      return {
        status: 409,
        body: { message: 'x', errors: { 'lines.0': ['Can changed it.'] }, rows: { 'lines.0': now } },
      };
    });
    openScreen({ config: config(), path: UPDATE });
    await userEvent.type((await row(1)).getByLabelText('What'), 's');
    await save();
    expect(await (await row(1)).findByText('Can changed it.')).toBeVisible();
    await userEvent.click((await row(1)).getByRole('button', { name: way }));
    expect((await row(1)).getByLabelText('What')).toHaveValue(what);
    expect((await row(1)).getByLabelText('Quantity')).toHaveValue('9');
    expect(screen.queryByText('Can changed it.')).toBeNull();
    await save();
    const patches = () => calls.filter(({ method }) => method === 'PATCH');
    if (sent) await waitFor(() => expect(patches()[1]?.body).toEqual({ lines: [sent] }));
    else expect(patches()).toHaveLength(1);
  });
});

describe('the keyboard', () => {
  it('Enter goes down a column and begins another row behind the last; Tab goes on to the next cell', async () => {
    api();
    openScreen({ config: config(), path: UPDATE });
    await userEvent.click((await row(1)).getByLabelText('Quantity'));
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect((await row(2)).getByLabelText('Quantity')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect((await row(3)).getByLabelText('What')).toHaveFocus());
    // Nothing is typed in it yet: one empty row is enough.
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('row', { name: 'Row 4' })).toBeNull();
    await userEvent.keyboard('Rug{Tab}');
    expect((await row(3)).getByLabelText('Quantity')).toHaveFocus();
  });
});

describe('rows of a new record', () => {
  it('are sent with it, and their amounts follow the currency that is typed above', async () => {
    const calls = api(() => ({ status: 201, body: ORDER }));
    openScreen({ config: config(), path: '/orders/create' });
    await userEvent.type(await screen.findByLabelText('Customer'), 'Ayşe');
    await userEvent.click(await screen.findByRole('button', { name: 'Add line' }));
    await userEvent.type((await row(1)).getByLabelText('What'), 'Bed');
    await userEvent.type((await row(1)).getByLabelText('Price'), '12.50');
    await save();
    await waitFor(() => expect(sentBy(calls)).toBeDefined());
    expect(sentBy(calls)).toMatchObject({
      customer: 'Ayşe',
      lines: [{ what: 'Bed', quantity: 1, price: 1250 }],
    });
  });
});

describe('rights', () => {
  it('who may only look sees the rows and cannot type; who may not list them sees none', async () => {
    api();
    const { unmount } = openScreen({
      config: config((subject, action) => subject !== 'Line' || action === 'list' || action === 'show'),
      path: UPDATE,
    });
    expect((await row(1)).getByText('Bed')).toBeVisible();
    expect((await row(1)).queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Add|Remove/ })).toBeNull();
    unmount();
    openScreen({ config: config((subject) => subject !== 'Line'), path: UPDATE });
    expect(await screen.findByLabelText('Customer')).toBeVisible();
    expect(screen.queryByText('Lines')).toBeNull();
  });
});

it('in Turkish', async () => {
  api();
  await i18next.changeLanguage('tr');
  openScreen({ config: config(), path: UPDATE });
  expect(await screen.findByRole('row', { name: '1. satır' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ekle: satır' })).toBeVisible();
  await i18next.changeLanguage('en');
});
