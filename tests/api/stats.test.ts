import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupWhere } from '../../src/config/group-where.ts';
import { groupingName } from '../../src/config/stats.ts';
import type { Field, Row } from '../../src/config/types.ts';
import { STEPS } from '../../src/domain/calendar/steps.ts';
import type { Stats } from '../../src/config/figures.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

const base: Row = { ...ROWS['reservations']?.[0], id: 'res-base', tenantId: 'demo', currency: 'EUR', quote: null };
const stay = (id: string, checkIn: string, totalPrice: number, more: Partial<Row> = {}): Row => ({
  ...base,
  id,
  code: id.toUpperCase(),
  checkIn,
  checkOut: '2031-12-31',
  totalPrice,
  status: 'SUCCESSFUL',
  ...more,
});
const STAYS = [
  stay('res-t1', '2030-05-10', 100_050, { createdAt: '2030-01-31T21:30:00.000Z' }),
  stay('res-t2', '2030-05-31', 50, { createdAt: '2030-01-31T20:30:00.000Z' }),
  stay('res-t3', '2030-06-01', 7, { currency: 'TRY', createdAt: '2030-03-01T08:00:00.000Z', ownerIds: [] }),
  stay('res-t4', '2030-06-02', 9, { status: 'CANCELLED', createdAt: '2030-03-01T08:00:00.000Z' }),
];

let app: TestApp;
beforeAll(async () => (app = await startApp({ rows: { ...ROWS, reservations: STAYS } })));
afterAll(() => app.close());

const ask = (query: string, as = 'admin') => app.call('GET', `/api/reservations/_stats?${query}`, { as });
const stats = async (query: string, as = 'admin'): Promise<Stats> => {
  const { status, body, text } = await ask(query, as);
  expect(status, text).toBe(200);
  return body as unknown as Stats;
};

describe('GET /api/<collection>/_stats', () => {
  test('counts what the list would answer with', async () => {
    expect(await stats('')).toEqual({ count: 4, sums: [] });
    expect(await stats('status=CANCELLED')).toEqual({ count: 1, sums: [] });
  });
  test('sums a field, currencies apart', async () => {
    expect((await stats('_of=totalPrice&status=SUCCESSFUL')).sums).toEqual([
      { currency: 'EUR', sum: 100_100, count: 2 },
      { currency: 'TRY', sum: 7, count: 1 },
    ]);
    expect((await stats('_of=adults')).sums).toEqual([{ currency: '', sum: 4 * Number(base['adults']), count: 4 }]);
  });
  test('says what several currencies come to in the company’s, to those who may see the rates', async () => {
    const query = '_of=totalPrice&status=SUCCESSFUL';
    const { company } = await stats(query);
    expect(company).toMatchObject({ currency: 'TRY', day: '2026-11-19' });
    expect(company?.sum).toBeGreaterThan(100_100);
    // One currency needs no rate, and numbers are no money.
    expect((await stats(`${query}&currency=EUR`)).company).toBeUndefined();
    expect((await stats('_of=adults')).company).toBeUndefined();
    expect((await stats(query, 'Investor')).company).toBeUndefined();
  });
  test('sums several fields at once, computed ones too', async () => {
    const { count, sums, totals } = await stats('_totals=totalPrice,nights&status=SUCCESSFUL');
    expect([count, sums]).toEqual([3, []]);
    expect(totals).toEqual({
      totalPrice: [
        { currency: 'EUR', sum: 100_100, count: 2 },
        { currency: 'TRY', sum: 7, count: 1 },
      ],
      nights: [{ currency: '', sum: 600 + 579 + 578, count: 3 }],
    });
    expect((await stats('_totals=nights&q=RES-T2')).totals).toEqual({ nights: [{ currency: '', sum: 579, count: 1 }] });
  });
  test.each(['_totals=status', '_totals=nights,nope', '_totals='])('refuses %s', async (query) => {
    expect((await ask(query)).status).toBe(400);
  });
  test('by month, week or day of a range’s start', async () => {
    const all = await stats('_of=totalPrice&_by=stay&status=SUCCESSFUL');
    expect(all.groups).toEqual([
      { keys: ['2030-05'], count: 2, sums: [{ currency: 'EUR', sum: 100_100, count: 2 }] },
      { keys: ['2030-06'], count: 1, sums: [{ currency: 'TRY', sum: 7, count: 1 }] },
    ]);
    const keysOf = async (by: string) => (await stats(`_by=${by}`)).groups?.map(({ keys, count }) => [keys[0], count]);
    expect(await keysOf('stay.week')).toEqual([
      ['2030-05-06', 1],
      ['2030-05-27', 3],
    ]);
    expect((await keysOf('stay.day'))?.length).toBe(4);
  });
  test('by month of the moment of booking, on the calendar of the business', async () => {
    // 31 January 21:30 UTC is February in Istanbul.
    expect((await stats('_by=createdAt')).groups?.map(({ keys, count }) => [keys[0], count])).toEqual([
      ['2030-01', 1],
      ['2030-02', 1],
      ['2030-03', 2],
    ]);
  });
  test('by a value, by two, and by a reference with its name', async () => {
    expect((await stats('_by=status')).groups).toEqual([
      { keys: ['CANCELLED'], count: 1, sums: [] },
      { keys: ['SUCCESSFUL'], count: 3, sums: [] },
    ]);
    const { groups, names } = await stats('_by=estateId&_and=stay.month');
    expect(groups?.map(({ keys, count }) => [...keys, count])).toEqual([
      [base['estateId'], '2030-05', 2],
      [base['estateId'], '2030-06', 2],
    ]);
    expect(Object.keys(names?.[0] ?? {})).toEqual([base['estateId']]);
    expect(names?.[1]).toEqual({});
  });
  test('each figure is that of the list behind it', async () => {
    const fields = Object.fromEntries(
      Object.entries({ status: 'enum', estateId: 'ref', stay: 'dateRange', createdAt: 'dateTime' }).map(
        ([name, type]) => [name, { name, type, start: 'checkIn' } as unknown as Field],
      ),
    );
    for (const [name, field] of Object.entries(fields)) {
      for (const step of STEPS) {
        const grouping = { field, step };
        const { groups = [] } = await stats(`_by=${groupingName(name, field, step)}`);
        expect(groups.length).toBeGreaterThan(0);
        for (const { keys, count } of groups) {
          const where = encodeURIComponent(JSON.stringify(groupWhere(grouping, keys[0] ?? '')));
          const list = await app.call('GET', `/api/reservations?where=${where}`, { as: 'admin' });
          expect([list.status, list.body.total], `${name} ${keys[0] ?? ''}`).toEqual([200, count]);
        }
      }
    }
  });
  test.each([
    '_of=code',
    '_of=createdAt',
    '_by=createdBy',
    '_of=nights',
    '_of=passwordHash',
    '_of=__proto__',
    '_by=guestNote',
    '_by=totalPrice',
    '_by=status&_and=code',
    '_by=status&_by=stay',
    '_and=status.year',
    '_of=adults&_of=children',
    'nonsense=1',
    'view=none',
  ])('%s is 400', async (query) => expect((await ask(query)).status).toBe(400));
  test('rights, hidden fields and row scope are those of the list', async () => {
    expect((await app.call('GET', '/api/reservations/_stats')).status).toBe(401);
    expect((await ask('', 'Purchasing')).status).toBe(403);
    // No money for the cleaners.
    expect((await ask('_of=totalPrice', 'HouseKeeping')).status).toBe(400);
    expect((await ask('_totals=nights,totalPrice', 'HouseKeeping')).status).toBe(400);
    expect((await ask('_by=status&_and=paymentState', 'HouseKeeping')).status).toBe(400);
    // An owner's answer is not the one that was worked out for the office, and the other way round.
    expect((await stats('_by=status')).count).toBe(4);
    expect((await stats('_by=status', 'Investor')).count).toBe(3);
    const { total } = (await app.call('GET', '/api/reservations?pageSize=1', { as: 'Investor' })).body;
    expect((await stats('', 'Investor')).count).toBe(total);
    expect(total).toBe(3);
    expect((await stats('', 'otherAdmin')).count).toBe(0);
  });
});
