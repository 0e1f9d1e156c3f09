import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Coupon, couponCode, couponDiscount, type CouponQuestion } from './coupon.ts';

const coupon: Coupon = { id: 'c', code: 'SUMMER', type: 'PERCENT', percent: 10 };
const question = (change: Partial<Coupon> = {}, more: Partial<CouponQuestion> = {}): CouponQuestion => ({
  coupon: { ...coupon, ...change },
  today: '2026-05-10',
  stay: { checkIn: '2026-06-01', checkOut: '2026-06-08' },
  nights: 7,
  estateId: 'est-1',
  channelId: 'web',
  currency: 'EUR',
  accommodation: 70_000,
  ...more,
});
const reasonOf = (asked: CouponQuestion) => {
  const answer = couponDiscount(asked);
  return 'refused' in answer ? answer.refused.reason : answer.amount;
};

describe('PR4: a coupon', () => {
  it.each<[string, Partial<Coupon>, Partial<CouponQuestion>]>([
    ['inactive', { isActive: false }, {}],
    ['notYet', { validFrom: '2026-05-11' }, {}],
    ['over', { validTo: '2026-05-09' }, {}],
    ['stayOutside', { stayFrom: '2026-06-02' }, {}],
    ['stayOutside', { stayTo: '2026-06-07' }, {}],
    ['estate', { estateIds: ['est-2'] }, {}],
    ['channel', { channelIds: ['phone'] }, {}],
    ['channel', { channelIds: ['web'] }, { channelId: undefined }],
    ['currency', { type: 'FIXED', amount: 500, currency: 'USD' }, {}],
    ['minNights', { minNights: 8 }, {}],
    ['minAmount', { minAmount: 70_001 }, {}],
    ['usedUp', { maxUses: 3, usedCount: 3 }, {}],
    ['guestLimit', { perGuestLimit: 1 }, { usedByGuest: 1 }],
  ])('is refused with the reason %s', (reason, change, more) => expect(reasonOf(question(change, more))).toBe(reason));

  it('counts on the last day of its window, and for a stay that fills it', () => {
    expect(reasonOf(question({ validFrom: '2026-05-10', validTo: '2026-05-10' }))).toBe(7_000);
    expect(reasonOf(question({ stayFrom: '2026-06-01', stayTo: '2026-06-08' }))).toBe(7_000);
  });

  it('takes off no more than the accommodation', () => {
    expect(reasonOf(question({ type: 'FIXED', amount: 99_999, currency: 'EUR' }))).toBe(70_000);
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 100 }), (accommodation, percent) => {
        const answer = couponDiscount(question({ percent }, { accommodation }));
        expect('amount' in answer && answer.amount >= 0 && answer.amount <= accommodation).toBe(true);
      }),
    );
  });

  it('is the same code in any casing', () => expect(couponCode('  summer-tr ')).toBe('SUMMER-TR'));
});
