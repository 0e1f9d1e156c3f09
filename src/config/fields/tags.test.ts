import { expect, test } from 'vitest';
import { parseOne } from '../testing.ts';

test.each([
  [
    [' sea ', 'view'],
    ['sea', 'view'],
  ],
  [[], []],
  [['sea', 'sea '], '!duplicate'],
  [['a', 'b', 'c', 'd'], '!tooMany'],
  [[''], '!tooShort'],
  [['x'.repeat(51)], '!tooLong'],
  [['a\nb'], '!controlCharacters'],
  [[1], '!text'],
  ['sea', '!list'],
  [{ length: 1, 0: 'a' }, '!list'],
])('%j → %j', (value, stored) => {
  expect(parseOne({ type: 'tags', maxItems: 3 }, value)).toEqual(stored);
});
