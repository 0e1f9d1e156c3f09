import { expect, test } from 'vitest';
import { type LongStayDiscount, longStayDiscount } from './long-stay.ts';

const discount = (more: Partial<LongStayDiscount> = {}): LongStayDiscount => ({
  id: 'l-1',
  scope: 'ALL',
  tiers: [{ minNights: 7, percent: 10 }],
  ...more,
});
const applied = (discounts: LongStayDiscount[], channelId?: string) =>
  longStayDiscount({
    discounts,
    channelId,
    estate: { id: 'est-1' },
    checkIn: '2026-06-01',
    nights: 7,
    accommodation: 70_000,
  });

test.each([
  [['chn-1'], 'chn-1', 7000],
  [['chn-1', 'chn-2'], 'chn-2', 7000],
  [['chn-1'], 'chn-2', undefined],
  [['chn-1'], undefined, undefined],
  [[], 'chn-2', 7000],
  [null, 'chn-2', 7000],
  [undefined, undefined, 7000],
])('PR2: a discount of the channels %j gives a stay of %s %s', (channelIds, channelId, amount) => {
  expect(applied([discount(channelIds === undefined ? {} : { channelIds })], channelId)?.amount).toBe(amount);
});

test('PR2: the discount of another channel does not hide the one for all', () => {
  const both = [
    discount({ id: 'other', channelIds: ['chn-9'], tiers: [{ minNights: 7, percent: 50 }] }),
    discount({ id: 'all' }),
  ];
  expect(applied(both, 'chn-1')?.discount.id).toBe('all');
  expect(applied([discount({ isActive: false })])).toBeUndefined();
});
