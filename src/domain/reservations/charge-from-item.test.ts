import { describe, expect, test } from 'vitest';
import { chargeFrom } from './charge-from-item.ts';

const beer = {
  id: 'chi-1',
  title: 'Beer · Bira',
  name: { en: 'Beer', tr: 'Bira' },
  kind: 'MINIBAR',
  unitPrice: 400,
  currency: 'EUR',
  vatPct: '20',
};
const nothing = { kind: null, quantity: null, unitAmount: null, text: null };
const made = (more: object, item: typeof beer | undefined = beer, currency = 'EUR') =>
  chargeFrom({
    asked: { ...nothing, ...more },
    item,
    currency,
    rate: (from, to) => (to === 'GBP' ? undefined : { from, to, rate: '50.25' }),
  });

describe('a charge of the price list', () => {
  test('has kind, price and tax of its item, in the quantity asked for', () => {
    expect(made({ quantity: 2 })).toEqual({
      charge: {
        itemId: 'chi-1',
        kind: 'MINIBAR',
        quantity: 2,
        unitAmount: 400,
        vatPct: '20',
        description: 'Beer · Bira',
        itemName: { en: 'Beer', tr: 'Bira' },
      },
    });
    expect(made({})).toMatchObject({ charge: { quantity: 1 } });
  });
  test('is converted into the currency of the stay; a typed price needs no rate', () => {
    expect(made({}, beer, 'TRY')).toMatchObject({ charge: { unitAmount: 20_100 } });
    expect(made({}, beer, 'GBP')).toMatchObject({ refused: { field: 'chargeUnitAmount', key: 'charge.noRate' } });
    expect(made({ unitAmount: 350 }, beer, 'GBP')).toMatchObject({ charge: { unitAmount: 350 } });
  });
});

test('a charge without an item needs a price and what it is for', () => {
  const typed = (more: object) =>
    chargeFrom({ asked: { ...nothing, ...more }, item: undefined, currency: 'EUR', rate: () => undefined });
  expect(typed({})).toMatchObject({ refused: { field: 'chargeItemId', key: 'charge.itemNeeded' } });
  expect(typed({ unitAmount: 900 })).toMatchObject({ refused: { field: 'chargeKind', key: 'charge.kindNeeded' } });
  expect(typed({ unitAmount: 900, kind: 'OTHER' })).toEqual({
    charge: { itemId: null, kind: 'OTHER', quantity: 1, unitAmount: 900, description: null, itemName: null },
  });
});
