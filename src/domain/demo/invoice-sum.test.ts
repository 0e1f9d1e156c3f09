import { expect, it } from 'vitest';
import { invoiceSum } from './invoice-sum.ts';

const item = (cost: number, qty: number, discountPct = 0) => ({ cost, qty, discountPct });

it('sums whole cents, discounts by the line, tax on what is left', () => {
  expect(invoiceSum({ items: [item(2499, 3), item(10_000, 1, 12.5)], taxPct: 18, paid: 5000 })).toEqual({
    lines: [7497, 8750],
    subtotal: 17_497,
    discount: 1250,
    tax: 2924, // 2924.46
    total: 19_171,
    due: 14_171,
  });
});
it('rounds half up', () => {
  expect(invoiceSum({ items: [item(5, 1, 50)], taxPct: 0, paid: 0 }).lines).toEqual([2]); // 2.5 off is 3 off
  expect(invoiceSum({ items: [item(25, 1)], taxPct: 10, paid: 0 }).tax).toBe(3);
});
it('what was paid too much is negative, and nothing is nothing', () => {
  expect(invoiceSum({ items: [item(100, 1)], taxPct: 0, paid: 150 }).due).toBe(-50);
  expect(invoiceSum({ items: [], taxPct: 18, paid: 0 })).toMatchObject({ subtotal: 0, tax: 0, total: 0, due: 0 });
});
it('is exact for the largest amounts that can be typed', () => {
  const { total } = invoiceSum({ items: Array.from({ length: 30 }, () => item(100_000_000, 10_000)), taxPct: 100, paid: 0 });
  expect(total).toBe(60_000_000_000_000);
});
