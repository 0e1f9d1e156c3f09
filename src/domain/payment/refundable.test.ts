import { describe, expect, test } from 'vitest';
import type { Payment } from './payment.ts';
import { backToCardOf, leftOfCollections } from './refundable.ts';

const paid = (id: string, amount: number, method = 'CASH', more: Partial<Payment> = {}): Payment => ({
  id,
  kind: 'COLLECTION',
  status: 'SUCCESSFUL',
  amount,
  method,
  ...more,
});
const back = (id: string, amount: number, method = 'CASH', more: Partial<Payment> = {}): Payment =>
  paid(id, amount, method, { kind: 'REFUND', ...more });
const link = paid('card-o-1', 1000, 'CREDIT_CARD', { origin: 'CARD' });
const left = (payments: readonly Payment[], onItsWay: readonly { paymentId: string; amount: number }[] = []) =>
  Object.fromEntries(leftOfCollections({ payments, onItsWay }));

describe('PA4: what is left of each collection', () => {
  test.each([
    ['all of it', [link], { 'card-o-1': 1000 }],
    ['less what went to its card', [link, back('back-card-o-1', 400, 'CREDIT_CARD')], { 'card-o-1': 600 }],
    ['less what went by bank', [link, back('r', 400, 'BANK_TRANSFER')], { 'card-o-1': 600 }],
    ['never below zero', [link, back('r', 1400, 'BANK_TRANSFER')], { 'card-o-1': 0 }],
    ['the same method first', [link, paid('c', 500), back('r', 300)], { 'card-o-1': 1000, c: 200 }],
    ['links before the rest', [paid('c', 500), link, back('r', 1200, 'BANK_TRANSFER')], { c: 300, 'card-o-1': 0 }],
    ['a reversed one has none', [{ ...link, status: 'REVERSED' }, paid('c', 500)], { c: 500 }],
    ['a reversed refund took none', [link, back('r', 400, 'CASH', { status: 'REVERSED' })], { 'card-o-1': 1000 }],
    ['in the currency of the stay', [paid('c', 90, 'CASH', { baseAmount: 50 }), back('r', 20)], { c: 30 }],
  ] as const)('%s', (_, payments, expected) => expect(left(payments)).toEqual(expected));

  test('what is on its way to a card is gone, and other refunds are taken from what is beside it', () => {
    const payments = [link, paid('c', 500), back('r', 500, 'BANK_TRANSFER')];
    const onItsWay = [{ paymentId: 'card-o-1', amount: 1000 }];
    expect(left(payments, onItsWay)).toEqual({ 'card-o-1': 0, c: 0 });
    expect(backToCardOf('card-o-1', { payments, onItsWay })).toBe(1000);
    expect(backToCardOf('c', { payments, onItsWay })).toBe(0);
  });
});
