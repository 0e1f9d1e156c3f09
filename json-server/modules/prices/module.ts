import type { Module } from '../module.ts';
import { priceFileRoutes } from './file-calls.ts';
import { priceGridRoutes } from './grid-calls.ts';
import { quoteRoutes } from './quote-calls.ts';
import { couponRule } from './coupon.ts';
import { dailyPriceRule } from './daily-price.ts';
import { exchangeRateRule } from './exchange-rate.ts';

/** Prices of nights: seasons, daily prices, discounts, fees, coupons, quotes. */
export const prices: Module = {
  name: 'prices',
  rules: { 'daily-price': dailyPriceRule, 'exchange-rate': exchangeRateRule, coupon: couponRule },
  calls: (deps) => [...quoteRoutes(deps), ...priceGridRoutes(deps), ...priceFileRoutes()],
};
