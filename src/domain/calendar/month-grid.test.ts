import { describe, expect, test } from 'vitest';
import { monthGrid } from './month-grid.ts';

describe('a month as calendars print it', () => {
  test('November 2026 begins on a Sunday and needs six weeks', () => {
    const grid = monthGrid('2026-11-21');
    expect(grid).toHaveLength(6);
    expect(grid[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01']);
    expect(grid[5]).toEqual(['2026-11-30', ...Array<undefined>(6).fill(undefined)]);
  });
  test.each([
    ['2027-02-10', 28, 4],
    ['2028-02-01', 29, 5],
    ['2026-12-31', 31, 5],
  ])('%s has %i days in %i weeks, each once', (date, days, weeks) => {
    const grid = monthGrid(date);
    const shown = grid.flat().filter((day) => day !== undefined);
    expect([new Set(shown).size, shown.length, grid.length]).toEqual([days, days, weeks]);
  });
});
