import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar/iso-date.ts';
import { priceOfNight } from '../night-price.ts';
import { type Season, seasonPrice } from '../season.ts';
import { explainNight } from './explain.ts';
import { winnersOver } from './winners.ts';

const season = (id: string, more: Partial<Season>): Season => ({
  id,
  name: id,
  scope: 'ALL',
  kind: 'SPECIFIC',
  from: '2027-06-01',
  to: '2027-06-30',
  adjust: 'PERCENT',
  percent: 10,
  ...more,
});
const seasons = [
  season('year', { kind: 'RECURRING', from: '2020-05-01', to: '2020-09-30', percent: 30 }),
  season('june', {}),
  season('week', { from: '2027-06-07', to: '2027-06-13' }),
  season('rank', { priority: 5, from: '2027-06-10', to: '2027-06-20', scope: 'GROUP', groupId: 'g1' }),
  season('flat', {
    scope: 'ESTATE',
    estateIds: ['e2'],
    adjust: 'ABSOLUTE',
    amount: 7777,
    currency: 'TRY',
    priority: 9,
  }),
  season('weekend', { kind: 'RECURRING', from: '2020-01-01', to: '2020-12-31', daysOfWeek: [6, 7], priority: 9 }),
  season('euro', { adjust: 'ABSOLUTE', amount: 1, currency: 'EUR', priority: 99 }),
  season('off', { isActive: false, priority: 100 }),
];
const estates = [
  { id: 'e1', groupId: 'g1', currency: 'TRY', basePrice: 10_000 },
  { id: 'e2', groupId: null, currency: 'TRY', basePrice: 20_000 },
  { id: 'e3', groupId: 'g1', currency: 'EUR', basePrice: 300 },
];

describe('PR1 over a window', () => {
  test('is night for night what a quote says', () => {
    const winners = winnersOver({ seasons, from: '2027-05-20', days: 60 });
    for (const estate of estates) {
      for (const [index, winner] of winners(estate).entries()) {
        const rules = {
          estate,
          seasons: seasons.filter(({ id }) => id !== 'euro' || estate.currency === 'EUR'),
          daily: new Map(),
        };
        const night = priceOfNight(rules, addDays('2027-05-20', index));
        const amount = winner ? seasonPrice(winner, estate.basePrice) : estate.basePrice;
        expect([night.date, night.refId, night.amount]).toEqual([night.date, winner?.id ?? estate.id, amount]);
      }
    }
  });
});

describe('one night explained', () => {
  const [estate] = estates;
  const group = { id: 'g1', name: 'Seaside', basePrice: 12_000, currency: 'TRY' };
  test('the winner, why each other loses, and what the winner counts from', () => {
    const rules = explainNight({ estate: estate!, group, seasons, daily: new Map() }, '2027-06-12');
    expect(rules.map(({ refId, amount, outcome, by }) => [refId, amount, outcome, by])).toEqual([
      ['rank', 13_200, 'WINS', undefined],
      ['week', 13_200, 'BEATEN', 'priority'],
      ['june', 13_200, 'BEATEN', 'priority'],
      ['weekend', 13_200, 'BEATEN', 'kind'],
      ['year', 15_600, 'BEATEN', 'kind'],
      ['g1', 12_000, 'BASE', undefined],
      ['e1', 10_000, 'BEATEN', 'group'],
    ]);
  });
  test('a price of the very day beats all; a price of a season leaves nothing below it', () => {
    const daily = new Map([['2027-06-05', { id: 'd', date: '2027-06-05', price: 1 }]]);
    expect(
      explainNight({ estate: estates[1]!, seasons, daily }, '2027-06-05').map(({ refId, by }) => [refId, by]),
    ).toEqual([
      ['d', undefined],
      ['flat', 'daily'],
      ['june', 'priority'],
      ['weekend', 'kind'],
      ['year', 'kind'],
      ['e2', 'daily'],
    ]);
    const flat = explainNight({ estate: estates[1]!, seasons, daily: new Map() }, '2027-06-05');
    expect([flat[0]?.outcome, flat.at(-1)]).toMatchObject(['WINS', { refId: 'e2', outcome: 'BEATEN', by: 'season' }]);
  });
});
