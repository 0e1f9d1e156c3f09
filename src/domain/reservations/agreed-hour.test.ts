import { describe, expect, test } from 'vitest';
import { type Edge, judgeHour, offeredFirst } from './agreed-hour.ts';

const USUAL = { IN: '15:00', OUT: '11:00' };
const at = (edge: Edge, hour: string | null, setup: { reason?: string; itemHour?: string; others?: string } = {}) =>
  judgeHour({
    edge,
    asked: { hour, reason: setup.reason ?? null },
    itemHour: setup.itemHour ?? null,
    usual: USUAL[edge],
    others: setup.others,
  });

describe('until when guests stay on their last day', () => {
  test('the hour typed goes before that of the item; hours begun count', () => {
    expect(at('OUT', null, { itemHour: '15:00' })).toEqual({ at: '15:00', hours: 4, reason: null });
    expect(at('OUT', '13:30', { itemHour: '15:00' })).toEqual({ at: '13:30', hours: 3, reason: null });
  });

  test.each([
    [null, 'late.hourNeeded'],
    ['11:00', 'late.notLater'],
    ['09:00', 'late.notLater'],
  ])('%s is refused beside the hour', (hour, key) => {
    expect(at('OUT', hour)).toMatchObject({ refused: { status: 422, field: 'lateHour', key } });
  });

  test('before the next guests may come nothing is needed, from then on a reason', () => {
    expect(at('OUT', '14:59', { others: '15:00' })).toMatchObject({ at: '14:59', reason: null });
    expect(at('OUT', '15:00', { others: '15:00', reason: '  ' })).toMatchObject({
      refused: { field: 'lateReason', key: 'late.reasonNeeded', params: { hour: '15:00', others: '15:00' } },
    });
    expect(at('OUT', '16:00', { others: '15:00', reason: 'They land at 22:00' })).toMatchObject({
      reason: 'They land at 22:00',
    });
  });

  test('a reason that nothing asks for is not kept', () => {
    expect(at('OUT', '13:00', { reason: 'Nice people' })).toMatchObject({ reason: null });
  });
});

describe('from when guests come on their first day', () => {
  test('the hour typed goes before that of the item; hours begun count', () => {
    expect(at('IN', null, { itemHour: '12:00' })).toEqual({ at: '12:00', hours: 3, reason: null });
    expect(at('IN', '13:30', { itemHour: '12:00' })).toEqual({ at: '13:30', hours: 2, reason: null });
  });

  test.each([
    [null, 'early.hourNeeded'],
    ['15:00', 'early.notEarlier'],
    ['17:00', 'early.notEarlier'],
  ])('%s is refused beside the hour', (hour, key) => {
    expect(at('IN', hour)).toMatchObject({ refused: { status: 422, field: 'earlyHour', key } });
  });

  test('once those before them have left nothing is needed, until then a reason', () => {
    expect(at('IN', '11:01', { others: '11:00' })).toMatchObject({ at: '11:01', reason: null });
    expect(at('IN', '11:00', { others: '11:00' })).toMatchObject({
      refused: { field: 'earlyReason', key: 'early.reasonNeeded', params: { hour: '11:00', others: '11:00' } },
    });
    expect(at('IN', '09:00', { others: '11:00', reason: 'They leave at night' })).toMatchObject({
      reason: 'They leave at night',
    });
  });
});

describe('a dialog begins with what is charged, or the nearest hour still to come', () => {
  const items = [
    { id: 'six', until: '18:00' },
    { id: 'three', until: '15:00' },
    { id: 'hourly', until: null },
    { id: 'noon', until: '12:00' },
    { id: 'ten', until: '10:00' },
  ];
  const first = (edge: Edge, setup: { charged?: string; now?: string } = {}) =>
    offeredFirst(items, {
      edge,
      usual: USUAL[edge],
      charged: setup.charged ?? null,
      ...(setup.now !== undefined && { now: setup.now }),
    })?.id;

  test('on the way out', () => {
    expect([first('OUT'), first('OUT', { now: '15:10' }), first('OUT', { charged: 'six' })]).toEqual([
      'noon',
      'six',
      'six',
    ]);
  });

  test('on the way in', () => {
    expect([first('IN'), first('IN', { now: '11:00' }), first('IN', { charged: 'ten' })]).toEqual([
      'noon',
      'noon',
      'ten',
    ]);
  });

  test('without an hour it begins with an item that has none', () => {
    const hourly = [{ id: 'hourly', until: null }];
    for (const edge of ['IN', 'OUT'] as const)
      expect(offeredFirst(hourly, { edge, charged: null, usual: USUAL[edge] })?.id).toBe('hourly');
    const none: typeof hourly = [];
    expect(offeredFirst(none, { edge: 'OUT', charged: null, usual: '11:00' })).toBeUndefined();
  });
});
