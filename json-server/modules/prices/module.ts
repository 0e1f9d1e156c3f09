import type { Module } from '../module.ts';
import { priceGridRoutes } from './grid-calls.ts';
import { quoteRoutes } from './quote-calls.ts';

/** What nights cost: seasons, daily prices, discounts, fees, coupons, quotes. */
export const prices: Module = {
  name: 'prices',
  calls: (deps) => [...quoteRoutes(deps), ...priceGridRoutes(deps)],
};
