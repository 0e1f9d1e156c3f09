import { describe, expect, it } from 'vitest';
import { type Charge, chargesTotal, refuseCharge, refuseOtherCurrency } from './charges.ts';

const charge: Charge = { reservationId: 'res-1', quantity: 3, unitAmount: 1250, bornBy: 'GUEST' };
const stay = { code: 'R-000001', status: 'SUCCESSFUL', currency: 'EUR' };

describe('what the guest bears', () => {
  it('is quantity × amount of the guest’s own charges', () => {
    const others = ['OWNER', 'COMPANY'].map((bornBy) => ({ ...charge, bornBy }));
    expect(chargesTotal([charge, ...others, { ...charge, quantity: 1, unitAmount: 99 }])).toBe(3849);
    expect(chargesTotal([])).toBe(0);
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

describe('a home of another currency', () => {
  const refused = (currency: string, isPaid: boolean, isCharged: boolean, own = 'EUR') =>
    refuseOtherCurrency({
      stay: { ...stay, currency: own },
      currency,
      isPaid: () => isPaid,
      isCharged: () => isCharged,
    });
  it('is for stays without money only', () => {
    expect(refused('TRY', false, false)).toBeUndefined();
    expect(refused('TRY', true, true)).toMatchObject({ status: 409, field: 'estateId', key: 'payment.stayCurrency' });
    expect(refused('TRY', false, true)).toMatchObject({ key: 'charge.currency', params: { own: 'EUR' } });
  });
  it.each([['EUR'], ['']])('money is not asked for where it is %j', (currency) => {
    expect(refused(currency, true, true)).toBeUndefined();
    expect(refused('TRY', true, true, '')).toBeUndefined();
  });
});
