import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/iso-date.ts';
import { type Ownership, ownersBetween, ownersFrom, ownersOn, ownershipFaults } from './ownership.ts';

const own = (investorId: string, sharePct: number, from: string, to?: string): Ownership => ({
  investorId,
  sharePct,
  from,
  ...(to === undefined ? {} : { to }),
});

describe('ES8 dated shares', () => {
  test.each<[string, Ownership[], unknown[]]>([
    ['nobody', [], []],
    ['one owner', [own('a', 100, '2026-01-01')], []],
    ['two owners', [own('a', 33.33, '2026-01-01'), own('b', 66.67, '2026-01-01')], []],
    [
      'three with fractions',
      [own('a', 0.1, '2026-01-01'), own('b', 0.2, '2026-01-01'), own('c', 99.7, '2026-01-01')],
      [],
    ],
    ['a change of owner', [own('a', 100, '2026-01-01', '2026-06-01'), own('b', 100, '2026-06-01')], []],
    ['a time without owner', [own('a', 100, '2026-01-01', '2026-06-01'), own('b', 100, '2026-09-01')], []],
    ['the same again later', [own('a', 100, '2026-01-01', '2026-06-01'), own('a', 100, '2026-09-01')], []],
    [
      '90 %',
      [own('a', 60, '2026-01-01'), own('b', 30, '2026-01-01')],
      [{ kind: 'sum', index: 1, on: '2026-01-01', sum: 90 }],
    ],
    ['99.99 %', [own('a', 99.99, '2026-01-01')], [{ kind: 'sum', index: 0, on: '2026-01-01', sum: 99.99 }]],
    [
      'too much for a day',
      [own('a', 100, '2026-01-01', '2026-06-02'), own('b', 100, '2026-06-01')],
      [{ kind: 'sum', index: 1, on: '2026-06-01', sum: 200 }],
    ],
    [
      'one leaves and nobody takes over',
      [own('a', 50, '2026-01-01'), own('b', 50, '2026-01-01', '2026-06-01')],
      [{ kind: 'sum', index: 0, on: '2026-06-01', sum: 50 }],
    ],
    ['a third decimal', [own('a', 33.333, '2026-01-01')], [{ kind: 'decimals', index: 0 }]],
    ['an end before the beginning', [own('a', 100, '2026-01-01', '2026-01-01')], [{ kind: 'order', index: 0 }]],
    [
      'one owner twice at a time',
      [own('a', 50, '2026-01-01'), own('a', 50, '2026-03-01')],
      [{ kind: 'twice', index: 1, on: '2026-03-01' }],
    ],
  ])('%s', (_, list, faults) => {
    expect(ownershipFaults(list)).toEqual(faults);
  });

  test('the end is exclusive: on the day of the change only the next owner has it', () => {
    const list = [own('a', 100, '2026-01-01', '2026-06-01'), own('b', 100, '2026-06-01')];
    expect(ownersOn(list, '2025-12-31')).toEqual([]);
    expect(ownersOn(list, '2026-05-31')).toEqual(['a']);
    expect(ownersOn(list, '2026-06-01')).toEqual(['b']);
    // A stay's nights: the guest who leaves on the day of the change spent no night with the next owner.
    expect(ownersBetween(list, '2026-05-29', '2026-06-01')).toEqual(['a']);
    expect(ownersBetween(list, '2026-05-31', '2026-06-02')).toEqual(['a', 'b']);
    expect(ownersFrom(list, '2026-05-31')).toEqual(['a', 'b']);
    expect(ownersFrom(list, '2026-06-01')).toEqual(['b']);
  });

  test('whatever is accepted sums to 100 on every day on which anybody owns, and owners of a span are those of its days', () => {
    const entry = fc.record({
      investorId: fc.constantFrom('a', 'b', 'c'),
      sharePct: fc.constantFrom(25, 33.33, 33.34, 50, 100),
      start: fc.integer({ min: 0, max: 12 }),
      days: fc.option(fc.integer({ min: 0, max: 8 })),
    });
    const ownerships = fc.array(entry, { maxLength: 5 }).map((list) =>
      list.map(({ start, days, investorId, sharePct }) => {
        const from = addDays('2026-01-01', start);
        return own(investorId, sharePct, from, days === null ? undefined : addDays(from, days));
      }),
    );
    fc.assert(
      fc.property(ownerships, (list) => {
        const days = Array.from({ length: 30 }, (_, index) => addDays('2025-12-28', index));
        const wrong = days.some((day) => {
          const there = list.filter(({ from, to }) => from <= day && (!to || day < to));
          const names = there.map(({ investorId }) => investorId);
          const sum = there.reduce((total, { sharePct }) => total + Math.round(sharePct * 100), 0);
          return there.length > 0 && (sum !== 10_000 || new Set(names).size < names.length);
        });
        const reversed = list.some(({ from, to }) => to !== undefined && to !== null && to <= from);
        expect(ownershipFaults(list).length > 0).toBe(wrong || reversed);
        if (reversed) return;
        const daily = new Set(days.flatMap((day) => ownersOn(list, day)));
        expect(new Set(ownersBetween(list, '2025-12-28', '2026-01-27'))).toEqual(daily);
      }),
    );
  });
});
