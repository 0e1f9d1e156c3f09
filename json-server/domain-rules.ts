import type { Json, Row } from '../src/config/types.ts';
import type { Refusal } from '../src/domain/rule/refusal.ts';
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
import type { AreaRules, DomainParts, Removal, StateList } from './rules/area-rules.ts';
import type { RecordWrite, DomainRule, Follower } from './rules/domain-write.ts';
import type { SpanSpec } from './tenancy/company.ts';

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

/** The rules that a resource may name with `domain`, by that name; run inside the transaction that writes. */
export const DOMAIN_RULES: Readonly<Record<string, DomainRule | undefined>> = rulesOf(AREAS);

/** The rules of all areas. @throws where two areas have one of the same name */
function rulesOf(areas: readonly AreaRules[]): Readonly<Record<string, DomainRule>> {
  // A resource that names a rule holds its rows: `DomainRows` is made of the configuration, and checked with it.
  const entries = areas.flatMap(({ rules = {} }) => Object.entries(rules) as [string, DomainRule][]);
  const names = entries.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Error(`Two areas have a rule "${twice}".`);
  return Object.fromEntries(entries);
}

/** The followers of a collection: asked after each write of it. */
export const followersOf = (collection: string): readonly Follower[] =>
  AREAS.flatMap(({ followers = {} }) => (followers as ByName<readonly Follower[]>)[collection] ?? []);

type ByName<Entry> = Readonly<Record<string, Entry | undefined>>;

/** What the area that knows a `domain` says of it. A resource that names the domain holds its rows (`DomainRows`). */
function partOf<Part extends Exclude<keyof DomainParts<Row>, 'rule'>>(
  domain: string | undefined,
  part: Part,
): DomainParts<Row>[Part] | undefined {
  if (domain === undefined) return undefined;
  return AREAS.map((area) => (area[part] as ByName<DomainParts<Row>[Part]> | undefined)?.[domain]).find(
    (entry) => entry !== undefined,
  );
}

/** Why a record may not be deleted. */
export const removalRefusal = (domain: string | undefined, before: Row): Refusal | undefined =>
  partOf(domain, 'removalRefusal')?.({ before });

/** Whether a record is deleted when somebody makes another one with a value that is unique. */
export const givesWay = (domain: string | undefined, row: Row): boolean => partOf(domain, 'givesWay')?.(row) ?? false;

/** When a deleted record is brought back: what its rule is given as the record before. */
export const beforeRestore = (domain: string | undefined, row: Row): Row | undefined =>
  partOf(domain, 'onRestore')?.before?.(row);

/** When a deleted record is brought back: values that it gets whatever they were. */
export const valuesOnRestore = (domain: string | undefined): Readonly<Record<string, Json>> =>
  partOf(domain, 'onRestore')?.as ?? {};

/** Writes to other records when one is deleted. */
export const writesOnRemoval = (domain: string | undefined, removal: Removal): readonly RecordWrite[] =>
  partOf(domain, 'onRemoval')?.(removal) ?? [];

/** The list that keeps the history of a record's states. */
export const stateListOf = (domain: string | undefined): StateList | undefined => partOf(domain, 'states');

/** The keys that say what time a record takes of something, for the index of spans. */
export const spanOf = (domain: string | undefined): SpanSpec | undefined =>
  AREAS.map(({ spans = {} }) => (domain === undefined ? undefined : (spans as ByName<SpanSpec>)[domain])).find(
    (entry) => entry !== undefined,
  );
