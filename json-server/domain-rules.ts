import type { DomainRuleName } from '../src/config/domain-rules.ts';
import { blockRule } from './rules/block.ts';
import { bookingRule } from './rules/booking.ts';
import { commissionDefinitionRule } from './rules/commission-definition.ts';
import { couponRule } from './rules/coupon.ts';
import { dailyPriceRule } from './rules/daily-price.ts';
import { estateRule } from './rules/estate.ts';
import { icalFeedRule } from './rules/ical-feed.ts';
import type { DomainRule } from './rules/domain-write.ts';

const RULES: Readonly<Record<DomainRuleName, DomainRule>> = {
  reservation: bookingRule,
  block: blockRule,
  'daily-price': dailyPriceRule,
  coupon: couponRule,
  'commission-definition': commissionDefinitionRule,
  'ical-feed': icalFeedRule,
  estate: estateRule,
};

/** The rules that a resource may name with `domain`, by that name; run inside the transaction that writes. */
export const DOMAIN_RULES: Readonly<Record<string, DomainRule | undefined>> = RULES;
