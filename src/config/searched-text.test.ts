import { expect, test } from 'vitest';
import type { Json } from './types.ts';
import { searchedText } from './searched-text.ts';

test.each<[Json | undefined, string]>([
  ['Kaş', 'Kaş'],
  [7, '7'],
  [['a', 'b'], 'a|b'],
  [{ city: 'MUGLA', district: 'Bodrum', no: null }, 'MUGLA|Bodrum|'],
  [true, ''],
  [null, ''],
  [undefined, ''],
])('%j → %j', (value, text) => {
  expect(searchedText(value, '|')).toBe(text);
});
