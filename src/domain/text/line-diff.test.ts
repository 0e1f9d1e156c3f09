import { expect, test } from 'vitest';
import { lineDiff } from './line-diff.ts';

test('what changed, and two lines around it', () => {
  expect(lineDiff('a\nb\nc\nd\ne', 'a\nb\nX\nY\nd\ne').map(({ sign, line, text }) => `${sign}${line} ${text}`)).toEqual(
    [' 1 a', ' 2 b', '-3 c', '+3 X', '+4 Y', ' 5 d', ' 6 e'],
  );
  expect(lineDiff('a', 'a')).toEqual([]);
  expect(lineDiff('a\na', 'a').map(({ sign }) => sign)).toEqual([' ', '-']);
});
