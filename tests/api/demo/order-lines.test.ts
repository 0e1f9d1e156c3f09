import { expect, it } from 'vitest';
import { centsOf, orderBill } from '../../../src/domain/demo/order-lines.ts';
import type { ShopProduct } from '../../../src/domain/demo/products.ts';
import { DEMO_ROWS } from './demo-app.ts';

const products = (DEMO_ROWS['demo-products'] ?? []) as unknown as readonly ShopProduct[];
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

it.each([4000, 4001, 5434, 6979, 9999])('the bill of order %i adds up to its total, cent by cent', (number) => {
  for (const total of [1, 150, 1234, 4999, 5000, 139_999]) {
    const bill = orderBill({ number, total, products });
    expect(bill.subtotal + bill.shipping + bill.tax).toBe(total);
    expect(sum(bill.lines.map((line) => line.total))).toBe(bill.subtotal);
    expect(bill.lines.every((line) => line.total === line.unit * line.quantity && line.unit >= 0)).toBe(true);
    expect([...Object.values(bill)].flat().every((value) => typeof value === 'object' || Number.isInteger(value))).toBe(
      true,
    );
  }
});
it('is the same whenever it is asked for, whatever order the catalogue comes in', () => {
  const ask = { number: 5434, total: 12_345 };
  expect(orderBill({ ...ask, products: products.toReversed() })).toEqual(orderBill({ ...ask, products }));
});
it('names each product once, and none without a catalogue', () => {
  const { lines } = orderBill({ number: 5435, total: 12_345, products });
  expect(new Set(lines.map(({ product }) => product.id)).size).toBe(lines.length);
  expect(lines).toHaveLength(4);
  expect(orderBill({ number: 5435, total: 12_345, products: [] }).lines).toEqual([]);
});
it('reads the dollars of a call as cents', () => {
  expect([19.99, 1.005, 1400].map(centsOf)).toEqual([1999, 100, 140_000]);
});
