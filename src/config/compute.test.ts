import { expect, test } from 'vitest';
import { computeKeys, computeValue } from './compute.ts';
import { makeField, makeResource } from './testing.ts';

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

const { fields } = makeResource({
  name: 'bills',
  fields: {
    price: { type: 'money', currency: 'EUR' },
    rate: { type: 'percent' },
    guests: { type: 'integer' },
    kind: { type: 'enum', values: ['SHORT', 'LONG'] },
    paid: { type: 'money', currency: 'EUR', compute: { sumOf: ['payments', 'amount'] } },
    payments: { type: 'children', resource: 'payments', via: 'billId' },
    commission: { type: 'money', currency: 'EUR', compute: { multiply: ['price', 'rate'] } },
    total: { type: 'money', currency: 'EUR', compute: { sum: ['price', 'commission', 'cleaning'] } },
    cleaning: {
      type: 'money',
      currency: 'EUR',
      compute: { if: { any: [{ kind: 'LONG' }, { guests: { gt: 4 } }] }, then: 5000, else: 0 },
    },
    owed: { type: 'money', currency: 'EUR', compute: { subtract: ['total', 'paid'] } },
    deposit: { type: 'money', currency: 'EUR', compute: { if: { owed: { gte: 20_000 } }, then: 'half' } },
    half: { type: 'money', currency: 'EUR', compute: { multiply: ['owed', 0.5] } },
    here: { type: 'integer', compute: { sum: ['there'] } },
    there: { type: 'integer', compute: { sum: ['here', 'guests'] } },
  },
});

test.each([
  ['commission', { price: 1050, rate: 18.5 }, 194],
  ['commission', { price: 100, rate: 100.5 }, 101],
  ['commission', { price: -100, rate: 100.5 }, -101],
  ['commission', { price: 1050 }, null],
  ['cleaning', { kind: 'LONG' }, 5000],
  ['cleaning', { kind: 'SHORT', guests: 5 }, 5000],
  ['cleaning', {}, 0],
  ['total', { price: 1050, rate: 18.5, kind: 'LONG' }, 6244],
  ['owed', { price: 1050, rate: 18.5, kind: 'LONG', paid: 244 }, 6000],
  ['owed', { price: 1050, rate: 18.5, kind: 'LONG', paid: null }, null],
  ['deposit', { price: 30_001, rate: 0, paid: 0 }, 15_001],
  ['deposit', { price: 19_999, rate: 0, paid: 0 }, null],
  ['half', { price: 1e15, rate: 100, paid: 0 }, 1e15],
  ['half', { price: 1e16, rate: 100, paid: 0 }, null],
  ['here', { guests: 2 }, 2],
])('a chain: %s of %j → %j', (field, row, value) => {
  expect(computeValue({ field: fields[field]!, row })).toBe(value);
});

test('a chain is made of stored keys, and of what the server answers', () => {
  expect(computeKeys(fields['deposit']!.compute!)).toEqual(['price', 'rate', 'kind', 'guests', 'paid']);
});

test('binary fractions leave no trace', () => {
  const of = (raw: object) => makeField({ type: 'number', compute: raw });
  expect(computeValue({ field: of({ sum: ['a', 'b'] }), row: { a: 0.1, b: 0.2 } })).toBe(0.3);
  expect(computeValue({ field: of({ subtract: ['a', 'b', 1] }), row: { a: 1.3, b: 0.1 } })).toBe(0.2);
});
