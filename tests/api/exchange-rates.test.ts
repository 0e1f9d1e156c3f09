import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());

const as = 'admin';
const post = (path: string, body: object) => app.call('POST', `/api/${path}`, { as, body });
const marks = ({ status, body }: Awaited<ReturnType<typeof post>>) => [status, Object.keys(body.errors)];
const stay = { estateId: 'est-a1', checkIn: '2027-06-01', checkOut: '2027-06-11', adults: 2 };
const booking = { ...stay, salesChannelId: 'chn-1', guestId: 'gst-1' };
type Frozen = { quote: { version: number; total: number; payTotal?: number; exchangeRate?: object | null } };
const patch = async (id: string, body: object) => {
  const { body: now } = await app.call('GET', `/api/reservations/${id}`, { as });
  return app.call('PATCH', `/api/reservations/${id}`, { as, body, version: now.version });
};

describe('exchange rates', () => {
  const rate = { date: '2026-11-20', currency: 'USD', buying: 42.1234, selling: 42.2 };
  test('one a currency and day; selling is never below buying', async () => {
    expect((await post('exchange-rates', rate)).body).toMatchObject({
      id: 'demo_USD_2026-11-20',
      buying: 42.1234,
      source: 'MANUAL',
    });
    expect(marks(await post('exchange-rates', { ...rate, date: '2026-11-18', source: 'TCMB' }))).toEqual([
      422,
      ['source'],
    ]);
    expect(marks(await post('exchange-rates', rate))).toEqual([409, ['date']]);
    expect(marks(await post('exchange-rates', { ...rate, date: '2026-11-18', selling: 42 }))).toEqual([
      422,
      ['selling'],
    ]);
    expect(marks(await post('exchange-rates', { ...rate, date: '2026-11-18', buying: 0 }))).toEqual([422, ['buying']]);
    expect(marks(await post('exchange-rates', { ...rate, currency: 'TRY' }))).toEqual([422, ['currency']]);
    const moved = await app.call('PATCH', '/api/exchange-rates/demo_USD_2026-11-20', {
      as,
      body: { date: '2026-11-19' },
      version: 1,
    });
    expect(marks(moved)).toEqual([422, ['date']]);
  });
});

test('a rate is one of today unless it says another day, and never of a day to come', async () => {
  const rate = { currency: 'EUR', buying: 48.1, selling: 48.2 };
  expect(marks(await post('exchange-rates', { ...rate, date: '2027-11-20' }))).toEqual([422, ['date']]);
  expect((await post('exchange-rates', rate)).body).toMatchObject({ date: '2026-11-20' });
});

describe('AC9 the central bank’s bulletin', () => {
  const currency = (code: string, unit: number, buying: string, selling: string) =>
    `  <Currency Kod="${code}" CurrencyCode="${code}">
    <Unit>${unit}</Unit>
    <ForexBuying>${buying}</ForexBuying>
    <ForexSelling>${selling}</ForexSelling>
  </Currency>`;
  const bulletin = (rates: string, day = '11/20/2026') =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<Tarih_Date Tarih="20.11.2026" Date="${day}">\n${rates}\n</Tarih_Date>`;
  const both = `${currency('USD', 1, '42.1000', '42.1800')}\n${currency('EUR', 100, '4850.1000', '4860.2000')}`;
  const send = (text: string, who = 'Accounting') =>
    app.call('POST', '/api/exchange-rates/central-bank', { as: who, body: { text } });

  test('is taken whole, for one unit, and once', async () => {
    expect((await send(bulletin(both))).body).toMatchObject({ date: '2026-11-20', created: 2, updated: 0, kept: [] });
    const { body } = await app.call('GET', '/api/exchange-rates/demo_EUR_2026-11-20', { as });
    expect(body).toMatchObject({ buying: 48.501, selling: 48.602, source: 'TCMB' });
    expect((await send(bulletin(both))).body).toMatchObject({ created: 0, updated: 0 });
  });
  test('AC9: a changed rate is a manual one, until the bank’s arrives again', async () => {
    await send(bulletin(both));
    const path = '/api/exchange-rates/demo_EUR_2026-11-20';
    const { body } = await app.call('PATCH', path, { as, body: { selling: 49 }, version: 1 });
    expect(body).toMatchObject({ buying: 48.501, selling: 49, source: 'MANUAL', publishedAt: null });
    const same = await app.call('PATCH', path, { as, body: { selling: 49 }, version: body.version });
    expect(same.body).toMatchObject({ source: 'MANUAL' });
    expect((await send(bulletin(both))).body).toMatchObject({ created: 0, updated: 1 });
    const again = await app.call('GET', path, { as });
    expect(again.body).toMatchObject({ selling: 48.602, source: 'TCMB', publishedAt: '2026-11-20T12:30:00.000Z' });
  });
  test('never changes a rate by which something was posted', async () => {
    await send(bulletin(both));
    await post('payments', { kind: 'COLLECTION', reservationId: 'res-r-000001', method: 'CASH', amount: 100 });
    const other = both.replace('4850.1000', '4800.0000');
    expect((await send(bulletin(other))).body).toMatchObject({ updated: 0, kept: ['EUR'] });
    const path = '/api/exchange-rates/demo_EUR_2026-11-20';
    expect(marks(await app.call('PATCH', path, { as, body: { buying: 40 }, version: 1 }))).toEqual([409, ['buying']]);
  });
  test.each([
    ['no XML', 'hello', 'Line 1: this is not valid XML.'],
    ['half a bulletin', '<Tarih_Date>\n<Currency>', 'Line 2: this is not valid XML.'],
    ['a tower', `${'<a>'.repeat(500)}${'</a>'.repeat(500)}`, 'Line 1: this is not valid XML.'],
    [
      'a bomb',
      '<!DOCTYPE x [<!ENTITY a "aaaa">]>\n<Tarih_Date/>',
      'Line 1: the file contains its own definitions, which are not accepted.',
    ],
    ['no date', '<Tarih_Date><Currency/></Tarih_Date>', 'Line 1: the bulletin has no date.'],
    ['no euro', bulletin(currency('USD', 1, '42.1', '42.2')), 'The bulletin has no euro.'],
    [
      'a rate of zero',
      bulletin(both.replace('4850.1000', '0')),
      'Line 8: buying and selling must be above zero, and selling must not be below buying.',
    ],
    ['another day', bulletin(both, '12/01/2026'), 'The bulletin is dated 01 Dec 2026, which is in the future.'],
  ])('%s is refused whole, with the line', async (_, text, message) => {
    const answer = await send(text);
    expect([answer.status, answer.body.errors]).toEqual([422, { text: [message] }]);
    expect((await app.call('GET', '/api/exchange-rates?currency=USD', { as })).body.total).toBe(0);
  });
  test('comes from the bank only, and not by everybody', async () => {
    const body = { url: 'https://example.com/today.xml' };
    expect(marks(await post('exchange-rates/central-bank', body))).toEqual([422, ['url']]);
    expect((await send(bulletin(both), 'HouseKeeping')).status).toBe(403);
  });
});

describe('PR7: a guest who pays in another currency', () => {
  // The home is in euro: 10 nights at 100.00 and 50.00 cleaning. Yesterday's buying rate is 48.1234.
  test('sees in the quote what is to be paid, by the buying rate of the last published day (AC9)', async () => {
    const { body } = await post('quotes', { ...stay, payCurrency: 'TRY' });
    expect((body as unknown as Frozen).quote).toMatchObject({
      total: 105_000,
      payTotal: 5_052_957,
      exchangeRate: { from: 'EUR', to: 'TRY', rate: '48.1234', date: '2026-11-19', source: 'TCMB' },
    });
    expect(marks(await post('quotes', { ...stay, payCurrency: 'USD' }))).toEqual([422, ['payCurrency']]);
    const own = await post('quotes', { ...stay, payCurrency: 'EUR' });
    expect((own.body as unknown as Frozen).quote.exchangeRate).toBeUndefined();
  });
  test('keeps the rate on the reservation, whatever the day’s rate becomes', async () => {
    const made = await post('reservations', { ...booking, payCurrency: 'TRY' });
    expect(made.status, JSON.stringify(made.body.errors)).toBe(201);
    const first = (made.body as unknown as Frozen).quote;
    await app.call('PATCH', '/api/exchange-rates/demo_EUR_2026-11-19', {
      as,
      body: { buying: 40, selling: 41 },
      version: 1,
    });
    const later = (await patch(made.body.id, { checkOut: '2027-06-12' })).body as unknown as Frozen;
    expect(later.quote).toMatchObject({ version: 2, total: 115_000, exchangeRate: first.exchangeRate });
    const back = (await patch(made.body.id, { payCurrency: null })).body as unknown as Frozen;
    expect(back.quote.version).toBe(3);
    expect([back.quote.exchangeRate ?? null, back.quote.payTotal ?? null]).toEqual([null, null]);
    expect(marks(await patch(made.body.id, { payCurrency: 'USD' }))).toEqual([422, ['payCurrency']]);
  });
});

describe('PR4: the use of a coupon', () => {
  const used = async () => (await app.call('GET', '/api/coupons/cpn-1', { as })).body['usedCount'];
  const book = async () => {
    const made = await post('reservations', { ...booking, couponCode: 'welcome' });
    expect(made.status, JSON.stringify(made.body.errors)).toBe(201);
    return made.body.id;
  };
  const act = (id: string, action: string, body: object = {}) =>
    app.call('POST', `/api/reservations/${id}/actions/${action}`, { as, body });

  test('is given back when a confirmed booking is deleted, and not twice', async () => {
    const id = await book();
    await act(id, 'confirm');
    // A stay is not deleted from under the work that it has made.
    const tasks = await app.call('GET', `/api/housekeeping-tasks?reservationId=${id}`, { as });
    for (const task of tasks.body.items) {
      await app.call('DELETE', `/api/housekeeping-tasks/${task.id}`, { as, version: task.version });
    }
    const { body } = await app.call('GET', `/api/reservations/${id}`, { as });
    const gone = await app.call('DELETE', `/api/reservations/${id}`, { as, version: body.version });
    expect([gone.status, await used()]).toEqual([204, 0]);
    const other = await book();
    const pending = await app.call('GET', `/api/reservations/${other}`, { as });
    await app.call('DELETE', `/api/reservations/${other}`, { as, version: pending.body.version });
    expect(await used()).toBe(0);
  });
});
