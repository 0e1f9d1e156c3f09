import { describe, expect, test } from 'vitest';
import { deadline, dueAfter, lateness, raisePriority } from './due.ts';

const NOW = '2026-11-20T09:00:00.000Z';
const at = (record: object, before?: object, isOpen = true) =>
  deadline({ record, before, from: NOW, now: NOW, isOpen });

describe('JT4: due time from priority', () => {
  test.each([
    ['URGENT', '2026-11-20T13:00:00.000Z'],
    ['HIGH', '2026-11-21T09:00:00.000Z'],
    ['MEDIUM', '2026-11-23T09:00:00.000Z'],
    ['LOW', '2026-11-27T09:00:00.000Z'],
  ] as const)('%s', (priority, due) => {
    expect(dueAfter(priority, NOW)).toBe(due);
    expect(at({ priority })).toEqual({
      dueAt: due,
      isOverdue: false,
      isEscalated: false,
      lateness: 'ON_TIME',
      watchAt: due,
    });
  });
  test('it follows the priority until somebody sets it by hand', () => {
    const before = { priority: 'LOW', dueAt: dueAfter('LOW', NOW) };
    expect(at({ ...before, priority: 'URGENT' }, before).dueAt).toBe(dueAfter('URGENT', NOW));
    const byHand = { priority: 'LOW', dueAt: '2026-12-01T00:00:00.000Z' };
    expect(at({ ...byHand, priority: 'URGENT' }, byHand).dueAt).toBe(byHand.dueAt);
  });
  test('what is closed is not looked at; what was late stays known as late', () => {
    const late = { priority: 'URGENT', dueAt: '2026-11-19T09:00:00.000Z', isOverdue: true };
    expect(at(late, late, false)).toMatchObject({ isOverdue: true, watchAt: null });
  });
  test('late first, escalated after half of the time there was, and then left alone', () => {
    const due = { priority: 'HIGH', dueAt: '2026-11-20T08:00:00.000Z' };
    expect(lateness(due)).toEqual({ action: 'overdue', set: { isOverdue: true } });
    const late = { ...due, isOverdue: true };
    expect(at(late, due).watchAt).toBe('2026-11-20T20:00:00.000Z');
    expect(lateness(late)).toEqual({ action: 'escalated', set: { isEscalated: true, priority: 'URGENT' } });
    const escalated = { ...late, isEscalated: true, priority: 'URGENT' };
    expect(at(escalated, late)).toMatchObject({ dueAt: due.dueAt, isEscalated: true, watchAt: null });
    expect(raisePriority('URGENT')).toBe('URGENT');
  });
  test('another date begins anew', () => {
    const late = { priority: 'HIGH', dueAt: '2026-11-19T09:00:00.000Z', isOverdue: true, isEscalated: true };
    const moved = { ...late, dueAt: '2026-11-25T09:00:00.000Z' };
    expect(at(moved, late)).toMatchObject({
      dueAt: moved.dueAt,
      isOverdue: false,
      isEscalated: false,
      watchAt: moved.dueAt,
    });
  });
});
