import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());

const as = 'admin';
const post = (path: string, body: object, who = as) => app.call('POST', `/api/${path}`, { as: who, body });
const patch = (path: string, body: object, version = 1) => app.call('PATCH', `/api/${path}`, { as, body, version });
/** Status and the fields that are marked. */
const marks = ({ status, body }: Awaited<ReturnType<typeof post>>) => [status, Object.keys(body.errors).sort()];

const season = { name: 'High', kind: 'SPECIFIC', from: '2027-06-01', to: '2027-06-30', adjust: 'PERCENT', percent: 10 };

describe('seasons', () => {
  test.each<[string, object, string[]]>([
    ['a last night before the first', { to: '2027-05-31' }, ['to']],
    ['a price of its own without an amount', { adjust: 'ABSOLUTE', percent: null }, ['amount']],
    ['a price of its own of nothing', { adjust: 'ABSOLUTE', percent: null, amount: 0 }, ['amount']],
    ['a group’s season without the group', { scope: 'GROUP' }, ['groupId']],
    ['single estates, but none', { scope: 'ESTATE', estateIds: [] }, ['estateIds']],
    ['an estate of another tenant', { scope: 'ESTATE', estateIds: ['est-x1'] }, ['estateIds']],
    ['fewer nights at most than at least', { minNights: 5, maxNights: 4 }, ['maxNights']],
    ['a day that is none', { daysOfWeek: ['FUNDAY'] }, ['daysOfWeek']],
    ['text for a number', { percent: '10' }, ['percent']],
  ])('%s is 422 beside it', async (_name, change, fields) => {
    expect(marks(await post('seasons', { ...season, ...change }))).toEqual([422, fields]);
  });
  test('one of every year may run over the turn of the year', async () => {
    const winter = { ...season, kind: 'RECURRING', from: '2020-11-15', to: '2020-03-15', daysOfWeek: ['FRI', 'SAT'] };
    expect((await post('seasons', winter)).body).toMatchObject({ kind: 'RECURRING', daysOfWeek: ['FRI', 'SAT'] });
  });
});

describe('daily prices', () => {
  const night = { estateId: 'est-a1', date: '2027-06-01', price: 15_000 };

  test('one an estate and date, in the estate’s currency, under an id of the two', async () => {
    const made = await post('daily-prices', night);
    expect(made.body).toMatchObject({ id: 'est-a1_2027-06-01', currency: 'EUR', isClosed: false });
    expect(made.headers.location).toBe('/api/daily-prices/est-a1_2027-06-01');
    const again = await post('daily-prices', { ...night, price: 1 });
    expect([...marks(again), again.body.message]).toEqual([
      409,
      ['date'],
      'This estate already has a price for 01 Jun 2027. Change that one.',
    ]);
    expect((await app.call('GET', '/api/daily-prices/est-a1_2027-06-01', { as })).body['price']).toBe(15_000);
    expect((await post('daily-prices', { ...night, estateId: 'est-a2' })).status).toBe(201);
  });
  test('stays at its estate and date; the price may change', async () => {
    await post('daily-prices', night);
    const path = 'daily-prices/est-a1_2027-06-01';
    expect(marks(await patch(path, { date: '2027-06-02' }))).toEqual([422, ['date']]);
    expect(marks(await patch(path, { estateId: 'est-a2' }))).toEqual([422, ['estateId']]);
    expect((await patch(path, { price: 16_000 })).body).toMatchObject({ price: 16_000, version: 2 });
  });
  test.each<[object, string]>([
    [{ price: 0 }, 'price'],
    [{ price: 12.5 }, 'price'],
    [{ date: '2027-02-30' }, 'date'],
    [{ currency: 'USD' }, 'currency'],
  ])('%o is 422 beside it', async (change, field) => {
    expect(marks(await post('daily-prices', { ...night, ...change }))).toEqual([422, [field]]);
  });
});

describe('tiers (PR2)', () => {
  const tier = (minNights: number, percent: number) => ({ minNights, percent });
  test.each<[string, object[], string[]]>([
    ['the same nights twice', [tier(7, 5), tier(7, 10)], ['tiers.1.minNights']],
    ['a smaller discount for more nights', [tier(14, 5), tier(7, 10)], ['tiers.0.percent']],
    ['one night', [tier(1, 5)], ['tiers.0.minNights']],
    ['more than 90 %', [tier(7, 91)], ['tiers.0.percent']],
    ['none', [], ['tiers']],
  ])('%s is 422 beside it', async (_name, tiers, fields) => {
    expect(marks(await post('long-stay-discounts', { name: 'x', tiers }))).toEqual([422, fields]);
  });
  test('a fee’s discounts may be the whole fee', async () => {
    const fee = { name: 'Spa', basis: 'PER_PERSON', amount: 100, currency: 'EUR', discounts: [tier(7, 100)] };
    expect((await post('facility-fees', fee)).status).toBe(201);
    const falling = { ...fee, name: 'Gym', discounts: [tier(7, 100), tier(8, 50)] };
    expect(marks(await post('facility-fees', falling))).toEqual([422, ['discounts.1.percent']]);
  });
});

describe('coupons (PR4)', () => {
  test('a code is kept in capital letters and is unique in any casing', async () => {
    expect((await post('coupons', { code: 'spring-1', type: 'PERCENT', percent: 5 })).body).toMatchObject({
      code: 'SPRING-1',
      usedCount: 0,
    });
    expect(marks(await post('coupons', { code: 'Spring-1', type: 'PERCENT', percent: 5 }))).toEqual([409, ['code']]);
  });
  test.each<[object, string]>([
    [{ code: 'AB' }, 'code'],
    [{ code: 'İNDİRİM' }, 'code'],
    [{ code: 'A'.repeat(33) }, 'code'],
    [{ percent: 0 }, 'percent'],
    [{ percent: 101 }, 'percent'],
    [{ type: 'FIXED', percent: null }, 'amount'],
    [{ usedCount: 3 }, 'usedCount'],
    [{ validFrom: '2027-02-01', validTo: '2027-01-01' }, 'validTo'],
  ])('%o is 422 beside it', async (change, field) => {
    const answer = await post('coupons', { code: 'SPRING', type: 'PERCENT', percent: 5, ...change });
    expect(marks(answer)).toEqual([422, [field]]);
  });
});

describe('commission definitions (SC1)', () => {
  const definition = { channelId: 'chn-1', base: 'ACCOMMODATION', rateType: 'PERCENT', percent: 15 };
  const from = (validFrom: string, more: object = {}) =>
    post('commission-definitions', { ...definition, validFrom, ...more });

  test('two of one channel and scope never share a day', async () => {
    expect((await from('2026-01-01', { validTo: '2026-12-31' })).status).toBe(201);
    const over = await from('2026-12-31');
    expect([...marks(over), over.body.message]).toEqual([
      409,
      ['validFrom'],
      'Another definition for this channel and scope is already valid from 01 Jan 2026 to 31 Dec 2026.',
    ]);
    expect((await from('2027-01-01')).status).toBe(201);
    expect((await from('2026-06-01', { scope: 'GROUP', groupId: 'grp-1' })).status).toBe(201);
    expect(marks(await from('2026-06-01', { scope: 'ESTATE', estateIds: ['est-a1', 'est-b1'] }))).toEqual([
      409,
      ['validFrom'],
    ]);
    expect((await from('2026-06-01', { isActive: false })).status).toBe(201);
  });
  test('a change may not run into another either', async () => {
    const { body } = await from('2026-01-01', { validTo: '2026-12-31' });
    await from('2027-01-01');
    const changed = await patch(`commission-definitions/${body.id}`, { validTo: '2027-01-01' });
    expect(marks(changed)).toEqual([409, ['validFrom']]);
  });
});
