import { describe, expect, it } from 'vitest';
import { shiftDates } from './shift.ts';

const move = (value: string | null | string[]) =>
  shiftDates({ rows: [{ id: 'a', value }] }, { anchor: '2026-11-20', today: '2027-03-01' })['rows']?.[0]?.['value'];

describe('shiftDates', () => {
  it('moves dates and instants by whole days, the time of day stays', () => {
    expect(move('2026-11-20')).toBe('2027-03-01');
    expect(move('2026-11-19T16:43:40.000Z')).toBe('2027-02-28T16:43:40.000Z');
    expect(move('2024-02-29')).toBe('2024-06-09');
  });
  it('leaves a date of birth where it is', () => {
    expect(move('1982-06-05')).toBe('1982-06-05');
  });
  it('looks into lists, and leaves what is no date alone', () => {
    expect(move(['2026-11-20', 'x'])).toEqual(['2027-03-01', 'x']);
    expect(move('R-2026-11-20')).toBe('R-2026-11-20');
    expect(move('2026-02-30')).toBe('2026-02-30');
    expect(move(null)).toBeNull();
  });
  it('changes nothing on the day itself', () => {
    const data = { rows: [{ id: 'a', day: '2026-11-20' }] };
    expect(shiftDates(data, { anchor: '2026-11-20', today: '2026-11-20' })).toBe(data);
  });
});
