import { expect, test } from 'vitest';
import { pairLines, pairsOf, pairsOfLines } from './key-value.ts';

test.each([
  [[{ key: 'Wi-Fi', value: 'konak' }]],
  [
    [
      { key: 'a:b', value: 'c: d' },
      { key: 'x', value: '' },
    ],
  ],
  [[{ key: 'back\\slash', value: 'two\nlines' }]],
  [[]],
])('%j comes back as it went', (pairs) => {
  expect(pairsOfLines(pairLines(pairs))).toEqual(pairs);
});

test('what is no pair is none', () => {
  expect(pairsOf([{ key: 'a', value: 'b' }, { key: 1 }, null, 'x'])).toEqual([{ key: 'a', value: 'b' }]);
  expect(pairsOf('x')).toEqual([]);
  expect([pairsOfLines('no value'), pairsOfLines(': x'), pairsOfLines('a: 1\n\nb:2')]).toEqual([
    undefined,
    undefined,
    [
      { key: 'a', value: '1' },
      { key: 'b', value: '2' },
    ],
  ]);
});
