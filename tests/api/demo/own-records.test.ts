import { afterAll, expect, test } from 'vitest';
import { type Demo, startDemo } from './demo-app.ts';

const app = await startDemo();
afterAll(() => app.close());

const as = 'admin';
const bodyOf = async (path: string) => (await app.call('GET', `/api/apps/${path}`, { as })).body as unknown as Demo;

test('an added product is first in the list of products, in its format, and can be deleted there', async () => {
  const { total } = await bodyOf('ecommerce/products');
  const product = { name: 'Copper pot', sku: 'CP-9', vendor: 'Kalay', price: 3450, categoryId: 'dpc-1', quantity: 4 };
  const { body: made } = await app.call('POST', '/api/demo-product-drafts', { as, body: product });
  const list = await bodyOf('ecommerce/products');
  expect(list.total).toBe(total + 1);
  const [first, second] = list.products;
  expect(Object.keys(first!).toSorted()).toEqual(Object.keys(second!).toSorted());
  expect(first).toMatchObject({
    productName: 'Copper pot',
    productBrand: 'Kalay',
    sku: 'CP-9',
    price: '$34.50',
    qty: 4,
  });
  expect((await bodyOf('ecommerce/products?q=kalay')).products).toHaveLength(1);
  expect((await app.call('DELETE', `/api/apps/ecommerce/products/${first!.id}`, { as })).status).toBe(204);
  expect((await bodyOf('ecommerce/products')).total).toBe(total);
  expect((await app.call('GET', `/api/demo-product-drafts/${made.id}`, { as })).status).toBe(404);
});

test('an added invoice is in the list, with its open amount as balance', async () => {
  const invoice = {
    number: '7012',
    client: { name: 'Ada' },
    items: [{ item: 'Lamp', cost: 4990, qty: 2 }],
    bank: { bankName: 'Own Bank' },
  };
  expect((await app.call('POST', '/api/demo-invoice-drafts', { as, body: invoice })).status).toBe(201);
  const { invoices } = await bodyOf('invoice?q=7012');
  expect(invoices).toMatchObject([{ id: 7012, client: { name: 'Ada' }, total: 99.8, invoiceStatus: 'Draft' }]);
  expect(await bodyOf('invoice/7012')).toMatchObject({
    invoice: { id: 7012, balance: 99.8 },
    paymentDetails: { totalDue: '$99.80', bankName: 'Own Bank' },
  });
  expect((await app.call('DELETE', '/api/apps/invoice/7012', { as })).status).toBe(204);
  expect((await app.call('GET', '/api/apps/invoice/7012', { as })).status).toBe(404);
});

test('a sample that was changed is the changed one, once, and is gone with it', async () => {
  const { totalInvoices } = await bodyOf('invoice');
  const invoice = { number: '5001', client: { name: 'Changed' }, items: [{ item: 'Lamp', cost: 1000, qty: 1 }] };
  await app.call('POST', '/api/demo-invoice-drafts', { as, body: invoice });
  expect((await bodyOf('invoice')).totalInvoices).toBe(totalInvoices);
  expect(await bodyOf('invoice/5001')).toMatchObject({ invoice: { client: { name: 'Changed' }, total: 10 } });
  await app.call('DELETE', '/api/apps/invoice/5001', { as });
  expect((await bodyOf('invoice')).totalInvoices).toBe(totalInvoices - 1);
});

test('the open amount of each sample is its balance', async () => {
  const { invoices } = await bodyOf('invoice');
  expect(invoices.length).toBeGreaterThan(0);
  for (const { id, balance } of invoices) {
    const { paymentDetails } = (await bodyOf(`invoice/${id}`)) as unknown as { paymentDetails: { totalDue: string } };
    expect(Number(paymentDetails.totalDue.replace(/[$,]/g, ''))).toBe(balance);
  }
});

test('permissions are added, renamed and deleted in the list; no two have one name', async () => {
  const path = '/api/apps/permissions';
  const added = await app.call('POST', path, { as, body: { name: 'Kilns', assignedTo: ['manager'] } });
  expect([added.status, added.body]).toMatchObject([201, { id: 10, name: 'Kilns', assignedTo: ['manager'] }]);
  expect((await app.call('POST', path, { as, body: { name: 'kilns' } })).status).toBe(400);
  expect((await app.call('POST', path, { as, body: { assignedTo: [] } })).status).toBe(400);
  expect((await app.call('PUT', `${path}/1`, { as, body: { name: 'Kilns' } })).status).toBe(400);
  await app.call('PUT', `${path}/10`, { as, body: { name: 'Ovens', assignedTo: ['support'] } });
  expect((await bodyOf('permissions?q=ovens')).permissions).toMatchObject([{ id: 10, assignedTo: ['support'] }]);
  expect((await app.call('DELETE', `${path}/10`, { as })).status).toBe(204);
  expect((await app.call('DELETE', `${path}/10`, { as })).status).toBe(404);
  expect((await bodyOf('permissions')).totalPermissions).toBe(9);
});

test('a user who is renamed and suspended is so in the list, and in no other company', async () => {
  const path = '/api/apps/users/7';
  const changed = await app.call('PUT', path, { as, body: { fullName: 'Renamed', status: 'inactive' } });
  expect([changed.status, changed.body]).toMatchObject([200, { fullName: 'Renamed', taskDone: 1230 }]);
  expect((await bodyOf('users?q=renamed&status=inactive')).users).toMatchObject([{ id: 7, status: 'Inactive' }]);
  const other = await app.call('GET', '/api/apps/users?q=renamed', { as: 'otherAdmin' });
  expect(other.body.totalUsers).toBe(0);
  expect((await app.call('PUT', path, { as, body: { fullName: '' } })).status).toBe(400);
  expect((await app.call('PUT', '/api/apps/users/999', { as, body: {} })).status).toBe(404);
});
