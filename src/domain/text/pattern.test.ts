import { expect, test } from 'vitest';
import { looksLike, patternOf } from './pattern.ts';

test.each<[string, readonly string[], readonly string[]]>([
  ['[0-9]{2} [A-Z]{1,3} [0-9]{2,5}', ['34 ABC 12', '06 A 12345'], ['34ABC12', '34 abc 12', '034 ABC 12', '34 ABC 1']],
  ['^\\d+$', ['1', '123'], ['', '1a', 'a1']],
  ['a?b*c', ['c', 'ac', 'abbbc', 'bc'], ['a', 'aac', 'abcc']],
  ['[^a-c].{2,}', ['xyz', 'd--'], ['abc', 'xy']],
  ['A\\.B-[ÇĞİÖŞÜ]', ['A.B-Ş'], ['AxB-Ş', 'A.B-S']],
  ['[\\d_-]\\w[.*]', ['1a.', '_Z*', '-_.'], ['aa.', '1-.', '1ax']],
])('%s', (text, right, wrong) => {
  const pattern = patternOf(text)!;
  expect(right.filter((each) => !looksLike(pattern, each))).toEqual([]);
  expect(wrong.filter((each) => looksLike(pattern, each))).toEqual([]);
});

test.each(['', '(a|b)', 'a|b', '(a+)+', '[z-a]', '[\\d-z]', '[\\q]', 'a{3,1}', '*a', '[abc', 'a\\'])(
  '%j is none',
  (text) => {
    expect(patternOf(text)).toBeUndefined();
  },
);

// A backtracking matcher would never finish.
test('what makes others slow is answered', () => {
  const pattern = patternOf('a*a*a*a*a*a*b')!;
  expect(looksLike(pattern, 'a'.repeat(200))).toBe(false);
});
