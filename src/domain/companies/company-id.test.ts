import { expect, test } from 'vitest';
import { isReservedId } from './company-id.ts';

test('TN1 some words are the platform’s own', () => {
  expect(isReservedId('public')).toBe(true);
  expect(isReservedId('deniz-evi')).toBe(false);
});
