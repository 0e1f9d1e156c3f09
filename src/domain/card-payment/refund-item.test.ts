import { describe, expect, test } from 'vitest';
import type { Payment } from '../payment/payment.ts';
import { partCapture, type RefundableOrder, refundableTo, refundItems } from './refund-item.ts';

const payment: Payment = {
  id: 'card-o-1',
  kind: 'COLLECTION',
  status: 'SUCCESSFUL',
  amount: 1000,
  method: 'CREDIT_CARD',
  origin: 'CARD',
};
const order = (more: Partial<RefundableOrder> = {}): RefundableOrder => ({
  id: 'o',
  status: 'PAID',
  paymentId: 'card-o-1',
  paidTotal: 1000,
  tries: [{ ref: 'o.1' }],
  ...more,
});
const due = (refundReason: string, refundAmount: number) =>
  order({ refundState: 'DUE', refundReason, refundAmount, refundRef: 'o.1' });
const back = (amount: number): Payment => ({ id: 'r', kind: 'REFUND', status: 'SUCCESSFUL', amount, method: 'CASH' });

describe('PA1: what a card was charged, parted', () => {
  test.each([
    ['all is owed', 10_000, { surcharge: 369, back: 0 }],
    ['more is owed', 50_000, { surcharge: 369, back: 0 }],
    ['a tenth is owed', 1000, { surcharge: 37, back: 9332 }],
    ['nothing is owed', 0, { surcharge: 0, back: 10_369 }],
    ['too much was paid before', -500, { surcharge: 0, back: 10_369 }],
  ])('%s', (_, remaining, expected) => {
    expect(partCapture({ amount: 10_000, total: 10_369, remaining })).toEqual(expected);
  });
});

describe('refund items follow the money of the stay', () => {
  const items = (
    one: RefundableOrder,
    { payments = [payment], refundDue = 0, isReleased = false }: Partial<Parameters<typeof refundItems>[0]> = {},
  ) =>
    refundItems({ orders: [one], payments, refundDue, isReleased }).map(({ set }) => [
      set.refundState,
      set.refundAmount,
    ]);

  test('of a stay that came to nothing what is due, as far as its payment has it', () => {
    expect(items(order(), { refundDue: 700, isReleased: true })).toEqual([['DUE', 700]]);
    expect(items(order(), { refundDue: 1500, isReleased: true })).toEqual([['DUE', 1000]]);
    expect(items(order(), { refundDue: 700 })).toEqual([]);
  });
  test('paid back by hand it is less, then closed, and there again when that is reversed', () => {
    expect(items(due('OVERPAID', 500), { refundDue: 200 })).toEqual([['DUE', 200]]);
    expect(items(due('OVERPAID', 500))).toEqual([[null, null]]);
    expect(items(order({ refundReason: 'OVERPAID' }), { refundDue: 500 })).toEqual([['DUE', 500]]);
  });
  test('what was asked for and not taken by the provider is asked for again, whatever the stay owes', () => {
    const failed = order({ refundState: 'ERROR', refundReason: 'ASKED', refundAmount: 200, refundRef: 'o.1' });
    expect(items(failed)).toEqual([]);
    expect(items(failed, { payments: [payment, back(900)] })).toEqual([['ERROR', 100]]);
    expect(items(failed, { refundDue: 700, isReleased: true })).toEqual([['ERROR', 700]]);
  });
  test('money that came too late goes back whole, whatever the stay owes', () => {
    const payments = [payment, back(300)];
    expect(items(due('CLOSED', 1000), { payments, isReleased: true })).toEqual([['DUE', 700]]);
    expect(items(due('CLOSED', 700), { payments, isReleased: true })).toEqual([]);
  });
  test('what the provider would not take stays so, and what is on its way or charged twice is left alone', () => {
    expect(items({ ...due('OVERPAID', 500), refundState: 'ERROR' }, { refundDue: 200 })).toEqual([['ERROR', 200]]);
    expect(items({ ...due('OVERPAID', 500), refundState: 'REQUESTED' })).toEqual([]);
    expect(items({ ...due('PAID_TWICE', 1000), refundRef: 'o.2' })).toEqual([]);
  });
});

test('PA4: what may go back to a card', () => {
  const may = (one: RefundableOrder, payments: readonly Payment[] = [payment], isStayGone = false) =>
    refundableTo(one, { orders: [one], payments, isStayGone });
  expect(may(order())).toBe(1000);
  expect(may(order(), [payment, back(1000)])).toBe(0);
  expect(may(order(), [{ ...payment, status: 'REVERSED' }])).toBe(0);
  expect(may({ ...due('PAID_TWICE', 900), refundRef: 'o.2' })).toBe(900);
  expect(may(order({ paymentId: null }), [], true)).toBe(1000);
  expect(may(order({ paymentId: null }), [])).toBe(0);
});
