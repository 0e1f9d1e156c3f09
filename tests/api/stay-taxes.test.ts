import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StatementTaxes } from '../../src/wire/statements.ts';
import type { ReceiptHead } from '../../src/wire/money.ts';
import { idOf, statementsOf, withRows } from './statements-help.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
afterEach(() => app.close());
const post = (path: string, body: object) => app.call('POST', `/api/${path}`, { as: 'admin', body });
const USUAL = [
  { kind: 'STAY_VAT', percent: 10 },
  { kind: 'ACCOMMODATION_TAX', percent: 2 },
];

describe('taxes inside the price of a stay', () => {
  beforeEach(async () => {
    app = await startApp();
    await app.store.transact((tx) => {
      for (const { id } of [...tx.table('dated-rates', 'demo').all()]) tx.remove('dated-rates', 'demo', id);
    });
  });
  const asked = { estateId: 'est-a1', checkIn: '2027-06-01', checkOut: '2027-06-05', adults: 2 };
  const taxesOf = (body: unknown) => (body as { quote: { total: number; taxes?: readonly object[] } }).quote;

  test('are on a quote and stay on its reservation, whatever rate comes later', async () => {
    const { total, taxes } = taxesOf((await post('quotes', asked)).body);
    const of = (percent: number) => Math.round((total * percent) / 112);
    expect(taxes).toEqual(USUAL.map((tax) => ({ ...tax, amount: of(tax.percent) })));
    const { body } = await post('reservations', { ...asked, salesChannelId: 'chn-1', guestId: 'gst-1' });
    await app.store.transact((tx) =>
      tx.put('dated-rates', 'demo', {
        id: 'rat-vat',
        tenantId: 'demo',
        version: 1,
        kind: 'STAY_VAT',
        percent: 20,
        validFrom: '2020-01-01',
      }),
    );
    expect(taxesOf((await post('quotes', asked)).body).taxes?.[0]).toMatchObject({ percent: 20 });
    const paid = { kind: 'COLLECTION', reservationId: body.id, method: 'CASH', amount: 100, currency: 'EUR' };
    const { body: payment } = await post('payments', paid);
    const receipt = await app.call('GET', `/api/payments/receipt?paymentId=${payment.id}`, { as: 'admin' });
    expect((receipt.body as unknown as ReceiptHead).stay?.taxes).toEqual(taxes);
  });
});

describe('GET /api/statements/taxes', () => {
  test('what the stays of a statement include, by the rates of their prices', async () => {
    app = await startApp({ rows: { ...withRows({}), 'dated-rates': [] } });
    const { generate } = statementsOf(() => app);
    await generate(9);
    await generate(10);
    const { body, status } = await app.call('GET', `/api/statements/taxes?statementId=${idOf(10)}`, { as: 'admin' });
    expect(status).toBe(200);
    expect(body as unknown as StatementTaxes).toEqual({
      base: 4_000_000,
      taxes: [
        { kind: 'STAY_VAT', percent: 10, amount: 357_143 },
        { kind: 'ACCOMMODATION_TAX', percent: 2, amount: 71_429 },
      ],
    });
    expect((await app.call('GET', '/api/statements/taxes?statementId=none', { as: 'admin' })).status).toBe(404);
  });
});
