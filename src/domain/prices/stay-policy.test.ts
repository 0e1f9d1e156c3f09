import { describe, expect, it } from 'vitest';
import type { DailyPrice } from './night-price.ts';
import type { Season } from './season.ts';
import { policyIssues } from './stay-policy.ts';

const estate = { id: 'est-1', currency: 'TRY', basePrice: 1_000, minNights: 2, maxNights: 30 };
const summer: Season = {
  id: 's',
  name: 'Summer',
  scope: 'ALL',
  kind: 'RECURRING',
  from: '2026-06-01',
  to: '2026-08-31',
  adjust: 'PERCENT',
  percent: 10,
  minNights: 5,
  closedToArrival: [7],
};
const keys = (checkIn: string, checkOut: string, daily: readonly Partial<DailyPrice>[] = []) =>
  policyIssues({
    checkIn,
    checkOut,
    estate,
    seasons: [summer],
    daily: new Map(daily.map((day, id) => [day.date ?? '', { id: String(id), date: '', ...day }])),
  }).map(({ key }) => key);

describe('AV6: rules on top of availability', () => {
  it('lets a stay within them be', () => expect(keys('2026-07-06', '2026-07-11')).toEqual([]));

  it('counts nights by the day of arrival: daily before season before estate', () => {
    expect(keys('2026-05-31', '2026-06-01')).toEqual(['policy.minNights']);
    expect(keys('2026-05-30', '2026-06-01')).toEqual([]);
    expect(keys('2026-07-06', '2026-07-10')).toEqual(['policy.minNights']);
    expect(keys('2026-07-06', '2026-07-07', [{ date: '2026-07-06', minNights: 1 }])).toEqual([]);
    expect(keys('2026-09-01', '2026-10-02')).toEqual(['policy.maxNights']);
  });

  it('knows closed nights, and days without arrival or departure', () => {
    expect(keys('2026-09-01', '2026-09-05', [{ date: '2026-09-04', isClosed: true }])).toEqual(['policy.closed']);
    expect(keys('2026-09-01', '2026-09-05', [{ date: '2026-09-05', isClosed: true }])).toEqual([]);
    expect(keys('2026-07-05', '2026-07-11')).toEqual(['policy.noArrival']);
    expect(keys('2026-07-05', '2026-07-11', [{ date: '2026-07-05', closedToArrival: false }])).toEqual([]);
    expect(keys('2026-09-01', '2026-09-05', [{ date: '2026-09-05', closedToDeparture: true }])).toEqual([
      'policy.noDeparture',
    ]);
  });
});
