import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { addDays } from '../../src/domain/calendar/iso-date.ts';
import type { BookerReport, OccupancyReport } from '../../src/wire/reports.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

const base: Row = {
  ...ROWS['reservations']?.[0],
  id: 'res-base',
  tenantId: 'demo',
  currency: 'EUR',
  quote: null,
};
const [homeA, homeB] = (ROWS['estates'] ?? []).filter(({ tenantId }) => tenantId === 'demo');
/** A home of which nobody has kept since when it is for rent. */
const home = (code: string, more: Partial<Row> = {}): Row => ({
  ...homeA!,
  id: `est-${code}`,
  code,
  propertyName: `Home ${code}`,
  offered: null,
  ...more,
});
let made = 0;
const stay = (estateId: string, checkIn: string, checkOut: string, more: Partial<Row> = {}): Row => {
  made += 1;
  const money = { accommodationPrice: 100_000, totalPrice: 120_000, currency: 'EUR' };
  const code = `R-9${String(made).padStart(5, '0')}`;
  return {
    ...base,
    ...money,
    id: `res-${code}`,
    code,
    estateId,
    checkIn,
    checkOut,
    status: 'SUCCESSFUL',
    ...more,
  };
};
const block = (estateId: string, kind: string, from: string, to: string): Row => {
  made += 1;
  return {
    id: `blk-${made}`,
    code: `B-${made}`,
    tenantId: 'demo',
    version: 1,
    estateId,
    kind,
    from,
    to,
    reason: 'OTHER',
  };
};

const ESTATES = [
  home('Q1', { projectName: 'Liman', groupId: 'grp-1', ownerIds: ['inv-2'] }),
  home('Q2', { projectName: 'Tepe' }),
  home('Q3', { status: 'PASSIVE' }),
  home('Q4', { status: 'ARCHIVED' }),
  home('Q5', { isPlaceholder: true }),
];
const STAYS = [
  stay('est-Q1', '2030-04-28', '2030-05-03', { accommodationPrice: 1000, salesChannelId: 'chn-other' }),
  stay('est-Q1', '2030-05-03', '2030-05-13', { agencyId: 'agc-1', createdAt: '2030-01-31T21:30:00.000Z' }),
  stay('est-Q1', '2030-05-20', '2030-05-25', { status: 'CANCELLED', createdAt: '2030-02-10T08:00:00.000Z' }),
  stay('est-Q2', '2030-05-01', '2030-05-06', { currency: 'TRY', createdAt: '2030-02-10T08:00:00.000Z' }),
  // Left after two nights: sold again since.
  stay('est-Q2', '2030-05-10', '2030-05-20', { departedOn: '2030-05-12', status: 'FINISHED' }),
  stay('est-Q3', '2030-05-01', '2030-05-02'),
  stay('est-Q5', '2030-05-01', '2030-05-30'),
];
const BLOCKS = [
  block('est-Q1', 'OWNER_STAY', '2030-05-26', '2030-05-30'),
  block('est-Q2', 'OUT_OF_ORDER', '2030-04-30', '2030-05-01'),
  block('est-Q2', 'OUT_OF_ORDER', '2030-05-30', '2030-06-05'),
];

let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    rows: { ...ROWS, estates: ESTATES, reservations: STAYS, 'out-of-order-periods': BLOCKS },
  });
});
afterAll(() => app.close());

const ask = (path: string, as = 'admin') => app.call('GET', `/api/reports/${path}`, { as });
async function occupancy(query: string, as = 'admin'): Promise<OccupancyReport> {
  const { status, body, text } = await ask(`occupancy?${query}`, as);
  expect(status, text).toBe(200);
  return body as unknown as OccupancyReport;
}
async function bookers(query: string): Promise<BookerReport> {
  const { status, body, text } = await ask(`booker?${query}`);
  expect(status, text).toBe(200);
  return body as unknown as BookerReport;
}
const MAY = 'from=2030-05-01&to=2030-06-01';

describe('GET /api/reports/occupancy (OPS6)', () => {
  test('each home with the parts of its formulas, worked by hand', async () => {
    const { rows } = await occupancy(MAY);
    expect(rows.map(({ estateId }) => estateId)).toEqual(['est-Q1', 'est-Q2', 'est-Q3']);
    // Q1: 2 of 5 nights of the first stay (10.00 → 4.00) and all 10 of the second.
    expect(rows[0]).toEqual({
      estateId: 'est-Q1',
      code: 'Q1',
      estate: 'Home Q1 · Q1',
      totalNights: 31,
      guestNights: 12,
      ownerNights: 4,
      outOfOrderNights: 0,
      availableNights: 27,
      occupancy: 38.71,
      adjustedOccupancy: 44.44,
      money: [{ currency: 'EUR', guestNights: 12, revenue: 100_400, adr: 8367 }],
      // 1,004.00 at 48.1234, over 12 guest nights and 27 for sale.
      company: { revenue: 4_831_589, adr: 402_632, revPar: 178_948 },
    });
    expect(rows[1]).toMatchObject({ guestNights: 7, outOfOrderNights: 2, availableNights: 29 });
    expect(rows[1]?.money).toMatchObject([
      { currency: 'EUR', guestNights: 2, revenue: 100_000, adr: 50_000 },
      { currency: 'TRY', guestNights: 5, revenue: 100_000, adr: 20_000 },
    ]);
  });
  test('totals sum the counts and keep currencies apart', async () => {
    const { totals } = await occupancy(MAY);
    expect(totals).toMatchObject({
      estates: 3,
      // The withdrawn home counts only the night that had guests.
      totalNights: 63,
      guestNights: 20,
      availableNights: 57,
      occupancy: 31.75,
    });
    expect(totals.money.map(({ currency, revenue }) => [currency, revenue])).toEqual([
      ['EUR', 300_400],
      ['TRY', 100_000],
    ]);
  });
  test('by month: only the nights inside each, and what early leavers were charged stays where it was agreed', async () => {
    const { rows, totals } = await occupancy('from=2030-04-01&to=2030-06-01&by=month');
    const of = (estateId: string, month: string) =>
      rows.find((row) => row.estateId === estateId && row.month === month);
    expect(of('est-Q1', '2030-04')).toMatchObject({ totalNights: 30, guestNights: 3, money: [{ revenue: 600 }] });
    expect(of('est-Q2', '2030-04')).toMatchObject({ outOfOrderNights: 1, guestNights: 0, occupancy: 0 });
    expect(totals.months?.map(({ month, guestNights }) => [month, guestNights])).toEqual([
      ['2030-04', 3],
      ['2030-05', 20],
    ]);
    expect(totals.money).toMatchObject([{ revenue: 301_000 }, { revenue: 100_000 }]);
    const late = await occupancy('from=2030-05-15&to=2030-06-01&estateId=est-Q2');
    expect(late.rows[0]).toMatchObject({
      guestNights: 0,
      money: [{ currency: 'EUR', guestNights: 0, revenue: 50_000 }],
    });
  });
  test('revenue of all currencies in the company’s, with the rates', async () => {
    const report = await occupancy(MAY);
    expect([report.currency, report.converted]).toEqual([
      'TRY',
      [
        {
          month: '2030-05',
          currency: 'EUR',
          revenue: 300_400,
          amount: 14_456_269,
          rate: '48.1234',
          rateDate: '2026-11-19',
        },
      ],
    ]);
    const { company, money } = report.totals;
    expect(company).toEqual({ revenue: 14_556_269, adr: 727_813, revPar: 255_373 });
    expect(money.map((of) => Object.keys(of))).toEqual(money.map(() => ['currency', 'guestNights', 'revenue', 'adr']));
    const sum = report.rows.reduce((all, row) => all + (row.company.revenue ?? 0), 0);
    expect(sum).toBe(company.revenue);
  });
  test('filters by group, project, home and channel', async () => {
    const idsOf = async (query: string) => (await occupancy(`${MAY}&${query}`)).rows.map(({ estateId }) => estateId);
    expect(await idsOf('groupId=grp-1')).toEqual(['est-Q1']);
    expect(await idsOf('projectName=Tepe')).toEqual(['est-Q2']);
    expect(await idsOf('estateId=est-Q3')).toEqual(['est-Q3']);
    expect(await idsOf('groupId=none')).toEqual([]);
    const other = await occupancy(`${MAY}&salesChannelId=chn-other`);
    expect(other.rows.map(({ guestNights }) => guestNights)).toEqual([2, 0, 0]);
    const { totals } = await occupancy(MAY);
    expect(other.totals).toMatchObject({ totalNights: totals.totalNights, availableNights: totals.availableNights });
  });
  test.each([
    ['', 400],
    ['from=2030-05-01', 400],
    ['from=2030-02-30&to=2030-05-01', 400],
    [`${MAY}&q=x`, 400],
    [`${MAY}&by=week`, 400],
    ['from=2030-05-01&to=2030-05-01', 422],
    ['from=2020-01-01&to=2030-01-01', 422],
  ])('%s is %i', async (query, status) => expect((await ask(`occupancy?${query}`)).status).toBe(status));
  test('is for those who may see money', async () => {
    expect((await app.call('GET', `/api/reports/occupancy?${MAY}`)).status).toBe(401);
    for (const as of ['HouseKeeping', 'Investor', 'Purchasing', 'MarketPlace', 'client']) {
      for (const path of [`occupancy?${MAY}`, 'occupancy/choices', `booker?${MAY}`]) {
        expect((await ask(path, as)).status, `${as} ${path}`).toBe(403);
      }
    }
    for (const as of ['SuperAdmin', 'Accounting']) expect((await ask(`occupancy?${MAY}`, as)).status).toBe(200);
  });
  test('another tenant’s homes are not in it', async () => {
    expect((await occupancy(MAY, 'otherAdmin')).rows).toEqual([]);
  });
  test('what the filters can be set to', async () => {
    const { body } = await ask('occupancy/choices');
    expect(body).toMatchObject({ projects: [{ value: 'Liman', label: 'Liman' }, { value: 'Tepe' }] });
  });
});

describe('OPS6: a home that is published or withdrawn', () => {
  let own: TestApp;
  let as = 'admin';
  beforeEach(async () => {
    as = 'admin';
    own = await startApp({
      rows: {
        ...ROWS,
        estates: [home('Q1'), home('Q2', { createdAt: '2026-10-11T09:00:00.000Z' }), home('Q6', { status: 'DRAFT' })],
        reservations: [stay('est-Q1', '2026-08-10', '2026-08-15', { status: 'FINISHED' })],
        'out-of-order-periods': [],
      },
    });
  });
  afterEach(() => own.close());
  const act = async (id: string, action: string) => {
    const { status, body } = await own.call('POST', `/api/estates/${id}/actions/${action}`, { as, body: {} });
    expect([status, body.message]).toEqual([200, undefined]);
    return body['offered'];
  };
  const nights = async (from: string, to: string, more = '') => {
    const { body } = await own.call('GET', `/api/reports/occupancy?from=${from}&to=${to}${more}`, { as });
    return (body as unknown as OccupancyReport).rows.map(({ code, totalNights }) => [code, totalNights]);
  };
  test('changes no month that is over, and counts from and to the day itself', async () => {
    const closed = async () => [
      await nights('2026-08-01', '2026-09-01'),
      await nights('2026-10-01', '2026-11-01'),
      await nights('2026-08-01', '2026-09-01', '&salesChannelId=chn-other'),
    ];
    const before = await closed();
    expect(before).toEqual([
      [['Q1', 31]],
      [
        ['Q1', 31],
        ['Q2', 21],
      ],
      [['Q1', 31]],
    ]);
    expect(await act('est-Q6', 'publish')).toEqual([{ from: '2026-11-20', to: null }]);
    expect(await act('est-Q1', 'deactivate')).toMatchObject([{ to: '2026-11-20' }]);
    expect(await closed()).toEqual(before);
    expect(await nights('2026-11-01', '2026-12-01')).toEqual([
      ['Q1', 19],
      ['Q2', 30],
      ['Q6', 11],
    ]);
    // Within the day it was never away; another day it was.
    expect(await act('est-Q1', 'publish')).toMatchObject([{ to: null }]);
    expect(await act('est-Q1', 'deactivate')).toMatchObject([{ to: '2026-11-20' }]);
    own.clock.now += 2 * 24 * 60 * 60 * 1000;
    // A sign-in does not last for days.
    as = 'SuperAdmin';
    expect(await act('est-Q1', 'publish')).toMatchObject([{ to: '2026-11-20' }, { from: '2026-11-22', to: null }]);
    expect(await nights('2026-11-01', '2026-12-01')).toContainEqual(['Q1', 28]);
    expect(await closed()).toEqual(before);
  });
  test('its own edits leave the days as they are, and nobody types them', async () => {
    const { version } = (await own.call('GET', '/api/estates/est-Q2', { as: 'admin' })).body;
    const patch = (body: object) => own.call('PATCH', '/api/estates/est-Q2', { as: 'admin', body, version });
    expect((await patch({ offered: [] })).status).toBe(422);
    expect((await patch({ maxGuests: 3 })).body['offered']).toEqual([{ from: '2026-10-11', to: null }]);
  });
});

describe('GET /api/reports/booker', () => {
  test('by the day of booking, on the calendar of the business', async () => {
    // 31 January 21:30 UTC is 1 February in Istanbul.
    const report = await bookers('from=2030-02-01&to=2030-03-01&by=agency');
    expect(report.totals).toMatchObject({ bookings: 2, cancelled: 1, cancellationRate: 33.33, nights: 15 });
    expect(report.rows.find(({ id }) => id === 'agc-1')).toMatchObject({ bookings: 1, cancelled: 0, nights: 10 });
    expect(report.rows.find(({ id }) => id === '')).toMatchObject({ name: '', bookings: 1, cancelled: 1 });
  });
  test('by the day of arrival, and by channel', async () => {
    const report = await bookers(`${MAY}&by=channel&date=stay`);
    expect(report.totals).toMatchObject({ bookings: 5, cancelled: 1 });
    expect(report.totals.money).toMatchObject([
      { currency: 'EUR', bookings: 4, revenue: 480_000, average: 120_000 },
      {},
    ]);
    expect(report.rows).toHaveLength(1);
  });
  test.each([
    'from=2030-02-01&to=2030-03-01&by=agency&date=booking',
    'from=2030-02-01&to=2030-03-01&by=booker&date=booking',
    `${MAY}&by=channel&date=stay`,
  ])('a row says which stays are its own: %s', async (query) => {
    for (const { stays, bookings, pending, cancelled, failed } of (await bookers(query)).rows) {
      const where = encodeURIComponent(JSON.stringify(stays));
      const { body } = await app.call('GET', `/api/reservations?pageSize=1&where=${where}`, { as: 'admin' });
      expect(body.total).toBe(bookings + pending + cancelled + failed);
    }
  });
  test.each([
    [`${MAY}&by=guest`, 400],
    [`${MAY}&date=x`, 400],
    ['from=2030-05-01&to=2030-04-01', 422],
  ])('%s is %i', async (query, status) => expect((await ask(`booker?${query}`)).status).toBe(status));
});

test('a year of 1,000 homes: soon answered, and others are let in between', async () => {
  const estates = Array.from({ length: 1000 }, (_, index) => ({ ...homeB!, id: `est-m${index}`, code: `M${index}` }));
  const reservations = estates.flatMap(({ id }, index) =>
    Array.from({ length: 30 }, (_, nth) => {
      const checkIn = addDays('2030-01-01', nth * 12 + (index % 5));
      return { ...stay(id, checkIn, addDays(checkIn, 5)), id: `res-m${index}-${nth}`, code: `M-${index}-${nth}` };
    }),
  );
  const large = await startApp({ rows: { ...ROWS, estates, reservations } });
  const year = '/api/reports/occupancy?from=2030-01-01&to=2031-01-01';
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  try {
    for (const query of ['', '&by=month']) {
      await large.call('GET', year + query, { as: 'admin' });
      longest = 0;
      const start = performance.now();
      const { body, status } = await large.call('GET', year + query, { as: 'admin' });
      console.info(
        `occupancy${query}: ${(performance.now() - start).toFixed(0)} ms, longest pause ${longest.toFixed(0)} ms`,
      );
      expect(status).toBe(200);
      expect((body as unknown as OccupancyReport).totals).toMatchObject({ estates: 1000, guestNights: 150_000 });
    }
  } finally {
    clearInterval(watch);
    await large.close();
  }
}, 60_000);
