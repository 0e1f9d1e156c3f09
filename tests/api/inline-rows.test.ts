import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

const label = { en: 'x', tr: 'x' };
/** Of no area, so that the configuration alone decides; lines are unique by their number and may be kept from a role. */
const ORDERS = {
  name: 'orders',
  label,
  menu: false,
  access: { subject: 'Order', grants: { admin: ['*'], Accounting: ['*'], Purchasing: ['*'] } },
  fields: {
    customer: { type: 'text', label, required: true },
    currency: { type: 'enum', enum: 'currency', label, default: 'EUR' },
    lines: {
      type: 'children',
      resource: 'order-lines',
      via: 'orderId',
      inline: ['no', 'what', 'quantity', 'price'],
      label,
    },
  },
};
const LINES = {
  name: 'order-lines',
  label,
  menu: false,
  access: {
    subject: 'OrderLine',
    grants: { admin: ['*'], Accounting: ['list', 'show', 'create'], Purchasing: ['*'] },
    rows: { Purchasing: { quantity: { lte: 10 } } },
  },
  fields: {
    orderId: { type: 'ref', resource: 'orders', label, required: true },
    code: { type: 'text', label, generate: 'L-{seq:4}' },
    no: { type: 'text', label, unique: true },
    what: { type: 'text', label, required: true },
    quantity: { type: 'integer', label, default: 1, min: 1 },
    currency: { type: 'enum', enum: 'currency', label, from: 'orderId.currency' },
    price: { type: 'money', currencyField: 'currency', label },
    note: { type: 'text', label, write: ['admin'] },
  },
  rules: [{ id: 'cheap', assert: { price: { lte: 100_000 } }, at: 'price', message: { en: 'Too dear', tr: 'Pahalı' } }],
};

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'konak-rows-'));
  cpSync('resources', folder, { recursive: true });
  writeFileSync(join(folder, 'orders.json'), JSON.stringify(ORDERS));
  writeFileSync(join(folder, 'order-lines.json'), JSON.stringify(LINES));
  app = await startApp({ resourcesDir: folder, rows: ROWS });
  expect(app.live.current().findings.filter(({ level }) => level === 'error')).toEqual([]);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const create = (lines: unknown, as = 'admin', headers: Record<string, string> = {}) =>
  app.call('POST', '/api/orders', { as, body: { customer: 'Ayşe', lines }, headers });
const patch = (id: string, version: number, body: object, as = 'admin') =>
  app.call('PATCH', `/api/orders/${id}`, { as, version, body });
const linesOf = async (id: string) =>
  (await app.call('GET', `/api/order-lines?orderId=${id}&sortBy=code&sortDirection=ASC`, { as: 'admin' })).body.items;
const orders = async () => (await app.call('GET', '/api/orders', { as: 'admin' })).body.total;
const history = async (id: string) =>
  (await app.call('GET', `/api/order-lines/${id}/history`, { as: 'admin' })).body.items;

describe('rows are saved with their parent', () => {
  test('a new record brings its rows, which begin and are kept as single ones', async () => {
    const made = await create([
      { what: 'Bed', price: 5000 },
      { what: 'Lamp', quantity: 2 },
    ]);
    expect([made.status, made.body.version]).toEqual([201, 1]);
    expect(made.body['lines']).toBeUndefined();
    const lines = await linesOf(made.body.id);
    expect(lines).toHaveLength(2);
    expect(lines.find(({ what }) => what === 'Bed')).toMatchObject({
      orderId: made.body.id,
      quantity: 1,
      currency: 'EUR',
      price: 5000,
      version: 1,
    });
    expect(await history(lines[0]!.id)).toMatchObject([{ action: 'create' }]);
  });

  test('one call adds, changes and removes; what is not named stays', async () => {
    const { body: order } = await create([{ what: 'Bed' }, { what: 'Lamp' }, { what: 'Rug' }]);
    const [bed, lamp] = await linesOf(order.id);
    const answer = await patch(order.id, 1, {
      customer: 'Can',
      lines: [{ what: 'Desk' }, { id: bed!.id, version: 1, quantity: 3 }, { id: lamp!.id, version: 1, _remove: true }],
    });
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ customer: 'Can', version: 2 })]);
    const after = await linesOf(order.id);
    expect(after.map(({ what }) => what).sort()).toEqual(['Bed', 'Desk', 'Rug']);
    expect(after.find(({ what }) => what === 'Bed')).toMatchObject({ quantity: 3, version: 2 });
    expect(after.find(({ what }) => what === 'Rug')).toMatchObject({ version: 1 });
    expect((await history(bed!.id))[0]).toMatchObject({ action: 'update', changes: { quantity: { from: 1, to: 3 } } });
    const deleted = await app.call('GET', '/api/order-lines/_deleted', { as: 'admin' });
    expect(deleted.body.items).toMatchObject([{ id: lamp!.id }]);
  });

  test('only rows: the parent stays at its version', async () => {
    const { body: order } = await create([{ what: 'Bed' }]);
    expect((await patch(order.id, 1, { lines: [{ what: 'Lamp' }] })).body).toMatchObject({ version: 1 });
    expect(await linesOf(order.id)).toHaveLength(2);
  });

  test('a value that a removed row had is free for a new one in the same call', async () => {
    const { body: order } = await create([{ what: 'Bed', no: 'A' }]);
    const [bed] = await linesOf(order.id);
    const answer = await patch(order.id, 1, {
      lines: [
        { what: 'Bed, wider', no: 'A' },
        { id: bed!.id, version: 1, _remove: true },
      ],
    });
    expect(answer.status).toBe(200);
    expect(await linesOf(order.id)).toMatchObject([{ what: 'Bed, wider', no: 'A' }]);
  });

  test('sent twice under one key it happens once', async () => {
    const key = { 'idempotency-key': 'k-1' };
    const first = await create([{ what: 'Bed' }], 'admin', key);
    const second = await create([{ what: 'Bed' }], 'admin', key);
    expect(second.body.id).toBe(first.body.id);
    expect(await linesOf(first.body.id)).toHaveLength(1);
  });
});

describe('all or nothing, and said at the cell', () => {
  test('mistakes of all rows at once, by their place', async () => {
    const before = await orders();
    const refused = await create([
      { what: 'Bed', quantity: 0 },
      { what: 'Lamp' },
      { quantity: 2 },
      { what: 'Rug', price: 200_000 },
    ]);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      {
        'lines.0.quantity': ['At least 1.'],
        'lines.2.what': ['This field cannot be empty!'],
        'lines.3.price': ['Too dear'],
      },
    ]);
    expect(await orders()).toBe(before);
  });

  test('two rows with one unique value', async () => {
    const before = await orders();
    const refused = await create([
      { what: 'Bed', no: 'B' },
      { what: 'Lamp', no: 'B' },
    ]);
    expect([refused.status, refused.body.errors]).toEqual([409, { 'lines.1.no': ['“B” is already in use.'] }]);
    expect(await orders()).toBe(before);
  });

  test('a row that others changed or deleted: said at the row, with what it is now, and nothing is written', async () => {
    const { body: order } = await create([{ what: 'Bed' }, { what: 'Lamp' }]);
    const [one, other] = await linesOf(order.id);
    await app.call('PATCH', `/api/order-lines/${one!.id}`, { as: 'Purchasing', version: 1, body: { quantity: 5 } });
    await app.call('DELETE', `/api/order-lines/${other!.id}`, { as: 'Purchasing', version: 1 });
    const refused = await patch(order.id, 1, {
      customer: 'Can',
      lines: [
        { id: one!.id, version: 1, quantity: 7 },
        { id: other!.id, version: 1, quantity: 7 },
      ],
    });
    expect(refused.status).toBe(409);
    expect(Object.keys(refused.body.errors)).toEqual(['lines.0', 'lines.1']);
    expect(refused.body['rows']).toMatchObject({ 'lines.0': { id: one!.id, version: 2, quantity: 5 } });
    expect((await app.call('GET', `/api/orders/${order.id}`, { as: 'admin' })).body).toMatchObject({
      customer: 'Ayşe',
    });
    // What is gone already need not be removed.
    const again = await patch(order.id, 1, { lines: [{ id: other!.id, version: 1, _remove: true }] });
    expect(again.status).toBe(200);
  });

  test.each([
    [{ what: 'Bed' }, { lines: ['This value'] }],
    [[7], { 'lines.0': ['A JSON object'] }],
    [Array.from({ length: 101 }, () => ({ what: 'Bed' })), { lines: ['At most 100'] }],
  ])('rows that are none: %#', async (lines, errors) => {
    const refused = await create(lines);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(Object.keys(errors));
  });
});

describe('the rights of the rows are asked, not those of the parent', () => {
  test('a role that may only add', async () => {
    const { body: order } = await create([{ what: 'Bed' }]);
    const [bed] = await linesOf(order.id);
    expect((await patch(order.id, 1, { lines: [{ what: 'Lamp' }] }, 'Accounting')).status).toBe(200);
    for (const row of [
      { id: bed!.id, version: 1, quantity: 2 },
      { id: bed!.id, version: 1, _remove: true },
    ]) {
      const refused = await patch(order.id, 1, { lines: [row] }, 'Accounting');
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([409, ['lines.0']]);
    }
    const noted = await patch(order.id, 1, { lines: [{ what: 'Rug', note: 'x' }] }, 'Accounting');
    expect([noted.status, Object.keys(noted.body.errors)]).toEqual([422, ['lines.0.note']]);
  });

  test('rows outside of the row scope are not there, and none is put there', async () => {
    const { body: order } = await create([{ what: 'Bed', quantity: 50 }]);
    const [bed] = await linesOf(order.id);
    const hidden = await patch(order.id, 1, { lines: [{ id: bed!.id, version: 1, quantity: 2 }] }, 'Purchasing');
    expect([hidden.status, Object.keys(hidden.body.errors)]).toEqual([409, ['lines.0']]);
    const beyond = await patch(order.id, 1, { lines: [{ what: 'Rug', quantity: 11 }] }, 'Purchasing');
    expect(beyond.status).toBe(409);
    expect(await linesOf(order.id)).toHaveLength(1);
  });

  test('a row of another parent, and another tenant’s, is no row of this one', async () => {
    const [{ body: one }, { body: two }] = [await create([{ what: 'Bed' }]), await create([{ what: 'Lamp' }])];
    const [bed] = await linesOf(one.id);
    const refused = await patch(two.id, 1, { lines: [{ id: bed!.id, version: 1, _remove: true }] });
    expect([refused.status, refused.body.errors['lines.0']]).toEqual([
      409,
      ['This row is no longer there: it was deleted in the meantime.'],
    ]);
    const moved = await patch(one.id, 1, { lines: [{ id: bed!.id, version: 1, orderId: two.id }] });
    expect(moved.status).toBe(422);
    expect(await linesOf(one.id)).toHaveLength(1);
  });

  test('children that are not inline are no part of a body', async () => {
    writeFileSync(
      join(folder, 'orders.json'),
      readFileSync(join(folder, 'orders.json'), 'utf8').replace(/"inline":\[[^\]]*\],/, ''),
    );
    const other = await startApp({ resourcesDir: folder, rows: ROWS });
    const refused = await other.call('POST', '/api/orders', { as: 'admin', body: { customer: 'A', lines: [] } });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['lines']]);
    await other.close();
    writeFileSync(join(folder, 'orders.json'), JSON.stringify(ORDERS));
  });
});

test('extra charges typed with a stay raise what is owed, in one save', async () => {
  const stay = '/api/reservations/res-r-000001';
  const { version } = (await app.call('GET', stay, { as: 'admin' })).body;
  const answer = await app.call('PATCH', stay, {
    as: 'admin',
    version,
    body: { notes: 'Late', charges: [{ kind: 'MINIBAR', quantity: 3, unitAmount: 1250 }] },
  });
  expect([answer.status, answer.body]).toEqual([
    200,
    expect.objectContaining({ notes: 'Late', chargesTotal: 3750, remainingPrice: 48_750 }),
  ]);
  expect(answer.headers.etag).toBe(`"${answer.body.version}"`);
});

test('a demand is made with its tasks', async () => {
  const made = await app.call('POST', '/api/demands', {
    as: 'admin',
    body: {
      type: 'FAULT',
      description: 'The boiler is cold',
      source: 'STAFF',
      requesterName: 'Ali',
      tasks: [{ title: 'Look at the boiler', department: 'TECHNICAL' }],
    },
  });
  expect([made.status, made.body.errors]).toEqual([201, undefined]);
  const tasks = await app.call('GET', `/api/tasks?demandId=${made.body.id}`, { as: 'admin' });
  expect(tasks.body.items).toMatchObject([{ title: 'Look at the boiler', status: 'OPEN' }]);
});
