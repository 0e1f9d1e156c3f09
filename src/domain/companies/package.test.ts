import { expect, test } from 'vitest';
import { isOverLimit, mayClose } from './package.ts';

test('TN2 a limit counts what would be there; none is no limit', () => {
  expect(isOverLimit(5, 5)).toBe(false);
  expect(isOverLimit(6, 5)).toBe(true);
  expect(isOverLimit(6, null)).toBe(false);
  expect(isOverLimit(1, 0)).toBe(true);
});

test('the company of the platform’s own people is never shut', () => {
  expect(mayClose({ state: 'SUSPENDED', roles: ['admin', 'Investor'] })).toBe(true);
  expect(mayClose({ state: 'SUSPENDED', roles: ['admin', 'SuperAdmin'] })).toBe(false);
  expect(mayClose({ state: 'CLOSED', roles: ['SuperAdmin'] })).toBe(false);
  expect(mayClose({ state: 'ACTIVE', roles: ['SuperAdmin'] })).toBe(true);
});
