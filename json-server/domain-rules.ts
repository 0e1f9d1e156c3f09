import type { Json, Row } from '../src/config/types.ts';
import type { Refusal } from '../src/domain/rule/refusal.ts';
import type { DomainRuleName } from '../src/config/domain-rules.ts';
import { blockRule } from './modules/reservations/block.ts';
import { bookingRule } from './modules/reservations/booking.ts';
import { commissionDefinitionRule } from './modules/channels/commission-definition.ts';
import { couponGivenBack } from './modules/prices/coupon-uses.ts';
import { couponRule } from './modules/prices/coupon.ts';
import { dailyPriceRule } from './modules/prices/daily-price.ts';
import { estateRule } from './modules/estates/estate.ts';
import { icalFeedRule } from './modules/channels/ical-feed.ts';
import { estatesOfPermit } from './modules/estates/estate-permits.ts';
import { legalPermitRule } from './modules/estates/legal-permit.ts';
import { chargeTakenBack, reservationChargeRule } from './modules/reservations/reservation-charge.ts';
import { exchangeRateRule } from './modules/prices/exchange-rate.ts';
import { cardPaymentRules } from './modules/card-payment/rules.ts';
import { crmRules } from './modules/crm/rules.ts';
import { companiesRules } from './modules/companies/rules.ts';
import { deskRules } from './modules/desk/rules.ts';
import { housekeepingRules } from './modules/housekeeping/rules.ts';
import { jobTrackingRules } from './modules/job-tracking/rules.ts';
import { kbsRules } from './modules/kbs/rules.ts';
import { mailRules } from './modules/mail/rules.ts';
import { moneyRules } from './modules/money/rules.ts';
import { peopleRules } from './modules/people/rules.ts';
import { settingRules } from './modules/setting/rules.ts';
import { statementRemoved, statementsRules } from './modules/statements/rules.ts';
import { websiteRules } from './modules/website/rules.ts';
import type { AreaRules } from './rules/area-rules.ts';
import type { Also, DomainRule, DomainWrite, Follower } from './rules/domain-write.ts';

/** The areas with a room of their own, in the order in which they are asked. */
const AREAS: readonly AreaRules[] = [
  deskRules,
  housekeepingRules,
  kbsRules,
  crmRules,
  mailRules,
  moneyRules,
  jobTrackingRules,
  statementsRules,
  cardPaymentRules,
  companiesRules,
  peopleRules,
  settingRules,
  websiteRules,
];

const RULES: Readonly<Record<DomainRuleName, DomainRule>> = {
  ...deskRules.rules,
  ...housekeepingRules.rules,
  ...kbsRules.rules,
  ...crmRules.rules,
  ...mailRules.rules,
  ...moneyRules.rules,
  ...jobTrackingRules.rules,
  ...statementsRules.rules,
  ...cardPaymentRules.rules,
  ...companiesRules.rules,
  ...peopleRules.rules,
  ...settingRules.rules,
  ...websiteRules.rules,
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

/** Who is told of each write of a collection. */
export const followersOf = (collection: string): readonly Follower[] =>
  AREAS.flatMap(({ follows }) => follows?.[collection] ?? []);

/** Why a record may not be deleted, by the area that knows its `domain`. */
export function keptBy(domain: string | undefined, before: Row): Refusal | undefined {
  if (domain === undefined) return undefined;
  for (const { kept } of AREAS) {
    const refused = kept?.[domain]?.({ before });
    if (refused) return refused;
  }
  return undefined;
}

/**
 * What a rule is shown as the record before, when a deleted one is brought back: nothing, as of a new one; of a reservation
 * itself with nothing claimed, so that it wants its nights anew and may still have begun.
 */
export const beforeRestored = (domain: string | undefined, row: Row): Row | undefined =>
  domain === 'reservation' ? { ...row, status: 'CANCELLED' } : undefined;

/** What a record is, whatever it was, once it is brought back: an account opens nothing until somebody activates it. */
export const restoredAs = (domain: string | undefined): Readonly<Record<string, Json>> =>
  domain === 'user' ? { status: 'PASSIVE', twoFactor: false } : {};

/** Rows of other collections that change when a record is deleted. @param today calendar date of the business */
export function alsoOnRemoval(
  domain: string | undefined,
  { before, table, today }: { before: Row; table: DomainWrite['table']; today: string },
): readonly Also[] {
  if (domain === 'reservation') return couponGivenBack({ record: before, table });
  if (domain === 'reservation-charge') return chargeTakenBack({ record: before, table });
  if (domain === 'statement') return statementRemoved({ before });
  return domain === 'legal-permit' ? estatesOfPermit({ before, after: undefined, table, today }) : [];
}
