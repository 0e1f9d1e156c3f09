import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { makeAgencies, withAgencies } from './agencies.ts';
import { makeBlocks } from './blocks.ts';
import { withBuildings } from './buildings.ts';
import { makeCardPayments } from './card-payments.ts';
import { makeChannels } from './channels.ts';
import { makeChargeItems } from './charge-items.ts';
import { withCharges } from './charges.ts';
import { makeEstates } from './estates.ts';
import { makeFeeds, makePlaceholders, makeRevenues, monthlyStays, withBookers } from './few-of-a-kind.ts';
import { makeGroups } from './groups.ts';
import { makeGuests } from './guests.ts';
import { makeHousekeepingTasks } from './housekeeping.ts';
import { makeInvestors } from './investors.ts';
import { makeRecurringTasks, makeServiceDefinitions, makeSuppliers } from './job-templates.ts';
import { makeJobs } from './jobs.ts';
import { makeCompanions, makeNotifications } from './kbs.ts';
import { makeMessages, makeSettings, makeTemplates } from './messages.ts';
import { makeDocuments, makePermits, withConsents, withPermits } from './permits.ts';
import { makePosts } from './posts.ts';
import { makeDailyPrices, makeFacilityFees, makeLongStayDiscounts, makeSeasons } from './prices.ts';
import { makeRecurringExpenses } from './recurring-expenses.ts';
import { makeReservations } from './reservations.ts';
import { makeCommissionDefinitions, makeCoupons } from './sales-rules.ts';
import { makeContractTexts, makeDatedRates } from './setting.ts';
import { withStandings } from './standings.ts';
import { makeStateHistory, withStayStates } from './states.ts';
import { withTalk } from './talk.ts';
import { makeTenants, type TenantPlan } from './tenants.ts';
import { makeUsers } from './users.ts';
import { makeCampaigns, makeContactRequests, makeSubscribers } from './website.ts';

type Setup = { readonly today: IsoDate; readonly plan: TenantPlan };

/** All rows of one company, by what they are. */
export function makeCompany(setup: Setup) {
  const homes = makeHomes(setup);
  const stays = makeStays(setup, homes);
  const settings = makeSettings(makeTenants(setup.today), setup);
  return {
    ...homes,
    ...stays,
    ...makeWork(setup, homes),
    ...makePriceRules(setup, homes),
    ...makeOutside(setup, { channels: homes.channels, guests: stays.guests }),
    ...makeTalk(setup, { ...stays, estates: homes.estates, settings }),
    templates: makeTemplates(setup),
    settings,
    datedRates: makeDatedRates(setup),
    contractTexts: makeContractTexts(setup),
  };
}

/** What guests were told, and what they said. */
function makeTalk(setup: Setup, told: Parameters<typeof makeMessages>[0]) {
  const { reservations, guests } = told;
  return withTalk({ messages: makeMessages(told, setup), reservations, guests }, setup);
}

/** The homes with their papers, whose they are and where they are sold. */
function makeHomes({ today, plan }: Setup) {
  const investors = makeInvestors({ today, plan });
  const groups = makeGroups({ today, plan });
  const channels = makeChannels({ today, plan });
  const built = makeEstates({ today, plan, groups, investors, channels });
  const granted = makePermits({ today, plan, estates: built, investors });
  const homes = withBuildings(built, granted, plan);
  const documents = makeDocuments({ today, plan, estates: homes, permits: granted });
  const estates = withPermits(homes, granted, today);
  const active = estates.filter(({ status }) => status === 'ACTIVE');
  const like = active.at(-1);
  return {
    investors,
    groups,
    channels,
    estates,
    active,
    documents,
    permits: withConsents(granted, documents),
    placeholders: like ? makePlaceholders({ today, plan }, { like, groups }) : [],
    feeds: makeFeeds({ today, plan }, { homes: active, channels }),
  };
}

type Homes = ReturnType<typeof makeHomes>;

/** The stays, who is in them, and what is done for them. */
function makeStays({ today, plan }: Setup, { estates, channels }: Pick<Homes, 'estates' | 'channels'>) {
  const guests = makeGuests({ today, plan });
  const nightly = makeReservations({ today, plan, estates, guests, channels });
  const monthly = monthlyStays(nightly, { today, plan, estates });
  const stays = [...withBookers(nightly, { today, plan }), ...withBookers(monthly, { today, plan })];
  const agencies = makeAgencies({ today, plan });
  const sent = withAgencies(withStayStates(stays, { today, plan }), { plan, channels, agencies });
  const { charges, reservations } = withCharges(sent, { today, plan });
  const family = { today, plan, stays: reservations, guests };
  const { companions, stayGuests } = makeCompanions(family);
  return {
    guests,
    agencies,
    charges,
    reservations,
    stayGuests,
    notifications: makeNotifications({ ...family, companions, stayGuests }),
    states: makeStateHistory(reservations, { today, plan }),
    blocks: makeBlocks({ today, plan, estates, reservations }),
    cleaning: makeHousekeepingTasks(reservations, { today, plan, estates }),
    people: withStandings([...guests, ...companions], { stays: reservations, stayGuests }),
    cardPayments: makeCardPayments(reservations, { today, plan }),
  };
}

/** What is done in the homes, by whom, and what it costs. */
function makeWork({ today, plan }: Setup, { estates, investors, active }: Homes) {
  const suppliers = makeSuppliers({ today, plan });
  const services = makeServiceDefinitions({ today, plan, suppliers });
  const jobs = makeJobs({ today, plan, estates, investors, services });
  return {
    suppliers,
    services,
    jobs,
    recurringExpenses: makeRecurringExpenses({ today, plan, estates, suppliers }),
    recurringTasks: makeRecurringTasks({ today, plan, estates, services }),
    revenues: makeRevenues({ today, plan }, { first: jobs.expenses.length + 1, homes: active }),
  };
}

function makePriceRules({ today, plan }: Setup, { estates, groups, channels }: Homes) {
  const priced = { today, plan, estates, groups };
  return {
    seasons: makeSeasons(priced),
    dailyPrices: makeDailyPrices(priced),
    facilityFees: makeFacilityFees(priced),
    longStayDiscounts: makeLongStayDiscounts(priced),
    commissionDefinitions: makeCommissionDefinitions({ today, plan, channels, estates }),
  };
}

/** What the company shows and sends to the world. */
function makeOutside(
  { today, plan }: Setup,
  { channels, guests }: Pick<Homes, 'channels'> & Pick<ReturnType<typeof makeStays>, 'guests'>,
) {
  const coupons = makeCoupons({ today, plan, channels });
  const caller = makeUsers(today).find(({ id }) => id === plan.admin);
  return {
    posts: makePosts({ today, plan }),
    coupons,
    chargeItems: makeChargeItems({ today, plan }),
    subscribers: makeSubscribers(guests, { today, plan }),
    campaigns: makeCampaigns(coupons, { today, plan }),
    contacts: makeContactRequests(caller ? `${caller.name} ${caller.surname}` : '', { today, plan }),
  };
}
