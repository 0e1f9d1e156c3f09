import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { balance, keptFee, type Owed, stayMoney } from './balance.ts';

const sold = (more: Owed = {}): Owed => ({ status: 'SUCCESSFUL', totalPrice: 45_000, collectedBy: 'COMPANY', ...more });
const figures = (stay: Owed) => {
  const { total, paid, refunded, remaining, refundDue, state } = stayMoney(stay);
  return [total, paid, refunded, remaining, refundDue, state];
};

describe('RS1, PA1, SC2: the money of a stay', () => {
  test.each<[string, Owed, readonly unknown[]]>([
    ['nothing paid', sold(), [45_000, 0, 0, 45_000, 0, 'UNPAID']],
    ['a part', sold({ paidAmount: 20_000 }), [45_000, 20_000, 0, 25_000, 0, 'PARTIAL']],
    ['all', sold({ paidAmount: 45_000 }), [45_000, 45_000, 0, 0, 0, 'PAID']],
    ['all, before a charge', sold({ paidAmount: 45_000, chargesTotal: 3750 }), [48_750, 45_000, 0, 3750, 0, 'PARTIAL']],
    ['too much', sold({ paidAmount: 45_001 }), [45_000, 45_001, 0, -1, 1, 'OVERPAID']],
    ['paid, and refunded while it stands', sold({ refundedAmount: 45_000 }), [45_000, 0, 45_000, 45_000, 0, 'UNPAID']],
    ['for free', sold({ totalPrice: 0 }), [0, 0, 0, 0, 0, 'PAID']],
    ['by a channel', sold({ collectedBy: 'CHANNEL' }), [45_000, 0, 0, 0, 0, 'PAID']],
    [
      'by a channel, with a charge of ours',
      sold({ collectedBy: 'CHANNEL', chargesTotal: 3750 }),
      [48_750, 0, 0, 3750, 0, 'UNPAID'],
    ],
    ['by a channel, not confirmed', sold({ collectedBy: 'CHANNEL', status: 'PENDING' }), [45_000, 0, 0, 0, 0, null]],
    ['cancelled', sold({ status: 'CANCELLED', cancelFee: 0 }), [0, 0, 0, 0, 0, null]],
    ['failed', sold({ status: 'FAILED' }), [0, 0, 0, 0, 0, null]],
    ['lost, by a channel', sold({ status: 'ALLREADYTAKEN', collectedBy: 'CHANNEL' }), [0, 0, 0, 0, 0, null]],
    ['lost after payment', sold({ status: 'ALLREADYTAKEN', paidAmount: 500 }), [0, 500, 0, -500, 500, 'OVERPAID']],
    [
      'cancelled after payment, for a fee',
      sold({ status: 'CANCELLED', cancelFee: 5000, paidAmount: 45_000, chargesTotal: 3750 }),
      [5000, 45_000, 0, -40_000, 40_000, 'OVERPAID'],
    ],
    [
      'refunded but for the fee',
      sold({ status: 'CANCELLED', cancelFee: 5000, paidAmount: 5000, refundedAmount: 40_000 }),
      [5000, 5000, 40_000, 0, 0, 'REFUNDED'],
    ],
    [
      'the fee refunded, too',
      sold({ status: 'CANCELLED', cancelFee: 5000, paidAmount: 0, refundedAmount: 45_000 }),
      [0, 0, 45_000, 0, 0, 'REFUNDED'],
    ],
    [
      'cancelled, all of it kept',
      sold({ status: 'CANCELLED', cancelFee: 20_000, paidAmount: 20_000 }),
      [20_000, 20_000, 0, 0, 0, 'PAID'],
    ],
    [
      'cancelled before anybody was asked for a fee',
      sold({ status: 'CANCELLED', paidAmount: 20_000 }),
      [20_000, 20_000, 0, 0, 0, 'PAID'],
    ],
  ])('%s', (_, stay, expected) => {
    expect(figures(stay)).toEqual(expected);
  });
  it('whatever a stay is: total less paid is what remains, but for what a channel collects, and no refund beside a rest', () => {
    const amount = fc.nat(100_000);
    const stays = fc.record({
      totalPrice: amount,
      chargesTotal: amount,
      paidAmount: amount,
      refundedAmount: amount,
      status: fc.constantFrom('PENDING', 'SUCCESSFUL', 'FINISHED', 'CANCELLED', 'FAILED', 'ALLREADYTAKEN'),
      cancelFee: fc.option(amount),
      collectedBy: fc.constantFrom('CHANNEL', 'COMPANY'),
    });
    fc.assert(
      fc.property(stays, (stay) => {
        const { total, owed, paid, remaining, refundDue, collectable } = stayMoney(stay);
        expect(remaining).toBe(owed - paid);
        expect(owed).toBeLessThanOrEqual(total);
        if (stay.collectedBy === 'COMPANY') expect(owed).toBe(total);
        expect(refundDue).toBe(Math.max(0, -remaining));
        expect(collectable).toBeGreaterThanOrEqual(
          ['PENDING', 'SUCCESSFUL', 'FINISHED'].includes(stay.status) ? remaining : 0,
        );
      }),
    );
  });
});

describe('what is stored of it', () => {
  it('none of a refund is null, and a fee is no more than what is kept', () => {
    expect(balance(sold({ paidAmount: 45_000 }))).toEqual({
      grandTotal: 45_000,
      paidAmount: 45_000,
      refundedAmount: null,
      remainingPrice: 0,
      refundDue: null,
      paymentState: 'PAID',
    });
    const cancelled = sold({ status: 'CANCELLED', cancelFee: 5000, paidAmount: 3000, refundedAmount: 42_000 });
    expect(balance(cancelled)).toMatchObject({ cancelFee: 3000, refundedAmount: 42_000, refundDue: null });
    expect(balance(sold({ status: 'CANCELLED', paidAmount: 9 }))).not.toHaveProperty('cancelFee');
  });
  it('AC4: only a fee that somebody said is earned', () => {
    expect(keptFee(sold({ status: 'CANCELLED', cancelFee: 5000, paidAmount: 9000 }))).toBe(5000);
    expect(keptFee(sold({ status: 'CANCELLED', paidAmount: 9000 }))).toBe(0);
    expect(keptFee(sold({ paidAmount: 9000, cancelFee: 5000 }))).toBe(0);
  });
});
