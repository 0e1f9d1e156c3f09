import type { Row } from '../src/config/types.ts';
import type { DomainRuleName } from '../src/config/domain-rules.ts';
import { blockRule } from './rules/block.ts';
import { bookingRule } from './rules/booking.ts';
import { commissionDefinitionRule } from './rules/commission-definition.ts';
import { couponGivenBack } from './rules/coupon-uses.ts';
import { couponRule } from './rules/coupon.ts';
import { dailyPriceRule } from './rules/daily-price.ts';
import { estateRule } from './rules/estate.ts';
import { icalFeedRule } from './rules/ical-feed.ts';
import { estatesOfPermit } from './rules/estate-permits.ts';
import { legalPermitRule } from './rules/legal-permit.ts';
import { chargeTakenBack, reservationChargeRule } from './rules/reservation-charge.ts';
import { exchangeRateRule } from './rules/exchange-rate.ts';
import type { AlsoWritten, DomainRule, DomainWrite } from './rules/domain-write.ts';

const RULES: Readonly<Record<DomainRuleName, DomainRule>> = {
  reservation: bookingRule,
  'reservation-charge': reservationChargeRule,
  block: blockRule,
  'daily-price': dailyPriceRule,
  'exchange-rate': exchangeRateRule,
  coupon: couponRule,
  'commission-definition': commissionDefinitionRule,
  'ical-feed': icalFeedRule,
  estate: estateRule,
  'legal-permit': legalPermitRule,
};

/** The rules that a resource may name with `domain`, by that name; run inside the transaction that writes. */
export const DOMAIN_RULES: Readonly<Record<string, DomainRule | undefined>> = RULES;

/** Rows of other collections that change when a record is deleted. @param today calendar date of the business */
export function alsoOnRemoval(
  domain: string | undefined,
  { before, table, today }: { before: Row; table: DomainWrite['table']; today: string },
): readonly AlsoWritten[] {
  if (domain === 'reservation') return couponGivenBack({ record: before, table });
  if (domain === 'reservation-charge') return chargeTakenBack({ record: before, table });
  return domain === 'legal-permit' ? estatesOfPermit({ before, after: undefined, table, today }) : [];
}
