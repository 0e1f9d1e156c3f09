import { afterAll, expect, test } from 'vitest';
import { ROWS_OF_DEMO } from '../rows-of-demo.ts';
import { DEMO_ROWS, startDemo } from './demo-app.ts';

const app = await startDemo({ rows: { ...DEMO_ROWS, ...ROWS_OF_DEMO } });
afterAll(() => app.close());

const PRODUCT = { name: 'Copper pot', sku: 'CP-1', price: 3450, categoryId: 'dpc-1', quantity: 4 };

test('a product is kept as a draft whatever it lacks, and published when it is whole', async () => {
  const made = await app.call('POST', '/api/demo-product-drafts', { as: 'HouseKeeping', body: { name: 'Copper pot' } });
  expect(made.status).toBe(201);
  const { id, version } = made.body;
  const publish = (of: number) =>
    app.call('POST', `/api/demo-product-drafts/${id}/actions/publish`, { as: 'HouseKeeping', body: {}, version: of });
  const refused = await publish(version);
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors).sort()).toEqual(['categoryId', 'price', 'sku']);
  const whole = await app.call('PATCH', `/api/demo-product-drafts/${id}`, {
    as: 'HouseKeeping',
    body: PRODUCT,
    version,
  });
  expect((await publish(whole.body.version)).body.status).toBe('PUBLISHED');
});
test.each([
  ['a discount that is none', { discounted: 3450 }, 'discounted'],
  [
    'variants of one stock code',
    { hasVariants: true, variants: ['S', 'S'].map((value) => ({ option: 'SIZE', value, sku: 'A' })) },
    'variants.1.sku',
  ],
  ['a category of another company', { categoryId: 'dpc-b' }, 'categoryId'],
])('%s is refused beside its field', async (_what, more, field) => {
  const { status, body } = await app.call('POST', '/api/demo-product-drafts', {
    as: 'admin',
    body: { ...PRODUCT, sku: 'CP-2', ...more },
  });
  expect(status).toBe(422);
  expect(Object.keys(body.errors).join()).toContain(field.split('.')[0]);
});
test('there is one record of the shop’s settings: who comes second is refused', async () => {
  const body = { storeName: 'Second', storeEmail: 'second@konak.example' };
  const again = await app.call('POST', '/api/demo-store-settings', { as: 'Accounting', body });
  expect([409, 422]).toContain(again.status);
  expect((await app.call('GET', '/api/demo-store-settings', { as: 'Accounting' })).body.total).toBe(1);
});
test('two invoices of our own have no number in common, and none falls due before it is issued', async () => {
  const invoice = { number: '7002', client: { name: 'Ada' }, items: [{ item: 'Lamp', cost: 4990, qty: 2 }] };
  const call = (body: object) => app.call('POST', '/api/demo-invoice-drafts', { as: 'Purchasing', body });
  expect((await call(invoice)).status).toBe(201);
  expect([409, 422]).toContain((await call(invoice)).status);
  const late = await call({ ...invoice, number: '7003', issuedDate: '2026-11-20', dueDate: '2026-11-19' });
  expect(late.body.errors).toHaveProperty('dueDate');
  const none = await call({ ...invoice, number: '7004', items: [] });
  expect(none.body.errors).toHaveProperty('items');
});
test('an invoice that was sent names its receiver', async () => {
  const { body } = await app.call('GET', '/api/demo-invoice-drafts/did-1', { as: 'admin' });
  const send = (answer: object) =>
    app.call('POST', '/api/demo-invoice-drafts/did-1/actions/send', {
      as: 'admin',
      body: answer,
      version: body.version,
    });
  expect((await send({})).body.errors).toHaveProperty('sentTo');
  expect((await send({ sentTo: 'ada@guests.example' })).body).toMatchObject({
    status: 'SENT',
    sentTo: 'ada@guests.example',
  });
});
