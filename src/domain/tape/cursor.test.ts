import { expect, it } from 'vitest';
import { dayNumber } from '../calendar/iso-date.ts';
import { barUnder, moveCursor, underCursor } from './cursor.ts';

const bars = [
  { id: 'a', checkIn: '2026-12-01', checkOut: '2026-12-05' },
  { id: 'b', checkIn: '2026-12-05', checkOut: '2026-12-06' },
];
const on = (date: string) => dayNumber(date);
const press = (key: string, date: string, line = 3) =>
  moveCursor({ cursor: { line, day: on(date) }, key, bars, lines: 20, today: on('2026-11-20') });

it('a turnover day belongs to who arrives; a last day to who leaves', () => {
  expect(underCursor(bars, on('2026-12-05'))?.id).toBe('b');
  expect(underCursor(bars, on('2026-12-06'))?.id).toBe('b');
  expect(underCursor(bars, on('2026-12-07'))).toBeUndefined();
});
it('steps over a bar with one key, day by day elsewhere', () => {
  expect(press('ArrowRight', '2026-11-28')?.day).toBe(on('2026-11-29'));
  expect(press('ArrowRight', '2026-12-02')?.day).toBe(on('2026-12-05'));
  expect(press('ArrowLeft', '2026-12-05')?.day).toBe(on('2026-12-01'));
  expect(press('ArrowLeft', '2026-12-01')?.day).toBe(on('2026-11-30'));
});
it('stays on the chart', () => {
  expect(press('ArrowUp', '2026-12-01', 0)?.line).toBe(0);
  expect(press('PageDown', '2026-12-01', 15)?.line).toBe(19);
  expect(press('PageUp', '2026-12-01', 15)?.line).toBe(5);
});
it('Home is today; other keys move nothing', () => {
  expect(press('Home', '2027-06-01')?.day).toBe(on('2026-11-20'));
  expect(press('x', '2027-06-01')).toBeUndefined();
});
it('closed nights are under the cursor where nobody stays', () => {
  const [stay, block] = bars;
  const row = { stays: [stay!], blocks: [block!] };
  expect(barUnder(row, on('2026-12-04'))).toEqual({ stay, block: undefined });
  expect(barUnder(row, on('2026-12-06'))).toEqual({ stay: undefined, block });
  expect(barUnder(undefined, on('2026-12-04'))).toEqual({ stay: undefined, block: undefined });
});
