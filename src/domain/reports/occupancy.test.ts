import { describe, expect, test } from 'vitest';
import {
  addTally,
  perUnit,
  emptyTally,
  figuresOf,
  nightlyRevenue,
  percent,
  type SoldStay,
  tallyHome,
} from './occupancy.ts';
import { monthPeriods, wholePeriod } from './periods.ts';

const stay = (part: Partial<SoldStay>): SoldStay => ({
  status: 'SUCCESSFUL',
  checkIn: '2026-05-10',
  checkOut: '2026-05-15',
  currency: 'EUR',
  accommodationPrice: 50_000,
  ...part,
});
const always = [{ from: '2020-01-01', to: null }];
const may = wholePeriod('2026-05-01', '2026-06-01');
const figures = (stays: readonly SoldStay[], blocks: Parameters<typeof tallyHome>[0]['blocks'] = [], periods = may) =>
  tallyHome({ periods, offered: always, stays, blocks }).map(figuresOf);

describe('OPS6 occupancy of one home', () => {
  test('worked by hand: May, two stays (5 + 10 nights), 4 nights of the owner, 2 out of order', () => {
    const [row] = figures(
      [
        stay({}),
        stay({ checkIn: '2026-05-15', checkOut: '2026-05-25', accommodationPrice: 120_000, status: 'FINISHED' }),
      ],
      [
        { kind: 'OWNER_STAY', from: '2026-05-01', to: '2026-05-05' },
        { kind: 'OUT_OF_ORDER', from: '2026-05-26', to: '2026-05-28' },
      ],
    );
    // 15 / 31 = 48.387 %; 15 / (31 - 4 - 2) = 60 %; 1,700.00 / 15 = 113.33; 1,700.00 / 25 = 68.00
    expect(row).toEqual({
      totalNights: 31,
      guestNights: 15,
      ownerNights: 4,
      outOfOrderNights: 2,
      availableNights: 25,
      occupancy: 48.39,
      adjustedOccupancy: 60,
      money: [{ currency: 'EUR', guestNights: 15, revenue: 170_000, adr: 11_333 }],
      company: { revenue: 0, adr: 0, revPar: 0 },
    });
  });
  test('the month has only the nights inside it, of stays and of blocks', () => {
    const across = stay({ checkIn: '2026-04-28', checkOut: '2026-05-03', accommodationPrice: 1000 });
    const [april, mayRow] = figures(
      [across],
      [{ kind: 'OUT_OF_ORDER', from: '2026-04-20', to: '2026-05-02' }],
      monthPeriods('2026-04-01', '2026-06-01'),
    );
    expect([april?.totalNights, april?.guestNights, april?.outOfOrderNights]).toEqual([30, 3, 11]);
    expect([mayRow?.totalNights, mayRow?.guestNights, mayRow?.outOfOrderNights]).toEqual([31, 2, 1]);
    expect([april?.money[0]?.revenue, mayRow?.money[0]?.revenue]).toEqual([600, 400]);
  });
  test('10.00 in 3 nights over the end of a month: nothing is lost', () => {
    const [april, mayRow] = figures(
      [stay({ checkIn: '2026-04-29', checkOut: '2026-05-02', accommodationPrice: 1000 })],
      [],
      monthPeriods('2026-04-01', '2026-06-01'),
    );
    expect([april?.money[0]?.revenue, mayRow?.money[0]?.revenue]).toEqual([667, 333]);
  });
  test.each(['PENDING', 'FAILED', 'CANCELLED', 'ALLREADYTAKEN'])('%s is no guest night and no revenue', (status) => {
    expect(figures([stay({ status })])[0]).toMatchObject({ guestNights: 0, occupancy: 0, money: [] });
  });
  test('released blocks, minor faults and the company’s own use take nothing from what is for sale', () => {
    const [row] = figures(
      [],
      [
        { kind: 'OUT_OF_ORDER', from: '2026-05-01', to: '2026-05-05', releasedAt: '2026-04-01T00:00:00.000Z' },
        { kind: 'OUT_OF_SERVICE', from: '2026-05-05', to: '2026-05-09' },
        { kind: 'HOUSE_USE', from: '2026-05-09', to: '2026-05-12' },
      ],
    );
    expect(row).toMatchObject({ availableNights: 31, ownerNights: 0, outOfOrderNights: 0 });
  });
  test('RS3 early departure: nights until they left, the revenue as charged', () => {
    const [row] = figures([stay({ departedOn: '2026-05-12' })]);
    expect(row).toMatchObject({ guestNights: 2, money: [{ guestNights: 2, revenue: 50_000, adr: 25_000 }] });
  });
  test('currencies are never added together', () => {
    const [row] = figures([stay({}), stay({ checkIn: '2026-05-20', checkOut: '2026-05-22', currency: 'TRY' })]);
    expect(row?.guestNights).toBe(7);
    expect(row?.money.map(({ currency, guestNights, revenue }) => [currency, guestNights, revenue])).toEqual([
      ['EUR', 5, 50_000],
      ['TRY', 2, 50_000],
    ]);
  });
  test('nothing for sale: no rate instead of a division by zero', () => {
    const [row] = figures([], [{ kind: 'OWNER_STAY', from: '2026-01-01', to: '2027-01-01' }]);
    expect(row).toMatchObject({ availableNights: 0, occupancy: 0, adjustedOccupancy: null });
  });
});

describe('OPS6: the nights on which a home was for rent', () => {
  const spans = [
    { from: '2026-04-20', to: '2026-05-04' },
    { from: '2026-05-21', to: null },
  ];
  const over = (stays: readonly SoldStay[], blocks: Parameters<typeof tallyHome>[0]['blocks'] = []) =>
    tallyHome({ periods: may, offered: spans, stays, blocks }).map(figuresOf)[0];
  test('from the day it is offered to the day it is not; what closes it closes only these', () => {
    const closed = [
      { kind: 'OUT_OF_ORDER', from: '2026-05-02', to: '2026-05-23' },
      { kind: 'OWNER_STAY', from: '2026-05-30', to: '2026-06-05' },
    ] as const;
    // 1 to 3 May, and 21 to 31 May.
    expect(over([], closed)).toMatchObject({
      totalNights: 14,
      outOfOrderNights: 4,
      ownerNights: 2,
      availableNights: 8,
    });
  });
  test('a night that was sold was for rent', () => {
    const late = stay({ checkIn: '2026-05-02', checkOut: '2026-05-07' });
    expect(over([late])).toMatchObject({ totalNights: 17, guestNights: 5 });
    expect(over([{ ...late, status: 'CANCELLED' }])).toMatchObject({ totalNights: 14, guestNights: 0 });
  });
  test('who is asked for changes no nights for rent', () => {
    const stays = [stay({ salesChannelId: 'a' }), stay({ checkIn: '2026-05-15', checkOut: '2026-05-17' })];
    const of = (channel: string) =>
      tallyHome({ periods: may, offered: [], stays, blocks: [], isAsked: (one) => one.salesChannelId === channel })[0];
    expect([of('a'), of('b')]).toMatchObject([
      { totalNights: 7, guestNights: 5 },
      { totalNights: 7, guestNights: 0 },
    ]);
  });
});

describe('revenue by night', () => {
  const quote = (amounts: readonly number[], first = 10) => ({
    nights: amounts.map((amount, index) => ({ date: `2026-05-${first + index}`, amount })),
  });
  test('in proportion to the frozen quote, which discounts have lowered (PR2)', () => {
    const nights = nightlyRevenue(
      stay({ quote: quote([10_000, 10_000, 10_000, 10_000, 15_000]), accommodationPrice: 49_500 }),
    );
    expect(nights).toEqual([9000, 9000, 9000, 9000, 13_500]);
  });
  test('a quote of other nights is not used', () => {
    expect(nightlyRevenue(stay({ quote: quote([1, 1, 1, 1, 96], 11) }))).toEqual(Array(5).fill(10_000));
  });
});

describe('totals', () => {
  test('the months of a year sum to the year', () => {
    const stays = [stay({ checkIn: '2026-03-30', checkOut: '2026-07-02', accommodationPrice: 1_000_001 })];
    const total = emptyTally();
    for (const tally of tallyHome({
      periods: monthPeriods('2026-01-01', '2027-01-01'),
      offered: always,
      stays,
      blocks: [],
    }))
      addTally(total, tally);
    expect(total).toEqual(
      tallyHome({ periods: wholePeriod('2026-01-01', '2027-01-01'), offered: always, stays, blocks: [] })[0],
    );
  });
  test.each([
    [1, 3, 33.33],
    [2, 3, 66.67],
    [1, 8, 12.5],
    [1, 0, null],
  ])('%i of %i is %s %%', (part, whole, expected) => expect(percent(part, whole)).toBe(expected));
  test.each([
    [1000, 3, 333],
    [5, 2, 3],
    [-5, 2, -3],
    [1, 0, null],
  ])('%i in %i is %s each', (minor, count, expected) => expect(perUnit(minor, count)).toBe(expected));
});

describe('periods', () => {
  test('months are cut to the span', () => {
    const months = monthPeriods('2026-12-15', '2027-02-02').map(({ month, from, to }) => [month, to - from]);
    expect(months).toEqual([
      ['2026-12', 17],
      ['2027-01', 31],
      ['2027-02', 1],
    ]);
  });
});
