import { describe, expect, test } from 'vitest';
import { addNight, nightsOfRuns } from './below-runs.ts';
import type { Below } from './cell.ts';

const night = (amount: number, over: Partial<Below> = {}): Below => ({
  amount,
  source: 0,
  minNights: 1,
  noArrival: false,
  noDeparture: false,
  ...over,
});
const packed = (nights: readonly Below[]): number[] => {
  const runs: number[] = [];
  for (const one of nights) addNight(runs, one);
  return runs;
};

describe('runs of nights', () => {
  test('come back as they were, night by night', () => {
    const nights = [
      night(100),
      night(100),
      night(100, { noArrival: true }),
      night(100, { noDeparture: true }),
      night(100, { source: 1 }),
      night(100, { minNights: 2 }),
      night(90),
      night(100),
      night(100),
    ];
    expect(nightsOfRuns(packed(nights), [0, 1])).toEqual(nights);
  });

  test('a source is what stands in its place', () => {
    expect(nightsOfRuns(packed([night(100, { source: 1 })]), [7, 9])).toEqual([night(100, { source: 9 })]);
  });

  test('equal nights share a run, whatever differs ends it', () => {
    expect(packed([night(100), night(100), night(100)])).toHaveLength(5);
    expect(packed([night(100), night(100, { noArrival: true }), night(100)])).toHaveLength(15);
  });
});
