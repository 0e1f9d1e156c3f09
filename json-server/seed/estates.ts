import { ownersFrom } from '../../src/domain/estates/ownership.ts';
import { addDays } from '../../src/domain/calendar/iso-date.ts';
import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import type { HomeKind } from './data/homes.ts';
import { HOMES, NAMES, PROJECTS } from './data/homes.ts';
import type { SeedDistrict } from './data/places.ts';
import { SEED_DISTRICTS, STREETS } from './data/places.ts';
import { makeOwnerships } from './ownerships.ts';
import type { Random } from './random.ts';
import { createRandom } from './random.ts';
import { officeMoment, stamp } from './stamp.ts';
import type { TenantPlan } from './tenants.ts';

type Named = { readonly id: string; readonly name: string };
export type SeedEstate = ReturnType<typeof makeEstates>[number];

/** How many estates the first two owners (the demo logins) have. */
const OWNED_BY_LOGINS = [7, 5];
/** Lira for one euro when a price list is made up; prices in euro are rounded to 5. */
const LIRA_A_EURO = 50;

export function makeEstates({
  today,
  plan,
  groups,
  investors,
  channels,
}: {
  today: IsoDate;
  plan: TenantPlan;
  groups: readonly Named[];
  investors: readonly { readonly id: string }[];
  channels: readonly { readonly id: string }[];
}) {
  const random = createRandom(`estates ${plan.id}`);
  const places = SEED_DISTRICTS.filter((place) => plan.groups?.includes(place.group) ?? true);
  const rows = Array.from({ length: plan.estates }, (_, index) =>
    makeEstate({
      random,
      plan,
      index,
      today,
      places,
      groups,
      channels,
      investorId: ownerOf({ random, investors, index }),
    }),
  ).map(withMonthPrice);
  const shares = createRandom(`owners ${plan.id}`);
  return rows.map(({ investorId, ...row }, index) => {
    const ownerships = makeOwnerships({ random: shares, investors, today, index, row, investorId });
    const housekeeper = plan.id === 'demo' && shares.chance(0.5) ? { housekeeperId: 'usr-housekeeping' } : {};
    const estate = { ...row, ...housekeeper, ownerships, ownerIds: ownersFrom(ownerships, today) };
    // What drafts are for: somebody began, and something is still to be found out.
    if (row.status !== 'DRAFT') return estate;
    return index % 2 === 0
      ? { ...estate, ownerships: [], ownerIds: [] }
      : { ...estate, squareMeter: null, roomCount: null };
  });
}

/** A month costs as much as about twenty of its nights, in whole hundreds. */
function withMonthPrice(estate: ReturnType<typeof makeEstate>) {
  if (!estate.rentalModes.includes('MONTHLY')) return estate;
  return { ...estate, monthPrice: Math.round((estate.basePrice * 20) / 10_000) * 10_000 };
}

function ownerOf({
  random,
  investors,
  index,
}: {
  random: Random;
  investors: readonly { readonly id: string }[];
  index: number;
}) {
  const [first = 0, second = 0] = OWNED_BY_LOGINS;
  if (index < first) return investors[0]?.id ?? '';
  if (index < first + second && investors.length > 1) return investors[1]?.id ?? '';
  return random.pick(investors.slice(2)).id;
}

function makeEstate({
  random,
  plan,
  index,
  today,
  places,
  groups,
  channels,
  investorId,
}: {
  random: Random;
  plan: TenantPlan;
  index: number;
  today: IsoDate;
  places: readonly SeedDistrict[];
  groups: readonly Named[];
  channels: readonly { readonly id: string }[];
  investorId: string;
}) {
  const number = plan.offset.estates + index + 1;
  const place = random.pick(places);
  const home = random.weighted(
    HOMES.filter((candidate) => !candidate.onCoastOnly || place.isCoast).map((item) => [item, item.weight] as const),
  );
  const [roomCount, maxGuests, bathCount, squareMeter] = random.pick(home.rooms);
  const neighbourhood = random.pick(place.neighbourhoods);
  const propertyName = `${random.pick(NAMES)} ${random.pick(home.words)}`;
  const createdAt = officeMoment(random, addDays(today, -670 + Math.floor((index * 600) / plan.estates)));
  return {
    id: `est-${String(number).padStart(4, '0')}`,
    tenantId: plan.id,
    version: 1,
    code: `${plan.id === 'demo' ? 'KNK' : 'BSP'}-${String(index + 1).padStart(3, '0')}`,
    propertyName,
    ...(random.chance(0.45) ? { projectName: random.pick(PROJECTS) } : {}),
    groupId: groups.find((group) => group.name === place.group)?.id ?? '',
    type: home.type,
    status:
      index < 12
        ? 'ACTIVE'
        : random.weighted([
            ['ACTIVE', 90],
            ['PASSIVE', 6],
            ['DRAFT', 3],
            ['ARCHIVED', 1],
          ]),
    rentalModes: random.chance(0.35) ? ['SHORT_TERM', 'MONTHLY'] : ['SHORT_TERM'],
    investorId,
    channelIds: channels.filter(() => random.chance(0.6)).map((channel) => channel.id),
    ...address({ random, place, neighbourhood }),
    squareMeter: squareMeter + random.int(-8, 14),
    roomCount,
    maxGuests,
    bathCount,
    amenities: amenitiesOf({ random, home, place }),
    ...describe({ home, place, neighbourhood, maxGuests }),
    checkInTime: random.pick(['14:00', '15:00', '16:00']),
    checkOutTime: random.pick(['10:00', '11:00']),
    minNights: home.type === 'VILLA' ? random.pick([2, 3, 3]) : random.pick([1, 1, 1, 2, 2]),
    maxNights: random.pick([30, 60, 90, 365]),
    ...prices({ random, home, place }),
    ...sale({ random, home }),
    cleaningState: random.weighted([
      ['CLEAN', 50],
      ['INSPECTED', 25],
      ['DIRTY', 18],
      ['IN_PROGRESS', 7],
    ]),
    cleaningMinutes: 60 + Math.round(squareMeter / 30) * 30,
    contract: {
      since: createdAt.slice(0, 10),
      feePct: random.pick([15, 18, 20, 20, 22.5, 25]),
      feeBase: random.pick(['ACCOMMODATION', 'ACCOMMODATION', 'ACCOMMODATION_PLUS_CLEANING']),
      commissionBeforeFee: random.chance(0.7),
      recognition: random.pick(['CHECK_OUT', 'CHECK_OUT', 'CHECK_IN', 'PER_NIGHT']),
      payoutCurrency: random.pick(['TRY', 'TRY', 'EUR']),
    },
    kbsFacilityCode: `KBS-${String(number).padStart(6, '0')}`,
    ...forGuests(number),
    tags: random.chance(0.3) ? [random.pick(['aile', 'balayı', 'iş seyahati', 'evcil hayvan', 'engelsiz'])] : [],
    photos: photosOf(random.pick(home.pictures), home),
    ...stamp({ createdAt, createdBy: plan.admin }),
  };
}

const HOUSE_RULES = {
  en: 'No smoking inside.\nPlease keep quiet after 23:00.\nPets only after asking us.',
  tr: 'İçeride sigara içilmez.\n23.00’ten sonra lütfen sessiz olun.\nEvcil hayvan için önceden bize sorun.',
};

/** How a guest gets in, and what holds in the house. */
const forGuests = (number: number) => ({
  doorCode: `${1000 + ((number * 7919) % 9000)}#`,
  wifiName: `Konak ${String(number).padStart(3, '0')}`,
  wifiPassword: `misafir-${String((number * 104_729) % 1_000_000).padStart(6, '0')}`,
  houseRules: HOUSE_RULES,
});

/** All drawings of such a home; the first is the cover. */
function photosOf(cover: string, { pictures }: HomeKind): { readonly path: string }[] {
  return [...new Set([cover, ...pictures])].map((name) => ({ path: `/pictures/${name}.svg` }));
}

function address({ random, place, neighbourhood }: { random: Random; place: SeedDistrict; neighbourhood: string }) {
  const near = (degrees: number) => Math.round((degrees + (random.next() - 0.5) / 40) * 1e5) / 1e5;
  return {
    address: {
      country: 'TR',
      city: place.city,
      district: place.district,
      neighbourhood,
      street: random.pick(STREETS),
      no: String(random.int(1, 140)),
      door: String(random.int(1, 24)),
      zip: place.postalCode,
      addressCode: `10${String(random.int(0, 99_999_999)).padStart(8, '0')}`,
    },
    location: { lat: near(place.latitude), lng: near(place.longitude) },
  };
}

function amenitiesOf({ random, home, place }: { random: Random; home: HomeKind; place: SeedDistrict }): string[] {
  const possible = [...home.amenities, ...(place.isCoast ? ['SEA_VIEW'] : []), 'CRIB'];
  return ['WIFI', 'AIR_CONDITIONING', 'KITCHEN', 'WASHING_MACHINE', ...possible.filter(() => random.chance(0.65))];
}

const HOME_WORDS: Readonly<Record<string, readonly [en: string, tr: string]>> = {
  APARTMENT: ['An apartment', 'Daire'],
  RESIDENCE: ['A serviced residence', 'Rezidans dairesi'],
  STUDIO: ['A studio', 'Stüdyo daire'],
  VILLA: ['A villa', 'Villa'],
  DETACHED_HOUSE: ['A house of its own', 'Müstakil ev'],
};

function describe({
  home,
  place,
  neighbourhood,
  maxGuests,
}: {
  home: HomeKind;
  place: SeedDistrict;
  neighbourhood: string;
  maxGuests: number;
}) {
  const [english = '', turkish = ''] = HOME_WORDS[home.type] ?? [];
  return {
    description: {
      en: `${english} for ${maxGuests} in ${neighbourhood}, ${place.district}${place.isCoast ? ', a short walk from the sea' : ''}. Fully furnished, with fresh linen and towels.`,
      tr: `${turkish}: ${place.district} ${neighbourhood} bölgesinde, ${maxGuests} kişilik${place.isCoast ? ', denize yürüme mesafesinde' : ''}. Tam eşyalı; temiz nevresim ve havlu dahildir.`,
    },
  };
}

/** Round prices: whole tens of lira, whole fives of euro; in minor units. */
function prices({ random, home, place }: { random: Random; home: HomeKind; place: SeedDistrict }) {
  const lira = random.int(home.night[0], home.night[1]) * place.price;
  const inEuro = place.isCoast && random.chance(0.3);
  const round = (amount: number) =>
    inEuro ? Math.round(amount / LIRA_A_EURO / 5) * 500 : Math.round(amount / 10) * 1000;
  return {
    currency: inEuro ? 'EUR' : 'TRY',
    basePrice: round(lira),
    cleaningFee: round(lira * 0.3),
    securityDeposit: round(lira * 2),
  };
}

function sale({ random, home }: { random: Random; home: HomeKind }) {
  return random.chance(0.08)
    ? { isForSale: true, salePrice: random.int(home.night[0], home.night[1]) * 2_000 * 100 }
    : { isForSale: false };
}
