import { CURRENCIES, type Currency } from './currencies.ts';

/** Cash of a currency; minor units, largest first. A value that exists as both is counted once. */
export type Denominations = { readonly notes: readonly number[]; readonly coins: readonly number[] };

const DENOMINATIONS: Readonly<Record<Currency, Denominations>> = {
  TRY: { notes: [20_000, 10_000, 5000, 2000, 1000, 500], coins: [100, 50, 25, 10, 5, 1] },
  EUR: { notes: [50_000, 20_000, 10_000, 5000, 2000, 1000, 500], coins: [200, 100, 50, 20, 10, 5, 2, 1] },
  USD: { notes: [10_000, 5000, 2000, 1000, 500, 200, 100], coins: [50, 25, 10, 5, 1] },
};

const isCurrency = (code: string): code is Currency => (CURRENCIES as readonly string[]).includes(code);

/** Notes and coins of a currency; empty if the company has no cash in it. */
export const denominationsOf = (currency: string): Denominations =>
  isCurrency(currency) ? DENOMINATIONS[currency] : { notes: [], coins: [] };
