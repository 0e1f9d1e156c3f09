/** A change of many prices at once; amounts in minor units of `currency`, percents as numbers (5 = +5 %). */
export type PriceChange =
  | { readonly percent: number }
  | { readonly amount: number; readonly currency: string }
  | { readonly price: number; readonly currency: string };
/** Why a price cannot change this way; `key` is a text of the `errors` namespace. */
type PriceRefused = { readonly key: string; readonly params: Readonly<Record<string, string>> };

/** The new price, rounded half up to the minor unit; never zero, negative or in another currency. */
export function changedPrice(
  { price, currency }: { readonly price: number | null; readonly currency: string },
  change: PriceChange,
): { readonly price: number } | { readonly refused: PriceRefused } {
  if ('currency' in change && change.currency !== currency) {
    return { refused: { key: 'bulk.currency', params: { own: currency, currency: change.currency } } };
  }
  if ('price' in change) return change.price > 0 ? { price: change.price } : tooLow;
  if (price === null || price <= 0) return { refused: { key: 'bulk.noPrice', params: {} } };
  const next = 'percent' in change ? Math.floor((price * (100 + change.percent)) / 100 + 0.5) : price + change.amount;
  return next > 0 ? { price: next } : tooLow;
}

const tooLow = { refused: { key: 'bulk.tooLow', params: {} } } as const;
