import { describe, expect, test } from 'vitest';
import { depositState, depositSums, heldOf } from './deposit.ts';
import { mirrorOf, paidBy, paidOf, type PaidStay, type Payment, refuseCollection, refuseRefund } from './payment.ts';

const paid = (kind: Payment['kind'], amount: number, more: Partial<Payment> = {}): Payment => ({
  kind,
  amount,
  status: 'SUCCESSFUL',
  method: 'CASH',
  ...more,
});
const stay: PaidStay = {
  id: 'r',
  code: 'R-1',
  status: 'SUCCESSFUL',
  currency: 'EUR',
  totalPrice: 1000,
  chargesTotal: 0,
  paidAmount: 400,
  collectedBy: 'COMPANY',
};

describe('PA1, PA4 what counts as paid', () => {
  test('collections less refunds, in the stay’s currency; neither deposits nor what was reversed', () => {
    const payments = [
      paid('COLLECTION', 900, { baseAmount: 300, method: 'BANK_TRANSFER' }),
      paid('COLLECTION', 200),
      paid('REFUND', 50),
      paid('DEPOSIT_IN', 5000),
      paid('COLLECTION', 70, { status: 'REVERSED' }),
      paid('REFUND', 70, { status: 'REVERSED' }),
    ];
    expect([paidOf(payments), paidBy(payments, 'CASH')]).toEqual([450, 150]);
  });
  test('a mirror takes back, also of its own kind', () => {
    expect((['COLLECTION', 'REFUND', 'DEPOSIT_IN', 'TRANSFER', 'DEPOSIT_WITHHELD'] as const).map(mirrorOf)).toEqual([
      'REFUND',
      'COLLECTION',
      'DEPOSIT_OUT',
      'TRANSFER',
      'DEPOSIT_WITHHELD',
    ]);
  });
  test('SC2 a channel that collects may bring the price though the guest owes nothing', () => {
    expect(refuseCollection({ stay: { ...stay, collectedBy: 'CHANNEL' }, amount: 600 })).toBeUndefined();
  });
});

describe('refusals', () => {
  test.each([
    ['a stay that came to nothing', { stay: { ...stay, status: 'CANCELLED' }, amount: 1 }, 'payment.closed'],
    ['another rest than was shown', { stay, amount: 1, expected: 700 }, 'payment.changed'],
    ['nothing left', { stay: { ...stay, paidAmount: 1000 }, amount: 1 }, 'payment.nothingDue'],
    ['on purpose', { stay: { ...stay, paidAmount: 1000 }, amount: 1, isOverMeant: true }, undefined],
    ['more than is left', { stay, amount: 601 }, undefined],
    ['twice what is left', { stay, amount: 1200 }, undefined],
    ['more than twice what is left', { stay, amount: 1201 }, 'payment.farMore'],
    ['more than twice on purpose', { stay, amount: 1201, isOverMeant: true }, undefined],
    ['beyond exact sums', { stay, amount: Number.MAX_SAFE_INTEGER, isOverMeant: true }, 'payment.inexact'],
  ])('%s', (_, setup, key) => expect(refuseCollection(setup)?.key).toBe(key));
  test('not more back than came, nor more cash than came in cash', () => {
    const payments = [paid('COLLECTION', 300, { method: 'CREDIT_CARD' }), paid('COLLECTION', 100)];
    const back = (amount: number, method: string) => refuseRefund({ stay, amount, method, payments })?.key;
    expect([back(401, 'CASH'), back(101, 'CASH'), back(100, 'CASH'), back(400, 'BANK_TRANSFER')]).toEqual([
      'payment.refundTooMuch',
      'payment.refundCash',
      undefined,
      undefined,
    ]);
    const beside = (amount: number) =>
      refuseRefund({ stay, amount, method: 'BANK_TRANSFER', payments, onItsWay: 300 })?.key;
    expect([beside(101), beside(100)]).toEqual(['payment.refundOnItsWay', undefined]);
  });
});

describe('PA2 states of a deposit', () => {
  const state = (moves: readonly Payment[], more: object = {}) =>
    depositState({ required: 100, sums: depositSums(moves), isWaived: false, isInHouse: false, ...more });
  test.each([
    ['REQUIRED', state([])],
    ['WAIVED', state([], { isWaived: true })],
    ['REQUIRED', state([paid('DEPOSIT_IN', 60)])],
    ['COLLECTED', state([paid('DEPOSIT_IN', 100)])],
    ['HELD', state([paid('DEPOSIT_IN', 100)], { isInHouse: true })],
    ['REFUNDED', state([paid('DEPOSIT_IN', 100), paid('DEPOSIT_OUT', 100)])],
    ['WITHHELD', state([paid('DEPOSIT_IN', 100), paid('DEPOSIT_WITHHELD', 100)])],
    ['PARTLY_WITHHELD', state([paid('DEPOSIT_IN', 100), paid('DEPOSIT_WITHHELD', 30), paid('DEPOSIT_OUT', 70)])],
  ])('%s', (expected, found) => expect(found).toBe(expected));
  test('what is held is what came less what left', () => {
    expect(heldOf(depositSums([paid('DEPOSIT_IN', 100), paid('DEPOSIT_OUT', 30)]))).toBe(70);
  });
});
