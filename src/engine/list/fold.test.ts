import { expect, test } from 'vitest';
import { foldedColumns } from './fold.ts';

const columns = [
  { name: 'code', width: 100 },
  { name: 'home', width: 200 },
  { name: 'note', width: 150, priority: 'low' as const },
  { name: 'price', width: 100, priority: 'high' as const },
  { name: 'state', width: 100 },
];
const ESSENTIAL = new Set(['code']);

test.each([
  [650, []],
  [649, ['note']],
  [499, ['note', 'state']],
  [399, ['note', 'home']], // once the home is gone, the state fits again
  [200, ['note', 'state', 'home']],
  [50, ['note', 'state', 'home', 'price']],
])('in %i px the least important give way, and what names the record never does', (room, folded) => {
  expect(foldedColumns(columns, room, ESSENTIAL)).toEqual(folded);
});
