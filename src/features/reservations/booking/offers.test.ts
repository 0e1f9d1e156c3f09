import { expect, test } from 'vitest';
import { arrangeOffers, choicesOf, NO_FILTERS, type Offer, perNight } from './offers.ts';

const offer = (id: string, total: number, more: object = {}, currency = 'TRY', isFree = true): Offer => ({
  estateId: id,
  code: id,
  isFree,
  policy: [],
  reasons: [],
  estate: { id, maxGuests: 4, roomCount: '2+1', type: 'VILLA', address: { district: 'Bodrum' }, ...more },
  quote: { currency, nightCount: 2, accommodation: total, total, lines: [] },
});
const offers = [
  offer('a', 300),
  offer('b', 50, { maxGuests: 2 }, 'EUR'),
  offer('c', 200, { maxGuests: 8, address: { district: 'Kaş' } }),
  offer('d', 100, {}, 'TRY', false),
  offer('e', 100, { maxGuests: 3, roomCount: '1+1' }),
];
const ids = (given: Partial<Parameters<typeof arrangeOffers>[1]>) =>
  arrangeOffers(offers, { sort: 'price', filters: NO_FILTERS, guests: 2, ...given }).map(({ estateId }) => estateId);

test('by price, within a currency; what is not free comes last', () => {
  expect(ids({})).toEqual(['e', 'c', 'a', 'b', 'd']);
});
test('by fit: the least room to spare, then the price', () => {
  expect(ids({ sort: 'fit' })).toEqual(['b', 'e', 'a', 'c', 'd']);
});
test('by name: as the server orders them', () => {
  expect(ids({ sort: 'name' })).toEqual(['a', 'b', 'c', 'e', 'd']);
});
test('filters go together, and offer what is there', () => {
  expect(ids({ filters: { district: 'Bodrum', rooms: '2+1', type: '' } })).toEqual(['a', 'b', 'd']);
  expect(choicesOf(offers)).toEqual({ district: ['Bodrum', 'Kaş'], rooms: ['1+1', '2+1'], type: ['VILLA'] });
});

test.each([
  ['kas', ['c']],
  ['KNK-016', ['x']],
  ['knk 16', ['x']],
  ['16', ['x']],
  ['uzum  bodrum', ['y', 'x']],
  ['üzüm', ['y', 'x']],
  ['nowhere', []],
  ['  ', ['e', 'y', 'x', 'c', 'a', 'b', 'd']],
])('a home is found by code, name and district as people type them: "%s"', (typed, found) => {
  const named = [
    offer('x', 160, { code: 'KNK-016', propertyName: 'Üzüm Bağı Villa' }),
    offer('y', 150, { code: 'KNK-101', propertyName: 'Üzüm Evi' }),
  ];
  const asked = { sort: 'price', filters: NO_FILTERS, guests: 2, typed } as const;
  expect(arrangeOffers([...offers, ...named], asked).map(({ estateId }) => estateId)).toEqual(found);
});

test('one price a night: of the nights alone, whatever is paid once', () => {
  const quote = { ...offer('a', 81_100).quote, accommodation: 75_600, nightCount: 4 };
  expect(perNight(quote)).toBe(18_900);
});
