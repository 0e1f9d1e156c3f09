import { describe, expect, test } from 'vitest';
import { decideRecording } from './recording.ts';

const stay = { id: 'r', code: 'R-1', status: 'SUCCESSFUL', currency: 'EUR', totalPrice: 1000, paidAmount: 300 };
// In Istanbul it is the next day already.
const receivedAt = '2026-11-20T22:30:00.000Z';

describe('PA1: a payment recorded on a stay', () => {
  test('becomes a collection on the business day, and the sum grows by it', () => {
    expect(decideRecording({ paidAmount: 200, receivedAt, paymentMethod: 'BANK_TRANSFER' }, stay)).toEqual({
      does: 'COLLECT',
      amount: 200,
      method: 'BANK_TRANSFER',
      receivedOn: '2026-11-21',
      paidAmount: 500,
      paymentMethod: 'BANK_TRANSFER',
    });
  });
  test.each([
    [undefined, undefined, 'CASH', 'CASH'],
    ['CREDIT_CARD', undefined, 'CREDIT_CARD', null],
    ['CASH', 'CHANNEL_COLLECT', 'CASH', 'CHANNEL_COLLECT'],
    [undefined, 'BANK_TRANSFER', 'BANK_TRANSFER', 'BANK_TRANSFER'],
  ] as const)('by %s of a stay agreed by %s: by %s, and agreed by %s', (sent, agreed, method, paymentMethod) => {
    const money = { paidAmount: 1, receivedAt, paymentMethod: sent ?? null };
    expect(decideRecording(money, { ...stay, paymentMethod: agreed ?? null })).toMatchObject({ method, paymentMethod });
  });
  test.each([
    ['no amount', { receivedAt }, 'payment.amountNeeded'],
    ['nothing', { paidAmount: 0, receivedAt }, 'payment.amountNeeded'],
    ['another sum, without having received it', { paidAmount: 400 }, 'payment.serverKept'],
  ])('is refused for %s', (_, sent, key) => {
    expect(decideRecording(sent, stay)).toMatchObject({ refused: { field: 'paidAmount', key } });
  });
  test('what is refused of the amount stands beside the sum', () => {
    const sent = { paidAmount: 100, receivedAt };
    expect(decideRecording(sent, { ...stay, status: 'CANCELLED' })).toHaveProperty('refused');
    expect(decideRecording({ ...sent, paidAmount: 5000 }, stay)).toMatchObject({ refused: { field: 'paidAmount' } });
  });
  test('the sum stays where none came, and a new stay brings its first', () => {
    expect(decideRecording({ paidAmount: 300 }, stay)).toEqual({ does: 'KEEP', paidAmount: 300 });
    expect(decideRecording({}, stay)).toEqual({ does: 'KEEP', paidAmount: 300 });
    expect(decideRecording({ paidAmount: 50 }, undefined)).toEqual({ does: 'KEEP', paidAmount: 50 });
  });
});
