import { expect, test } from 'vitest';
import {
  type EndingStay,
  cancelFeeOf,
  isEnded,
  isReleasedNoShow,
  isRevived,
  refuseEnd,
  refusePolicyFee,
} from './cancel.ts';

const came = '2026-11-20T12:00:00.000Z';
const stay = (more: Partial<EndingStay> = {}): EndingStay => ({
  code: 'R-1',
  status: 'SUCCESSFUL',
  paidAmount: 20_000,
  currency: 'EUR',
  ...more,
});

test.each<[string, EndingStay, EndingStay | undefined, string | undefined]>([
  ['expected guests', stay({ status: 'CANCELLED' }), stay(), undefined],
  ['guests in the house', stay({ status: 'CANCELLED' }), stay({ actualCheckInAt: came }), 'reservation.cancelInHouse'],
  [
    'guests in the house, called lost',
    stay({ status: 'ALLREADYTAKEN' }),
    stay({ actualCheckInAt: came }),
    'reservation.cancelInHouse',
  ],
  ['guests who leave', stay({ status: 'FINISHED' }), stay({ actualCheckInAt: came }), undefined],
  ['all of it kept', stay({ status: 'CANCELLED', cancelFee: 20_000 }), stay(), undefined],
  ['more kept than was paid', stay({ status: 'CANCELLED', cancelFee: 20_001 }), stay(), 'reservation.cancelFee'],
  [
    'more kept than is left of it',
    stay({ status: 'CANCELLED', cancelFee: 20_000 }),
    stay({ status: 'CANCELLED', paidAmount: 5000 }),
    'reservation.cancelFee',
  ],
  ['a fee of what was not cancelled', stay({ cancelFee: 99_999 }), stay(), undefined],
])('%s', (_, record, before, key) => {
  expect(refuseEnd(record, before)?.key).toBe(key);
});

test('a fee is that of a cancelled stay alone, and none where nobody says otherwise', () => {
  expect(cancelFeeOf(stay({ status: 'CANCELLED' }), stay())).toBe(0);
  expect(cancelFeeOf(stay({ status: 'CANCELLED', cancelFee: 500 }), stay())).toBe(500);
  expect(cancelFeeOf(stay({ cancelFee: 500 }), stay())).toBeNull();
  expect(cancelFeeOf(stay({ status: 'CANCELLED' }), stay({ status: 'CANCELLED' }))).toBeNull();
});

test.each<[string, number | null, number | undefined, EndingStay, string | undefined]>([
  ['the fee that was shown', 500, 500, stay(), undefined],
  ['another by now', 500, 900, stay(), 'reservation.policyFee'],
  ['nobody was shown one', null, 900, stay(), undefined],
  ['a policy that is gone', 500, undefined, stay(), undefined],
  ['cancelled before', 500, 900, stay({ status: 'CANCELLED' }), undefined],
])('a cancellation holds to the fee by the policy: %s', (_, policyFee, now, before, key) => {
  const record = { ...stay({ status: 'CANCELLED' }), policyFee };
  expect(refusePolicyFee(record, before, () => now)?.key).toBe(key);
});

test('a stay ends when it is cancelled, and is revived from there alone', () => {
  const cancelled = stay({ status: 'CANCELLED' });
  expect([isEnded(cancelled, stay()), isEnded(cancelled, cancelled), isEnded(cancelled, undefined)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isRevived(stay(), cancelled), isRevived(stay(), stay({ status: 'FINISHED' }))]).toEqual([true, false]);
});

test('guests who did not come are cancelled where their nights are released, once', () => {
  const missing = { ...stay(), noShowAt: came, releasesNights: true };
  expect(isReleasedNoShow(missing, stay())).toBe(true);
  expect(isReleasedNoShow({ ...missing, releasesNights: false }, stay())).toBe(false);
  expect(isReleasedNoShow(missing, { ...stay(), noShowAt: came })).toBe(false);
  expect(isReleasedNoShow(missing, stay({ status: 'CANCELLED' }))).toBe(false);
});
