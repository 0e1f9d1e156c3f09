import type { Json, Row } from '../src/config/types.ts';
import type { Refusal } from '../src/domain/rule/refusal.ts';
import type { DomainRuleName } from '../src/config/domain-rules.ts';
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
import type { AreaRules, Removal, StateList } from './rules/area-rules.ts';
import type { Also, DomainRule, Follower } from './rules/domain-write.ts';
import type { SpanSpec } from './tenancy/company.ts';

/** The areas with a room of their own, in the order in which they are asked. */
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

const RULES: Readonly<Record<DomainRuleName, DomainRule>> = {
  ...estatesRules.rules,
  ...pricesRules.rules,
  ...reservationsRules.rules,
  ...channelsRules.rules,
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
};

/** The rules that a resource may name with `domain`, by that name; run inside the transaction that writes. */
export const DOMAIN_RULES: Readonly<Record<string, DomainRule | undefined>> = RULES;

/** Who is told of each write of a collection. */
export const followersOf = (collection: string): readonly Follower[] =>
  AREAS.flatMap(({ follows }) => follows?.[collection] ?? []);

/** What the area that knows a `domain` says of it. */
function saidOf<Said>(
  domain: string | undefined,
  part: (area: AreaRules) => Readonly<Record<string, Said | undefined>> | undefined,
): Said | undefined {
  if (domain === undefined) return undefined;
  return AREAS.map((area) => part(area)?.[domain]).find((said) => said !== undefined);
}

/** Why a record may not be deleted. */
export const keptBy = (domain: string | undefined, before: Row): Refusal | undefined =>
  saidOf(domain, ({ kept }) => kept)?.({ before });

/** What the rule of a deleted record is shown as the one before, when it is brought back. */
export const beforeRestored = (domain: string | undefined, row: Row): Row | undefined =>
  saidOf(domain, ({ restored }) => restored)?.before?.(row);

/** What a record is, whatever it was, once it is brought back. */
export const restoredAs = (domain: string | undefined): Readonly<Record<string, Json>> =>
  saidOf(domain, ({ restored }) => restored)?.as ?? {};

/** What changes elsewhere when a record is deleted. */
export const alsoOnRemoval = (domain: string | undefined, removal: Removal): readonly Also[] =>
  saidOf(domain, ({ onRemoval }) => onRemoval)?.(removal) ?? [];

/** The list of its states that a record has. */
export const stateListOf = (domain: string | undefined): StateList | undefined =>
  saidOf(domain, ({ states }) => states);

/** The keys that say what time a record takes of something. */
export const spanOf = (domain: string | undefined): SpanSpec | undefined => saidOf(domain, ({ spans }) => spans);
