import { cardPaymentRules } from './modules/card-payment/rules.ts';
import { channelsRules } from './modules/channels/rules.ts';
import { crmRules } from './modules/crm/rules.ts';
import { companiesRules } from './modules/companies/rules.ts';
import { deskRules } from './modules/desk/rules.ts';
import { estatesRules } from './modules/estates/rules.ts';
import { housekeepingRules } from './modules/housekeeping/rules.ts';
import { jobTrackingRules } from './modules/job-tracking/rules.ts';
import { kbsRules } from './modules/kbs/rules.ts';
import { mailRules } from './modules/mail/rules.ts';
import { moneyRules } from './modules/money/rules.ts';
import { peopleRules } from './modules/people/rules.ts';
import { pricesRules } from './modules/prices/rules.ts';
import { reservationsRules } from './modules/reservations/rules.ts';
import { settingRules } from './modules/setting/rules.ts';
import { statementsRules } from './modules/statements/rules.ts';
import { websiteRules } from './modules/website/rules.ts';
import type { AreaRules } from './rules/area-rules.ts';
import { collectRules } from './rules/rules.ts';

/** The rules of all areas, in the order in which they are asked. */
const AREAS: readonly AreaRules[] = [
  estatesRules,
  pricesRules,
  reservationsRules,
  channelsRules,
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

/** The rules of the business, as resources name them and records obey them. */
export const RULES = collectRules(AREAS);
