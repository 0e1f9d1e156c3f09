import { expect, test } from 'vitest';
import { filterOf, parseOne } from '../testing.ts';

test.each([
  ['integer', 5, 5],
  ['integer', 5.5, '!integer'],
  ['integer', 2 ** 53, '!integer'],
  ['integer', '5', '!number'],
  ['integer', true, '!number'],
  ['number', 5.5, 5.5],
  ['number', NaN, '!number'],
  ['number', Infinity, '!number'],
  ['number', [5], '!number'],
  ['percent', 18.5, 18.5],
  ['percent', 100.1, '!max'],
  ['percent', -1, '!min'],
])('%s: %j → %j', (type, value, stored) => {
  expect(parseOne({ type }, value)).toBe(stored);
});

test('1e400 is no number in JSON, and so it is refused', () => {
  expect(parseOne({ type: 'number' }, JSON.parse('1e400') as number)).toBe('!number');
});

test('-0 is stored as 0', () => {
  expect(Object.is(parseOne({ type: 'number' }, -0), 0)).toBe(true);
});

test('min and max', () => {
  expect(parseOne({ type: 'integer', min: 1, max: 3 }, 0)).toBe('!min');
  expect(parseOne({ type: 'integer', min: 1, max: 3 }, 4)).toBe('!max');
  expect(parseOne({ type: 'integer', min: 1, max: 3 }, 3)).toBe(3);
});

test.each([
  ['12.50', 12.5],
  ['-0', 0],
  ['1e3', undefined],
  [' 1', undefined],
  ['12,5', undefined],
  ['', undefined],
  ['0x10', undefined],
])('filter %j → %j', (text, value) => {
  expect(filterOf({ type: 'number' }, text)).toBe(value);
});
