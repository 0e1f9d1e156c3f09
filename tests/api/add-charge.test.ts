import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Json, Row } from '../../src/config/types.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());

/** Of 450.00 EUR. */
const PATH = '/api/reservations/res-r-000001';
const add = (body: object, { as = 'Accounting', key }: { as?: string; key?: string } = {}) =>
  app.call('POST', `${PATH}/actions/addCharge`, { as, body, ...(key ? { headers: { 'Idempotency-Key': key } } : {}) });
const charges = () => app.store.table('reservation-charges', 'demo').equal('reservationId', 'res-r-000001');
const beers = { chargeItemId: 'chi-1', chargeQuantity: 2 };

test('two beers of the price list are owed at once', async () => {
  const done = await add(beers);
  expect([done.status, done.body]).toEqual([
    200,
    expect.objectContaining({ chargesTotal: 800, grandTotal: 45_800, remainingPrice: 45_800, chargeItemId: null }),
  ]);
  expect(charges()).toEqual([
    expect.objectContaining({
      itemId: 'chi-1',
      kind: 'MINIBAR',
      quantity: 2,
      unitAmount: 400,
      amount: 800,
      currency: 'EUR',
      vatPct: '20',
      bornBy: 'GUEST',
      date: '2026-11-20',
      description: 'Beer · Bira',
    }),
  ]);
});

test('another price takes the place of the list’s, and a charge may be typed without an item', async () => {
  await add({ ...beers, chargeUnitAmount: 300 });
  await add({ chargeKind: 'OTHER', chargeUnitAmount: 1500, chargeText: 'Flowers' });
  expect(charges().map(({ amount, kind, description }) => [amount, kind, description])).toEqual([
    [600, 'MINIBAR', 'Beer · Bira'],
    [1500, 'OTHER', 'Flowers'],
  ]);
});

test('several items are one write: all of them, or none', async () => {
  const water = app.store.table('charge-items', 'demo').get('chi-1')!;
  await app.store.transact((tx) => tx.put('charge-items', 'demo', { ...water, id: 'chi-2', unitPrice: 250 }));
  const done = await add({ ...beers, moreCharges: [{ itemId: 'chi-2', quantity: 1 }] });
  expect(done.body).toMatchObject({ chargesTotal: 1050, remainingPrice: 46_050, moreCharges: null });
  expect(charges().map(({ itemId, amount }) => [itemId, amount])).toEqual([
    ['chi-1', 800],
    ['chi-2', 250],
  ]);
  const refused = await add({ ...beers, moreCharges: [{ itemId: 'chi-2', quantity: 0 }] });
  expect([refused.status, Object.keys(refused.body.errors), charges().length]).toEqual([
    422,
    ['moreCharges.0.quantity'],
    2,
  ]);
  const strange = await add({ ...beers, moreCharges: [{ itemId: 'chi-b', quantity: 1 }] });
  expect([strange.status, Object.keys(strange.body.errors), charges().length]).toEqual([
    422,
    ['moreCharges.0.itemId'],
    2,
  ]);
});

test('a call that is repeated makes no second charge', async () => {
  const key = 'two-beers-from-the-minibar';
  const first = await add(beers, { key });
  const again = await add(beers, { key });
  expect([first.status, again.status, charges().length]).toEqual([200, 200, 1]);
});

test.each([
  ['an item of another company', { chargeItemId: 'chi-b' }, 'chargeItemId'],
  ['neither item nor price', {}, 'chargeItemId'],
  ['a price for nothing', { chargeUnitAmount: 900 }, 'chargeKind'],
  ['no piece', { ...beers, chargeQuantity: 0 }, 'chargeQuantity'],
  ['half a piece', { ...beers, chargeQuantity: 1.5 }, 'chargeQuantity'],
  ['a price below zero', { ...beers, chargeUnitAmount: -5 }, 'chargeUnitAmount'],
])('%s is refused beside its field', async (_what, body, field) => {
  const refused = await add(body);
  expect([refused.status, Object.keys(refused.body.errors), charges()]).toEqual([422, [field], []]);
});

test('an item that is no longer offered is refused', async () => {
  const row = app.store.table('charge-items', 'demo').get('chi-1');
  await app.store.transact((tx) => tx.put('charge-items', 'demo', { ...row, id: 'chi-1', isActive: false }));
  const refused = await add(beers);
  expect([refused.status, Object.keys(refused.body.errors), charges()]).toEqual([422, ['chargeItemId'], []]);
});

test('cleaners and owners cannot add a charge, nor can an edit of a stay', async () => {
  for (const as of ['HouseKeeping', 'Investor']) expect((await add(beers, { as })).status).toBe(403);
  const { version } = (await app.call('GET', PATH, { as: 'admin' })).body;
  const edit = (body: object) => app.call('PATCH', PATH, { as: 'admin', version, body });
  await edit({ ...beers, addsCharge: true });
  const edited = await edit({ ...beers, notes: 'x' });
  expect([edited.status, edited.body.chargeItemId, charges()]).toEqual([200, null, []]);
});

const undo = (version: Json | undefined, as = 'Accounting') =>
  app.call('POST', `${PATH}/actions/undoAddCharge`, {
    as,
    body: {},
    ...(version === undefined ? {} : { headers: { 'If-Match': `"${JSON.stringify(version)}"` } }),
  });
const stay = () => app.store.table('reservations', 'demo').get('res-r-000001')!;

test('the preview while typing saves nothing', async () => {
  const before = JSON.stringify(stay());
  const ask = (body: object, as = 'Accounting', query = 'dryRun=true') =>
    app.call('POST', `${PATH}/actions/addCharge?${query}`, { as, body });
  const done = await ask({ ...beers, moreCharges: [{ itemId: 'chi-1', quantity: 3 }] });
  expect([done.status, done.body]).toEqual([
    200,
    expect.objectContaining({ chargesAdded: 2000, chargesTotal: 2000, remainingPrice: 47_000 }),
  ]);
  expect((await ask({})).status).toBe(422);
  expect((await ask(beers, 'HouseKeeping')).status).toBe(403);
  for (const query of ['dryRun=yes', 'dryRun=']) expect((await ask(beers, 'Accounting', query)).status).toBe(400);
  const other = await app.call('POST', `${PATH}/actions/recordPayment?dryRun=true`, { as: 'admin', body: {} });
  expect(other.status).toBe(400);
  expect([JSON.stringify(stay()), charges()]).toEqual([before, []]);
});

test('undo removes only the charges of the last step, in one write', async () => {
  await add(beers);
  const two = await add({ ...beers, moreCharges: [{ itemId: 'chi-1', quantity: 1 }] });
  expect(two.body).toMatchObject({ chargesAdded: 1200, chargesTotal: 2000 });
  const back = await undo(two.body['version']);
  expect([back.status, back.body]).toEqual([
    200,
    expect.objectContaining({ chargesTotal: 800, remainingPrice: 45_800, chargesAdded: null, chargesAddedOn: null }),
  ]);
  expect(charges().map(({ amount }) => amount)).toEqual([800]);
  const revenue = app.store
    .table('ledger-entries', 'demo')
    .equal('reservationId', 'res-r-000001')
    .filter(({ account, docType }) => account === 'REVENUE' && docType === 'CHARGE')
    .reduce((sum, { credit, debit }) => sum + Number(credit) - Number(debit), 0);
  expect(revenue).toBe(800);
  expect((await undo(back.body['version'])).status).toBe(409);
});

test('undo is refused if the stay has changed since, or without the version that was seen', async () => {
  const first = await add(beers);
  await add({ ...beers, chargeQuantity: 1 }, { as: 'admin' });
  expect((await undo(first.body['version'])).status).toBe(412);
  expect((await undo(undefined)).status).toBe(428);
  expect(charges()).toHaveLength(2);
});

test('undo is refused with a sentence where the charges are paid, or are another’s to bear by now', async () => {
  await add(beers);
  app.clock.now += 1000;
  const paid = await app.call('POST', `${PATH}/actions/recordPayment`, {
    as: 'admin',
    body: { paidAmount: 45_800, paymentMethod: 'CASH' },
  });
  expect(paid.status, paid.text).toBe(200);
  const refused = await undo(paid.body['version']);
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('would be overpaid') as string]);

  const again = await add(beers);
  const [, last] = charges();
  await app.store.transact((tx) => tx.put('reservation-charges', 'demo', { ...last!, bornBy: 'OWNER' }));
  const moved = await undo(again.body['version']);
  expect([moved.status, moved.text]).toEqual([409, expect.stringContaining('no longer pays') as string]);
  expect(charges()).toHaveLength(2);
});

test('yesterday’s charge cannot be undone', async () => {
  const done = await add(beers);
  app.clock.now += 24 * 60 * 60 * 1000;
  expect((await undo(done.body['version'], 'admin')).status).toBe(409);
});

test('item and charge are called as who reads them calls them; what is typed is read as it was typed', async () => {
  await add(beers);
  const [charge] = charges();
  const read = async (language: string) => {
    const headers = { 'accept-language': language };
    const { body } = await app.call('GET', `/api/reservation-charges?reservationId=res-r-000001`, {
      as: 'admin',
      headers,
    });
    const [row] = body['items'] as readonly Row[];
    return row as (Row & { _refs: Record<string, string> }) | undefined;
  };
  expect((await read('tr'))?._refs['itemId']).toMatch(/^Bira · 4/);
  expect((await read('en'))?._refs['itemId']).toMatch(/^Beer · 4/);
  expect((await read('tr'))?.['itemName']).toEqual({ en: 'Beer', tr: 'Bira' });
  const path = `/api/reservation-charges/${charge!.id}`;
  const { version } = (await app.call('GET', path, { as: 'admin' })).body;
  const edited = await app.call('PATCH', path, { as: 'admin', version, body: { description: 'Two cold beers' } });
  expect(edited.body).toMatchObject({ description: 'Two cold beers', itemName: null });
  await add({ ...beers, chargeText: 'On the house balcony' });
  expect({ itemName: null, ...charges().at(-1) }).toMatchObject({
    description: 'On the house balcony',
    itemName: null,
  });
});
