import { expect, it } from 'vitest';
import { listedProducts, ownProductId } from './own-products.ts';

const CATEGORIES = [
  { id: 'home', name: 'Home Decor', image: '/home.svg' },
  { id: 'pots', name: 'Pots', parentId: 'home' },
];
const POT = {
  id: 'a',
  number: '3',
  name: 'Copper pot',
  vendor: 'Kalay',
  categoryId: 'pots',
  sku: 'CP-1',
  price: 129_950,
  quantity: 4,
  status: 'PUBLISHED',
};

it('says of a product of our own what the list says of its samples', () => {
  expect(listedProducts([POT], CATEGORIES)).toEqual([
    {
      id: 1003,
      productName: 'Copper pot',
      productBrand: 'Kalay',
      category: 'Home Decor',
      stock: true,
      sku: 'CP-1',
      price: '$1,299.50',
      qty: 4,
      status: 'Published',
      image: '/home.svg',
    },
  ]);
});

it.each([
  [{ discounted: 99_900 }, { price: '$999' }],
  [{ quantity: 0 }, { stock: false, qty: 0 }],
  [{ quantity: 0, isTracked: false }, { stock: true }],
  [{ status: 'DRAFT' }, { status: 'Inactive' }],
  [{ status: 'SCHEDULED' }, { status: 'Scheduled' }],
  [{ categoryId: null }, { category: '', image: '' }],
])('%j is %j', (own, listed) => {
  expect(listedProducts([{ ...POT, ...own }], CATEGORIES)).toMatchObject([listed]);
});

it('leaves out what has no name yet, and ends in a circle of categories', () => {
  const circle = [
    { id: 'x', name: 'X', parentId: 'y' },
    { id: 'y', name: 'Y', parentId: 'x' },
  ];
  expect(listedProducts([{ ...POT, name: '' }], [])).toEqual([]);
  expect(listedProducts([{ ...POT, categoryId: 'x' }], circle)).toHaveLength(1);
});

it('has an id of its own for what was made before products were counted', () => {
  expect(ownProductId({ createdAt: '2026-11-20T09:00:00.000Z' })).toBe(Date.parse('2026-11-20T09:00:00.000Z'));
});
