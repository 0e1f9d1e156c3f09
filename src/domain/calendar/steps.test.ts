import { describe, expect, test } from 'vitest';
import { spanAndBefore, spanOfStep, nameOfStep, stepsAround } from './steps.ts';

describe('steps of the calendar', () => {
  test('a day is in a month, in the week of its Monday, and itself', () => {
    expect(nameOfStep('2026-11-22', 'month')).toBe('2026-11');
    expect(nameOfStep('2026-11-22', 'week')).toBe('2026-11-16');
    expect(nameOfStep('2026-11-23', 'week')).toBe('2026-11-23');
    expect(nameOfStep('1969-12-31', 'week')).toBe('1969-12-29');
    expect(nameOfStep('2026-11-22', 'day')).toBe('2026-11-22');
  });
  test('have days, the last one without', () => {
    expect(spanOfStep('2026-02', 'month')).toEqual({ from: '2026-02-01', to: '2026-03-01' });
    expect(spanOfStep('2026-12-28', 'week')).toEqual({ from: '2026-12-28', to: '2027-01-04' });
    expect(spanOfStep('2026-12-31', 'day')).toEqual({ from: '2026-12-31', to: '2027-01-01' });
  });
  test('stand around today', () => {
    expect(stepsAround('2026-01-15', { step: 'month', last: 2, ahead: 1 })).toEqual(['2025-12', '2026-01', '2026-02']);
    expect(stepsAround('2026-11-25', { step: 'week', last: 2, ahead: 1 })).toEqual([
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
    expect(stepsAround('2026-03-01', { step: 'day', last: 2, ahead: 0 })).toEqual(['2026-02-28', '2026-03-01']);
    expect(stepsAround('2026-03-01', { step: 'day', last: 0, ahead: 2 })).toEqual(['2026-03-02', '2026-03-03']);
  });
});

describe('a time and the one before', () => {
  test('of days: as many', () => {
    expect(spanAndBefore('2026-11-23', { days: 7 })).toEqual({
      now: { from: '2026-11-17', to: '2026-11-24' },
      before: { from: '2026-11-10', to: '2026-11-17' },
    });
  });
  test('of months: as far into the last one as we are', () => {
    expect(spanAndBefore('2026-11-23', { months: 1 })).toEqual({
      now: { from: '2026-11-01', to: '2026-11-24' },
      before: { from: '2026-10-01', to: '2026-10-24' },
    });
    expect(spanAndBefore('2026-03-31', { months: 1 }).before).toEqual({ from: '2026-02-01', to: '2026-03-01' });
    expect(spanAndBefore('2026-01-10', { months: 3 })).toEqual({
      now: { from: '2025-11-01', to: '2026-01-11' },
      before: { from: '2025-08-01', to: '2025-10-11' },
    });
  });
});
