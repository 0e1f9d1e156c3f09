import { describe, expect, it } from 'vitest';
import { dateOfDayNumber, dayNumber } from '../calendar/iso-date.ts';
import { axisAround, xOfDay } from '../calendar/axis.ts';
import { daysMoved, gripAt, nightsDrawn, scrollSpeedAt, nearestPointIn } from './drag.ts';

const axis = axisAround('2026-11-20', 'week'); // a Friday; 38 pixels a day
const x = (date: string, part = 0.5) => xOfDay(axis, dayNumber(date)) + part * axis.dayWidth;

describe('TC1: a hand on a bar', () => {
  it.each([
    [0, 0],
    [18, 0],
    [-18, 0],
    [20, 1],
    [-20, -1],
    [56, 1],
    [58, 2],
  ])('%i pixels are %i days', (pixels, days) => {
    // Wherever it was taken up: right before an edge a pixel would be another night.
    for (const from of [x('2026-11-20', 0.49), x('2026-11-20', 0.51), x('2026-11-20', 0.99)]) {
      expect(daysMoved(axis, from, from + pixels)).toBe(days);
    }
  });
  it('holds the edges that can be dragged, and the middle of however short a bar', () => {
    const at = (left: number, width: number, grips = 'start end') => gripAt({ x: left, width, grips });
    expect([at(7, 76), at(8, 76), at(67, 76), at(68, 76)]).toEqual(['start', 'move', 'move', 'end']);
    expect([at(3, 13), at(6, 13), at(10, 13)]).toEqual(['start', 'move', 'end']);
    expect([at(0, 76, ''), at(0, 76, 'end'), at(75, 76, 'start')]).toEqual(['move', 'move', 'move']);
  });
});

describe('TC3: an empty range', () => {
  const drawn = (from: number, to: number) => {
    const nights = nightsDrawn(axis, from, to);
    return [dateOfDayNumber(nights.from), dateOfDayNumber(nights.to)];
  };
  it('from Friday to Sunday is two nights, wherever in the days it is drawn and in both directions', () => {
    for (const [a, b] of [
      [0.1, 0.9],
      [0.5, 0.5],
      [0.9, 0.1],
    ]) {
      expect(drawn(x('2026-11-20', a), x('2026-11-22', b))).toEqual(['2026-11-20', '2026-11-22']);
      expect(drawn(x('2026-11-22', a), x('2026-11-20', b))).toEqual(['2026-11-20', '2026-11-22']);
    }
  });
  it('within a day is the night under the hand: what is free is what is pressed', () => {
    expect(drawn(x('2026-11-20', 0.6), x('2026-11-20', 0.8))).toEqual(['2026-11-20', '2026-11-21']);
    expect(drawn(x('2026-11-20', 0.4), x('2026-11-20', 0.2))).toEqual(['2026-11-19', '2026-11-20']);
  });
});

describe('the chart under a hand that drags', () => {
  const rows = { left: 216, top: 56, right: 1200, bottom: 640 };
  it('stays while the hand is on a row, also on the first and the last in sight', () => {
    expect(scrollSpeedAt({ x: 600, y: 57 }, rows)).toEqual({ x: 0, y: 0 });
    expect(scrollSpeedAt({ x: 600, y: 640 }, rows)).toEqual({ x: 0, y: 0 });
    expect(scrollSpeedAt({ x: 217, y: 300 }, rows)).toEqual({ x: 0, y: 0 });
  });
  it('goes on over head, foot and names, the faster the further, but never away', () => {
    expect(scrollSpeedAt({ x: 600, y: 645 }, rows).y).toBeGreaterThan(0);
    expect(scrollSpeedAt({ x: 600, y: 20 }, rows).y).toBeLessThan(scrollSpeedAt({ x: 600, y: 50 }, rows).y);
    expect(scrollSpeedAt({ x: 100, y: 300 }, rows).x).toBeLessThan(0);
    expect(scrollSpeedAt({ x: 1190, y: 300 }, rows).x).toBeGreaterThan(0);
    expect(scrollSpeedAt({ x: 9000, y: 9000 }, rows)).toEqual({ x: 1500, y: 1500 });
  });
  it('a hand beyond the rows is taken for the nearest of them', () => {
    expect(nearestPointIn({ x: 100, y: 700 }, rows)).toEqual({ x: 216, y: 639 });
    expect(nearestPointIn({ x: 600, y: 300 }, rows)).toEqual({ x: 600, y: 300 });
  });
});
