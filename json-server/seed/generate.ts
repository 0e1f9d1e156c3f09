import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import type { Row } from '../../src/config/types.ts';
import { demoSeed } from './demo/rows.ts';
import { makeCompany } from './company.ts';
import { makePackages } from './packages.ts';
import { TENANT_PLANS, makeTenants, withUsage } from './tenants.ts';
import type { SeedData } from './seed-data.ts';
import { makeUsers } from './users.ts';

/** A collection that no configuration claims: it is served by the scratch calls only. */
const NOTES: readonly Row[] = [
  { id: 'note-1', title: 'Scratch', body: 'This collection has no configuration file.', done: false },
  { id: 'note-2', title: 'Try it', body: 'GET /api/scratch/notes as admin.', done: true },
];

/** The day that db.json is made for; the server moves the dates to its own (`shift.ts`). */
export const SEED_ANCHOR: IsoDate = '2026-11-20';

/** The whole demo data, the same for the same day on every machine. @param today the day it is made for */
export function generateSeed({ today }: { today: IsoDate }): SeedData {
  const perTenant = TENANT_PLANS.map((plan) => makeCompany({ today, plan }));
  const users = makeUsers(today);
  return {
    packages: makePackages(today),
    tenants: withUsage(makeTenants(today), { users, estates: perTenant.flatMap(({ estates }) => estates) }),
    users,
    investors: perTenant.flatMap((tenant) => tenant.investors),
    'estate-groups': perTenant.flatMap((tenant) => tenant.groups),
    'sales-channels': perTenant.flatMap((tenant) => tenant.channels),
    agencies: perTenant.flatMap((tenant) => tenant.agencies),
    guests: perTenant.flatMap((tenant): readonly Row[] => tenant.people),
    estates: perTenant.flatMap((tenant): readonly Row[] => [...tenant.estates, ...tenant.placeholders]),
    'ical-feeds': perTenant.flatMap((tenant) => tenant.feeds),
    'estate-documents': perTenant.flatMap((tenant) => tenant.documents),
    'legal-permits': perTenant.flatMap((tenant) => tenant.permits),
    reservations: perTenant.flatMap((tenant) => tenant.reservations),
    'stay-guests': perTenant.flatMap((tenant) => tenant.stayGuests),
    'kbs-notifications': perTenant.flatMap((tenant) => tenant.notifications),
    'charge-items': perTenant.flatMap((tenant) => tenant.chargeItems),
    'reservation-charges': perTenant.flatMap((tenant) => tenant.charges),
    'reservation-status-history': perTenant.flatMap((tenant) => tenant.states),
    'out-of-order-periods': perTenant.flatMap((tenant) => tenant.blocks),
    'housekeeping-tasks': perTenant.flatMap((tenant) => tenant.cleaning),
    'card-payment-orders': perTenant.flatMap((tenant): readonly Row[] => tenant.cardPayments),
    messages: perTenant.flatMap((tenant) => tenant.messages),
    conversations: perTenant.flatMap((tenant) => tenant.conversations),
    'message-templates': perTenant.flatMap((tenant) => tenant.templates),
    settings: perTenant.flatMap((tenant) => tenant.settings),
    'dated-rates': perTenant.flatMap((tenant) => tenant.datedRates),
    'contract-texts': perTenant.flatMap((tenant) => tenant.contractTexts),
    'blog-posts': perTenant.flatMap((tenant) => tenant.posts),
    subscribers: perTenant.flatMap((tenant) => tenant.subscribers),
    campaigns: perTenant.flatMap((tenant) => tenant.campaigns),
    'contact-requests': perTenant.flatMap((tenant) => tenant.contacts),
    seasons: perTenant.flatMap((tenant) => tenant.seasons),
    'daily-prices': perTenant.flatMap((tenant) => tenant.dailyPrices),
    'facility-fees': perTenant.flatMap((tenant) => tenant.facilityFees),
    'long-stay-discounts': perTenant.flatMap((tenant) => tenant.longStayDiscounts),
    coupons: perTenant.flatMap((tenant) => tenant.coupons),
    'commission-definitions': perTenant.flatMap((tenant) => tenant.commissionDefinitions),
    suppliers: perTenant.flatMap((tenant) => tenant.suppliers),
    'service-definitions': perTenant.flatMap((tenant) => tenant.services),
    demands: perTenant.flatMap((tenant) => tenant.jobs.demands),
    'demand-messages': perTenant.flatMap((tenant) => tenant.jobs.messages),
    tasks: perTenant.flatMap((tenant) => tenant.jobs.tasks),
    'recurring-tasks': perTenant.flatMap((tenant) => tenant.recurringTasks),
    'recurring-expenses': perTenant.flatMap((tenant) => tenant.recurringExpenses),
    'revenue-expenses': perTenant.flatMap((tenant): readonly Row[] => [...tenant.jobs.expenses, ...tenant.revenues]),
    notes: NOTES,
    ...demoSeed(today),
  };
}
