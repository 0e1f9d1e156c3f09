import { expect, it } from 'vitest';
import { dayNumber } from './iso-date.ts';
import { axisAround, barBox, BLOCK, dayAtX, drawnDays, hasDay, isWeekend, monthsIn, nightAtX, xOfDay } from './axis.ts';

const axis = axisAround('2026-11-20', 'week');
const today = dayNumber('2026-11-20');

it('days become pixels and back', () => {
  const x = xOfDay(axis, today);
  expect([dayAtX(axis, x), dayAtX(axis, x + 37.9), dayAtX(axis, x - 0.1)]).toEqual([today, today, today - 1]);
  expect(axis.origin % BLOCK).toBe(0);
});

it('TC1: a bar runs from noon to noon, and two bars of a turnover touch', () => {
  const first = barBox(axis, { checkIn: '2026-11-20', checkOut: '2026-11-23' });
  const second = barBox(axis, { checkIn: '2026-11-23', checkOut: '2026-11-24' });
  expect(first.left).toBe(xOfDay(axis, today) + 19);
  expect(first.width).toBe(3 * 38);
  expect(first.left + first.width).toBe(second.left);
});

it('the night under a pixel begins at noon', () => {
  const { left } = barBox(axis, { checkIn: '2026-11-20', checkOut: '2026-11-21' });
  expect([nightAtX(axis, left), nightAtX(axis, left + 37), nightAtX(axis, left - 1)]).toEqual([
    today,
    today,
    today - 1,
  ]);
});

it('bars keep their length over a change to summer time and a leap day', () => {
  expect(barBox(axis, { checkIn: '2027-03-27', checkOut: '2027-03-29' }).width).toBe(76);
  expect(barBox(axis, { checkIn: '2028-02-28', checkOut: '2028-03-01' }).width).toBe(76);
});

it('days are drawn in whole blocks, which change only once in a block', () => {
  const at = (left: number) => drawnDays(axis, { left, width: 26 * 38 });
  const left = xOfDay(axis, axis.origin + 20 * BLOCK);
  expect(at(left + 38)).toEqual(at(left + 7 * 38 - 1));
  expect(at(left + 7 * 38)).not.toEqual(at(left + 38));
  expect(at(left).from).toBe(axis.origin + 19 * BLOCK);
  expect((at(left).to - axis.origin) % BLOCK).toBe(0);
  expect(at(0).from).toBe(axis.origin);
});

it('at first no more days are drawn than are seen', () => {
  const left = xOfDay(axis, axis.origin + 20 * BLOCK);
  const seen = (width: number) => drawnDays(axis, { left, width }, 0);
  expect(seen(BLOCK * 38 - 1)).toEqual({ from: axis.origin + 20 * BLOCK, to: axis.origin + 21 * BLOCK });
  expect(seen(BLOCK * 38 + 1)).toEqual({ from: axis.origin + 20 * BLOCK, to: axis.origin + 22 * BLOCK });
});

it('reaches ten years on both sides', () => {
  expect(hasDay(axis, dayNumber('2017-01-01'))).toBe(true);
  expect(hasDay(axis, dayNumber('2036-01-01'))).toBe(true);
  expect(hasDay(axis, dayNumber('2040-01-01'))).toBe(false);
});

it('knows weekends and months', () => {
  expect([20, 21, 22, 23].map((day) => isWeekend(dayNumber(`2026-11-${day}`)))).toEqual([false, true, true, false]);
  expect(monthsIn({ from: dayNumber('2026-12-30'), to: dayNumber('2027-02-02') })).toEqual([
    { month: '2026-12-01', from: dayNumber('2026-12-30'), to: dayNumber('2027-01-01') },
    { month: '2027-01-01', from: dayNumber('2027-01-01'), to: dayNumber('2027-02-01') },
    { month: '2027-02-01', from: dayNumber('2027-02-01'), to: dayNumber('2027-02-02') },
  ]);
});
