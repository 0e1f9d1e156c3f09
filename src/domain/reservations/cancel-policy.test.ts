import { expect, test } from 'vitest';
import { policyFee, policyOf, type PolicyStay } from './cancel-policy.ts';

const nights = [10_000, 12_000, 12_000].map((amount) => ({ amount }));
const stay = (more: Partial<PolicyStay> = {}): PolicyStay => ({
  checkIn: '2026-12-10',
  status: 'SUCCESSFUL',
  totalPrice: 36_001,
  paidAmount: 36_001,
  quote: { nights },
  ...more,
});

test.each([
  ['on the last free day nothing is kept', { freeDays: 7, percent: 50 }, '2026-12-03', 0],
  ['a day later half of the price, half up', { freeDays: 7, percent: 50 }, '2026-12-04', 18_001],
  ['the first two nights', { freeDays: 7, nights: 2 }, '2026-12-09', 22_000],
  ['the greater of both', { nights: 1, percent: 50 }, '2026-12-10', 18_001],
  ['never more than the price', { nights: 30, percent: 100 }, '2026-12-10', 34_000 + 2001],
  ['without free days it is free until the day before the arrival', { percent: 100 }, '2026-12-09', 0],
  ['who does not come pays it on the day of arrival', { percent: 100 }, '2026-12-10', 36_001],
])('RS3: %s', (_, policy, today, fee) => {
  expect(policyFee(policy, stay(), today).fee).toBe(fee);
});

test('nothing is kept but what was paid, and what the policy asks is still said', () => {
  const paid = policyFee({ percent: 50 }, stay({ paidAmount: 5000 }), '2026-12-10');
  expect(paid).toEqual({ fee: 5000, asked: 18_001, freeUntil: '2026-12-10', isFree: false });
});

test('a stay by the month has no nights of its own: all of its accommodation', () => {
  const month = stay({ quote: { nights: [] }, accommodationPrice: 30_000 });
  expect(policyFee({ nights: 1 }, month, '2026-12-10').fee).toBe(30_000);
});

test('the channel’s policy is before the contract’s and the company’s; one that keeps nothing is none', () => {
  const company = { freeDays: 3, percent: 50 };
  expect(policyOf([{ freeDays: 9, nights: 1 }, { percent: 10 }, company])).toEqual({ freeDays: 9, nights: 1 });
  expect(policyOf([{ freeDays: 9 }, null, company])).toBe(company);
  expect(policyOf([undefined, {}, null])).toBeUndefined();
});
