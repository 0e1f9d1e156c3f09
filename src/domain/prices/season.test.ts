import { describe, expect, it } from 'vitest';
import { priceOfNight, type PriceRules } from './night-price.ts';
import { isInSeason, type Season, seasonLength, seasonOf } from './season.ts';
import { tierIssues, tierOf } from './tiers.ts';

const season = (id: string, change: Partial<Season> = {}): Season => ({
  id,
  name: id,
  scope: 'ALL',
  kind: 'RECURRING',
  from: '2026-06-01',
  to: '2026-08-31',
  adjust: 'ABSOLUTE',
  amount: 1,
  ...change,
});
const estate = { id: 'est-1', groupId: 'g-1', currency: 'TRY', basePrice: 1_000 };
const winner = (seasons: readonly Season[], date = '2026-07-15') => seasonOf({ seasons, estate, date })?.id;

describe('PR1: which season wins', () => {
  it.each<[string, readonly Season[], string]>([
    ['the specific one', [season('a', { priority: 9 }), season('b', { kind: 'SPECIFIC' })], 'b'],
    ['the higher priority', [season('a'), season('b', { priority: 1, to: '2026-12-31' })], 'b'],
    ['the shorter range', [season('a'), season('b', { from: '2026-07-01' })], 'b'],
    ['the nearer scope', [season('a'), season('b', { scope: 'ESTATE', estateIds: ['est-1'] })], 'b'],
    ['the smaller id', [season('b'), season('a')], 'a'],
  ])('%s', (_why, seasons, expected) => {
    expect(winner(seasons)).toBe(expected);
    expect(winner([...seasons].reverse())).toBe(expected);
  });

  it('leaves aside other groups, other estates and switched-off ones', () => {
    const others = [
      season('a', { scope: 'GROUP', groupId: 'g-2' }),
      season('b', { scope: 'ESTATE', estateIds: ['est-2'] }),
      season('c', { isActive: false }),
    ];
    expect(winner(others)).toBeUndefined();
  });
});

describe('the nights of a season', () => {
  it('includes both ends', () => {
    const specific = season('a', { kind: 'SPECIFIC' });
    expect(['2026-05-31', '2026-06-01', '2026-08-31', '2026-09-01'].map((date) => isInSeason(specific, date))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('returns each year, over the turn of the year too', () => {
    const winter = season('a', { from: '2025-12-20', to: '2025-01-05' });
    expect(['2026-12-19', '2026-12-20', '2027-01-05', '2027-01-06'].map((date) => isInSeason(winter, date))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(seasonLength(winter)).toBe(17);
  });

  it('can be for some weekdays only', () => {
    const weekend = season('a', { daysOfWeek: [5, 6] });
    expect(['2026-07-16', '2026-07-17', '2026-07-18', '2026-07-19'].map((date) => isInSeason(weekend, date))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('PR1: where a night’s price comes from', () => {
  const group = { id: 'g-1', name: 'Sea', basePrice: 2_000, currency: 'TRY' };
  const rules = (change: Partial<PriceRules> = {}): PriceRules => ({
    estate,
    seasons: [],
    daily: new Map(),
    ...change,
  });
  const price = (change: Partial<PriceRules>) => {
    const { amount, source } = priceOfNight(rules(change), '2026-07-15');
    return [amount, source];
  };
  const daily = new Map([['2026-07-15', { id: 'd-1', date: '2026-07-15', price: 9_000 }]]);

  it('goes from the day to the estate', () => {
    const specific = season('s', { kind: 'SPECIFIC', amount: 7_000 });
    expect(price({ daily, seasons: [specific], group })).toEqual([9_000, 'DAILY']);
    expect(price({ seasons: [specific, season('r')], group })).toEqual([7_000, 'SEASON_SPECIFIC']);
    expect(price({ seasons: [season('r', { amount: 5_000 })], group })).toEqual([5_000, 'SEASON_RECURRING']);
    expect(price({ group })).toEqual([2_000, 'GROUP']);
    expect(price({})).toEqual([1_000, 'ESTATE']);
  });

  it('takes a share or an amount on the price below', () => {
    expect(price({ group, seasons: [season('r', { adjust: 'PERCENT', percent: 12.5 })] })[0]).toBe(2_250);
    expect(price({ seasons: [season('r', { adjust: 'AMOUNT', amount: -400 })] })[0]).toBe(600);
    expect(price({ seasons: [season('r', { adjust: 'AMOUNT', amount: -4_000 })] })[0]).toBe(0);
  });

  it('leaves a group price in another currency aside', () => {
    expect(price({ group: { ...group, currency: 'EUR' } })).toEqual([1_000, 'ESTATE']);
  });

  it('does not take a day without a price as free of charge', () => {
    const closed = new Map([['2026-07-15', { id: 'd-1', date: '2026-07-15', isClosed: true }]]);
    expect(price({ daily: closed })).toEqual([1_000, 'ESTATE']);
  });
});

describe('PR2: tiers', () => {
  const tiers = [
    { minNights: 28, percent: 25 },
    { minNights: 7, percent: 10 },
  ];
  it('counts the highest that the stay reaches, and only that', () => {
    expect([6, 7, 27, 28, 90].map((nights) => tierOf(tiers, nights)?.percent)).toEqual([undefined, 10, 10, 25, 25]);
  });

  it('must not fall, nor name a length twice', () => {
    expect(tierIssues(tiers)).toEqual([]);
    expect(tierIssues([...tiers, { minNights: 30, percent: 20 }])).toEqual([{ at: 2, key: 'tiers.falling' }]);
    expect(tierIssues([...tiers, { minNights: 7, percent: 12 }])).toEqual([{ at: 2, key: 'tiers.twice' }]);
  });
});
