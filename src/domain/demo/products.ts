import { dollarAmount } from './amounts.ts';
import type { ListRules } from './list.ts';

/** Spec §3 and §4; `price` is a dollar text. */
export type ShopProduct = {
  readonly id: number;
  readonly productName: string;
  readonly productBrand: string;
  readonly category: string;
  readonly stock: boolean;
  /** A number of the samples, a code of our own. */
  readonly sku: number | string;
  readonly price: string;
  readonly qty: number;
  readonly status: string;
  readonly image: string;
};

/** GET /api/apps/ecommerce/products: price text sorts as a number. */
export const PRODUCT_LIST: ListRules<ShopProduct> = {
  texts: ({ productName, productBrand }) => [productName, productBrand],
  sort: {
    product: ({ productName }) => productName,
    category: ({ category }) => category,
    status: ({ status }) => status,
    price: ({ price }) => dollarAmount(price),
    qty: ({ qty }) => qty,
    sku: ({ sku }) => sku,
  },
};
