import { describe, expect, test } from 'vitest';
import { daysOfSteps, groupWhere, otherWhere, spanFilters } from './group-where.ts';
import { groupValueOf, namedGrouping } from './stats.ts';
import type { Field } from './types.ts';

const field = (type: string, more: object = {}) => ({ name: 'x', type, ...more }) as unknown as Field;
const stay = field('dateRange', { start: 'from', end: 'to' });

describe('the records of a group', () => {
  test('have its value, or none', () => {
    expect(groupWhere({ field: field('enum'), step: 'month' }, 'A')).toEqual({ x: 'A' });
    expect(groupWhere({ field: field('enum'), step: 'month' }, '')).toEqual({ x: null });
    expect(groupWhere({ field: field('boolean'), step: 'month' }, 'false')).toEqual({ x: false });
  });
  test('begin on its days; of a moment on those of the business', () => {
    expect(groupWhere({ field: stay, step: 'week' }, '2026-11-16')).toEqual({
      from: { gte: '2026-11-16', lt: '2026-11-23' },
    });
    expect(groupWhere({ field: field('dateTime'), step: 'month' }, '2026-11')).toEqual({
      x: { gte: '2026-10-31T21:00:00.000Z', lt: '2026-11-30T21:00:00.000Z' },
    });
    expect(spanFilters(stay, daysOfSteps(['2026-11', '2026-12'], 'month'))).toEqual([
      ['from.gte', '2026-11-01'],
      ['from.lt', '2027-01-01'],
    ]);
  });
  test('are none of those that have one, without a value or with', () => {
    const grouping = { field: field('ref'), step: 'month' } as const;
    expect(otherWhere(grouping, ['a', 'b'])).toEqual({ x: { nin: ['a', 'b'] } });
    expect(otherWhere(grouping, ['a', ''])).toEqual({ all: [{ x: { nin: ['a'] } }, { x: { null: false } }] });
  });
});

test('a record is in the group of its value', () => {
  const groupAt = (of: Field, value: string | boolean | null, step: 'day' | 'week' | 'month' = 'month') =>
    groupValueOf({ field: of, step })({ id: '1', x: value, from: value });
  expect(groupAt(field('boolean'), false)).toBe('false');
  expect(groupAt(field('enum'), null)).toBe('');
  expect(groupAt(stay, '2026-11-22', 'week')).toBe('2026-11-16');
  expect(groupAt(field('dateTime'), '2026-11-30T21:30:00.000Z')).toBe('2026-12');
});

test('a grouping is named with how finely', () => {
  expect(namedGrouping('stay.week')).toEqual({ name: 'stay', step: 'week' });
  expect(namedGrouping('address.city')).toEqual({ name: 'address.city', step: 'month' });
});
