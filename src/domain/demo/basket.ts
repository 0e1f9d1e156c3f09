export type BasketLine = { readonly id: string; /** Cents. */ readonly price: number; readonly quantity: number };

/** Facts of the help center (spec §9): parcels are free, a scheduled delivery depends on the distance. In cents. */
export const DELIVERY_COSTS = { parcel: 0, near: 6900, far: 9900 } as const;
export type Delivery = keyof typeof DELIVERY_COSTS;

export const MAX_QUANTITY = 10; // of one thing
const COUPON = { code: 'KONAK10', percent: 10 };

/** Whether the coupon code is valid; case does not matter. */
export const isCoupon = (typed: string): boolean => typed.trim().toUpperCase() === COUPON.code;

type Basket = { readonly lines: readonly BasketLine[]; readonly delivery: Delivery; readonly hasCoupon: boolean };

/** The total in whole cents; the discount applies to the goods only. */
export function basketTotals({ lines, delivery, hasCoupon }: Basket) {
  const goods = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const discount = hasCoupon ? Math.floor((goods * COUPON.percent) / 100) : 0;
  const carriage = DELIVERY_COSTS[delivery];
  return { goods, discount, carriage, total: goods - discount + carriage };
}
