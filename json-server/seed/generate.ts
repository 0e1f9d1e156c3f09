import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import type { Row } from '../../src/config/types.ts';
import { makeCategories } from './demo/categories.ts';
import { makeDemo } from './demo/generate.ts';
import { makeAgencies, withAgencies } from './agencies.ts';
import { makeBlocks } from './blocks.ts';
import { makeCardPayments } from './card-payments.ts';
import { withBuildings } from './buildings.ts';
import { makeChannels } from './channels.ts';
import { withCharges } from './charges.ts';
import { makeEstates } from './estates.ts';
import { makeFeeds, makePlaceholders, makeRevenues, monthlyStays, withBookers } from './few-of-a-kind.ts';
import { makeGroups } from './groups.ts';
import { makeGuests } from './guests.ts';
import { makeHousekeepingTasks } from './housekeeping.ts';
import { makeInvestors } from './investors.ts';
import { makeCompanions, makeNotifications } from './kbs.ts';
import { makeDocuments, makePermits, withConsents, withPermits } from './permits.ts';
import { makeRecurringTasks, makeServiceDefinitions, makeSuppliers } from './job-templates.ts';
import { makeJobs } from './jobs.ts';
import { makeMessages, makeSettings, makeTemplates } from './messages.ts';
import { makePackages } from './packages.ts';
import { makePosts } from './posts.ts';
import { makeDailyPrices, makeFacilityFees, makeLongStayDiscounts, makeSeasons } from './prices.ts';
import { makeRecurringExpenses } from './recurring-expenses.ts';
import { makeReservations } from './reservations.ts';
import { makeContractTexts, makeDatedRates } from './setting.ts';
import { withStandings } from './standings.ts';
import { makeStateHistory, withStayStates } from './states.ts';
import { makeCommissionDefinitions, makeCoupons } from './sales-rules.ts';
import { TENANT_PLANS, makeTenants, withUsage } from './tenants.ts';
import { makeUsers } from './users.ts';
import { makeCampaigns, makeContactRequests, makeSubscribers } from './website.ts';

/** Collection → rows, in the order in which they were made. */
export type SeedData = { readonly [collection: string]: readonly Row[] };

/** A collection that no configuration claims: it is served by the scratch calls only. */
const NOTES: readonly Row[] = [
  { id: 'note-1', title: 'Scratch', body: 'This collection has no configuration file.', done: false },
  { id: 'note-2', title: 'Try it', body: 'GET /api/scratch/notes as admin.', done: true },
];

/** The day that db.json is made for; the server moves the dates to its own (`shift.ts`). */
export const SEED_ANCHOR: IsoDate = '2026-11-20';

/** The whole demo data, the same for the same day on every machine. @param today the day it is made for */
export function generateSeed({ today }: { today: IsoDate }): SeedData {
  const perTenant = TENANT_PLANS.map((plan) => {
    const investors = makeInvestors({ today, plan });
    const groups = makeGroups({ today, plan });
    const channels = makeChannels({ today, plan });
    const guests = makeGuests({ today, plan });
    const built = makeEstates({ today, plan, groups, investors, channels });
    const granted = makePermits({ today, plan, estates: built, investors });
    const homes = withBuildings(built, granted, plan);
    const documents = makeDocuments({ today, plan, estates: homes, permits: granted });
    const permits = withConsents(granted, documents);
    const estates = withPermits(homes, granted, today);
    const nightly = makeReservations({ today, plan, estates, guests, channels });
    const monthly = monthlyStays(nightly, { today, plan, estates });
    const stays = [...withBookers(nightly, { today, plan }), ...withBookers(monthly, { today, plan })];
    const agencies = makeAgencies({ today, plan });
    const sent = withAgencies(withStayStates(stays, { today, plan }), { plan, channels, agencies });
    const { charges, reservations } = withCharges(sent, { today, plan });
    const family = { today, plan, stays: reservations, guests };
    const { companions, stayGuests } = makeCompanions(family);
    const notifications = makeNotifications({ ...family, companions, stayGuests });
    const states = makeStateHistory(reservations, { today, plan });
    const blocks = makeBlocks({ today, plan, estates, reservations });
    const cleaning = makeHousekeepingTasks(reservations, { today, plan, estates });
    const posts = makePosts({ today, plan });
    const coupons = makeCoupons({ today, plan, channels });
    const caller = makeUsers(today).find(({ id }) => id === plan.admin);
    const suppliers = makeSuppliers({ today, plan });
    const services = makeServiceDefinitions({ today, plan, suppliers });
    const jobs = makeJobs({ today, plan, estates, investors, services });
    const priced = { today, plan, estates, groups };
    const active = estates.filter(({ status }) => status === 'ACTIVE');
    const like = active.at(-1);
    const placeholders = like ? makePlaceholders({ today, plan }, { like, groups }) : [];
    const revenues = makeRevenues({ today, plan }, { first: jobs.expenses.length + 1, homes: active });
    return {
      ...{ investors, groups, channels, agencies, estates, reservations, states, blocks, posts },
      ...{ permits, documents, charges, stayGuests, notifications, cleaning, suppliers, services, jobs },
      recurringExpenses: makeRecurringExpenses({ today, plan, estates, suppliers }),
      recurringTasks: makeRecurringTasks({ today, plan, estates, services }),
      placeholders,
      revenues,
      feeds: makeFeeds({ today, plan }, { homes: active, channels }),
      people: withStandings([...guests, ...companions], { stays: reservations, stayGuests }),
      cardPayments: makeCardPayments(reservations, { today, plan }),
      messages: makeMessages({ reservations, guests, estates }, { today, plan }),
      templates: makeTemplates({ today, plan }),
      settings: makeSettings(makeTenants(today), { today, plan }),
      datedRates: makeDatedRates({ today, plan }),
      contractTexts: makeContractTexts({ today, plan }),
      seasons: makeSeasons(priced),
      dailyPrices: makeDailyPrices(priced),
      facilityFees: makeFacilityFees(priced),
      longStayDiscounts: makeLongStayDiscounts(priced),
      coupons,
      subscribers: makeSubscribers(guests, { today, plan }),
      campaigns: makeCampaigns(coupons, { today, plan }),
      contacts: makeContactRequests(caller ? `${caller.name} ${caller.surname}` : '', { today, plan }),
      commissionDefinitions: makeCommissionDefinitions({ today, plan, channels, estates }),
      demoCategories: makeCategories({ today, plan }),
    };
  });
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
    'reservation-charges': perTenant.flatMap((tenant) => tenant.charges),
    'reservation-status-history': perTenant.flatMap((tenant) => tenant.states),
    'out-of-order-periods': perTenant.flatMap((tenant) => tenant.blocks),
    'housekeeping-tasks': perTenant.flatMap((tenant) => tenant.cleaning),
    'card-payment-orders': perTenant.flatMap((tenant): readonly Row[] => tenant.cardPayments),
    messages: perTenant.flatMap((tenant) => tenant.messages),
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
    'demo-product-categories': perTenant.flatMap((tenant) => tenant.demoCategories),
    ...makeDemo({ today }),
  };
}
