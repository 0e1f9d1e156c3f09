import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { triggerBounds, momentOf } from './due.ts';
import type { DateTrigger, Shift } from './types.ts';

const trigger = (by: number, unit: Shift['unit'], at?: string): DateTrigger => ({
  kind: 'date',
  key: 'from',
  shift: { by, unit },
  ...(at !== undefined && { at }),
});

describe('the moment of a rule', () => {
  test.each([
    [trigger(-2, 'day', '10:00'), '2026-12-05', '2026-12-03T07:00:00.000Z'],
    [trigger(0, 'day'), '2026-12-05', '2026-12-05T06:00:00.000Z'],
    [trigger(1, 'week', '00:00'), '2026-12-31', '2027-01-06T21:00:00.000Z'],
    [trigger(-1, 'day', '23:30'), '2024-03-01', '2024-02-29T20:30:00.000Z'],
    [trigger(3, 'hour'), '2026-12-05T22:30:00.000Z', '2026-12-06T01:30:00.000Z'],
    [trigger(-90, 'minute'), '2026-12-05T00:30:00.000Z', '2026-12-04T23:00:00.000Z'],
    // 22:30 in UTC is half past one of the next day where the business is.
    [trigger(0, 'day', '09:00'), '2026-12-05T22:30:00.000Z', '2026-12-06T06:00:00.000Z'],
  ])('%j of %s', (when, value, moment) => {
    expect(momentOf(when, value)).toBe(moment);
  });

  test.each([null, undefined, '', 'soon', 5])('%s has none', (value) => {
    expect(momentOf(trigger(1, 'day'), value)).toBeUndefined();
  });
});

test('no record whose moment lies in a span is outside of the bounds that the index is asked for', () => {
  const day = fc
    .integer({ min: 0, max: 3000 })
    .map((days) => new Date(Date.parse('2020-01-01') + days * 86_400_000).toISOString().slice(0, 10));
  const instant = fc
    .integer({ min: 0, max: 3000 * 86_400_000 })
    .map((ms) => new Date(Date.parse('2020-01-01') + ms).toISOString());
  const shift = fc.record({
    by: fc.integer({ min: -40, max: 40 }),
    unit: fc.constantFrom<Shift['unit']>('minute', 'hour', 'day', 'week'),
  });
  const at = fc.constantFrom(undefined, '00:00', '09:00', '23:59');
  fc.assert(
    fc.property(
      fc.oneof(day, instant),
      shift,
      at,
      fc.integer({ min: 1, max: 3 * 86_400_000 }),
      (value, by, time, ms) => {
        const isMoment = value.length > 10;
        const isWhole = by.unit === 'day' || by.unit === 'week';
        // Refused by the checker: hours from a date, or with a time of day.
        const unit = isWhole || (isMoment && time === undefined) ? by.unit : 'day';
        const when = trigger(by.by, unit, time);
        const moment = momentOf(when, value) ?? '';
        const span = { from: new Date(Date.parse(moment) - ms).toISOString(), until: moment };
        const { gte, lt } = triggerBounds(when, { ...span, isMoment });
        expect([value >= gte, value < lt]).toEqual([true, true]);
      },
    ),
  );
});
