import { describe, expect, test } from 'vitest';
import { offeredAfter, offeredUnkept, type OfferedSpan } from './offered.ts';

const steps = (...days: readonly (readonly [string, boolean])[]) =>
  days.reduce<readonly OfferedSpan[]>((spans, [today, isOffered]) => offeredAfter(spans, { isOffered, today }), []);

describe('OPS6: the days a home is for rent', () => {
  test('from the day it is offered to the day it is not, again and again', () => {
    expect(steps(['2026-05-01', false])).toEqual([]);
    expect(steps(['2026-05-01', true], ['2026-05-04', true])).toEqual([{ from: '2026-05-01', to: null }]);
    expect(steps(['2026-05-01', true], ['2026-06-01', false], ['2026-06-02', false], ['2026-07-01', true])).toEqual([
      { from: '2026-05-01', to: '2026-06-01' },
      { from: '2026-07-01', to: null },
    ]);
  });
  test('within a day: withdrawn and offered again is no gap, offered and withdrawn is nothing', () => {
    const open = [{ from: '2026-05-01', to: null }];
    expect(steps(['2026-05-01', true], ['2026-06-01', false], ['2026-06-01', true])).toEqual(open);
    expect(steps(['2026-05-01', true], ['2026-05-01', false])).toEqual([]);
  });
  test('where nobody kept them', () => {
    const stays = [
      { checkIn: '2026-03-01', checkOut: '2026-03-05' },
      { checkIn: '2026-08-01', checkOut: '2026-08-05' },
    ];
    const of = (isOffered: boolean, changedOn: string, had = stays) =>
      offeredUnkept({ isOffered, createdOn: '2026-04-01', changedOn, stays: had });
    expect(of(true, '2026-04-01')).toEqual([{ from: '2026-03-01', to: null }]);
    expect(of(true, '2026-04-01', [])).toEqual([{ from: '2026-04-01', to: null }]);
    expect(of(false, '2026-06-01')).toEqual([{ from: '2026-03-01', to: '2026-06-01' }]);
    expect(of(false, '2026-08-02')).toEqual([{ from: '2026-03-01', to: '2026-08-05' }]);
    expect(of(false, '2026-06-01', [])).toEqual([]);
  });
});
