import { describe, expect, test } from 'vitest';
import { filterOf, parseOne } from '../testing.ts';

const status = { type: 'enum', values: ['ACTIVE', 'PASSIVE'] };
const role = {
  type: 'enum',
  notAbove: '$user.role',
  values: [
    { value: 'SuperAdmin', rank: 100 },
    { value: 'admin', rank: 90 },
    { value: 'client', rank: 10 },
    { value: 'guest' },
  ],
};

test.each([
  ['ACTIVE', 'ACTIVE'],
  ['active', '!option'],
  ['', '!option'],
  [0, '!option'],
  [['ACTIVE'], '!option'],
  ['constructor', '!option'],
])('%j → %j', (value, stored) => {
  expect(parseOne(status, value)).toBe(stored);
});

test('multiple: a list of different values', () => {
  const many = { ...status, multiple: true };
  expect(parseOne(many, ['PASSIVE', 'ACTIVE'])).toEqual(['PASSIVE', 'ACTIVE']);
  expect(parseOne(many, [])).toEqual([]);
  expect(parseOne(many, 'ACTIVE')).toBe('!list');
  expect(parseOne(many, ['ACTIVE', 'ACTIVE'])).toBe('!duplicate');
  expect(parseOne(many, ['ACTIVE', 'X'])).toBe('!option');
});

describe('S3: nobody grants a rank above their own (here: admin)', () => {
  test.each([
    ['SuperAdmin', '!notAbove'],
    ['admin', 'admin'],
    ['client', 'client'],
    ['guest', 'guest'],
  ])('%s → %s', (value, stored) => {
    expect(parseOne(role, value)).toBe(stored);
  });

  test('what is higher already may stay', () => {
    expect(parseOne(role, 'SuperAdmin', 'SuperAdmin')).toBe('SuperAdmin');
  });
});

describe('among: what the company uses (here: EUR and TRY)', () => {
  const currency = { type: 'enum', values: ['TRY', 'EUR', 'USD'], among: '$company.currencies' };
  test('another one is refused, and a record keeps the one it has', () => {
    expect(['EUR', 'USD', 'GBP'].map((value) => parseOne(currency, value))).toEqual(['EUR', '!notInUse', '!option']);
    expect(parseOne(currency, 'USD', 'USD')).toBe('USD');
    expect(parseOne(currency, 'USD', 'EUR')).toBe('!notInUse');
  });

  test('of several each is asked', () => {
    expect(parseOne({ ...currency, multiple: true }, ['EUR', 'USD'])).toBe('!notInUse');
    expect(parseOne({ ...currency, multiple: true }, ['EUR', 'USD'], ['USD'])).toEqual(['EUR', 'USD']);
  });
});

test('a filter names one of the values', () => {
  expect(filterOf(status, 'ACTIVE')).toBe('ACTIVE');
  expect(filterOf(status, 'X')).toBeUndefined();
});
