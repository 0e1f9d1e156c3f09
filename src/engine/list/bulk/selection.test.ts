import { expect, test, vi } from 'vitest';
import type { Row } from '../../../config/types.ts';
import { wholeSource } from '../row-source.ts';
import { createSelection, MAX_PICKED } from './selection.ts';

const rowsOf = (from: number, to: number): Row[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: `r${from + index}`, version: 1 }));
const ids = (selection: ReturnType<typeof createSelection>) => [...selection.picked().keys()];

test('a row is ticked and unticked; what is ticked stays while the list turns its pages', () => {
  const selection = createSelection();
  const first = rowsOf(1, 3);
  const second = rowsOf(4, 6);
  selection.show(wholeSource(first));
  selection.toggle(first[1]!);
  selection.show(wholeSource(second));
  selection.toggle(second[0]!);
  expect(ids(selection)).toEqual(['r2', 'r4']);
  selection.toggle(second[0]!);
  expect(ids(selection)).toEqual(['r2']);
  selection.clear();
  expect(ids(selection)).toEqual([]);
});

test('a range goes from the row before to this one, either way, and within the page only', () => {
  const selection = createSelection();
  const rows = rowsOf(1, 9);
  selection.show(wholeSource(rows));
  selection.toggle(rows[6]!);
  selection.toggle(rows[3]!, { isRange: true });
  expect(ids(selection).sort()).toEqual(['r4', 'r5', 'r6', 'r7']);
  // Unticked in the same way.
  selection.toggle(rows[4]!, { isRange: true });
  expect(ids(selection).sort()).toEqual(['r6', 'r7']);
  const other = rowsOf(20, 25);
  selection.show(wholeSource(other));
  selection.toggle(other[5]!, { isRange: true });
  expect(ids(selection)).toContain('r25');
  expect(selection.picked().size).toBe(3);
});

test('rows that are not here yet are no part of a page or a range', () => {
  const selection = createSelection();
  const rows = rowsOf(0, 4);
  selection.show({ count: 5, at: (index) => (index === 2 ? undefined : rows[index]), want: () => undefined });
  selection.toggle(rows[0]!);
  selection.toggle(rows[4]!, { isRange: true });
  expect(ids(selection)).toEqual(['r0', 'r1', 'r3', 'r4']);
});

test('what the list brings anew is what is known of a ticked row', () => {
  const selection = createSelection();
  const heard = vi.fn();
  selection.put(rowsOf(1, 2), true);
  const stop = selection.subscribe(heard);
  selection.show(wholeSource([{ id: 'r2', version: 2 }]));
  expect(selection.picked().get('r2')).toEqual({ id: 'r2', version: 2 });
  expect(ids(selection)).toEqual(['r1', 'r2']);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  selection.clear();
  expect(heard).toHaveBeenCalledTimes(1);
});

test(`no more than ${MAX_PICKED} are ticked; those that are stay`, () => {
  const selection = createSelection();
  selection.put(rowsOf(1, MAX_PICKED + 5), true);
  expect(selection.picked().size).toBe(MAX_PICKED);
  selection.put([{ id: 'r1', version: 9 }], true);
  expect(selection.picked().get('r1')?.['version']).toBe(9);
  expect(selection.has('r1005')).toBe(false);
});
