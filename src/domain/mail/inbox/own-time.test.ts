import { describe, expect, test } from 'vitest';
import { stayBounds, isDue, type OwnTime } from './own-time.ts';

const rule: OwnTime = { when: 'BEFORE_ARRIVAL', days: 2, time: '10:00', since: '2026-01-01' };
const stay = { status: 'SUCCESSFUL', checkIn: '2026-11-22', checkOut: '2026-11-25', booked: '2026-10-01' };
const at = (today: string, time = '10:00') => ({ today, time });

describe('two days before arrival', () => {
  test.each([
    ['not before its time', {}, {}, at('2026-11-20', '09:59'), false],
    ['at its time', {}, {}, at('2026-11-20'), true],
    ['a day late, as no server ran', {}, {}, at('2026-11-21', '08:00'), true],
    ['no later', {}, {}, at('2026-11-22'), false],
    ['booked too late for it: at once', { booked: '2026-11-22' }, {}, at('2026-11-22', '23:00'), true],
    ['not once the guest has been there for a day', { booked: '2026-11-22' }, {}, at('2026-11-23'), false],
    ['cancelled', { status: 'CANCELLED' }, {}, at('2026-11-20'), false],
    ['held only', { status: 'PENDING' }, {}, at('2026-11-20'), false],
    ['switched on afterwards', {}, { since: '2026-11-21' }, at('2026-11-21'), false],
    ['switched on on the day', {}, { since: '2026-11-20' }, at('2026-11-20'), true],
  ])('%s', (_name, moreStay, moreRule, now, expected) =>
    expect(isDue({ ...rule, ...moreRule }, { ...stay, ...moreStay }, now)).toBe(expected),
  );
});

test('on the day of departure, and after it', () => {
  expect(isDue({ ...rule, when: 'BEFORE_DEPARTURE', days: 0 }, stay, at('2026-11-25'))).toBe(true);
  expect(isDue({ ...rule, when: 'AFTER_DEPARTURE', days: 1 }, { ...stay, status: 'FINISHED' }, at('2026-11-26'))).toBe(
    true,
  );
  expect(isDue({ ...rule, when: 'AFTER_DEPARTURE', days: 1 }, { ...stay, status: 'FINISHED' }, at('2026-11-28'))).toBe(
    false,
  );
});

test('only stays around the day are asked', () => {
  expect(stayBounds(rule, '2026-11-20')).toEqual({ key: 'checkIn', from: '2026-11-20', to: '2026-11-22' });
  expect(stayBounds({ when: 'AFTER_DEPARTURE', days: 1 }, '2026-11-20')).toEqual({
    key: 'checkOut',
    from: '2026-11-18',
    to: '2026-11-19',
  });
});
