import { describe, expect, test } from 'vitest';
import { announcedRate, decideRate, type RateRecord } from './rate-change.ts';

const TODAY = '2026-11-29';
const FEE: RateRecord = { id: 'r', kind: 'CARD_FEE', percent: 3.69, validFrom: '2020-01-01', validTo: null };
const decide = (record: RateRecord, before: RateRecord | undefined, others: readonly RateRecord[] = []) =>
  decideRate({ record, before, others, today: TODAY });

describe('a rate that is followed by another', () => {
  const followed: RateRecord = { ...FEE, nextPercent: 4.1, nextFrom: '2027-01-01' };

  test('ends on the day before', () => {
    expect(decide(followed, FEE)).toEqual({ set: { validTo: '2026-12-31' } });
  });

  test.each<[string, Partial<RateRecord>, Partial<RateRecord>?]>([
    ['begins today', { nextFrom: TODAY }],
    ['begins before today', { nextFrom: '2026-11-28' }],
    ['begins with the rate itself', { nextFrom: '2027-05-01' }, { validFrom: '2027-05-01' }],
    ['has no percentage', { nextPercent: null }],
  ])('is refused when the next one %s', (_, wrong, own = {}) => {
    expect(decide({ ...followed, ...own, ...wrong }, { ...FEE, ...own })).toEqual({
      refused: { status: 422, field: 'nextFrom', key: 'setting.nextTooEarly', params: {} },
    });
  });

  test('keeps what was charged: its own percentage stays', () => {
    const decided = decide({ ...followed, percent: 5 }, FEE);
    expect(decided).toMatchObject({ refused: { field: 'percent', key: 'setting.rateBegun' } });
  });

  test('announces the next one, from its first day on', () => {
    expect(announcedRate(FEE, followed)).toEqual({
      id: 'r-2027-01-01',
      kind: 'CARD_FEE',
      percent: 4.1,
      validFrom: '2027-01-01',
    });
  });
});

test('a new rate announces nothing, whatever was sent', () => {
  const sent: RateRecord = { ...FEE, validFrom: '2027-01-01', nextPercent: 9, nextFrom: '2028-01-01' };
  expect(decide(sent, undefined)).toEqual({ set: { nextFrom: null, nextPercent: null } });
  expect(announcedRate(undefined, sent)).toBeUndefined();
});

test('a change without a successor is judged like every other', () => {
  expect(decide({ ...FEE, validTo: '2027-06-30' }, FEE)).toEqual({ set: {} });
  expect(decide({ ...FEE, validTo: '2026-01-01' }, FEE)).toMatchObject({ refused: { key: 'setting.rateOver' } });
  expect(announcedRate(FEE, { ...FEE, validTo: '2027-06-30' })).toBeUndefined();
});

test('the same successor is announced once', () => {
  const followed: RateRecord = { ...FEE, validTo: '2026-12-31', nextPercent: 4.1, nextFrom: '2027-01-01' };
  expect(announcedRate(followed, { ...followed, percent: 3.69 })).toBeUndefined();
});
