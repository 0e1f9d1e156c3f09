import { expect, test } from 'vitest';
import { isOverLimit, mayShut } from './package.ts';

test('TN2 a limit counts what would be there; none is no limit', () => {
  expect(isOverLimit(5, 5)).toBe(false);
  expect(isOverLimit(6, 5)).toBe(true);
  expect(isOverLimit(6, null)).toBe(false);
  expect(isOverLimit(1, 0)).toBe(true);
});

test('the company of the platform’s own people is never shut', () => {
  expect(mayShut({ state: 'SUSPENDED', roles: ['admin', 'Investor'] })).toBe(true);
  expect(mayShut({ state: 'SUSPENDED', roles: ['admin', 'SuperAdmin'] })).toBe(false);
  expect(mayShut({ state: 'CLOSED', roles: ['SuperAdmin'] })).toBe(false);
  expect(mayShut({ state: 'ACTIVE', roles: ['SuperAdmin'] })).toBe(true);
});
