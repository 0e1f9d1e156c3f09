import { describe, expect, test } from 'vitest';
import type { Season } from './season.ts';
import { seasonYear } from './season-year.ts';

const season = (id: string, change: Partial<Season>): Season => ({
  id,
  name: id,
  scope: 'ALL',
  kind: 'RECURRING',
  from: '2020-06-01',
  to: '2020-08-31',
  adjust: 'PERCENT',
  percent: 10,
  ...change,
});
const estate = { id: 'e1', groupId: 'g1', currency: 'TRY' };
const runs = (seasons: readonly Season[], year = 2027) =>
  seasonYear({ seasons, estate, year }).runs.map(({ from, to, seasons: won }) => [from, to, won.map(({ id }) => id)]);

describe('a year of seasons', () => {
  test('PR1: one with dates beats one of every year; between the same kind priority, then the shorter', () => {
    const seasons = [
      season('summer', {}),
      season('festival', { kind: 'SPECIFIC', from: '2027-07-01', to: '2027-07-10' }),
      season('peak', { from: '2020-08-01', to: '2020-08-10', priority: 1 }),
    ];
    expect(runs(seasons)).toEqual([
      ['2027-01-01', '2027-05-31', []],
      ['2027-06-01', '2027-06-30', ['summer']],
      ['2027-07-01', '2027-07-10', ['festival', 'summer']],
      ['2027-07-11', '2027-07-31', ['summer']],
      ['2027-08-01', '2027-08-10', ['peak', 'summer']],
      ['2027-08-11', '2027-08-31', ['summer']],
      ['2027-09-01', '2027-12-31', []],
    ]);
    expect(runs(seasons, 2028).map(([, , won]) => won)).not.toContainEqual(['festival', 'summer']);
  });
  test('a winter over the turn of the year has two spans; a leap year has 366 days', () => {
    const { days, bars } = seasonYear({
      seasons: [season('winter', { from: '2020-11-15', to: '2020-03-15' })],
      estate,
      year: 2028,
    });
    expect([days, bars[0]?.spans]).toEqual([
      366,
      [
        ['2028-01-01', '2028-03-15'],
        ['2028-11-15', '2028-12-31'],
      ],
    ]);
  });
  test('weekdays decide the nights, the bar shows the season; another scope or currency is not there', () => {
    const { bars, runs: found } = seasonYear({
      seasons: [
        season('weekend', { from: '2020-01-01', to: '2020-12-31', daysOfWeek: [5, 6] }),
        season('other', { scope: 'GROUP', groupId: 'g2' }),
        season('euro', { adjust: 'AMOUNT', amount: 5, currency: 'EUR' }),
      ],
      estate,
      year: 2027,
    });
    expect(bars.map(({ season: { id }, spans }) => [id, spans])).toEqual([['weekend', [['2027-01-01', '2027-12-31']]]]);
    // 2027-01-01 is a Friday.
    expect(found.slice(0, 2).map(({ from, to, seasons: won }) => [from, to, won.length])).toEqual([
      ['2027-01-01', '2027-01-02', 1],
      ['2027-01-03', '2027-01-07', 0],
    ]);
  });
});
