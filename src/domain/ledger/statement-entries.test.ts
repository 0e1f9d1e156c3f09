import { expect, test } from 'vitest';
import { movementOf } from './statement-entries.ts';

test.each([
  ['st-1-amount', 'STATEMENT'],
  ['st-1-tax', 'WITHHOLDING'],
  ['st-1-payout', 'PAYOUT'],
  ['st-1-payout-2', 'PAYOUT'],
  ['st-1-payout-r', 'PAYOUT_BACK'],
  ['st-1-payout-2-r', 'PAYOUT_BACK'],
])('%s moves %s', (entryId, movement) => {
  expect(movementOf(entryId, 'st-1')).toBe(movement);
});
