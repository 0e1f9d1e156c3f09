import { expect, test } from 'vitest';
import type { Payment } from '../payment/payment.ts';
import { cardsOf, mostToCards, type PaidByCard, partsToCards, refuseAskedRefund } from './asked-refund.ts';
import type { RefundableOrder } from './refund-item.ts';

const payment = (id: string, amount: number, more: Partial<Payment> = {}): Payment => ({
  id,
  amount,
  kind: 'COLLECTION',
  status: 'SUCCESSFUL',
  method: 'CREDIT_CARD',
  origin: 'CARD',
  ...more,
});
const order = (id: string, more: Partial<RefundableOrder> = {}): RefundableOrder => ({
  id,
  status: 'PAID',
  paymentId: `card-${id}-1`,
  tries: [{ ref: `${id}.1` }],
  ...more,
});
const paid: PaidByCard = {
  orders: [order('a'), order('b')],
  payments: [
    payment('card-a-1', 1000),
    payment('card-b-1', 500),
    payment('cash', 700, { method: 'CASH', origin: null }),
  ],
};
const parts = (backAmount: number, backMethod = 'CREDIT_CARD', money = paid) =>
  partsToCards({ backAmount, backMethod }, money).map(({ id, amount, refundRef }) => [id, amount, refundRef]);

test('PA4: a refund by card fills one card after the other, and names the try that paid', () => {
  expect(parts(300)).toEqual([['a', 300, 'a.1']]);
  expect(parts(1200)).toEqual([
    ['a', 1000, 'a.1'],
    ['b', 200, 'b.1'],
  ]);
  expect(mostToCards(paid)).toBe(1500);
});

test.each([
  ['by another way', 300, 'CASH'],
  ['more than they paid', 1501, 'CREDIT_CARD'],
  ['nothing', 0, 'CREDIT_CARD'],
])('nothing goes to cards, where it is %s', (_, amount, method) => {
  expect(parts(amount, method)).toEqual([]);
});

test.each<[string, Partial<RefundableOrder>]>([
  ['is not paid', { status: 'EXPIRED' }],
  ['is going back', { refundState: 'REQUESTED', refundAmount: 10, refundRef: 'a.1' }],
  ['went back', { refundState: 'REFUNDED', refundAmount: 10, refundRef: 'a.1' }],
  ['gives back what was charged twice', { refundState: 'DUE', refundRef: 'a.2' }],
  ['has no payment', { paymentId: null }],
])('an order is left out that %s', (_, more) => {
  expect(cardsOf({ ...paid, orders: [order('a', more), order('b')] }).map(({ id }) => id)).toEqual(['b']);
});

test('PA4: of each card only what is left: what went back by other ways is no longer with us', () => {
  const back = { id: 'r', kind: 'REFUND', status: 'SUCCESSFUL', method: 'CREDIT_CARD', amount: 400 } as const;
  expect(mostToCards({ ...paid, payments: [...paid.payments, back] })).toBe(1100);
});

const stay = { id: 'res', code: 'R-1', currency: 'EUR', status: 'SUCCESSFUL', totalPrice: 2000, paidAmount: 2200 };
const asked = { backAmount: 200, backMethod: 'CASH', backReason: 'paid too much' };
test.each([
  ['no amount', { backAmount: 0 }, {}, 'payment.refundNeeded', 'backAmount'],
  ['no way', { backMethod: null }, {}, 'payment.refundMethod', 'backMethod'],
  ['no reason', { backReason: ' ' }, {}, 'payment.refundReason', 'backReason'],
  ['more than was paid', { backAmount: 2201 }, {}, 'payment.refundTooMuch', 'backAmount'],
  ['more cash than came', { backAmount: 701 }, {}, 'payment.refundCash', 'backAmount'],
  [
    'beyond what is due of a cancelled stay',
    {},
    { status: 'CANCELLED', cancelFee: 2100 },
    'payment.refundBeyond',
    'backAmount',
  ],
  [
    'more to cards than they paid',
    { backAmount: 1600, backMethod: 'CREDIT_CARD' },
    {},
    'payment.refundCards',
    'backAmount',
  ],
])('PA4: a refund is refused for %s', (_, more, of, key, field) => {
  expect(refuseAskedRefund({ ...asked, ...more }, { ...stay, ...of }, paid)).toMatchObject({ key, field });
});
test.each([[asked], [{ ...asked, backMethod: 'CREDIT_CARD', backAmount: 1500 }]])('PA4: %j goes back', (back) => {
  expect(refuseAskedRefund(back, stay, paid)).toBeUndefined();
});
