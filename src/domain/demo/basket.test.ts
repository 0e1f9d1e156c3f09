import { expect, it } from 'vitest';
import { basketTotals, isCoupon } from './basket.ts';

const lines = [
  { id: 'lamp', price: 4995, quantity: 2 },
  { id: 'linen', price: 3001, quantity: 1 },
];

it('adds up in cents, with the price of the delivery', () => {
  expect(basketTotals({ lines, delivery: 'near', hasCoupon: false })).toEqual({
    goods: 12991,
    discount: 0,
    carriage: 6900,
    total: 19891,
  });
});

it('a coupon lowers the goods, not the delivery, and never to a part of a cent', () => {
  expect(basketTotals({ lines, delivery: 'far', hasCoupon: true })).toMatchObject({ discount: 1299, total: 21592 });
});

it('an empty basket costs its delivery only', () => {
  expect(basketTotals({ lines: [], delivery: 'parcel', hasCoupon: true }).total).toBe(0);
});

it('knows its coupon however it is written', () => {
  expect([' konak10 ', 'KONAK10', 'konak1'].map(isCoupon)).toEqual([true, true, false]);
});
