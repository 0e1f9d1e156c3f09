import { expect, test } from 'vitest';
import type { Json } from '../types.ts';
import { makeField, parseOne, filterOf } from '../testing.ts';

test.each<[type: string, value: Json, stored: Json]>([
  ['month', '2026-11', '2026-11'],
  ['month', '', null],
  ['month', '2026-13', '!month'],
  ['month', '2026-1', '!month'],
  ['month', '2026-', '!month'],
  ['month', 202611, '!month'],
  ['rating', 5, 5],
  ['rating', 6, '!max'],
  ['rating', 0, '!min'],
  ['rating', 4.5, '!integer'],
  ['rating', '4', '!number'],
  ['markdown', ' # a\r\n- b ', '# a\n- b'],
  ['markdown', '', null],
  ['markdown', 5, '!text'],
  ['markdown', 'a\u0000b', '!controlCharacters'],
  ['json', { a: [1, null, { b: true }] }, { a: [1, null, { b: true }] }],
  ['json', [], []],
  ['json', '', null],
  ['json', '{ "a": 1', '!json'],
  ['json', 5, '!json'],
  ['json', true, '!json'],
  ['json', JSON.parse('{ "a": { "__proto__": { "b": 1 } } }'), '!json'],
  ['json', { a: 'x'.repeat(20_000) }, '!tooLong'],
  ['keyValue', [{ key: ' a ', value: 'b' }], [{ key: 'a', value: 'b' }]],
  ['keyValue', [{ key: 'a', value: '' }], [{ key: 'a', value: '' }]],
  ['keyValue', [{ key: '', value: 'b' }], '!keyValue'],
  ['keyValue', [{ key: 'a' }], '!keyValue'],
  ['keyValue', [{ key: 'a', value: 5 }], '!keyValue'],
  ['keyValue', [{ key: 'a', value: 'b', more: 1 }], '!keyValue'],
  ['keyValue', { a: 'b' }, '!list'],
  [
    'keyValue',
    [
      { key: 'a', value: '1' },
      { key: 'a ', value: '2' },
    ],
    '!duplicate',
  ],
])('%s of %j → %j', (type, value, stored) => {
  expect(parseOne({ type }, value)).toEqual(stored);
});

test('a month has bounds, and filters by whole months', () => {
  expect(parseOne({ type: 'month', min: '2026-02' }, '2026-01')).toBe('!min');
  expect([filterOf({ type: 'month' }, '2026-11'), filterOf({ type: 'month' }, '2026-11-01')]).toEqual([
    '2026-11',
    undefined,
  ]);
});

test('a json of endless depth is none', () => {
  const deep = JSON.parse('['.repeat(200) + ']'.repeat(200)) as never;
  expect(parseOne({ type: 'json' }, deep)).toBe('!json');
});

test('a rating is stars wherever it stands', () => {
  expect(makeField({ type: 'rating' })).toMatchObject({ max: 5, look: 'rating', display: { as: 'rating', of: 5 } });
  expect(makeField({ type: 'rating', max: 10 })).toMatchObject({ max: 10, display: { of: 10 } });
});
