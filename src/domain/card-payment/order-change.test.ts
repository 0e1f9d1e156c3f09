import { describe, expect, test } from 'vitest';
import type { CardOrder, OrderedStay, Try } from './order.ts';
import {
  type ChangedOrder,
  decideOrder,
  decideRefundRequest,
  decideReopen,
  hasCardFee,
  orderChangeOf,
  spentReasonOf,
} from './order-change.ts';

const NOW = '2026-06-15T12:00:00.000Z';
const stay: OrderedStay = { code: 'R-1', status: 'SUCCESSFUL', currency: 'EUR', remainingPrice: 10_000 };
const tried = (state: Try['state'], ref = 'o.1'): Try => ({ ref, state, installment: 1, at: NOW });
const stored: ChangedOrder = { orderId: 'o', reservationId: 'r', amount: 100, total: 103, status: 'WAITING' };

describe('a new order', () => {
  const order = (setup: Partial<Parameters<typeof decideOrder>[0]> = {}) =>
    decideOrder({ stay, asked: undefined, percent: 3, isFeeIncluded: false, now: NOW, ...setup });
  test('asks for what the stay owes, plus the card fee', () => {
    expect(order()).toMatchObject({
      set: { amount: 10_000, currency: 'EUR', feePercent: 3, cardFee: 300, total: 10_300 },
    });
  });
  test('asks for the given part of it', () => {
    expect(order({ asked: 5000 })).toMatchObject({ set: { amount: 5000, cardFee: 150, total: 5150 } });
  });
  test('PR5: adds no fee to a price that includes it', () => {
    expect(order({ isFeeIncluded: true })).toMatchObject({ set: { isFeeIncluded: true, total: 10_000 } });
  });
  test('is refused without a stay, and beyond what it owes', () => {
    expect(order({ stay: undefined })).toMatchObject({
      refused: { status: 422, field: 'reservationId', key: 'cardPayment.noStay' },
    });
    expect(order({ asked: 10_001 })).toHaveProperty('refused');
  });
});

test.each([
  [undefined, false],
  [null, false],
  [{ lines: [{ kind: 'ACCOMMODATION' }] }, false],
  [{ lines: [{ kind: 'ACCOMMODATION' }, { kind: 'CARD_FEE' }] }, true],
])('%j includes the card fee: %s', (quote, is) => expect(hasCardFee(quote)).toBe(is));

describe('a change', () => {
  test.each([
    ['amount', 101],
    ['total', 1],
    ['reservationId', 'other'],
    ['currency', 'TRY'],
  ])('of its %s is refused', (key, value) => {
    expect(orderChangeOf({ ...stored, [key]: value }, stored)).toMatchObject({
      refused: { status: 409, field: 'amount', key: 'cardPayment.posted' },
    });
  });
  test.each([
    [{ attentionDoneAt: NOW, refundRequestedAt: NOW }, 'ATTENTION_DONE'],
    [{ refundRequestedAt: NOW }, 'REFUND'],
    [{ reopenedAt: NOW }, 'REOPEN'],
    [{ status: 'CANCELLED' as const }, 'PROGRESS'],
  ])('%j asks for %s', (more, asks) => {
    expect(orderChangeOf({ ...stored, ...more }, stored)).toEqual({ asks });
  });
  test('a request of before is none', () => {
    const asked = { ...stored, refundRequestedAt: NOW };
    expect(orderChangeOf(asked, asked)).toEqual({ asks: 'PROGRESS' });
  });
});

test.each([
  [
    'five failed tries',
    { status: 'FAILED' as const, tries: Array.from({ length: 5 }, () => tried('FAILED')) },
    'TRIES',
  ],
  ['four', { status: 'FAILED' as const, tries: Array.from({ length: 4 }, () => tried('FAILED')) }, null],
  [
    'a running try',
    { status: 'FAILED' as const, tries: [...Array.from({ length: 5 }, () => tried('FAILED')), tried('SENT')] },
    null,
  ],
  ['a paid order', { status: 'PAID' as const, tries: Array.from({ length: 5 }, () => tried('FAILED')) }, null],
])('an order is spent after %s', (_, order, reason) => expect(spentReasonOf(order)).toBe(reason));

describe('PA4: a requested refund', () => {
  const paid = {
    id: 'o',
    currency: 'EUR',
    status: 'PAID',
    paymentId: 'card-o-1',
    paidTotal: 5000,
    tries: [tried('CAPTURED')],
  };
  const asked = (more: object = {}, left = 5000) => decideRefundRequest({ ...paid, ...more }, { left, now: NOW });
  test('of staff is the rest of the payment', () => {
    expect(asked({}, 4000)).toEqual({
      set: {
        refundState: 'REQUESTED',
        checks: 0,
        nextCheckAt: NOW,
        refundReason: 'STAFF',
        refundAmount: 4000,
        refundRef: 'o.1',
      },
    });
  });
  test('of an item is its amount, at most the rest, with its reason', () => {
    const item = { refundState: 'DUE', refundReason: 'OVERPAID', refundAmount: 1500, refundRef: 'o.1' };
    expect(asked(item)).toMatchObject({ set: { refundReason: 'OVERPAID', refundAmount: 1500 } });
    expect(asked(item, 1000)).toMatchObject({ set: { refundAmount: 1000 } });
  });
  test('is refused twice, and where nothing is left', () => {
    expect(asked({ refundState: 'REQUESTED' })).toMatchObject({ refused: { key: 'cardPayment.refundedAlready' } });
    expect(asked({ refundState: 'REFUNDED' })).toMatchObject({ refused: { key: 'cardPayment.refundedAlready' } });
    expect(asked({}, 0)).toMatchObject({ refused: { status: 409, key: 'cardPayment.nothingLeft' } });
  });
});

describe('reopening a link', () => {
  const order: CardOrder = {
    id: 'o',
    status: 'WAITING',
    amount: 10_000,
    total: 10_300,
    currency: 'EUR',
    expiresAt: '2026-06-14T00:00:00.000Z',
    tries: [tried('FAILED')],
  };
  test('of an expired one: its tries count no longer', () => {
    const set = { status: 'WAITING', triesBefore: 1, spentReason: null, expiresAt: '2026-06-18T12:00:00.000Z' };
    expect(decideReopen(order, stay, NOW)).toMatchObject({ set });
  });
  test('is refused while it is open, without a stay, and for more than is owed', () => {
    const open = { ...order, expiresAt: '2026-06-16T00:00:00.000Z' };
    expect(decideReopen(open, stay, NOW)).toMatchObject({ refused: { status: 409, key: 'cardPayment.stillOpen' } });
    expect(decideReopen(order, undefined, NOW)).toMatchObject({ refused: { key: 'cardPayment.noStay' } });
    expect(decideReopen(order, { ...stay, remainingPrice: 5000 }, NOW)).toHaveProperty('refused');
  });
});
