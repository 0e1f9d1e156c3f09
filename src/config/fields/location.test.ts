import { expect, test } from 'vitest';
import { filterOf, parseOne } from '../testing.ts';

test.each([
  [
    { lat: 41.0422, lng: 29.0083 },
    { lat: 41.0422, lng: 29.0083 },
  ],
  [
    { lng: -180, lat: 90 },
    { lat: 90, lng: -180 },
  ],
  [
    { lat: 41.123456789, lng: 29 },
    { lat: 41.123457, lng: 29 },
  ],
  [null, null],
  [{ lat: 41 }, '!location'],
  [{ lat: 90.1, lng: 0 }, '!location'],
  [{ lat: 0, lng: -180.1 }, '!location'],
  [{ lat: '41', lng: 29 }, '!location'],
  [{ lat: null, lng: null }, '!location'],
  [{ lat: 1, lng: 1, alt: 1 }, '!location'],
  [[41, 29], '!location'],
  ['41, 29', '!location'],
  [{}, '!location'],
])('%j → %j', (value, stored) => {
  expect(parseOne({ type: 'location' }, value)).toEqual(stored);
});

test('lists are not filtered by places', () => {
  expect(filterOf({ type: 'location' }, '41')).toBeUndefined();
});
