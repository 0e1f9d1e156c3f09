import { expect, test } from 'vitest';
import { antdSheet } from '../../scripts/antd-sheet.tsx';
import type { Look } from '../../src/app/theme.ts';
import { preferenceValues } from '../../src/config/preferences.ts';

const USUAL: Look = { isDark: false, isTouch: false, isStill: false, color: 'teal', density: 'comfortable' };

/** One thing of the usual look changed at a time, then several. */
const OTHERS: readonly Partial<Look>[] = [
  { isDark: true },
  { isTouch: true },
  { isStill: true },
  ...preferenceValues('color').map((color) => ({ color })),
  ...preferenceValues('density').map((density) => ({ density })),
  { isDark: true, isStill: true, color: 'rose', density: 'compact' },
];

test('antd’s sheet is one for all looks, and antd finds it under the same names in each', () => {
  const sheet = antdSheet(USUAL);
  expect(sheet).toContain('.ant-table-css-var{');
  expect(sheet).toMatch(/\.data-ant-cssinjs-cache-path\{content:"[^"]*\|Table-Table\|ant-table\|anticon:/);
  const differing = OTHERS.filter((other) => antdSheet({ ...USUAL, ...other }) !== sheet);
  expect(differing).toEqual([]);
});
