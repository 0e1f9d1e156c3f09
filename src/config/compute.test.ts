import { expect, test } from 'vitest';
import { computeValue } from './compute.ts';
import { makeField } from './testing.ts';

const nights = makeField({ type: 'integer', compute: { days: [{ var: 'checkIn' }, 'checkOut'] } });
const total = makeField({ type: 'money', currency: 'EUR', compute: { sum: ['price', 'fee'] } });
const name = makeField({ type: 'text', compute: { concat: ['first', 'last'], separator: ', ' } });
const share = makeField({ type: 'percent', compute: { percent: ['done', 'all'] } });

const sum = makeField({ type: 'money', currency: 'EUR', compute: { product: ['price', 'quantity'] } });
const cart = makeField({ type: 'money', currency: 'EUR', compute: { product: ['price', 'quantity'], each: 'items' } });

test.each([
  [share, { done: 2, all: 3 }, 67],
  [share, { done: 0, all: 0 }, 0],
  [share, { done: 2 }, null],
  [nights, { checkIn: '2026-03-28', checkOut: '2026-03-31' }, 3],
  [nights, { checkIn: '2026-03-28', checkOut: null }, null],
  [nights, { checkIn: '2026-03-28', checkOut: 'soon' }, null],
  [total, { price: 100, fee: 20 }, 120],
  [total, { price: 100, fee: null }, 100],
  [total, {}, null],
  [name, { first: 'Ayşe', last: 'Yılmaz' }, 'Ayşe, Yılmaz'],
  [name, { first: '', last: 'Yılmaz' }, 'Yılmaz'],
  [name, { constructor: 'x' }, null],
  [sum, { price: 250, quantity: 3 }, 750],
  [sum, { price: 333, quantity: 0.5 }, 167],
  [sum, { price: 250, quantity: null }, null],
  [cart, { items: [{ price: 250, quantity: 3 }, { price: 100, quantity: 1 }, { price: 5 }, 'x'] }, 850],
  [cart, { items: [] }, 0],
  [cart, { items: null }, null],
])('%# → %j', (field, row, value) => {
  expect(computeValue({ field, row })).toBe(value);
});

test('a computed field is read-only', () => {
  expect(nights.readOnly).toBe(true);
});
