import { describe, expect, test } from 'vitest';
import { judgeLate, offeredFirst } from './late-check-out.ts';

const at = (hour: string | null, setup: { reason?: string; itemHour?: string; arrivesAt?: string } = {}) =>
  judgeLate({
    asked: { hour, reason: setup.reason ?? null },
    itemHour: setup.itemHour ?? null,
    usual: '11:00',
    arrivesAt: setup.arrivesAt,
  });

describe('until when guests stay on their last day', () => {
  test('the hour typed goes before that of the item; hours begun count', () => {
    expect(at(null, { itemHour: '15:00' })).toEqual({ until: '15:00', hours: 4, reason: null });
    expect(at('13:30', { itemHour: '15:00' })).toEqual({ until: '13:30', hours: 3, reason: null });
  });

  test.each([
    [null, 'late.hourNeeded'],
    ['11:00', 'late.notLater'],
    ['09:00', 'late.notLater'],
  ])('%s is refused beside the hour', (hour, key) => {
    expect(at(hour)).toMatchObject({ refused: { status: 422, field: 'lateHour', key } });
  });

  test('before the next guests may come nothing is needed, from then on a reason', () => {
    expect(at('14:59', { arrivesAt: '15:00' })).toMatchObject({ until: '14:59', reason: null });
    expect(at('15:00', { arrivesAt: '15:00', reason: '  ' })).toMatchObject({
      refused: { field: 'lateReason', key: 'late.reasonNeeded', params: { until: '15:00', arrivesAt: '15:00' } },
    });
    expect(at('16:00', { arrivesAt: '15:00', reason: 'They land at 22:00' })).toMatchObject({
      reason: 'They land at 22:00',
    });
  });

  test('a reason that nothing asks for is not kept', () => {
    expect(at('13:00', { reason: 'Nice people' })).toMatchObject({ reason: null });
  });
});

test('a dialog begins with what is charged, or the first hour still to come', () => {
  const items = [
    { id: 'six', until: '18:00' },
    { id: 'three', until: '15:00' },
    { id: 'hourly', until: null },
  ];
  expect(offeredFirst(items, { charged: null, after: '11:00' })?.id).toBe('three');
  expect(offeredFirst(items, { charged: null, after: '15:10' })?.id).toBe('six');
  expect(offeredFirst(items, { charged: 'six', after: '11:00' })?.id).toBe('six');
  const none: typeof items = [];
  expect(offeredFirst(none, { charged: null, after: '11:00' })).toBeUndefined();
});
