import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Amounts } from '../../src/wire/investor.ts';
import { startApp, type TestApp } from './support.ts';
import { ROWS } from './rows.ts';

const terms = { allowOwnerStay: true, yearlyNights: 10 };
const rows = {
  ...ROWS,
  investors: ROWS['investors']!.map((row) => (row.id === 'inv-1' ? { ...row, ...terms } : row)),
};
let app: TestApp;
beforeEach(async () => (app = await startApp({ rows })));
afterEach(() => app.close());

const ask = (as: string, from: string, to: string, estateId = 'est-a1') =>
  app.call('POST', '/api/owner-stays', { as, body: { estateId, from, to } });

describe('IV2 an owner in the own home', () => {
  test('books free nights, which nobody else gets then, and gives them back', async () => {
    const made = await ask('Investor', '2026-12-10', '2026-12-14');
    expect([made.status, made.body['nights']]).toEqual([201, 4]);
    const guest = { adults: 2, salesChannelId: 'chn-1', guestId: 'gst-1', estateId: 'est-a1' };
    const body = { ...guest, checkIn: '2026-12-12', checkOut: '2026-12-15' };
    expect((await app.call('POST', '/api/reservations', { as: 'admin', body })).status).toBe(409);
    const asStaff = await app.call('GET', `/api/out-of-order-periods/${made.body.id}`, { as: 'admin' });
    expect(asStaff.body).toMatchObject({ kind: 'OWNER_STAY', reason: 'OWNER', investorId: 'inv-1' });
    const back = await app.call('POST', `/api/owner-stays/${made.body.id}/actions/release`, { as: 'Investor' });
    expect(back.status).toBe(200);
    expect((await app.call('POST', '/api/reservations', { as: 'admin', body })).status).toBe(201);
  });

  test('keeps to the nights of the year, days that are not over, free nights and the own homes', async () => {
    expect((await ask('Investor', '2026-12-10', '2026-12-21')).body.errors).toEqual({
      to: ['Your contract includes 10 own nights a year. In 2026 you have used 0 and have 10 left.'],
    });
    expect((await ask('Investor', '2026-12-10', '2026-12-18')).status).toBe(201);
    expect((await ask('Investor', '2026-12-20', '2026-12-23')).status).toBe(422);
    // Nights of the next year are counted for themselves.
    expect((await ask('Investor', '2026-12-30', '2027-01-04')).status).toBe(201);
    expect((await ask('Investor', '2026-11-18', '2026-11-19')).status).toBe(422);
    expect((await ask('Investor', '2026-12-02', '2026-12-04')).status).toBe(409); // R-000001 is there
    const other = await ask('Investor2', '2027-02-01', '2027-02-03');
    expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['estateId']]);
  });

  test('is refused where the contract has none; staff may enter what was agreed', async () => {
    const refused = await ask('Investor2', '2027-02-01', '2027-02-03', 'est-b1');
    expect([refused.status, refused.body.errors['estateId']]).toEqual([
      422,
      ['Your contract does not include stays in your own homes. Please ask us.'],
    ]);
    expect((await ask('admin', '2027-02-01', '2027-02-20', 'est-b1')).status).toBe(201);
  });
});

describe('IV1 what an owner sees', () => {
  test('counts nights of the own homes by month, with the own share of what ended in it', async () => {
    await ask('Investor', '2026-12-10', '2026-12-14');
    const { status, body } = await app.call('GET', '/api/investor-summary', { as: 'Investor' });
    expect(status).toBe(200);
    const december = (body['months'] as { month: string }[]).find(({ month }) => month === '2026-12');
    expect(december).toMatchObject({ guestNights: 4, ownerNights: 4, closedNights: 0 });
    expect(body['ownNights']).toEqual({ year: 2026, limit: 10, taken: 4 });
    expect(body['nextStays']).toMatchObject([
      { code: 'R-000001', isOwners: false },
      { isOwners: true, checkIn: '2026-12-10' },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/guestId|phone|email/);
    const other = await app.call('GET', '/api/investor-summary', { as: 'Investor2' });
    expect(JSON.stringify(other.body)).not.toContain('R-000001');
  });

  test('amounts of several currencies have a total in the company’s, for an owner who may not list the rates', async () => {
    await app.close();
    const stay = ROWS['reservations']!.find(({ code }) => code === 'R-000001')!;
    const inEuros = { ...stay, currency: 'EUR', accommodationPrice: 40_000 };
    const inLira = { ...stay, id: 'res-lira', code: 'R-009001', currency: 'TRY', accommodationPrice: 900_000 };
    const later = { ...inLira, checkIn: '2026-12-20', checkOut: '2026-12-23' };
    app = await startApp({ rows: { ...rows, reservations: [inEuros, later] } });
    expect((await app.call('GET', '/api/exchange-rates', { as: 'Investor' })).status).toBe(403);
    const { body } = await app.call('GET', '/api/investor-summary', { as: 'Investor' });
    const { of, inOne } = body['income'] as Amounts;
    const inEuro = of.find(({ currency }) => currency === 'EUR')!.amount;
    const lira = of.find(({ currency }) => currency === 'TRY')!.amount;
    expect(of).toHaveLength(2);
    expect(inOne).toEqual({ currency: 'TRY', sum: lira + Math.round(inEuro * 48.1234), day: '2026-11-19' });
    // One currency alone is its own total.
    await app.close();
    app = await startApp({ rows: { ...rows, reservations: [inEuros] } });
    const one = await app.call('GET', '/api/investor-summary', { as: 'Investor' });
    expect(one.body['income']).toEqual({ of: [{ currency: 'EUR', amount: inEuro }] });
  });

  test.each(['/api/investor-summary', '/api/investor-income', '/api/investor-extract'])(
    '%s is one owner’s: others are refused, and it takes no other parameter',
    async (path) => {
      for (const as of ['SuperAdmin', 'admin', 'Accounting', 'HouseKeeping', 'Purchasing', 'MarketPlace']) {
        expect([as, (await app.call('GET', path, { as })).status]).toEqual([as, 403]);
      }
      expect((await app.call('GET', path, { as: 'Investor' })).status).toBe(200);
      expect((await app.call('GET', `${path}?investorId=inv-2`, { as: 'Investor' })).status).toBe(400);
    },
  );
  test('years and days that make no sense are 400', async () => {
    for (const query of [
      'summary?year=x',
      'income?year=20266',
      'extract?from=2026-13-01',
      'extract?from=2026-05-02&to=2026-05-01',
    ]) {
      expect([query, (await app.call('GET', `/api/investor-${query}`, { as: 'Investor' })).status]).toEqual([
        query,
        400,
      ]);
    }
  });
});

describe('IV1 staff look as an owner does', () => {
  const view = { 'x-view-as': 'inv-1' };
  const begin = (as: string, investorId = 'inv-1') =>
    app.call('POST', '/api/investor-previews', { as, body: { investorId } });

  test('only once it was begun, and it stands in the owner’s history', async () => {
    expect((await app.call('GET', '/api/estates', { as: 'admin', headers: view })).status).toBe(403);
    expect((await begin('admin')).body).toMatchObject({ investorId: 'inv-1' });
    const seen = await app.call('GET', '/api/estates?pageSize=-1', { as: 'admin', headers: view });
    const own = await app.call('GET', '/api/estates?pageSize=-1', { as: 'Investor' });
    expect(seen.body.items).toEqual(own.body.items);
    const history = await app.call('GET', '/api/investors/inv-1/history', { as: 'admin' });
    expect(history.body.items[0]).toMatchObject({ action: 'viewedAs' });
  });

  test('nothing can be written, and nothing of others is seen', async () => {
    await begin('admin');
    const body = { estateId: 'est-a1', from: '2027-01-10', to: '2027-01-12' };
    expect((await app.call('POST', '/api/owner-stays', { as: 'admin', headers: view, body })).status).toBe(403);
    expect((await app.call('GET', '/api/guests', { as: 'admin', headers: view })).status).toBe(403);
    const other = { 'x-view-as': 'inv-2' };
    expect((await app.call('GET', '/api/estates', { as: 'admin', headers: other })).status).toBe(403);
  });

  test('only administrators may, and not for another company', async () => {
    for (const as of ['Accounting', 'HouseKeeping', 'Investor', 'MarketPlace', 'client']) {
      expect([as, (await begin(as)).status]).toEqual([as, 403]);
    }
    expect((await begin('admin', 'inv-b')).status).toBe(404);
    expect((await begin('admin', '')).status).toBe(404);
  });
});

test('a condition that was first asked inside a write still answers afterwards', async () => {
  const body = { estateId: 'est-a1', from: '2027-03-01', to: '2027-03-02' };
  expect((await app.call('POST', '/api/owner-stays', { as: 'Investor', body })).status).toBe(201);
  expect((await app.call('GET', '/api/owner-stays', { as: 'Investor' })).status).toBe(200);
  expect((await app.call('GET', '/api/out-of-order-periods', { as: 'Investor' })).status).toBe(200);
});
