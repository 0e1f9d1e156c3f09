import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ReceiptHead, DepositTotals } from '../../src/wire/money.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());
const ID = 'res-r-000001';
const LOGO = 'data:image/png;base64,iVBORw0KGgo=';
const post = (path: string, body: object) => app.call('POST', `/api/${path}`, { as: 'Accounting', body });
const get = (path: string, as = 'Accounting') => app.call('GET', `/api/${path}`, { as });

describe('GET /api/payments/receipt', () => {
  const pay = async () =>
    (await post('payments', { kind: 'COLLECTION', reservationId: ID, method: 'CASH', amount: 20_000, currency: 'EUR' }))
      .body.id;
  const head = async (id: string) => (await get(`payments/receipt?paymentId=${id}`)).body as unknown as ReceiptHead;

  test('says who hands it out, to whom and for which stay', async () => {
    const settings = [...app.store.table('settings', 'demo').all()][0]!;
    const company = {
      companyName: 'Konak A.Ş.',
      companyAddress: 'Bodrum',
      companyTaxOffice: 'Bodrum',
      companyTaxNo: '1',
      companyLogo: LOGO,
      companyWebsite: 'https://konak.example',
    };
    await app.store.transact((tx) => tx.put('settings', 'demo', { ...settings, ...company }));
    expect(await head(await pay())).toMatchObject({
      company: {
        name: 'Konak A.Ş.',
        address: 'Bodrum',
        taxOffice: 'Bodrum',
        taxNo: '1',
        logo: LOGO,
        website: 'https://konak.example',
      },
      guest: 'Ada Guest',
      stay: { code: 'R-000001', estate: 'House A1 · A1' },
    });
  });

  test('without settings the company stands there as it was registered', async () => {
    await app.store.transact((tx) => {
      for (const { id } of [...tx.table('settings', 'demo').all()]) tx.remove('settings', 'demo', id);
    });
    expect((await head(await pay())).company.name).not.toBe('');
  });

  test('its head is that of every sheet of the company, for whoever is signed in', async () => {
    const { company } = await head(await pay());
    for (const as of ['admin', 'HouseKeeping', 'Investor'])
      expect((await get('_meta/company', as)).body).toEqual(company);
    expect((await app.call('GET', '/api/_meta/company')).status).toBe(401);
  });

  test('a transfer has neither guest nor stay', async () => {
    expect(await head('pay-1')).toMatchObject({ guest: null, stay: null });
  });

  test('is nobody’s who may not see payments; one that is not there is not', async () => {
    for (const as of ['HouseKeeping', 'Purchasing', 'Investor', 'MarketPlace']) {
      expect((await get(`payments/receipt?paymentId=${await pay()}`, as)).status).toBe(403);
    }
    expect((await get('payments/receipt?paymentId=none')).status).toBe(404);
    expect((await get('payments/receipt')).status).toBe(404);
    expect((await get('payments/receipt?paymentId=pay-1&more=1')).status).toBe(400);
    expect((await get('payments/receipt?paymentId=pay-b')).status).toBe(404);
  });
});

describe('GET /api/security-deposits/totals', () => {
  const totals = async (query = '') =>
    ((await get(`security-deposits/totals${query}`)).body as unknown as DepositTotals).rows;

  test('what is open whenever its stay is, and what was settled in these days, each currency for itself', async () => {
    await app.store.transact((tx) => {
      for (const { id } of [...tx.table('security-deposits', 'demo').all()]) tx.remove('security-deposits', 'demo', id);
      const put = (id: string, more: object) =>
        tx.put('security-deposits', 'demo', {
          id,
          tenantId: 'demo',
          version: 1,
          reservationId: id,
          currency: 'EUR',
          required: 10_000,
          collected: 0,
          held: 0,
          withheld: 0,
          refunded: 0,
          state: 'REQUIRED',
          checkOut: '2027-08-01',
          ...more,
        });
      put('d1', {});
      put('d2', { state: 'HELD', collected: 10_000, held: 10_000 });
      put('d3', { state: 'HELD', collected: 8000, held: 8000, currency: 'TRY' });
      put('d4', { state: 'REFUNDED', collected: 10_000, refunded: 10_000, checkOut: '2026-11-05' });
      put('d5', { state: 'REFUNDED', collected: 10_000, refunded: 10_000, checkOut: '2026-10-31' });
    });
    const figures = (rows: DepositTotals['rows']) =>
      rows.map(({ currency, state, count, held, refunded }) => [currency, state, count, held, refunded]);
    expect(figures(await totals())).toEqual([
      ['EUR', 'REQUIRED', 1, 0, 0],
      ['EUR', 'HELD', 1, 10_000, 0],
      ['EUR', 'REFUNDED', 1, 0, 10_000],
      ['TRY', 'HELD', 1, 8000, 0],
    ]);
    expect(figures(await totals('?from=2026-10-01&to=2026-11-05'))[2]).toEqual(['EUR', 'REFUNDED', 2, 0, 20_000]);
  });

  test.each(['?from=x', '?from=2026-11-05&to=2026-11-01', '?of=all'])('%s is refused', async (query) => {
    expect((await get(`security-deposits/totals${query}`)).status).toBe(400);
  });
});
