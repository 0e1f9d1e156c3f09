import { dollarAmount } from './amounts.ts';
import type { ShopProduct } from './products.ts';

/** Amounts in cents. */
export type OrderLine = {
  readonly product: Pick<ShopProduct, 'id' | 'productName' | 'productBrand' | 'image'>;
  readonly unit: number;
  readonly quantity: number;
  readonly total: number;
};
export type OrderBill = {
  readonly lines: readonly OrderLine[];
  readonly subtotal: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
};

const TAX_PERCENT = 8;
/** Orders from this total on use the more expensive shipping, in cents. */
const LARGE = 5000;
const MIN_ORDER_LINES = 2;
const MAX_ORDER_LINES = 4;
/** Coprime with the size of the catalogue (50), so neighbouring products do not appear together. */
const STEP = 7;
const MAX_QUANTITY = 3;

/** Dollars of a call, the only fraction there is, as cents. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100);

/**
 * The call returns an order's total but not its lines: this invents lines from the order's number, always the same,
 * that add up to exactly that total. In whole cents.
 * @param total cents; @param products the catalogue, in any order
 */
export function orderBill(order: {
  readonly number: number;
  readonly total: number;
  readonly products: readonly ShopProduct[];
}): OrderBill {
  const { number, total, products } = order;
  const shipping = Math.min(total, total < LARGE ? 199 : 500);
  const tax = Math.floor(((total - shipping) * TAX_PERCENT) / (100 + TAX_PERCENT));
  const subtotal = total - shipping - tax;
  return { lines: linesOf({ number, subtotal, products }), subtotal, shipping, tax, total };
}

function linesOf({
  number,
  subtotal,
  products,
}: {
  readonly number: number;
  readonly subtotal: number;
  readonly products: readonly ShopProduct[];
}): OrderLine[] {
  const shelf = products.toSorted((a, b) => a.id - b.id);
  const count = Math.min(MIN_ORDER_LINES + (number % (MAX_ORDER_LINES - MIN_ORDER_LINES + 1)), shelf.length);
  const chosen = Array.from({ length: count }, (_, index) => shelf[(number + index * STEP) % shelf.length]).flatMap(
    (product) => product ?? [],
  );
  const weights = chosen.map(({ price }) => Math.max(1, centsOf(dollarAmount(price) || 1)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let left = subtotal;
  return chosen.map((product, index) => {
    const isLast = index === chosen.length - 1;
    const share = Math.floor((subtotal * (weights[index] ?? 0)) / all);
    // The remainder goes to the last line, which is a single piece.
    const quantity = isLast ? 1 : 1 + ((number + index) % MAX_QUANTITY);
    const unit = isLast ? left : Math.floor(share / quantity);
    left -= unit * quantity;
    const { id, productName, productBrand, image } = product;
    return { product: { id, productName, productBrand, image }, unit, quantity, total: unit * quantity };
  });
}
