import { describe, expect, it } from 'vitest';
import { balance } from './balance.ts';
import { type Charge, chargesTotal, refuseCharge } from './charges.ts';

const charge: Charge = { reservationId: 'res-1', quantity: 3, unitAmount: 1250, bornBy: 'GUEST' };
const stay = { code: 'R-000001', status: 'SUCCESSFUL', currency: 'EUR' };

describe('what the guest bears', () => {
  it('is quantity × amount of the guest’s own charges', () => {
    const others = ['OWNER', 'COMPANY'].map((bornBy) => ({ ...charge, bornBy }));
    expect(chargesTotal([charge, ...others, { ...charge, quantity: 1, unitAmount: 99 }])).toBe(3849);
    expect(chargesTotal([])).toBe(0);
  });
});

describe('the balance', () => {
  it('PA1: the charges are owed beyond the price', () => {
    const owed = { totalPrice: 45_000, chargesTotal: 3750 };
    expect(balance(owed)).toEqual({ paidAmount: 0, remainingPrice: 48_750, paymentState: 'UNPAID' });
    expect(balance({ ...owed, paidAmount: 45_000 })).toMatchObject({ remainingPrice: 3750, paymentState: 'PARTIAL' });
    expect(balance({ ...owed, paidAmount: 48_750 })).toMatchObject({ remainingPrice: 0, paymentState: 'PAID' });
    expect(balance({ ...owed, paidAmount: 48_751 })).toMatchObject({ remainingPrice: -1, paymentState: 'OVERPAID' });
  });
  it('SC2: no channel collects them', () => {
    const sold = { totalPrice: 45_000, chargesTotal: 3750, collectedBy: 'CHANNEL' };
    expect(balance(sold)).toMatchObject({ remainingPrice: 3750, paymentState: 'UNPAID' });
    expect(balance({ ...sold, paidAmount: 45_000 })).toMatchObject({ remainingPrice: 3750, paymentState: 'PARTIAL' });
    expect(balance({ ...sold, paidAmount: 48_750 })).toMatchObject({ remainingPrice: 0, paymentState: 'PAID' });
    expect(balance({ ...sold, chargesTotal: 0 })).toMatchObject({ remainingPrice: 0, paymentState: 'PAID' });
  });
});

describe('a charge', () => {
  const refused = (more: Partial<Parameters<typeof refuseCharge>[0]> = {}) =>
    refuseCharge({ charge, before: undefined, stay, ...more })?.key;
  it('is taken for a stay that is held, confirmed or over', () => {
    for (const status of ['PENDING', 'SUCCESSFUL', 'FINISHED']) {
      expect(refused({ stay: { ...stay, status } })).toBeUndefined();
    }
  });
  it.each(['CANCELLED', 'FAILED', 'ALLREADYTAKEN'])('on a %s one is refused, but for its words', (status) => {
    const closed = { ...stay, status };
    expect(refused({ stay: closed })).toBe('charge.closed');
    expect(refused({ stay: closed, before: charge })).toBeUndefined();
    for (const change of [{ quantity: 1 }, { unitAmount: 1 }, { bornBy: 'OWNER' }]) {
      expect(refused({ stay: closed, before: { ...charge, ...change } })).toBe('charge.closed');
    }
  });
  it('stays with its reservation, whose currency must be known', () => {
    expect(refused({ before: { ...charge, reservationId: 'res-2' } })).toBe('charge.fixed');
    expect(refused({ stay: { ...stay, currency: '' } })).toBe('charge.noCurrency');
  });
});
