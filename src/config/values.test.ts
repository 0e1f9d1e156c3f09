import { describe, expect, test } from 'vitest';
import { TEST_VALUES } from './testing.ts';
import { isMissing, omit, ownValue, plainText, resolveVariable } from './values.ts';

describe('resolveVariable', () => {
  test.each([
    ['$today', '2026-05-10'],
    ['$today+7', '2026-05-17'],
    ['$today-10', '2026-04-30'],
    ['$now', '2026-05-10T08:00:00.000Z'],
    ['$user.role', 'admin'],
    ['$user.investorId', null],
    ['$user.salary', undefined],
    ['$user.constructor', undefined],
    ['$company.currency', 'EUR'],
    ['$company.currencies', ['EUR', 'TRY']],
    ['$company.smtpHost', undefined],
    ['$company.constructor', undefined],
    ['$price', undefined],
    ['$$price', '$price'],
    ['price', 'price'],
    [5, 5],
    [null, null],
  ])('%j → %j', (json, value) => {
    expect(resolveVariable(json, TEST_VALUES)).toEqual(value);
  });

  test('a visitor knows of no company', () => {
    expect(
      resolveVariable('$company.currency', { user: {}, today: TEST_VALUES.today, now: TEST_VALUES.now }),
    ).toBeUndefined();
  });
});

test('false and 0 are values, an empty text and an empty list are none', () => {
  expect([null, undefined, '', []].map((value) => isMissing(value))).toEqual([true, true, true, true]);
  expect([false, 0, ' ', [null], {}].map((value) => isMissing(value))).toEqual([false, false, false, false, false]);
});

test('S15: members of a prototype are not found', () => {
  expect(ownValue({ a: 1 }, 'constructor')).toBeUndefined();
  expect(ownValue({ a: 1 }, '__proto__')).toBeUndefined();
});

test('omit', () => {
  expect(omit({ a: 1, b: 2, c: 3 }, 'a', 'c')).toEqual({ b: 2 });
});

test('plainText', () => {
  expect([null, true, 1.5, 'a', ['a', 1], { a: 1 }].map(plainText)).toEqual([
    '',
    'true',
    '1.5',
    'a',
    'a, 1',
    '{"a":1}',
  ]);
});
