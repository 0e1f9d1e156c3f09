import { expect, test } from 'vitest';
import { parseTime } from './format-time.ts';

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  [' 09.30 ', '09:30'],
  ['15 45', '15:45'],
  ['00:00', '00:00'],
  ['23:59', '23:59'],
  ['24', undefined],
  ['9:60', undefined],
  ['9:3', undefined],
  ['12:30 pm', undefined],
  ['-1', undefined],
  ['', undefined],
])('%j → %j', (text, time) => {
  expect(parseTime(text)).toBe(time);
});
