import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

type Grid = {
  readonly total: number;
  readonly estates: readonly (readonly unknown[])[];
  readonly runs: readonly (readonly number[])[];
  readonly own: readonly (readonly unknown[])[][];
  readonly sold: readonly (readonly number[])[];
  readonly sources: readonly (readonly string[])[];
};
let app: TestApp;
beforeEach(async () => {
  const [first, ...others] = ROWS['estates'] ?? [];
  const summer = {
    ...ROWS['seasons']?.[0],
    id: 'ssn-2',
    name: 'Weekend',
    percent: 50,
    daysOfWeek: ['SAT'],
    minNights: 2,
  };
  const weekend = { ...summer, from: '2027-06-01', to: '2027-06-30', closedToArrival: ['SAT'] };
  app = await startApp({
    rows: {
      ...ROWS,
      estates: [{ ...first!, groupId: 'grp-1', address: { city: 'ANTALYA', district: 'Kaş' } }, ...others],
      'estate-groups': [{ ...ROWS['estate-groups']![0]!, basePrice: 20_000, currency: 'EUR' }],
      seasons: [...ROWS['seasons']!, weekend],
    },
  });
});
afterEach(() => app.close());

const JUNE = 'from=2027-06-01&to=2027-07-01';
const ask = async (query = JUNE, as = 'admin') =>
  (await app.call('GET', `/api/price-grid?${query}`, { as })).body as unknown as Grid;
const save = (cells: unknown, as = 'admin', headers = {}) =>
  app.call('POST', '/api/price-grid', { as, body: { cells }, headers });
/** What the grid says was seen of a night. */
const seen = async (row: number, day: number) =>
  ((await ask()).own[row]?.find(([at]) => at === day)?.[1] as string | undefined) ?? '';

describe('GET /api/price-grid', () => {
  test('is for those who may list daily prices and see what estates cost', async () => {
    expect((await app.call('GET', `/api/price-grid?${JUNE}`)).status).toBe(401);
    for (const as of ['client', 'HouseKeeping', 'Purchasing', 'Investor']) {
      expect((await app.call('GET', `/api/price-grid?${JUNE}`, { as })).status).toBe(403);
    }
  });
  test('says which nights somebody has, to those who may see stays', async () => {
    const december = 'from=2026-12-01&to=2027-01-01';
    const { estates, sold } = await ask(december);
    const row = estates.findIndex(([id]) => id === 'est-a1');
    // R-000001: 1 to 5 December, and the night of the fifth is free again.
    expect(sold[row]?.slice(0, 2)).toEqual([0, 4]);
    expect((await ask('from=2026-12-03&to=2027-01-01')).sold[row]?.slice(0, 2)).toEqual([0, 2]);
    expect((await ask(december, 'MarketPlace')).sold.flat()).toEqual([]);
    await app.call('POST', '/api/reservations/res-r-000001/actions/cancel', {
      as: 'admin',
      body: { cancelReason: 'GUEST_REQUEST' },
    });
    expect((await ask(december)).sold[row]?.[0]).not.toBe(0);
  });
  test('PR1: runs of equal nights with their source, rules included; the own nights beside them', async () => {
    await save([{ estateId: 'est-a1', from: '2027-06-03', price: 30_000, seen: '' }]);
    const { total, estates, runs, own, sources } = await ask();
    expect([total, estates.map(([, code]) => code)]).toEqual([3, ['A1', 'A2', 'B1']]);
    expect(sources).toEqual([
      ['GROUP', 'grp-1', 'Seaside'],
      ['SEASON_SPECIFIC', 'ssn-2', 'Weekend'],
      ['ESTATE', '', ''],
    ]);
    // 2027-06-01 is a Tuesday; the first Saturday is the fifth.
    expect(runs[0]?.slice(0, 15)).toEqual([4, 20_000, 0, 1, 0, 1, 30_000, 1, 2, 1, 6, 20_000, 0, 1, 0]);
    expect(runs[1]?.slice(0, 10)).toEqual([4, 10_000, 2, 1, 0, 1, 15_000, 1, 2, 1]);
    expect(own[0]).toEqual([[2, expect.any(String), 30_000, null, false, null, null]]);
    expect(own[1]).toEqual([]);
  });
  test('filters, searches and pages; no other tenant’s estates', async () => {
    expect((await ask(`${JUNE}&group=grp-1`)).estates.map(([, code]) => code)).toEqual(['A1']);
    expect((await ask(`${JUNE}&q=b1`)).estates.map(([, code]) => code)).toEqual(['B1']);
    const second = await ask(`${JUNE}&pageSize=2&pageNumber=1`);
    expect([second.total, second.estates.map(([, code]) => code)]).toEqual([3, ['B1']]);
    expect((await ask(JUNE, 'otherAdmin')).estates.map(([, code]) => code)).toEqual(['X1']);
    const choices = await app.call('GET', '/api/price-grid/choices', { as: 'admin' });
    expect(choices.body).toMatchObject({
      group: [['grp-1', 'Seaside']],
      district: expect.arrayContaining([['Kaş', 'Kaş']]) as never,
    });
  });
  test.each([
    'from=2027-06-01',
    'from=2027-06-02&to=2027-06-01',
    `${JUNE}&color=red`,
    `${JUNE}&pageSize=0`,
    `${JUNE}&q=a&q=b`,
  ])('%s is 400', async (query) => {
    expect((await app.call('GET', `/api/price-grid?${query}`, { as: 'admin' })).status).toBe(400);
  });
  test('one night explained, the winner first', async () => {
    await save([{ estateId: 'est-a1', from: '2027-06-05', price: 99_000, seen: '' }]);
    const { body } = await app.call('GET', '/api/price-grid/night?estateId=est-a1&date=2027-06-05', { as: 'admin' });
    expect(body).toMatchObject({
      currency: 'EUR',
      rules: [
        { source: 'DAILY', amount: 99_000, outcome: 'WINS' },
        { source: 'SEASON_SPECIFIC', name: 'Weekend', amount: 30_000, outcome: 'BEATEN', by: 'daily' },
        { source: 'GROUP', name: 'Seaside', amount: 20_000, outcome: 'BEATEN', by: 'daily' },
        { source: 'ESTATE', amount: 10_000, outcome: 'BEATEN', by: 'group' },
      ],
    });
    const other = await app.call('GET', '/api/price-grid/night?estateId=est-a1&date=2027-06-05', { as: 'otherAdmin' });
    expect(other.status).toBe(404);
  });
});

describe('POST /api/price-grid', () => {
  test('writes ranges and single nights, history included, and clears what says nothing any more', async () => {
    const answer = await save([
      { estateId: 'est-a1', from: '2027-06-01', to: '2027-06-10', price: 25_000, seen: '' },
      { estateId: 'est-a2', from: '2027-06-01', isClosed: true, minNights: 3, seen: '' },
    ]);
    expect([answer.status, answer.body]).toMatchObject([200, { written: 11, cleared: 0, unchanged: 0 }]);
    const night = await app.call('GET', '/api/daily-prices/est-a1_2027-06-10', { as: 'admin' });
    expect(night.body).toMatchObject({ price: 25_000, currency: 'EUR', version: 1, isClosed: false });
    const cleared = await save([
      { estateId: 'est-a1', from: '2027-06-01', price: null, seen: await seen(0, 0) },
      { estateId: 'est-a2', from: '2027-06-01', price: 1, seen: await seen(1, 0) },
      { estateId: 'est-b1', from: '2027-06-01', price: null, seen: '' },
    ]);
    expect(cleared.body).toMatchObject({ written: 1, cleared: 1, unchanged: 1 });
    expect((await app.call('GET', '/api/daily-prices/est-a1_2027-06-01', { as: 'admin' })).status).toBe(404);
    const history = await app.call('GET', '/api/daily-prices/est-a2_2027-06-01/history', { as: 'admin' });
    expect(history.body.items.map(({ action }) => action)).toEqual(['update', 'create']);
  });
  test('what was saved can be taken back by what it answers, unless others have changed it since', async () => {
    await save([{ estateId: 'est-a1', from: '2027-06-02', price: 30_000, minNights: 4, seen: '' }]);
    const before = await ask();
    const answer = await save([
      { estateId: 'est-a1', from: '2027-06-01', to: '2027-06-03', price: 25_000, seen: ['', await seen(0, 1), ''] },
      { estateId: 'est-a2', from: '2027-06-01', isClosed: true, seen: '' },
    ]);
    const { undo } = answer.body as unknown as { undo: readonly object[] };
    expect((await save(undo)).status).toBe(200);
    const values = ({ own }: Grid) => own.map((nights) => nights.map(([day, , ...said]) => [day, ...said]));
    expect(values(await ask())).toEqual(values(before));
    // A second time these nights are others.
    expect((await save(undo)).status).toBe(409);
  });
  test('says to what a change by percent rounds: whole amounts, until the company sets another', async () => {
    const roundTo = async () => (await app.call('GET', `/api/price-grid?${JUNE}`, { as: 'admin' })).body['roundTo'];
    expect(await roundTo()).toBe(1);
    const { body } = await app.call('GET', '/api/settings', { as: 'admin' });
    const headers = { 'if-match': `"${String(body['version'])}"` };
    const set = { as: 'admin', headers } as const;
    expect((await app.call('PATCH', '/api/settings', { ...set, body: { priceRounding: '10' } })).status).toBe(200);
    expect(await roundTo()).toBe(10);
  });
  test('a night that others changed is a 409 that names it, and nothing is saved', async () => {
    await save([{ estateId: 'est-a1', from: '2027-06-01', price: 25_000, seen: '' }]);
    const mine = await save([
      { estateId: 'est-a2', from: '2027-06-01', price: 1000, seen: '' },
      { estateId: 'est-a1', from: '2027-06-01', price: 26_000, seen: '' },
    ]);
    expect(mine.status).toBe(409);
    expect(mine.body['cells']).toEqual([
      {
        estateId: 'est-a1',
        date: '2027-06-01',
        seen: await seen(0, 0),
        now: [25_000, null, false, null, null],
      },
    ]);
    expect((await ask()).own[1]).toEqual([]);
  });
  test('cleared and made again is not what was seen before', async () => {
    await save([{ estateId: 'est-a1', from: '2027-06-01', price: 25_000, seen: '' }]);
    const first = await seen(0, 0);
    app.clock.now += 1000;
    await save([{ estateId: 'est-a1', from: '2027-06-01', price: null, seen: first }]);
    await save([{ estateId: 'est-a1', from: '2027-06-01', price: 24_000, seen: '' }]);
    expect((await save([{ estateId: 'est-a1', from: '2027-06-01', price: 1, seen: first }])).status).toBe(409);
  });
  test('every wrong night is told by estate and date, and nothing is saved', async () => {
    const { status, body } = await save([
      { estateId: 'est-a1', from: '2027-06-01', price: 25_000, seen: '' },
      { estateId: 'est-a1', from: '2027-06-02', price: -5, seen: '' },
      { estateId: 'est-a1', from: '2027-06-03', price: '100', seen: '' },
      { estateId: 'est-a1', from: '2027-06-04', minNights: 400, seen: '' },
      { estateId: 'est-x1', from: '2027-06-01', price: 100, seen: '' },
    ]);
    expect([status, Object.keys(body.errors).sort()]).toEqual([
      422,
      ['est-a1_2027-06-02', 'est-a1_2027-06-03', 'est-a1_2027-06-04', 'est-x1_2027-06-01'],
    ]);
    expect((await ask()).own[0]).toEqual([]);
  });
  test.each<[string, object]>([
    ['no date', { from: '2027-02-30' }],
    ['a last night before the first', { to: '2027-05-31' }],
    ['nothing seen', { seen: undefined }],
    ['too little seen', { to: '2027-06-02', seen: [''] }],
    ['nothing set', { price: undefined }],
    ['an unknown key', { colour: 'red' }],
  ])('%s is 422', async (_name, change) => {
    const cell = { estateId: 'est-a1', from: '2027-06-01', price: 100, seen: '', ...change };
    expect((await save([cell])).status).toBe(422);
  });
  test('the same night twice, no list and too many nights are refused', async () => {
    const cell = { estateId: 'est-a1', from: '2027-06-01', price: 100, seen: '' };
    expect((await save([cell, cell])).status).toBe(422);
    expect((await save({})).status).toBe(400);
    expect((await save([])).status).toBe(400);
    expect((await save([{ ...cell, to: '2057-06-01' }])).status).toBe(400);
  });
  test('the rights are those of daily prices', async () => {
    for (const as of ['Accounting', 'MarketPlace', 'client']) {
      expect((await save([{ estateId: 'est-a1', from: '2027-06-01', price: 100, seen: '' }], as)).status).toBe(403);
    }
  });
  test('RS4: a repeated call with its key is done once', async () => {
    const cell = { estateId: 'est-a1', from: '2027-06-01', price: 100, seen: '' };
    const key = { 'Idempotency-Key': 'k-1' };
    const first = await save([cell], 'admin', key);
    const again = await save([cell], 'admin', key);
    expect([first.status, again.status, again.headers['idempotent-replayed']]).toEqual([200, 200, 'true']);
    expect((await app.call('GET', '/api/daily-prices/est-a1_2027-06-01', { as: 'admin' })).body.version).toBe(1);
  });
});
