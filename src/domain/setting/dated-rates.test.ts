import { describe, expect, test } from 'vitest';
import { type DatedRate, isInHundredths, overlappingRate, percentOn, datedRateOn, refuseRate } from './dated-rates.ts';

const rate = (id: string, percent: number, validFrom: string, validTo: string | null = null): DatedRate => ({
  id,
  kind: 'CARD_FEE',
  percent,
  validFrom,
  validTo,
});
const HISTORY = [rate('a', 3.69, '2020-01-01', '2026-12-31'), rate('b', 4, '2027-01-01')];

describe('the rate of a day', () => {
  test.each([
    ['2019-12-31', 3.69],
    ['2020-01-01', 3.69],
    ['2026-12-31', 3.69],
    ['2027-01-01', 4],
    ['2099-01-01', 4],
  ])('%s → %s', (date, percent) => expect(percentOn(HISTORY, 'CARD_FEE', date)).toBe(percent));

  test('is the usual one of its kind where nobody said another', () => {
    expect(datedRateOn(HISTORY, 'CARD_FEE', '2019-12-31')).toBeUndefined();
    expect(percentOn([], 'STAY_VAT', '2026-01-01')).toBe(10);
    expect(percentOn(HISTORY, 'ACCOMMODATION_TAX', '2026-01-01')).toBe(2);
  });
});

test('two of a kind never share a day; neighbours, other kinds and the rate itself may', () => {
  expect(overlappingRate(rate('c', 5, '2026-12-31'), HISTORY)?.id).toBe('a');
  expect(overlappingRate(rate('c', 5, '2030-01-01', '2030-01-01'), HISTORY)?.id).toBe('b');
  expect(overlappingRate(rate('c', 5, '2019-01-01', '2019-12-31'), HISTORY)).toBeUndefined();
  expect(overlappingRate({ ...rate('c', 5, '2026-01-01'), kind: 'STAY_VAT' }, HISTORY)).toBeUndefined();
  expect(overlappingRate(rate('b', 5, '2028-01-01'), HISTORY)).toBeUndefined();
});

test.each([
  [3.69, true],
  [0, true],
  [100, true],
  [4.1, true],
  [3.695, false],
  [0.001, false],
])('%s %% is in hundredths: %s', (percent, is) => expect(isInHundredths(percent)).toBe(is));

describe('what may become of a rate', () => {
  const today = '2026-11-20';
  const [begun, ahead] = HISTORY as [DatedRate, DatedRate];
  const keyOf = (change: Partial<DatedRate>, before: DatedRate) =>
    refuseRate({ rate: { ...before, ...change }, before, others: HISTORY, today })?.key;

  test('one that has begun keeps its value and its first day', () => {
    expect(keyOf({ percent: 4 }, begun)).toBe('setting.rateBegun');
    expect(keyOf({ validFrom: '2021-01-01' }, begun)).toBe('setting.rateBegun');
    expect(keyOf({ kind: 'STAY_VAT' }, begun)).toBe('setting.rateBegun');
    expect(keyOf({ validTo: '2026-11-20' }, begun)).toBeUndefined();
    expect(keyOf({ validTo: '2026-11-19' }, begun)).toBe('setting.rateOver');
    expect(keyOf({ validTo: '2027-06-01' }, begun)).toBe('setting.rateOverlaps');
  });
  test('one that is over stays over', () => {
    const over = rate('z', 1, '2010-01-01', '2010-12-31');
    expect(keyOf({ validTo: '2019-12-31' }, over)).toBe('setting.rateOver');
  });
  test('one to come may be anything that is free', () => {
    expect(keyOf({ percent: 3.5, validFrom: '2027-02-01' }, ahead)).toBeUndefined();
    expect(keyOf({ validFrom: '2026-12-31' }, ahead)).toBe('setting.rateOverlaps');
    expect(keyOf({ validTo: '2026-12-31' }, ahead)).toBe('setting.endBeforeStart');
    expect(keyOf({ percent: 3.695 }, ahead)).toBe('setting.hundredths');
  });
});
