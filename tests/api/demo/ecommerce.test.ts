import { afterAll, describe, expect, test } from 'vitest';
import {
  ANY_TEXT,
  ask,
  type Case,
  column,
  del,
  type Demo,
  DEMO_ROWS,
  get,
  inOrder,
  type Lists,
  records,
  startDemo,
  table,
} from './demo-app.ts';

const app = await startDemo();
afterAll(() => app.close());

const shop = '/api/apps/ecommerce';
const all = 'itemsPerPage=-1';
const dollars = (text: string) => Number(text.replace(/[$,]/g, ''));
const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const lengths = (key: keyof Lists, total: number, rows: number) => (body: Demo) => {
  expect([body.total, body[key].length]).toEqual([total, rows]);
};
const firstCustomer = DEMO_ROWS['demo-customers']![0]!;
const firstOrder = DEMO_ROWS['demo-orders']![0]!;

const LISTS: readonly Case[] = [
  get('products: page 1 and 10 items by default, 50 in all', `${shop}/products`, 200, lengths('products', 50, 10)),
  get(
    'page falls back to 1 and items per page to 10 when not numbers',
    `${shop}/products?page=x&itemsPerPage=y`,
    200,
    lengths('products', 50, 10),
  ),
  get('-1 is all', `${shop}/products?${all}`, 200, lengths('products', 50, 50)),
  get('the last page has the rest', `${shop}/products?page=4&itemsPerPage=15`, 200, lengths('products', 50, 5)),
  get('a page beyond the last is empty', `${shop}/products?page=9`, 200, lengths('products', 50, 0)),
  get('orders: 100', `${shop}/orders`, 200, lengths('orders', 100, 10)),
  get('customers: 100', `${shop}/customers?itemsPerPage=25`, 200, lengths('customers', 100, 25)),
  get('reviews: 100', `${shop}/reviews`, 200, lengths('reviews', 100, 10)),
  get('status All is every review', `${shop}/reviews?status=All`, 200, lengths('reviews', 100, 10)),
  get('referrals: 45', `${shop}/referrals?${all}`, 200, lengths('referrals', 45, 45)),
  get('orders/{id}: the order with that order number', `${shop}/orders/${Number(firstOrder['order'])}`, 200, {
    id: 1,
    order: firstOrder['order'],
  }),
  get('orders/{id}: 404 on failure', `${shop}/orders/1`, 404, ''),
  get(
    'customers/{id}: status Active and a fixed contact',
    `${shop}/customers/${Number(firstCustomer['customerId'])}`,
    200,
    { customer: firstCustomer['customer'], status: 'Active', contact: ANY_TEXT },
  ),
  get('customers/{id}: 404 on failure', `${shop}/customers/1`, 404, { message: 'Customer not found' }),
];
table(() => app, LISTS);

describe('a product and the others have the fields of the specification', () => {
  const FIELDS = {
    products: 'id productName productBrand category stock sku price qty status image',
    orders: 'id order customer email avatar payment status spent method date time methodNumber',
    customers: 'id customer customerId email country countryFlag countryCode order totalSpent avatar',
    reviews: 'id product companyName productImage reviewer email avatar date status review head para',
    referrals: 'id user email avatar referredId status value earning',
  };
  test.each(Object.entries(FIELDS) as [keyof typeof FIELDS, string][])('%s: %s', async (list, fields) => {
    const rows = await records(app, `${shop}/${list}?${all}`, list);
    for (const row of rows) expect(Object.keys(row).toSorted()).toEqual(fields.split(' ').toSorted());
    expect(typeof rows[0]?.['id']).toBe('number');
  });
  test('dates are month/day/year, times 12-hour with AM/PM, prices text with a dollar sign', async () => {
    const orders = await column(app, `${shop}/orders?${all}`, ['orders', (row) => `${row.date} ${row.time}`]);
    expect(orders.length).toBeGreaterThan(0);
    for (const text of orders) expect(text).toMatch(/^\d{1,2}\/\d{1,2}\/\d{4} (1[0-2]|[1-9]):[0-5]\d [AP]M$/);
    const prices = await column(app, `${shop}/products?${all}`, ['products', (row) => row.price]);
    expect(prices.length).toBeGreaterThan(0);
    for (const price of prices) expect(price).toMatch(/^\$[\d,]+(\.\d\d)?$/);
  });
});

describe('search and filters', () => {
  test('products: q looks into productName and productBrand, whatever the case', async () => {
    const names = await column(app, `${shop}/products?q=SONORA`, ['products', (row) => row.productBrand]);
    expect(names).toEqual(['Sonora', 'Sonora']);
    expect(await column(app, `${shop}/products?q=kilim`, ['products', (row) => row.productName])).toEqual([
      'Handwoven Kilim',
    ]);
  });
  test('Turkish letters are found by their plain forms and the reverse', async () => {
    for (const q of ['iznik', 'İZNİK', 'ıznık']) {
      const names = await column(app, `${shop}/products?q=${encodeURIComponent(q)}`, [
        'products',
        (row) => row.productName,
      ]);
      expect(names, q).toEqual(['İznik Tile Tray']);
    }
    const customers = await column(app, `${shop}/customers?q=yilmaz&${all}`, ['customers', (row) => row.customer]);
    expect(customers.length).toBeGreaterThan(0);
    for (const name of customers) expect(name).toContain('Yılmaz');
  });
  test('products: stock, category and status narrow the list', async () => {
    const rows = await column(app, `${shop}/products?stock=true&category=games&status=Published&${all}`, [
      'products',
      (row) => [row.stock, row.category, row.status],
    ]);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toEqual([true, 'Games', 'Published']);
    const [inStock, out] = await Promise.all([
      app.call('GET', `${shop}/products?stock=true`, { as: 'admin' }),
      app.call('GET', `${shop}/products?stock=false`, { as: 'admin' }),
    ]);
    expect(inStock.body.total + out.body.total).toBe(50);
  });
  test('orders: q finds the order number; customers: the country; reviews: the text', async () => {
    const number = Number(firstOrder['order']);
    expect(await column(app, `${shop}/orders?q=${number}`, ['orders', (row) => row.order])).toContain(number);
    const countries = await column(app, `${shop}/customers?q=brazil&${all}`, ['customers', (row) => row.country]);
    expect([...new Set(countries)]).toEqual(['Brazil']);
    const texts = await column(app, `${shop}/reviews?q=half%20a%20size&${all}`, ['reviews', (row) => row.para]);
    expect(texts.length).toBeGreaterThan(0);
    for (const para of texts) expect(para).toContain('half a size');
  });
  test('reviews: a status', async () => {
    const statuses = await column(app, `${shop}/reviews?status=Pending&${all}`, ['reviews', (row) => row.status]);
    expect(new Set(statuses)).toEqual(new Set(['Pending']));
  });
});

describe('sorting', () => {
  const sorted = async <Key extends keyof Lists>(
    list: Key,
    sortBy: string,
    pick: (row: Lists[Key][number]) => number,
  ) => {
    const url = `${shop}/${list}?${all}&sortBy=${sortBy}`;
    const up = await column(app, `${url}&orderBy=asc`, [list, pick]);
    const down = await column(app, `${url}&orderBy=desc`, [list, pick]);
    expect(up).toEqual(ascending(up));
    expect(down).toEqual(ascending(up).reverse());
  };
  test('newest first by default', async () => {
    for (const list of ['products', 'orders', 'customers', 'reviews', 'referrals'] as const) {
      const ids = (await ask(app, `${shop}/${list}?${all}`))[list].map(({ id }) => id);
      expect(ids).toEqual(ascending(ids).reverse());
    }
  });
  test('price text sorts as a number', () => sorted('products', 'price', (row) => dollars(row.price)));
  test('qty, sku', async () => {
    await sorted('products', 'qty', (row) => row.qty);
    await sorted('products', 'sku', (row) => Number(row.sku));
  });
  test('dates sort as dates', async () => {
    await sorted('orders', 'date', (row) => Date.parse(`${row.date} ${row.time} UTC`));
    await sorted('reviews', 'date', (row) => Date.parse(`${row.date} UTC`));
  });
  test('order, spent; customerId, orders, totalSpent; referred-id, earning, value', async () => {
    await sorted('orders', 'order', (row) => row.order);
    await sorted('orders', 'spent', (row) => row.spent);
    await sorted('customers', 'customerId', (row) => row.customerId);
    await sorted('customers', 'orders', (row) => row.order);
    await sorted('customers', 'totalSpent', (row) => row.totalSpent);
    await sorted('referrals', 'referred-id', (row) => row.referredId);
    await sorted('referrals', 'earning', (row) => dollars(row.earning));
    await sorted('referrals', 'value', (row) => dollars(row.value));
  });
  test.each([
    ['products', 'product', 'productName'],
    ['products', 'category', 'category'],
    ['products', 'status', 'status'],
    ['orders', 'customers', 'customer'],
    ['orders', 'status', 'status'],
    ['customers', 'customer', 'customer'],
    ['customers', 'country', 'country'],
    ['reviews', 'product', 'product'],
    ['reviews', 'reviewer', 'reviewer'],
    ['reviews', 'status', 'status'],
    ['referrals', 'users', 'user'],
    ['referrals', 'status', 'status'],
  ] as const)('%s by %s', async (list, sortBy, key) => {
    const rows = await records(app, `${shop}/${list}?${all}&sortBy=${sortBy}&orderBy=asc`, list);
    const texts = rows.map((row) => row[key]);
    expect(texts).toEqual(inOrder(texts));
  });
  test('a sortBy that the call does not know leaves the order', async () => {
    const ids = await column(app, `${shop}/products?sortBy=constructor&orderBy=asc`, ['products', (row) => row.id]);
    expect(ids[0]).toBe(50);
  });
});

describe('deletion removes the record from the list', () => {
  const CASES: readonly Case[] = [
    del('products/{id}: 204', `${shop}/products/7`, 204, ''),
    del('products/{id}: a missing id is 404 with empty body', `${shop}/products/7`, 404, ''),
    get('one fewer', `${shop}/products`, 200, { total: 49 }),
    del('reviews/{id}: 204', `${shop}/reviews/7`, 204, ''),
    del('reviews/{id}: a missing id is 404 with empty body', `${shop}/reviews/7`, 404, ''),
    del('orders/{id}: 204', `${shop}/orders/7`, 204, ''),
    del('orders/{id}: always 204', `${shop}/orders/7`, 204, ''),
    get('one order fewer', `${shop}/orders`, 200, { total: 99 }),
  ];
  table(() => app, CASES);
});
