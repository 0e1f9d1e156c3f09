import type { BasketLine } from '../../../../domain/demo/basket.ts';

/** The initial basket; the texts are `checkout.goods.<id>`. */
export const BASKET: readonly BasketLine[] = [
  { id: 'lamp', price: 8995, quantity: 1 },
  { id: 'plant', price: 4950, quantity: 2 },
];
export const PICTURES: Readonly<Record<string, string>> = {
  lamp: '/demo/products/office.svg',
  plant: '/demo/products/home-decor.svg',
};

/** Stored delivery addresses; the texts are `checkout.place.<name>`. */
export const DELIVERY_PLACES = ['home', 'work'] as const;
export type DeliveryPlace = (typeof DELIVERY_PLACES)[number];
