import { dollarText } from './amounts.ts';
import type { ShopProduct } from './products.ts';

/** A user's own product, as stored. `price` and `discounted` are cents. */
export type OwnProduct = {
  readonly id: string;
  /** A running number within the company; older products have none. */
  readonly number?: string | null;
  readonly name?: string | null;
  readonly vendor?: string | null;
  readonly categoryId?: string | null;
  readonly sku?: string | null;
  readonly price?: number | null;
  readonly discounted?: number | null;
  readonly isTracked?: boolean | null;
  readonly quantity?: number | null;
  readonly status?: string | null;
  readonly createdAt?: string | null;
};
export type OwnCategory = {
  readonly id: string;
  readonly name?: string | null;
  readonly parentId?: string | null;
  readonly image?: string | null;
};

/** Above the ids of the samples, which no call adds to. */
const FIRST_ID = 1001;

/** The id of an own product in the product list's call. */
export function ownProductId({ number, createdAt }: Pick<OwnProduct, 'number' | 'createdAt'>): number {
  const counted = Number(number ?? '');
  return counted > 0 ? FIRST_ID - 1 + counted : Date.parse(createdAt ?? '1970-01-02T00:00:00Z');
}

const STATUS: Readonly<Record<string, string>> = { PUBLISHED: 'Published', SCHEDULED: 'Scheduled' };

/** The highest category above this one: the list tells products apart by those. */
function rootOf(categories: ReadonlyMap<string, OwnCategory>, id: string | null | undefined): OwnCategory | undefined {
  let category = categories.get(id ?? '');
  for (let steps = 0; category?.parentId && steps < categories.size; steps += 1) {
    category = categories.get(category.parentId) ?? { ...category, parentId: null };
  }
  return category;
}

/**
 * Own products in the format of the samples (spec §3). Products without a name are incomplete and left out; those not
 * on sale are Inactive. The lower price counts.
 */
export function listedProducts(own: readonly OwnProduct[], categories: readonly OwnCategory[]): readonly ShopProduct[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  return own.flatMap((product) => {
    const { name, vendor, sku, price, discounted, isTracked, quantity, status } = product;
    if (!name) return [];
    const category = rootOf(byId, product.categoryId);
    const cents = Math.min(price ?? 0, discounted ?? Number.POSITIVE_INFINITY);
    return {
      id: ownProductId(product),
      productName: name,
      productBrand: vendor ?? '',
      category: category?.name ?? '',
      stock: isTracked === false || (quantity ?? 0) > 0,
      sku: sku ?? '',
      price: dollarText(cents / 100),
      qty: quantity ?? 0,
      status: STATUS[status ?? ''] ?? 'Inactive',
      image: category?.image ?? '',
    };
  });
}
