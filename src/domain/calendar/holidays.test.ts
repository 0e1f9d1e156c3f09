import { describe, expect, it, test } from 'vitest';
import { addDays } from './iso-date.ts';
import { HOLIDAY_YEARS, holidayOn } from './holidays.ts';

describe('public holidays of Turkey', () => {
  it.each([
    ['2026-01-01', 'newYear', false],
    ['2031-08-30', 'victory', false],
    ['2026-10-28', 'republic', true],
    ['2026-10-29', 'republic', false],
    ['2026-03-19', 'ramadan', true],
    ['2026-03-20', 'ramadan', false],
    ['2026-03-22', 'ramadan', false],
    ['2027-05-15', 'sacrifice', true],
    ['2027-05-19', 'youth', false],
    ['2029-04-23', 'sovereignty', false],
    ['2030-04-16', 'sacrifice', false],
  ])('%s is %s', (date, name, isHalf) => expect(holidayOn(date)).toEqual({ name, isHalf }));
  it.each(['2026-03-18', '2026-03-23', '2030-04-17', '2026-11-10'])('%s is none', (date) => {
    expect(holidayOn(date)).toBeUndefined();
  });
  test('each year of the table has both religious holidays, whole', () => {
    for (let year = HOLIDAY_YEARS.first; year <= HOLIDAY_YEARS.last; year += 1) {
      const names = Array.from({ length: 365 }, (_, day) => holidayOn(addDays(`${year}-01-01`, day)));
      const whole = (name: string) => names.filter((day) => day?.name === name && !day.isHalf).length;
      expect([whole('ramadan'), whole('sacrifice') >= 3]).toEqual([3, true]);
    }
  });
});
