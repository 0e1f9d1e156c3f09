import type { AreaRules } from '../../rules/area-rules.ts';
import { couponRule } from './coupon.ts';
import { dailyPriceRule } from './daily-price.ts';
import { exchangeRateRule } from './exchange-rate.ts';

export const pricesRules = {
  rules: { 'daily-price': dailyPriceRule, 'exchange-rate': exchangeRateRule, coupon: couponRule },
} satisfies AreaRules;
