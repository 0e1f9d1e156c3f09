import { channels } from './modules/channels/module.ts';
import { estates } from './modules/estates/module.ts';
import { prices } from './modules/prices/module.ts';
import { reservations } from './modules/reservations/module.ts';
import { cardPayment } from './modules/card-payment/module.ts';
import { accessRights } from './modules/access-rights/module.ts';
import { crm } from './modules/crm/module.ts';
import { companies } from './modules/companies/module.ts';
import { desk } from './modules/desk/module.ts';
import { housekeeping } from './modules/housekeeping/module.ts';
import { investor } from './modules/investor/module.ts';
import { jobTracking } from './modules/job-tracking/module.ts';
import { kbs } from './modules/kbs/module.ts';
import { mail } from './modules/mail/module.ts';
import { collectRules } from './rules/rules.ts';
import type { Module } from './modules/module.ts';
import { money } from './modules/money/module.ts';
import { people } from './modules/people/module.ts';
import { reports } from './modules/reports/module.ts';
import { setting } from './modules/setting/module.ts';
import { statements } from './modules/statements/module.ts';
import { website } from './modules/website/module.ts';

/** The areas of the business, in the order in which their rules and followers are asked; nothing else in the server knows them. */
export const MODULES: readonly Module[] = [
  estates,
  prices,
  reservations,
  channels,
  desk,
  housekeeping,
  kbs,
  crm,
  mail,
  money,
  jobTracking,
  reports,
  statements,
  investor,
  cardPayment,
  accessRights,
  companies,
  people,
  setting,
  website,
];

/** Their rules, as resources name them and records obey them. */
export const RULES = collectRules(MODULES);
